/* Sliding pieces on the frame clock: they only illustrate a move already made, and the next one
 * interrupts them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ui/board/board-motion.h"

G_BEGIN_DECLS

/* The default duration of a slide, in milliseconds. */
#define CHECKBIT_BOARD_ANIMATION_TIME 150

typedef struct
{
  GtkWidget *widget; /* redrawn with every frame */
  gboolean enabled;
  guint time; /* of a slide, in milliseconds */
  CheckbitBoardMotion motion;
  guint tick;
  gint64 start; /* frame time in µs; 0 before the first frame */
} CheckbitBoardAnimation;

/* The widget must stop the animation before it is disposed of. */
void checkbit_board_animation_init (CheckbitBoardAnimation *self, GtkWidget *widget);

/* Whether pieces slide: not if animations are off or the widget is not visible. */
gboolean checkbit_board_animation_is_wanted (CheckbitBoardAnimation *self);

/* Starts the slide that the motion describes. */
void checkbit_board_animation_run (CheckbitBoardAnimation *self);

/* Puts every piece in its final place at once. */
void checkbit_board_animation_stop (CheckbitBoardAnimation *self);

G_END_DECLS
