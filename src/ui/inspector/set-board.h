/* A large board that shows one set square by square, with bit numbers and marks; it can be
 * navigated and edited by pointer and keyboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/text/word-form.h"

G_BEGIN_DECLS

/* Properties: "editable" (gboolean: squares can be clicked, or chosen with Space or Enter),
 * "show-indices" (gboolean: each square shows the number of its bit in the layout).
 * Signals: "square-activated" (guint square); "square-pointed" (guint square: the pointer or the
 * focus is on it, 64 for none).
 *
 * CSS nodes: `set-board` with 64 children `set-square`; the `color` fills the members.
 *
 * Accessible role: grid of named cells (set-square.h). Tab stops once; arrow keys, Home and End
 * move between the squares. Files and ranks are written at its edges, White's side is below. */
#define CHECKBIT_TYPE_SET_BOARD (checkbit_set_board_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetBoard, checkbit_set_board, CHECKBIT, SET_BOARD, GtkWidget)

/* form: its layout numbers the bits; the board follows its changes. */
GtkWidget *checkbit_set_board_new (CheckbitWordForm *form);

/* changed: new members get a dot, former members an outline, as in the small boards. */
void
checkbit_set_board_set_bits (CheckbitSetBoard *self, ChessBitboard bits, ChessBitboard changed);
ChessBitboard checkbit_set_board_get_bits (CheckbitSetBoard *self);

/* Members that wrapped around an edge: they get an arrow and a frame. */
void checkbit_set_board_set_wrapped (CheckbitSetBoard *self, ChessBitboard wrapped);

/* The square with a frame around it; CHESS_SQUARE_NONE for none. */
void checkbit_set_board_set_highlighted (CheckbitSetBoard *self, ChessSquare square);

void checkbit_set_board_set_editable (CheckbitSetBoard *self, gboolean editable);
void checkbit_set_board_set_show_indices (CheckbitSetBoard *self, gboolean show);

/* One of the 64 cells. (transfer none) */
GtkWidget *checkbit_set_board_get_cell (CheckbitSetBoard *self, ChessSquare square);

G_END_DECLS
