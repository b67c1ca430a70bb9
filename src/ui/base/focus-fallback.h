/* The keyboard of a window stays with something that is seen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* GTK 4.8 leaves the focus of a window within a menu that was closed from one of its submenus: no
 * key does anything then until the pointer is used. With this the button of the menu has it, or
 * else the window itself. GTK 4.18 gives it back to the button; from there on this does nothing. */
void checkbit_focus_fallback_install (GtkWindow *window);

G_END_DECLS
