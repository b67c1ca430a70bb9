/* The actions that change a record: annotation symbols, comments, the order of variations,
 * deletions. Each is a step for undo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/tree/game.h"
#include "ui/base/move-text.h"

G_BEGIN_DECLS

/* Signals: "edited" (const char *sentence): something was deleted; the sentence says what.
 * "comment-requested" (CheckbitNode *node, gboolean before): edit a comment. "copied" (const char
 * *line): copy moves to the clipboard. */
#define CHECKBIT_TYPE_MOVE_ACTIONS (checkbit_move_actions_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveActions, checkbit_move_actions, CHECKBIT, MOVE_ACTIONS, GObject)

CheckbitMoveActions *checkbit_move_actions_new (void);

/* The actions: see move-list.h. (transfer none) */
GActionGroup *checkbit_move_actions_get_group (CheckbitMoveActions *self);

/* game may be NULL; then all actions are disabled. */
void checkbit_move_actions_set_game (CheckbitMoveActions *self, CheckbitGame *game);

/* The notation of moves in messages. */
void checkbit_move_actions_set_notation (CheckbitMoveActions *self, CheckbitNotation notation);

/* The move that the actions apply to, NULL for the current one; only those that make sense for it
 * are enabled. Nodes are borrowed until checkbit_move_actions_forget(). */
void checkbit_move_actions_set_target (CheckbitMoveActions *self, CheckbitNode *target);

/* Drops the nodes, after the game has changed them. */
void checkbit_move_actions_forget (CheckbitMoveActions *self);

/* Folds or unfolds the variation of a node; if the current move is after its first row, the board
 * goes to that. */
void checkbit_move_actions_fold (CheckbitMoveActions *self, CheckbitNode *node, gboolean folded);

/* Handles a key for the current move: ! and ? annotate it, together if typed quickly; + and −
 * unfold and fold its variation; Delete deletes it. Returns whether the key was used. */
gboolean checkbit_move_actions_key (CheckbitMoveActions *self, guint keyval);

G_END_DECLS
