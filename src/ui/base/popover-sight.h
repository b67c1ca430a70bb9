/* Popovers whose place is scrolled out of sight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For all popovers from now on: what a popover belongs to is in sight while it is shown. GTK 4.8
 * looks for a monitor at that place, and where there is none, as above a window at the screen's
 * edge, that is a critical warning; and a menu that points at nothing is not understood.
 *
 * - One that is opened while its place is scrolled out of sight, for example with a key, has the
 *   page scrolled to it, and is shown a frame later.
 * - It closes when its place is scrolled out of the window. */
void checkbit_popover_sight_install (void);

G_END_DECLS
