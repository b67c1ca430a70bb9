/* What can be changed in a record: signs, comments, the order of variations, what is taken out.
 * Each is a step that undo takes back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/tree/game.h"
#include "ui/base/move-text.h"

G_BEGIN_DECLS

/* Signals:
 * "edited" (const char *sentence): something was taken out; the sentence says what.
 * "comment-requested" (CheckbitNode *node, gboolean before): a comment is to be written.
 * "copied" (const char *line): moves are to be on the clipboard. */
#define CHECKBIT_TYPE_MOVE_ACTIONS (checkbit_move_actions_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveActions, checkbit_move_actions, CHECKBIT, MOVE_ACTIONS, GObject)

CheckbitMoveActions *checkbit_move_actions_new (void);

/* The actions: see move-list.h. (transfer none) */
GActionGroup *checkbit_move_actions_get_group (CheckbitMoveActions *self);

/* game may be NULL; then nothing may be activated. */
void checkbit_move_actions_set_game (CheckbitMoveActions *self, CheckbitGame *game);

/* How moves are written in what is told. */
void checkbit_move_actions_set_notation (CheckbitMoveActions *self, CheckbitNotation notation);

/* The move that the actions are about, NULL for the current one; those that fit it can be used, and
 * no others. Nodes are borrowed until checkbit_move_actions_forget(). */
void checkbit_move_actions_set_target (CheckbitMoveActions *self, CheckbitNode *target);

/* The game has other nodes now. */
void checkbit_move_actions_forget (CheckbitMoveActions *self);

/* Folds or unfolds the variation that a node lies in; where the board stands behind its first row,
 * it goes to that. */
void checkbit_move_actions_fold (CheckbitMoveActions *self, CheckbitNode *node, gboolean folded);

/* A key that changes the current move: ! and ? judge it, one after the other where they come
 * quickly; + and − unfold and fold its variation; Delete takes it out. Answers whether it meant
 * something. */
gboolean checkbit_move_actions_key (CheckbitMoveActions *self, guint keyval);

G_END_DECLS
