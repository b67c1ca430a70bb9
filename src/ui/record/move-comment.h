/* Edits the comment of a move, in a popover over the move list.
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
  GtkWidget *parent;             /* of the popover while visible, not owned; gets the focus back */
  GtkWidget *focus;              /* weak: gets the focus back if the parent is hidden */
  CheckbitCommentEditor *editor; /* (weak) while open, or NULL: it is removed with its parent */
  CheckbitGame *game;            /* the rest is only valid while open: not owned; may be NULL … */
  CheckbitNode *node;            /* … as may this, if the move was deleted meanwhile */
  gboolean before;               /* it is the comment before the move */
} CheckbitMoveComment;

/* Opens the editor; the comment is stored when it is closed. place: where the popover points, in
 * the parent's coordinates; if the parent is hidden, it points at the middle of the window. The
 * root only has a comment before its first move. */
void checkbit_move_comment_open (CheckbitMoveComment *self,
                                 CheckbitGame *game,
                                 CheckbitNode *node,
                                 gboolean before,
                                 CheckbitNotation notation,
                                 const GdkRectangle *place);

/* The move was deleted: closes the editor without storing anything. */
void checkbit_move_comment_abandon (CheckbitMoveComment *self);

/* Closes the editor and discards the text. */
void checkbit_move_comment_drop (CheckbitMoveComment *self);

G_END_DECLS
