/* Popovers that do not end the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For all popovers from now on:
 *
 * - The pointer is not over one that has gone. When a window is laid out, GTK asks the surface that
 *   the pointer was last over for where it is now. A popover that is hidden before it answers still
 *   says that it is there, and the window believes it until the pointer moves. If the popover loses
 *   its surface meanwhile, as when the part of the window that it belongs to moves elsewhere, the
 *   next layout ends the program: GTK 4.8 asks the surface that is no more. Fixed in 4.18 at the
 *   latest; nothing is done from there on.
 * - The Enter key is heard while nothing in the window has the keyboard. GTK, 4.18 too, asks then
 *   whether nothing is within the popover, a critical warning.
 * - One that goes by itself goes when a finger touches something else, too. On X11 GTK does that
 *   for buttons alone, 4.18 too; a finger had no way out of a menu. */
void checkbit_popover_guard_install (void);

G_END_DECLS
