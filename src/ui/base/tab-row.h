/* A row of buttons that choose a page, as one stop of the keyboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Of the toggle buttons within a widget, such as an AdwViewSwitcher that has all its pages, only
 * the one of the page that is shown takes the focus; Left and Right choose the page beside it,
 * Home and End the first and the last. libadwaita has every button stop Tab, and gives all of
 * them one width; still so with 1.7. */
void checkbit_tab_row_install (GtkWidget *switcher);

G_END_DECLS
