/* Keeps clicks from being lost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For all windows from now on: a click counts even if the window is laid out while the button is
 * down. GTK (4.8, 4.18) then asks the display where the pointer is, and makes a motion of the
 * answer. If the button is up again by that time, and its release is still waiting to be handled,
 * that motion says so first: gestures take it for a release that went astray, and cancel the press.
 * Such a motion is dropped. */
void checkbit_press_guard_install (void);

G_END_DECLS
