/* What someone does to a board with pointer, finger, keys and wheel: pieces are moved, arrows
 * drawn, menus asked for. Nothing is changed but what the board shows of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/board/move-chooser.h"

G_BEGIN_DECLS

/* With what a pointer moves pieces. Nicks: both, drag, click. */
typedef enum
{
  CHECKBIT_MOVE_INPUT_BOTH,
  CHECKBIT_MOVE_INPUT_DRAG,
  CHECKBIT_MOVE_INPUT_CLICK,
} CheckbitMoveInput;

#define CHECKBIT_TYPE_MOVE_INPUT (checkbit_move_input_get_type ())
GType checkbit_move_input_get_type (void);

/* Properties: "board" (a CheckbitBoard, not owned) and "chooser" (the CheckbitMoveChooser on it),
 * both needed and construct only; "move-input" (a CheckbitMoveInput).
 *
 * Signals (the moves themselves are the chooser's):
 * "menu-requested" (guint square, double x, double y): a long touch or the menu key on a square; x
 *   and y are the board's.
 * "step-requested" (int steps): the wheel was turned; forwards in the game where positive.
 * "arrow-pressed" (int columns, int rows): an arrow key was pressed while the keyboard's cursor is
 *   not to be seen. Answers whether it was used; if not, it shows the cursor and moves it.
 * "shape-drawn" (guint from, guint to, guint style): an arrow was drawn, or a circle where from is
 *   to, in one of the first four styles of CheckbitArrowStyle. The board does not keep it.
 *
 * A piece that is being dragged when the board is given another position stays in hand where it
 * still stands on its square. */
#define CHECKBIT_TYPE_BOARD_INPUT (checkbit_board_input_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitBoardInput, checkbit_board_input, CHECKBIT, BOARD_INPUT, GObject)

/* Takes what is done to a board for as long as both are there. */
CheckbitBoardInput *checkbit_board_input_new (CheckbitBoard *board, CheckbitMoveChooser *chooser);

/* (transfer none) */
CheckbitBoard *checkbit_board_input_get_board (CheckbitBoardInput *self);
CheckbitMoveChooser *checkbit_board_input_get_chooser (CheckbitBoardInput *self);

/* Drops selection, drag, promotion chooser and whatever else is begun. Answers whether there was
 * anything. */
gboolean checkbit_board_input_cancel (CheckbitBoardInput *self);

/* Starts an arrow that ends at the next square that is clicked or entered; on its own square, it
 * becomes a circle. For menus: the second button draws arrows at once. */
void checkbit_board_input_begin_arrow (CheckbitBoardInput *self,
                                       ChessSquare from,
                                       CheckbitArrowStyle style);

/* --- What GTK tells ------------------------------------------------------------------------ */

/* The first button or a finger goes down, moves and goes up, in the board's coordinates. press
 * answers whether there is any use for what comes. */
gboolean checkbit_board_input_press (CheckbitBoardInput *self, double x, double y, gboolean touch);
void checkbit_board_input_drag_to (CheckbitBoardInput *self, double x, double y);
void
checkbit_board_input_release (CheckbitBoardInput *self, double x, double y, GdkModifierType state);

/* The same for the second button. */
gboolean checkbit_board_input_secondary_press (CheckbitBoardInput *self,
                                               double x,
                                               double y,
                                               GdkModifierType state);
void checkbit_board_input_secondary_drag_to (CheckbitBoardInput *self,
                                             double x,
                                             double y,
                                             GdkModifierType state);
void checkbit_board_input_secondary_release (CheckbitBoardInput *self,
                                             double x,
                                             double y,
                                             GdkModifierType state);

/* A key; answers whether it meant something. */
gboolean checkbit_board_input_key (CheckbitBoardInput *self, guint keyval, GdkModifierType state);

/* The wheel is turned, by fractions of a step on a touchpad. */
void checkbit_board_input_scroll (CheckbitBoardInput *self, double dy);

G_END_DECLS
