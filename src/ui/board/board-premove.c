/* Moves made ahead of their turn, and the wheel that steps through the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-private.h"

/* --- Premoves ------------------------------------------------------------------------------ */

gboolean
checkbit_board_is_premovable (CheckbitBoard *self, ChessSquare square)
{
  ChessColor waiting
      = chess_position_side (&self->position) == CHESS_WHITE ? CHESS_BLACK : CHESS_WHITE;

  return self->premoves
         && chess_bitboard_has (chess_position_color (&self->position, waiting), square);
}

void
checkbit_board_set_premove (CheckbitBoard *self, ChessSquare from, ChessSquare to)
{
  g_return_if_fail (CHECKBIT_IS_BOARD (self));

  if (self->premove_from == from && self->premove_to == to)
    return;
  self->premove_from = from;
  self->premove_to = to;
  checkbit_board_update_squares (self);
  checkbit_board_forget_arrows (self);
}

gboolean
checkbit_board_cancel_premove (CheckbitBoard *self)
{
  if (self->premove_from == CHESS_SQUARE_NONE)
    return FALSE;
  checkbit_board_set_premove (self, CHESS_SQUARE_NONE, CHESS_SQUARE_NONE);
  checkbit_board_emit_premove_cancelled (self);
  return TRUE;
}

/* --- The wheel ----------------------------------------------------------------------------- */

/* Touchpads scroll by fractions: a step is due when they make a whole. */
gboolean
checkbit_board_scroll (CheckbitBoard *self, double dy)
{
  int steps;

  self->scrolled += dy;
  steps = (int) self->scrolled;
  self->scrolled -= steps;
  if (steps != 0)
    checkbit_board_emit_step (self, steps);
  return TRUE;
}

static gboolean
scroll_cb (GtkEventControllerScroll *controller, double dx, double dy, CheckbitBoard *self)
{
  return checkbit_board_scroll (self, dy);
}

static void
scroll_end_cb (GtkEventControllerScroll *controller, CheckbitBoard *self)
{
  self->scrolled = 0;
}

void
checkbit_board_add_wheel (CheckbitBoard *self)
{
  GtkEventController *scroll
      = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  g_signal_connect (scroll, "scroll-end", G_CALLBACK (scroll_end_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
}
