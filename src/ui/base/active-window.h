/* Reports the focus when its window becomes the active one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* For all windows from now on, before GTK 4.10: reports the focused widget once its window is
 * active. GTK does so earlier, or not at all for a new window; a screen reader then leaves it for
 * the window, and ignores what is announced through it (checkbit_accessible_announce()) until the
 * focus moves. */
void checkbit_active_window_install (void);

G_END_DECLS
