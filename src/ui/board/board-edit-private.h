/* What the files share that let a board set up a position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/board/board-edit.h"
#include "ui/board/board-private.h"

G_BEGIN_DECLS

#define CHECKBIT_BOARD_EDIT_N_EVENTS 3

struct _CheckbitBoardEdit
{
  GObject parent_instance;

  CheckbitBoard *board; /* owned until stopped; so is the set-up */
  CheckbitSetup *setup;
  GtkEventController *events[CHECKBIT_BOARD_EDIT_N_EVENTS]; /* owned by the board */

  guint tool;
  gboolean painting;
  ChessPiece paint;       /* what a stroke puts */
  ChessPiece removed;     /* where it puts nothing: what it takes away; CHESS_PIECE_NONE for all */
  graphene_point_t point; /* where the stroke is now */
};

/* --- board-edit.c --------------------------------------------------------------------------- */

/* Marks the square under the pointer as where something would be put down. */
void checkbit_board_edit_set_dropping (CheckbitBoardEdit *self, gboolean dropping);
void checkbit_board_edit_point (CheckbitBoardEdit *self, double x, double y);

/* --- board-edit-events.c -------------------------------------------------------------------- */

void checkbit_board_edit_add_events (CheckbitBoardEdit *self);
void checkbit_board_edit_remove_events (CheckbitBoardEdit *self);

G_END_DECLS
