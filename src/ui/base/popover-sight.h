/* Popovers whose place is scrolled out of sight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For all popovers from now on: the widget that one belongs to is in sight while it is shown. GTK
 * 4.8 looks for a monitor at that place, and where there is none, as above a window at the screen's
 * edge, that is a critical warning; and a menu that points at nothing is not understood.
 *
 * - If one is opened while its place is scrolled out of sight, for example with a key, the pages
 *   around it are scrolled to it first.
 * - It closes when its place is scrolled out of the window, or of the popover that it is in. */
void checkbit_popover_sight_install (void);

G_END_DECLS
