/* Menus that all windows share.
 *
 * GTK leaks some of what it makes from a menu's model: with a model per window, each closed window
 * would leave its menu behind. So the models are made once. Needed with GTK 4.8, and still with
 * 4.18.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The menu with that id in a resource file, such as "main-menu.ui"; made at the first call and
 * never freed. The id of a submenu works as well. (transfer none) */
GMenuModel *checkbit_shared_menu_get (const char *file, const char *id);

/* Gives a button that menu. Its widgets are made when it is first opened: hidden ones would slow
 * down the window's start, and a menu only finds the actions around it when it is made. The file
 * and the id must be static. */
void checkbit_shared_menu_give (GtkMenuButton *button, const char *file, const char *id);

G_END_DECLS
