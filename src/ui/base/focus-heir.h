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
 * knows better moves the focus right before or after. */
void checkbit_focus_heir_install (void);

G_END_DECLS
