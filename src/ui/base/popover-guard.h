/* Keeps popovers from crashing the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For all popovers from now on:
 *
 * - A hidden popover no longer counts as being under the pointer. When a window is laid out, GTK
 *   asks the surface that was last under the pointer for the pointer's position. A popover that is
 *   hidden before it answers still says that it is there, and the window believes it until the
 *   pointer moves. If the popover loses its surface meanwhile, for example because its parent moves
 *   to another window, the next layout crashes: GTK 4.8 asks a surface that no longer exists. Nor
 *   does it keep the pointer: a press that was on its way when it was hidden gives it all that
 *   follows, without a reference. If it is freed meanwhile, the next motion crashes, with GTK 4.18,
 *   too.
 * - The Enter key works while nothing in the window has the focus. GTK, 4.18 too, then passes NULL
 *   to a check for an ancestor, which is a critical warning.
 * - An autohide popover also closes at a touch outside. On X11 GTK, 4.18 too, only does that for
 *   mouse buttons, so touch could not leave a menu. */
void checkbit_popover_guard_install (void);

G_END_DECLS
