/* Buttons for the actions of a widget that moves to another window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes a button activate an action of the widget that contains it; action: static. With an action
 * name, the button would become insensitive once the widget moves into another window, as GTK loses
 * the action on the way. Needed with GTK 4.8, no more with 4.18. */
void checkbit_action_button_connect (GtkButton *button, GtkWidget *owner, const char *action);

G_END_DECLS
