/* Passes the focus on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on, whenever what has the focus in a window is hidden or becomes insensitive, the focus
 * goes to what is beside it: after it, before it, or else beside what contains it; but not to where
 * one writes. GTK (4.8 to 4.18) would give it to the first widget of the window, or to none. Whoever
 * knows better moves the focus right before or after. The key that activates things does nothing
 * there until it is released, or another key is pressed: it was meant for what is gone. */
void checkbit_focus_heir_install (void);

/* Names what gets the focus when something inside widget loses it so, instead of what is beside
 * that. Both belong to the same window. */
void checkbit_focus_heir_name (GtkWidget *widget, GtkWidget *heir);

G_END_DECLS
