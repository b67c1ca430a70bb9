/* What has the focus, heard as its window becomes the active one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* For all windows from now on, where GTK is older than 4.10: what has the focus is told of once the
 * window is the active one. GTK tells of it before, or in a window that is new not at all: a screen
 * reader goes from it to the window, and what is said by the focus from then on
 * (checkbit_accessible_announce()) is passed over until the focus moves. */
void checkbit_active_window_install (void);

G_END_DECLS
