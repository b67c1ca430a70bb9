/* Buttons for the actions of a widget that moves to another window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has a button activate an action of the widget that it is in; action: static. A button that is
 * given the action by its name stays insensitive once the widget has moved into another window,
 * as GTK loses sight of the action on the way. Needed with GTK 4.8, no more with 4.18. */
void checkbit_action_button_connect (GtkButton *button, GtkWidget *owner, const char *action);

G_END_DECLS
