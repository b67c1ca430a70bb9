/* Sliding pieces on the frame clock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-animation.h"

#include <adwaita.h>

void
checkbit_board_animation_init (CheckbitBoardAnimation *self, GtkWidget *widget)
{
  *self = (CheckbitBoardAnimation){
    .widget = widget, .enabled = TRUE, .time = CHECKBIT_BOARD_ANIMATION_TIME, .motion.progress = 1
  };
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  CheckbitBoardAnimation *self = user_data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->start == 0)
    self->start = now;
  checkbit_board_motion_set_time (&self->motion,
                                  MIN (1, (double) (now - self->start) / (1000. * self->time)));
  gtk_widget_queue_draw (widget);
  if (self->motion.n_sprites > 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

gboolean
checkbit_board_animation_is_wanted (CheckbitBoardAnimation *self)
{
  return self->enabled && self->time > 0 && gtk_widget_get_mapped (self->widget)
         && adw_get_enable_animations (self->widget);
}

void
checkbit_board_animation_run (CheckbitBoardAnimation *self)
{
  self->start = 0;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (self->widget, tick_cb, self, NULL);
  gtk_widget_queue_draw (self->widget);
}

void
checkbit_board_animation_stop (CheckbitBoardAnimation *self)
{
  checkbit_board_motion_stop (&self->motion);
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (self->widget, self->tick);
  self->tick = 0;
}
