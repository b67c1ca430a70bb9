/* Draws arrows and circles on a board, from square to square: from a press to its release, or
 * waiting for a click on the square where the arrow ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/board/board.h"

G_BEGIN_DECLS

typedef struct
{
  CheckbitBoard *board;     /* that shows it; not owned */
  gboolean waiting;         /* for a click or Enter on its last square */
  CheckbitBoardArrow arrow; /* from is CHESS_SQUARE_NONE unless one is being drawn */
} CheckbitArrowTool;

/* The color for the modifiers held while drawing: none, Shift, Alt, and Control or both, as in many
 * programs. */
CheckbitArrowStyle checkbit_arrow_tool_get_style (GdkModifierType state);

void checkbit_arrow_tool_init (CheckbitArrowTool *self, CheckbitBoard *board);

/* Pointer events: a press on a square, a move to one, and the release, there or outside the board
 * (CHESS_SQUARE_NONE). The release returns whether an arrow or a circle was drawn, and stores it in
 * shape. */
void
checkbit_arrow_tool_press (CheckbitArrowTool *self, ChessSquare square, CheckbitArrowStyle style);
void
checkbit_arrow_tool_move (CheckbitArrowTool *self, ChessSquare square, CheckbitArrowStyle style);
gboolean checkbit_arrow_tool_release (CheckbitArrowTool *self,
                                      ChessSquare square,
                                      CheckbitArrowStyle style,
                                      CheckbitBoardArrow *shape);

/* Starts an arrow that waits for its end; points it at a square; ends it there. The last returns
 * whether there was one, and stores it in shape. */
void
checkbit_arrow_tool_begin (CheckbitArrowTool *self, ChessSquare from, CheckbitArrowStyle style);
void checkbit_arrow_tool_point (CheckbitArrowTool *self, ChessSquare square);
gboolean
checkbit_arrow_tool_finish (CheckbitArrowTool *self, ChessSquare to, CheckbitBoardArrow *shape);

/* Drops the arrow; returns whether there was one. */
gboolean checkbit_arrow_tool_cancel (CheckbitArrowTool *self);

/* The pointer is lost: drops an arrow drawn with the button held, but keeps one that waits. */
void checkbit_arrow_tool_lose_pointer (CheckbitArrowTool *self);

G_END_DECLS
