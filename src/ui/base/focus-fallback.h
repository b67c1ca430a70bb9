/* Keeps the focus of a window on something visible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* GTK 4.8 leaves the focus inside a menu that was closed from one of its submenus: no key works
 * then until the pointer is used. This moves the focus to the menu's button, or else to the window.
 * GTK 4.18 gives it back to the button itself, so there this does nothing. */
void checkbit_focus_fallback_install (GtkWindow *window);

G_END_DECLS
