/* The value of a mask tile: a set as a hexadecimal number, to read and copy.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/bitboard.h"

G_BEGIN_DECLS

/* CSS node: `mask-value`. It is one line of 18 characters, scaled down a little if necessary, or
 * two lines of at most 10 characters if there is even less room.
 *
 * Accessible role: button, named by what it copies. It does not take the focus: the tile itself
 * copies with Ctrl+C. Its action `value.copy` activates the `tile.copy` of that tile. */
#define CHECKBIT_TYPE_MASK_TILE_VALUE (checkbit_mask_tile_value_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitMaskTileValue, checkbit_mask_tile_value, CHECKBIT, MASK_TILE_VALUE, GtkWidget)

/* title: the translated title of the mask. */
GtkWidget *checkbit_mask_tile_value_new (const char *title);

/* Sets the word to show, already in the layout's numbering. */
void checkbit_mask_tile_value_set_word (CheckbitMaskTileValue *self, guint64 word);

/* Whether the value takes two lines at a width. */
gboolean checkbit_mask_tile_value_wraps (CheckbitMaskTileValue *self, int width);

/* The least width of one line. */
int checkbit_mask_tile_value_get_least_line (CheckbitMaskTileValue *self);

/* A value in the form used everywhere in the program, "0x000000000000FF00": never translated.
 * (transfer full) */
char *checkbit_mask_tile_value_format (ChessBitboard bits);

G_END_DECLS
