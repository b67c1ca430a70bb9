/* A long press on a touch screen, which does what the secondary button does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Adds a long-press gesture to a widget, for touch only, and returns it: connect to its "pressed".
 * A long press is no longer a click. (transfer none) */
GtkGesture *checkbit_long_press_add (GtkWidget *widget);

G_END_DECLS
