/* Writes the comment of a move, in a popover over the move list.
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
  GtkWidget *parent;             /* of the popover while in sight, not owned; gets the focus back */
  GtkWidget *focus;              /* weak: gets the focus back where the parent is not in sight */
  CheckbitCommentEditor *editor; /* (weak) while it is open, or NULL: it goes with its parent */
  CheckbitGame *game;            /* the rest is only good while it is: not owned; may be NULL … */
  CheckbitNode *node;            /* … nor this; NULL: it is not in the game any more */
  gboolean before;               /* the comment before the move */
} CheckbitMoveComment;

/* Lets a comment be written; it is stored when the editor is closed. place is where the popover
 * points, in the parent's coordinates; where the parent is not in sight, it is the middle of the
 * window. A game has none before its first move. */
void checkbit_move_comment_open (CheckbitMoveComment *self,
                                 CheckbitGame *game,
                                 CheckbitNode *node,
                                 gboolean before,
                                 CheckbitNotation notation,
                                 const GdkRectangle *place);

/* The move is not in the game any more: the editor is closed, and nothing stored. */
void checkbit_move_comment_abandon (CheckbitMoveComment *self);

/* Drops the editor, whatever is written in it. */
void checkbit_move_comment_drop (CheckbitMoveComment *self);

G_END_DECLS
