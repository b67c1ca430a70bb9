/* A place for a bar that another widget can replace without moving anything around it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Property: "bar" (GtkWidget). The place always has the bar's size, whichever of the two is
 * visible. */
#define CHECKBIT_TYPE_BAR_PLACE (checkbit_bar_place_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitBarPlace, checkbit_bar_place, CHECKBIT, BAR_PLACE, GtkWidget)

/* The widget that replaces the bar, which is hidden from screen readers, too; NULL for none. */
void checkbit_bar_place_set_guest (CheckbitBarPlace *self, GtkWidget *guest);

G_END_DECLS
