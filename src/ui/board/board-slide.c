/* Sliding pieces on the frame clock: a picture of what has already happened, which any next change
 * interrupts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-private.h"

#include <adwaita.h>

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  CheckbitBoard *self = CHECKBIT_BOARD (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->motion_start == 0)
    self->motion_start = now;
  checkbit_board_motion_set_time (
      &self->motion, MIN (1, (double) (now - self->motion_start) / (1000. * self->animation_time)));
  gtk_widget_queue_draw (widget);
  if (self->motion.n_sprites > 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

void
checkbit_board_stop (CheckbitBoard *self)
{
  checkbit_board_motion_stop (&self->motion);
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
}

/* Whether pieces slide: not where animations are switched off or nobody sees them. */
static gboolean
may_move (CheckbitBoard *self)
{
  return self->animate && self->animation_time > 0 && gtk_widget_get_mapped (GTK_WIDGET (self))
         && adw_get_enable_animations (GTK_WIDGET (self));
}

static void
run_motion (CheckbitBoard *self)
{
  self->motion_start = 0;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* From the widget's coordinates to squares, counted from the corner of a1. */
static graphene_point_t
get_board_point (CheckbitBoard *self, const graphene_point_t *point)
{
  const CheckbitBoardGeometry *geometry = &self->geometry;
  float column = (float) ((point->x - geometry->x) / geometry->size);
  float row = (float) ((point->y - geometry->y) / geometry->size);

  return geometry->flipped ? GRAPHENE_POINT_INIT (8 - column, row)
                           : GRAPHENE_POINT_INIT (column, 8 - row);
}

void
checkbit_board_slide_home (CheckbitBoard *self, ChessSquare square, const graphene_point_t *point)
{
  ChessPiece piece = chess_position_piece_at (&self->position, square);
  graphene_point_t start;

  if (!may_move (self) || self->geometry.pixels == 0)
    return;
  start = get_board_point (self, point);
  checkbit_board_motion_begin (&self->motion, &self->position, &self->position);
  checkbit_board_motion_start_from (&self->motion, square, piece, &start);
  run_motion (self);
}

void
checkbit_board_slide_to (CheckbitBoard *self, const ChessPosition *position, ChessMove last_move)
{
  ChessSquare to = chess_move_destination (last_move);

  if (!may_move (self) || self->geometry.pixels == 0)
    {
      checkbit_board_stop (self);
      return;
    }
  checkbit_board_motion_begin (&self->motion, &self->position, position);
  if (self->dropped != NULL && last_move != CHESS_MOVE_NONE
      && chess_move_from (last_move) == self->dropped->from)
    {
      graphene_point_t start = get_board_point (self, &self->dropped->point);

      checkbit_board_motion_start_from (&self->motion, to, chess_position_piece_at (position, to),
                                        &start);
    }
  run_motion (self);
}
