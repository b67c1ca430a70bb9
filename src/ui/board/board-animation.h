/* Sliding pieces on the frame clock: a picture of what has already happened, which any next change
 * interrupts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ui/board/board-motion.h"

G_BEGIN_DECLS

/* How long a move slides unless told otherwise, in milliseconds. */
#define CHECKBIT_BOARD_ANIMATION_TIME 150

typedef struct
{
  GtkWidget *widget; /* that is drawn anew with every frame */
  gboolean enabled;
  guint time; /* of a slide, in milliseconds */
  CheckbitBoardMotion motion;
  guint tick;
  gint64 start; /* frame time in µs; 0 before the first frame */
} CheckbitBoardAnimation;

/* widget must stop the animation before it goes. */
void checkbit_board_animation_init (CheckbitBoardAnimation *self, GtkWidget *widget);

/* Whether pieces slide: not where animations are switched off or nobody sees them. */
gboolean checkbit_board_animation_is_wanted (CheckbitBoardAnimation *self);

/* Sends the pieces on their way, as the motion has them. */
void checkbit_board_animation_run (CheckbitBoardAnimation *self);

/* Everything is where it belongs at once. */
void checkbit_board_animation_stop (CheckbitBoardAnimation *self);

G_END_DECLS
