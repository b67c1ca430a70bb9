/* What the parts of CheckbitSetBoard share: set-board.c (the object), set-board-paint.c (drawing)
 * and set-board-input.c (pointer and keyboard).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/inspector/set-board.h"

G_BEGIN_DECLS

struct _CheckbitSetBoard
{
  GtkWidget parent_instance;

  CheckbitWordForm *form; /* owned */
  GtkWidget *cells[CHESS_N_SQUARES];

  ChessBitboard bits;
  ChessBitboard changed;
  ChessBitboard wrapped;
  ChessSquare highlighted;
  gboolean editable;
  gboolean show_indices;

  ChessSquare cursor; /* where Tab enters */

  GskRenderNode *content; /* all but the highlight; NULL when it must be drawn again */
};

/* Where the 64 squares are within the widget, in pixels: eight cells of whole pixels. */
typedef struct
{
  int x, y;
  int cell;
} CheckbitSetBoardPlace;

/* The room at the left and below for the letters and digits of the edge. */
#define CHECKBIT_SET_BOARD_EDGE 16

void checkbit_set_board_get_place (CheckbitSetBoard *self, CheckbitSetBoardPlace *place);

/* What is drawn must be drawn again. */
void checkbit_set_board_redraw (CheckbitSetBoard *self);

void checkbit_set_board_paint (CheckbitSetBoard *self, GtkSnapshot *snapshot);

/* The vfuncs, bindings and controllers for pointer and keyboard. */
void checkbit_set_board_class_init_input (GtkWidgetClass *widget_class);
void checkbit_set_board_init_input (CheckbitSetBoard *self);

/* The signals that input emits. */
void checkbit_set_board_emit_activated (CheckbitSetBoard *self, ChessSquare square);
void checkbit_set_board_emit_pointed (CheckbitSetBoard *self, ChessSquare square);

G_END_DECLS
