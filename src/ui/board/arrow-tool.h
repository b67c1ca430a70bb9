/* Draws arrows and circles on a board, square by square: from a press to its release, or waiting
 * for the square where the arrow is to end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/board/board.h"

G_BEGIN_DECLS

typedef struct
{
  CheckbitBoard *board;     /* that shows it; not owned */
  gboolean waiting;         /* for a click or Enter on the square where it is to end */
  CheckbitBoardArrow arrow; /* from is CHESS_SQUARE_NONE unless one is being drawn */
} CheckbitArrowTool;

/* The color that keys held while drawing stand for: none, Shift, Alt, and Control or both, as many
 * programs have it. */
CheckbitArrowStyle checkbit_arrow_tool_get_style (GdkModifierType state);

void checkbit_arrow_tool_init (CheckbitArrowTool *self, CheckbitBoard *board);

/* The button goes down on a square, moves and goes up, there or beside the board
 * (CHESS_SQUARE_NONE). The release answers whether a shape was drawn, an arrow or a circle, and
 * fills it in if so. */
void
checkbit_arrow_tool_press (CheckbitArrowTool *self, ChessSquare square, CheckbitArrowStyle style);
void
checkbit_arrow_tool_move (CheckbitArrowTool *self, ChessSquare square, CheckbitArrowStyle style);
gboolean checkbit_arrow_tool_release (CheckbitArrowTool *self,
                                      ChessSquare square,
                                      CheckbitArrowStyle style,
                                      CheckbitBoardArrow *shape);

/* Starts an arrow that waits for its end; points it at a square; ends it there. The last answers
 * whether there was one, and fills in shape if so. */
void
checkbit_arrow_tool_begin (CheckbitArrowTool *self, ChessSquare from, CheckbitArrowStyle style);
void checkbit_arrow_tool_point (CheckbitArrowTool *self, ChessSquare square);
gboolean
checkbit_arrow_tool_finish (CheckbitArrowTool *self, ChessSquare to, CheckbitBoardArrow *shape);

/* Takes the arrow away; answers whether there was one. */
gboolean checkbit_arrow_tool_cancel (CheckbitArrowTool *self);

/* The pointer is lost: an arrow that is drawn with it goes, one that waits stays. */
void checkbit_arrow_tool_lose_pointer (CheckbitArrowTool *self);

G_END_DECLS
