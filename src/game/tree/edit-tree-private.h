/* Lines that a step adds, and steps that may change nothing (edit-tree.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/history.h"

G_BEGIN_DECLS

/* Has a step add a line of legal moves after a node, as far as it is not there yet, and go from
 * where it leaves the tree to its end. Moves from the first illegal one on are passed over.
 * Returns the first move that is new, which is not in the tree until the step is made; NULL
 * where all are there. */
CheckbitNode *
checkbit_step_add_line (CheckbitStep *step, CheckbitNode *node, const ChessMove *moves, guint n);

/* Has a step make the line that leads to a node the main line; nothing where it is. */
void checkbit_step_add_main_line (CheckbitStep *step, CheckbitNode *node);

/* The same as checkbit_game_commit() for a step that may turn out to change nothing: then FALSE,
 * and nothing is announced. (transfer full) of step. */
gboolean checkbit_game_commit_any (CheckbitGame *self, CheckbitStep *step, CheckbitNode *place);

G_END_DECLS
