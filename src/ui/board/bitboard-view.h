/* A small board that shows one set of squares, a1 at the bottom left.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/bitboard.h"

G_BEGIN_DECLS

/* The style of a view whose set is not on the main board. */
#define CHECKBIT_LAYER_STYLE_NONE G_MAXUINT

/* CSS node: `bitboard-view`; its `color` fills the members. The squares, marks and the frame of the
 * highlighted square take their ink from the theme's `window_fg_color` and `window_bg_color`.
 *
 * Accessible role: image, unless the parent gives another one; the parent also names it. */
#define CHECKBIT_TYPE_BITBOARD_VIEW (checkbit_bitboard_view_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitBitboardView, checkbit_bitboard_view, CHECKBIT, BITBOARD_VIEW, GtkWidget)

GtkWidget *checkbit_bitboard_view_new (void);

/* Limits the board's side, in pixels, 32 or more. A clamp of libadwaita since 1.4 grows with the
 * texts, and gets wider than its child's natural width, which 1.7 warns about. */
void checkbit_bitboard_view_set_largest_side (CheckbitBitboardView *self, int side);

/* Shows a set. changed: squares that the last change added (members) or took away (the others); new
 * members are marked with a dot, former members with a hollow outline. */
void checkbit_bitboard_view_set_bits (CheckbitBitboardView *self,
                                      ChessBitboard bits,
                                      ChessBitboard changed);
ChessBitboard checkbit_bitboard_view_get_bits (CheckbitBitboardView *self);
ChessBitboard checkbit_bitboard_view_get_changed (CheckbitBitboardView *self);

/* The square with a frame around it; CHESS_SQUARE_NONE for none. */
void checkbit_bitboard_view_set_highlighted_square (CheckbitBitboardView *self, ChessSquare square);
ChessSquare checkbit_bitboard_view_get_highlighted_square (CheckbitBitboardView *self);

/* Draws the members in a layer style, as the main board does, or with CHECKBIT_LAYER_STYLE_NONE
 * plain. */
void checkbit_bitboard_view_set_layer_style (CheckbitBitboardView *self, guint style);
guint checkbit_bitboard_view_get_layer_style (CheckbitBitboardView *self);

/* The square at a point in the widget's coordinates; CHESS_SQUARE_NONE beside the board. */
ChessSquare checkbit_bitboard_view_square_at (CheckbitBitboardView *self, double x, double y);

/* The side of the largest board that fits into a width, with squares of whole pixels. */
int checkbit_bitboard_view_side_for (int width);

G_END_DECLS
