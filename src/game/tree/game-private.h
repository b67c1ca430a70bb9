/* How a game is changed: what editing, playing and ending a game ask of it (game.c), and of each
 * other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/history.h"

G_BEGIN_DECLS

/* --- game.c --------------------------------------------------------------------------------- */

/* Makes a new step, (transfer full), lets the board go somewhere (NULL: it stays), and announces
 * it. */
void checkbit_game_commit (CheckbitGame *self, CheckbitStep *step, CheckbitNode *place);

/* Lets the board go to another node, and announces that. FALSE where it stands there already. */
gboolean checkbit_game_move_to (CheckbitGame *self, CheckbitNode *node);

/* Where the game is being played; NULL for nowhere. */
CheckbitNode *checkbit_game_get_live (CheckbitGame *self);

/* Lets whoever takes the times write them beside a new move, before anyone hears of it. */
void checkbit_game_stamp (CheckbitGame *self, CheckbitNode *node);

/* The last step, where none was taken back after it; else NULL. */
CheckbitStep *checkbit_game_get_last_step (CheckbitGame *self);

/* Announces that the record is another, in the place where the board stands. */
void checkbit_game_announce_edit (CheckbitGame *self);

/* --- edit-tree.c ---------------------------------------------------------------------------- */

/* Has a step add a line of legal moves after a node, as far as it is not there yet, and go from
 * where it leaves the tree to its end. Moves from the first illegal one on are passed over.
 * Returns the first move that is new, which is not in the tree until the step is made; NULL
 * where all are there. */
CheckbitNode *
checkbit_step_add_line (CheckbitStep *step, CheckbitNode *node, const ChessMove *moves, guint n);

/* The same as checkbit_game_commit() for a step that may turn out to change nothing: then FALSE,
 * and nothing is announced. (transfer full) of step. */
gboolean checkbit_game_commit_any (CheckbitGame *self, CheckbitStep *step, CheckbitNode *place);

/* --- game-play.c ---------------------------------------------------------------------------- */

/* Whether the game goes on at a node and a move is legal there; else FALSE with the reason. */
gboolean checkbit_game_check_move (CheckbitNode *node, ChessMove move, GError **error);

/* The step that plays a legal move at a node, or follows it; CHESS_MOVE_NONE is a null move.
 * (transfer full) */
CheckbitStep *checkbit_game_new_move_step (CheckbitGame *self, CheckbitNode *node, ChessMove move);

/* Sets the error of an attempt to go on with a game that has ended at a node. */
void checkbit_game_set_error_over (CheckbitNode *node, GError **error);

G_END_DECLS
