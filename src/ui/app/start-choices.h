/* Ways to start, shown in place of the move list while the game is new.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/controller/controller.h"

G_BEGIN_DECLS

/* The buttons are actions of the window. Property: "low" (boolean, writable: little height, so the
 * buttons are in two columns). */
#define CHECKBIT_TYPE_START_CHOICES (checkbit_start_choices_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitStartChoices, checkbit_start_choices, CHECKBIT, START_CHOICES, GtkWidget)

/* Shows the choices in place of the moves until something is done; the first move hides them. */
void checkbit_start_choices_follow (CheckbitStartChoices *self,
                                    CheckbitController *controller,
                                    GtkWidget *moves);

G_END_DECLS
