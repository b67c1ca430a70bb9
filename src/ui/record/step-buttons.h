/* The buttons that step through a game: to its start, back, on, to its end. They are actions of the
 * window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CHECKBIT_TYPE_STEP_BUTTONS (checkbit_step_buttons_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitStepButtons, checkbit_step_buttons, CHECKBIT, STEP_BUTTONS, GtkWidget)

G_END_DECLS
