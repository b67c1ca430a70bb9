/* Steps that add lines, or may change nothing (edit-tree.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/history.h"

G_BEGIN_DECLS

/* Makes a step add a line of legal moves after a node, as far as it is not there yet, and go from
 * its branching point to its end. The first illegal move and those after it are ignored. Returns
 * the first new move, which is not in the tree until the step is made; NULL if all are already
 * there. */
CheckbitNode *
checkbit_step_add_line (CheckbitStep *step, CheckbitNode *node, const ChessMove *moves, guint n);

/* Makes a step promote the line of a node to the main line; nothing if it is. */
void checkbit_step_add_main_line (CheckbitStep *step, CheckbitNode *node);

/* The same as checkbit_game_commit(), but if the step turns out to change nothing, returns FALSE
 * and announces nothing. (transfer full) of step. */
gboolean checkbit_game_commit_any (CheckbitGame *self, CheckbitStep *step, CheckbitNode *place);

G_END_DECLS
