/* The submenus of menus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For all menus from now on: a submenu that is opened by a key is there at once. GTK, 4.18 too,
 * lets it slide in; meanwhile the keys of the page that slides out count as well, and a key that is
 * typed quickly, and that both pages have, only moves the focus. What is opened with the pointer
 * slides. */
void checkbit_menu_pages_install (void);

G_END_DECLS
