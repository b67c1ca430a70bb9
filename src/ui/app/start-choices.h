/* What one can begin with, in the place where the moves will be: as long as the game is a new one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/controller/controller.h"

G_BEGIN_DECLS

/* The buttons are actions of the window. Property: "low" (boolean, to be set: whether there is
 * little height, so that they stand two by two). */
#define CHECKBIT_TYPE_START_CHOICES (checkbit_start_choices_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitStartChoices, checkbit_start_choices, CHECKBIT, START_CHOICES, GtkWidget)

/* Shows the choices in place of the moves as long as nothing has been done; the first move makes
 * them go. */
void checkbit_start_choices_follow (CheckbitStartChoices *self,
                                    CheckbitController *controller,
                                    GtkWidget *moves);

G_END_DECLS
