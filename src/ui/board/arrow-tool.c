/* Draws arrows and circles on a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/arrow-tool.h"

/* Control and Shift stand in for Alt on desktops that move windows with it. */
CheckbitArrowStyle
checkbit_arrow_tool_get_style (GdkModifierType state)
{
  gboolean shift = (state & GDK_SHIFT_MASK) != 0, alt = (state & GDK_ALT_MASK) != 0;
  gboolean control = (state & GDK_CONTROL_MASK) != 0;

  if (control && shift)
    return CHECKBIT_ARROW_BLUE;
  if (control || (shift && alt))
    return CHECKBIT_ARROW_YELLOW;
  if (shift)
    return CHECKBIT_ARROW_RED;
  return alt ? CHECKBIT_ARROW_BLUE : CHECKBIT_ARROW_GREEN;
}

static gboolean
is_drawing (const CheckbitArrowTool *self)
{
  return self->arrow.from != CHESS_SQUARE_NONE;
}

static void
show (CheckbitArrowTool *self)
{
  checkbit_board_set_sketch (self->board, is_drawing (self) ? &self->arrow : NULL);
}

static void
set_end (CheckbitArrowTool *self, ChessSquare to, CheckbitArrowStyle style)
{
  if (self->arrow.to == to && self->arrow.style == style)
    return;
  self->arrow.to = to;
  self->arrow.style = style;
  show (self);
}

static void
start (CheckbitArrowTool *self, ChessSquare from, CheckbitArrowStyle style, gboolean waiting)
{
  self->waiting = waiting;
  self->arrow = (CheckbitBoardArrow){ .from = from, .to = from, .style = style };
  show (self);
}

void
checkbit_arrow_tool_init (CheckbitArrowTool *self, CheckbitBoard *board)
{
  *self = (CheckbitArrowTool){ .board = board, .arrow.from = CHESS_SQUARE_NONE };
}

gboolean
checkbit_arrow_tool_cancel (CheckbitArrowTool *self)
{
  if (!is_drawing (self))
    return FALSE;
  checkbit_arrow_tool_init (self, self->board);
  show (self);
  return TRUE;
}

void
checkbit_arrow_tool_lose_pointer (CheckbitArrowTool *self)
{
  if (!self->waiting)
    checkbit_arrow_tool_cancel (self);
}

/* --- Drawn in one go ----------------------------------------------------------------------- */

void
checkbit_arrow_tool_press (CheckbitArrowTool *self, ChessSquare square, CheckbitArrowStyle style)
{
  start (self, square, style, FALSE);
}

void
checkbit_arrow_tool_move (CheckbitArrowTool *self, ChessSquare square, CheckbitArrowStyle style)
{
  if (!is_drawing (self) || self->waiting)
    return;
  set_end (self, square == CHESS_SQUARE_NONE ? self->arrow.from : square, style);
}

/* A click draws a circle, as does a drag that returns to its square; a drag to another square draws
 * an arrow. Outside the board, the arrow is dropped. */
gboolean
checkbit_arrow_tool_release (CheckbitArrowTool *self,
                             ChessSquare square,
                             CheckbitArrowStyle style,
                             CheckbitBoardArrow *shape)
{
  ChessSquare from = self->arrow.from;

  if (!is_drawing (self) || self->waiting)
    return FALSE;
  checkbit_arrow_tool_cancel (self);
  if (square == CHESS_SQUARE_NONE)
    return FALSE;
  *shape = (CheckbitBoardArrow){ .from = from, .to = square, .style = style };
  return TRUE;
}

/* --- Started here, ended there ------------------------------------------------------------- */

void
checkbit_arrow_tool_begin (CheckbitArrowTool *self, ChessSquare from, CheckbitArrowStyle style)
{
  start (self, from, style, TRUE);
}

void
checkbit_arrow_tool_point (CheckbitArrowTool *self, ChessSquare square)
{
  if (is_drawing (self) && self->waiting && square != CHESS_SQUARE_NONE)
    set_end (self, square, self->arrow.style);
}

gboolean
checkbit_arrow_tool_finish (CheckbitArrowTool *self, ChessSquare to, CheckbitBoardArrow *shape)
{
  CheckbitBoardArrow arrow = self->arrow;

  if (!is_drawing (self) || !self->waiting)
    return FALSE;
  checkbit_arrow_tool_cancel (self);
  *shape = (CheckbitBoardArrow){ .from = arrow.from, .to = to, .style = arrow.style };
  return TRUE;
}
