/* A place for a bar that something else can stand in for, without anything around it moving.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Property: "bar" (GtkWidget). The place is as wide and high as the bar needs, whichever of the
 * two is seen. */
#define CHECKBIT_TYPE_BAR_PLACE (checkbit_bar_place_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitBarPlace, checkbit_bar_place, CHECKBIT, BAR_PLACE, GtkWidget)

GtkWidget *checkbit_bar_place_new (void);

/* What stands in for the bar, which is neither seen nor told of meanwhile; NULL for none. */
void checkbit_bar_place_set_guest (CheckbitBarPlace *self, GtkWidget *guest);
GtkWidget *checkbit_bar_place_get_guest (CheckbitBarPlace *self);

G_END_DECLS
