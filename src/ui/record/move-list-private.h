/* What the files of the move list share: the list itself, its keys, and what changes the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/edit.h"
#include "ui/record/comment-editor.h"
#include "ui/record/move-bar.h"
#include "ui/record/move-list.h"
#include "ui/record/move-row.h"

G_BEGIN_DECLS

struct _CheckbitMoveList
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkLabel *opening;
  GtkWidget *scroller;
  GtkListView *view;
  CheckbitMoveBar *bar;

  /* Owned. */
  CheckbitGame *game; /* or NULL */
  CheckbitMoveRows *rows;
  GHashTable *bound; /* set of CheckbitMoveRow that show something now */
  GSimpleActionGroup *actions;
  CheckbitMoveStyle style;

  gulong changed_handler;
  guint64 revision;    /* of the game that the rows show */
  guint settle_source; /* a frame callback; see settle_cb() */
  int settle_frames;   /* to let pass before it does anything */

  /* Borrowed until the game's next change. */
  CheckbitNode *target; /* of the menu that was opened last; NULL: the current move */
  CheckbitNode *signed_node; /* that a sign was typed for last */
  gint64 signed_time;        /* when, in microseconds of monotonic time */

  GtkWidget *menu;               /* a child while it is open, or NULL */
  CheckbitCommentEditor *editor; /* the same */
  CheckbitNode *edited;          /* whose comment that is; NULL: it is not in the game any more */
  gboolean edits_before;         /* the comment before it */
};

/* --- move-list.c ---------------------------------------------------------------------------- */

/* The row and the button of a node, while they are on screen; else NULL. */
CheckbitMoveRow *checkbit_move_list_find_row (CheckbitMoveList *self, CheckbitNode *node);
GtkWidget *checkbit_move_list_find_button (CheckbitMoveList *self, CheckbitNode *node);

/* The row at a place of the list, and that place in it; NULL for none. */
CheckbitMoveRow *checkbit_move_list_pick_row (CheckbitMoveList *self,
                                              double x,
                                              double y,
                                              double *row_x,
                                              double *row_y);

/* --- move-list-layout.c --------------------------------------------------------------------- */

void checkbit_move_list_measure (GtkWidget *widget,
                                 GtkOrientation orientation,
                                 int for_size,
                                 int *minimum,
                                 int *natural,
                                 int *minimum_baseline,
                                 int *natural_baseline);
void checkbit_move_list_size_allocate (GtkWidget *widget, int width, int height, int baseline);

/* --- move-list-keys.c ----------------------------------------------------------------------- */

void checkbit_move_list_add_keys (CheckbitMoveList *self);

/* --- move-list-edit.c ----------------------------------------------------------------------- */

void checkbit_move_list_add_actions (CheckbitMoveList *self);

/* Lets the actions that fit a move be used, and only those. */
void checkbit_move_list_update_actions (CheckbitMoveList *self, CheckbitNode *node);

/* A sign typed for the current move; after another one it makes a sign of two: "!" and "?" are
 * "!?". nag: 1 or 2. */
void checkbit_move_list_type_sign (CheckbitMoveList *self, guint8 nag);

/* Folds or unfolds the variation that a node lies in; where the board stands behind its first row,
 * it goes to that. */
void checkbit_move_list_fold (CheckbitMoveList *self, CheckbitNode *node, gboolean folded);

void checkbit_move_list_delete_from (CheckbitMoveList *self, CheckbitNode *node);

/* --- move-list-menu.c ----------------------------------------------------------------------- */

void checkbit_move_list_add_menu (CheckbitMoveList *self);
/* Opens the menu of the current move. */
void checkbit_move_list_popup_menu (CheckbitMoveList *self);

/* --- move-list-comment.c -------------------------------------------------------------------- */

void
checkbit_move_list_open_editor (CheckbitMoveList *self, CheckbitNode *node, gboolean before);

/* The game has changed: the comment's move may not be there any more. */
void checkbit_move_list_check_editor (CheckbitMoveList *self);

/* Drops menu and editor. */
void checkbit_move_list_drop_popovers (CheckbitMoveList *self);

G_END_DECLS
