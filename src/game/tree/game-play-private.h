/* Moves and null moves as steps (game-play.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/history.h"

G_BEGIN_DECLS

/* Whether the game is not over at a node and a move is legal there; else FALSE with the reason. */
gboolean checkbit_game_check_move (CheckbitNode *node, ChessMove move, GError **error);

/* The step that plays a legal move at a node, or goes to an existing one; CHESS_MOVE_NONE is a null
 * move. (transfer full) */
CheckbitStep *checkbit_game_new_move_step (CheckbitGame *self, CheckbitNode *node, ChessMove move);

/* Makes a step from the former, which plays a move in the game being played and ends it, also
 * promote its line to the main line. */
void checkbit_game_step_to_main_line (CheckbitStep *step);

/* Sets the error for trying to continue a game that has ended at a node. */
void checkbit_game_set_error_over (CheckbitNode *node, GError **error);

G_END_DECLS
