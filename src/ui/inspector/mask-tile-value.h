/* The value of a mask tile: a set as a hexadecimal number, to be read and copied.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/bitboard.h"

G_BEGIN_DECLS

/* CSS node: `mask-value`. It stands on one line of 18 characters, a little smaller where it must
 * be, or on two lines of at most 10 where it is given less room still.
 *
 * Accessible role: button, named by what it copies. It takes no focus of its own: the tile
 * around it copies with Ctrl+C. Its action `value.copy` activates the `tile.copy` of that tile. */
#define CHECKBIT_TYPE_MASK_TILE_VALUE (checkbit_mask_tile_value_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitMaskTileValue, checkbit_mask_tile_value, CHECKBIT, MASK_TILE_VALUE, GtkWidget)

/* title: the title of the mask, as people read it. */
GtkWidget *checkbit_mask_tile_value_new (const char *title);

/* The word as it is shown, in whatever numbering of the squares. */
void checkbit_mask_tile_value_set_word (CheckbitMaskTileValue *self, guint64 word);

/* Whether the value takes two lines in a width. */
gboolean checkbit_mask_tile_value_wraps (CheckbitMaskTileValue *self, int width);

/* A value as every part of the program writes it, "0x000000000000FF00": never translated.
 * (transfer full) */
char *checkbit_mask_tile_value_format (ChessBitboard bits);

G_END_DECLS
