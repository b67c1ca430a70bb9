/* One set of the inspector: its squares on a small board, its title, its value and its size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/set.h"
#include "game/text/word-form.h"

G_BEGIN_DECLS

/* Signals: "keep": the tile was activated: keep its set on the main board or remove it; "copy"
 * (char *text): copy its value, formula or id; "inspect": open it in full. Actions: `tile.keep`
 * (Space, Enter), `tile.copy` (Ctrl+C), `tile.inspect` (Shift+Enter, a double click),
 * `tile.copy-formula`, `tile.copy-id`, `tile.menu` (Menu, Shift+F10, the secondary button),
 * `tile.older` and `tile.newer` (comma and full stop: the values of a set that was sent).
 *
 * CSS nodes: `mask-tile[.kept]`, with children `bitboard-view` and `mask-value`.
 *
 * Its minimum width fits the value in two lines, its natural width in one.
 *
 * Accessible role: button, pressed while the set is kept; named "White pawns, 8 squares,
 * 0x000000000000FF00" and described by the set's sentence. An older value of a set sent by a
 * program has its number after the title: "attacks (12 of 64)". */
#define CHECKBIT_TYPE_MASK_TILE (checkbit_mask_tile_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMaskTile, checkbit_mask_tile, CHECKBIT, MASK_TILE, GtkWidget)

/* form: how the value is written; the tile follows its changes. */
GtkWidget *checkbit_mask_tile_new (CheckbitSet *set, CheckbitWordForm *form);

/* (transfer none) */
CheckbitSet *checkbit_mask_tile_get_set (CheckbitMaskTile *self);

/* The least width at which the value stands on one line. */
int checkbit_mask_tile_get_line_width (CheckbitMaskTile *self);

/* The square to highlight; CHESS_SQUARE_NONE for none. */
void checkbit_mask_tile_set_highlighted_square (CheckbitMaskTile *self, ChessSquare square);
ChessSquare checkbit_mask_tile_get_highlighted_square (CheckbitMaskTile *self);

/* The style of the set on the main board, or CHECKBIT_LAYER_STYLE_NONE if it is not there; kept:
 * whether it is kept there. */
void checkbit_mask_tile_set_layer (CheckbitMaskTile *self, guint style, gboolean kept);
guint checkbit_mask_tile_get_layer_style (CheckbitMaskTile *self);
gboolean checkbit_mask_tile_get_kept (CheckbitMaskTile *self);

/* The square at a point in the tile's coordinates; CHESS_SQUARE_NONE outside its board. */
ChessSquare checkbit_mask_tile_square_at (CheckbitMaskTile *self, double x, double y);

/* Whether a point in the tile's coordinates is on its value. */
gboolean checkbit_mask_tile_is_value_at (CheckbitMaskTile *self, double x, double y);

G_END_DECLS
