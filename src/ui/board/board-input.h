/* Input on a board by pointer, touch, keys and wheel: moving pieces, drawing arrows, asking for
 * menus. It only changes what the board shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/board/move-chooser.h"

G_BEGIN_DECLS

/* How the pointer moves pieces. Nicks: both, drag, click. */
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
 * Signals (the moves themselves are the chooser's): "menu-requested" (guint square, double x,
 * double y): a long touch or the menu key on a square; x and y are the board's. "step-requested"
 * (int steps): the wheel was turned; forwards in the game where positive. "arrow-pressed" (int
 * columns, int rows): an arrow key was pressed while the cursor is hidden. Handlers return whether
 * they used it; if not, it shows and moves the cursor. "shape-drawn" (guint from, guint to, guint
 * style): an arrow was drawn, or a circle where from is to, in one of the first four styles of
 * CheckbitArrowStyle. The board does not keep it.
 *
 * If the position changes during a drag, the drag goes on as long as the piece is still on its
 * square. */
#define CHECKBIT_TYPE_BOARD_INPUT (checkbit_board_input_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitBoardInput, checkbit_board_input, CHECKBIT, BOARD_INPUT, GObject)

/* Handles the input of a board while both exist. */
CheckbitBoardInput *checkbit_board_input_new (CheckbitBoard *board, CheckbitMoveChooser *chooser);

/* (transfer none) */
CheckbitBoard *checkbit_board_input_get_board (CheckbitBoardInput *self);
CheckbitMoveChooser *checkbit_board_input_get_chooser (CheckbitBoardInput *self);

/* Cancels a selection, a drag, the promotion chooser and anything else in progress. Returns whether
 * there was anything. */
gboolean checkbit_board_input_cancel (CheckbitBoardInput *self);

/* Starts an arrow that ends at the next square clicked or entered; on its own square it becomes a
 * circle. For menus: the secondary button draws arrows directly. */
void checkbit_board_input_begin_arrow (CheckbitBoardInput *self,
                                       ChessSquare from,
                                       CheckbitArrowStyle style);

/* --- Called by the event controllers ------------------------------------------------------- */

/* A press of the first button or a finger, its motion and its release, in the board's coordinates.
 * press returns whether the input handles what follows. */
gboolean checkbit_board_input_press (CheckbitBoardInput *self, double x, double y, gboolean touch);
void checkbit_board_input_drag_to (CheckbitBoardInput *self, double x, double y);
void
checkbit_board_input_release (CheckbitBoardInput *self, double x, double y, GdkModifierType state);

/* The same for the secondary button. */
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

/* Handles a key; returns whether it was used. */
gboolean checkbit_board_input_key (CheckbitBoardInput *self, guint keyval, GdkModifierType state);

/* Handles the wheel, or fractions of a step on a touchpad. */
void checkbit_board_input_scroll (CheckbitBoardInput *self, double dy);

G_END_DECLS
