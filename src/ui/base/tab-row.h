/* A row of buttons that choose a page, with a single Tab stop.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Of the toggle buttons within a widget, such as an AdwViewSwitcher that has all its pages, only
 * that of the visible page takes the focus; Left and Right choose the neighboring page, Home and
 * End the first and the last. In libadwaita, including 1.7, every button is a Tab stop, and all
 * have the same width. */
void checkbit_tab_row_install (GtkWidget *switcher);

G_END_DECLS
