/* Menus that are the same in all windows.
 *
 * GTK never gives back some of what it makes of a menu's model: with a model for each window, every
 * window that is opened and closed would leave its menu behind. So the models are made once.
 * Needed with GTK 4.8, and still with 4.18.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The menu of that id in a file of the resources, such as "main-menu.ui"; made at the first call
 * and kept for good. The id of a submenu will do as well. (transfer none) */
GMenuModel *checkbit_shared_menu_get (const char *file, const char *id);

/* Gives a button that menu. Its widgets are made when it is opened first: hidden ones would cost
 * the window's start, and a menu finds only those actions that are around it when it is made.
 * The file and the id have to stay. */
void checkbit_shared_menu_give (GtkMenuButton *button, const char *file, const char *id);

G_END_DECLS
