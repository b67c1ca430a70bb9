/* The moves of a position as a table that can be searched, filtered and sorted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/move-model.h"

G_BEGIN_DECLS

/* Property: "current" (CheckbitListedMove, read only: the row pointed at, else the selected one;
 * may be NULL. It also notifies when another row is selected). Signal: "details": show what the
 * selected move changes. Actions used: `win.play-move` (s: a move in UCI), when a row is activated.
 *
 * CSS node: `legal-moves`. Accessible role: group, with the search field `Search moves`. */
#define CHECKBIT_TYPE_LEGAL_MOVES (checkbit_legal_moves_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitLegalMoves, checkbit_legal_moves, CHECKBIT, LEGAL_MOVES, GtkWidget)

/* Sets the list to show; called once. */
void checkbit_legal_moves_set_model (CheckbitLegalMoves *self, CheckbitMoveModel *model);

/* (transfer none) (nullable) */
CheckbitListedMove *checkbit_legal_moves_get_current (CheckbitLegalMoves *self);

/* The selected row, pointed at or not. (transfer none) (nullable) */
CheckbitListedMove *checkbit_legal_moves_get_selected (CheckbitLegalMoves *self);

/* Selects the row of a move; CHESS_MOVE_NONE for none. */
void checkbit_legal_moves_select (CheckbitLegalMoves *self, ChessMove move);

/* Sorts by a column, or in the generator's order: CHECKBIT_N_MOVE_COLUMNS. */
void checkbit_legal_moves_sort (CheckbitLegalMoves *self, guint column, gboolean descending);

G_END_DECLS
