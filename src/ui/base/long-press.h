/* A finger that rests on a widget: what the second button does, for touch.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Adds a gesture for a long press of a finger to a widget, never of a button, and returns it:
 * connect to its "pressed". A press that is held takes the place of the tap. (transfer none) */
GtkGesture *checkbit_long_press_add (GtkWidget *widget);

G_END_DECLS
