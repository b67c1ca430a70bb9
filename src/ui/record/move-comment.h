/* Edits the comment of a move, in a popover beside the move list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/game.h"
#include "ui/base/move-text.h"
#include "ui/record/comment-editor.h"

G_BEGIN_DECLS

typedef struct
{
  GtkWidget *list;               /* not owned; gets the focus back */
  GtkWidget *focus;              /* weak: gets the focus back if the list does not take it */
  CheckbitCommentEditor *editor; /* (weak) while open, or NULL: it is removed with its window */
  GdkRectangle place;            /* where it points, in the list */
  GdkFrameClock *clock;          /* owned: of the window, while open */
  CheckbitGame *game;            /* the rest is only valid while open: not owned; may be NULL … */
  CheckbitNode *node;            /* … as may this, if the move was deleted meanwhile */
  gboolean before;               /* it is the comment before the move */
} CheckbitMoveComment;

/* Opens the editor; the comment is stored when it is closed. place: where the popover points, in
 * the list's coordinates; while that is out of sight, it points at the middle of the window. The
 * root only has a comment before its first move. */
void checkbit_move_comment_open (CheckbitMoveComment *self,
                                 CheckbitGame *game,
                                 CheckbitNode *node,
                                 gboolean before,
                                 CheckbitNotation notation,
                                 const GdkRectangle *place);

/* Closes the editor, if it is open, and stores the comment. */
void checkbit_move_comment_finish (CheckbitMoveComment *self);

/* The move was deleted: closes the editor without storing anything. */
void checkbit_move_comment_abandon (CheckbitMoveComment *self);

/* Closes the editor and discards the text. */
void checkbit_move_comment_drop (CheckbitMoveComment *self);

G_END_DECLS
