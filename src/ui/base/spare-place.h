/* A place for a child that is shown only if there is room, and that otherwise needs none. An
 * AdwSqueezer that is not homogeneous requests no room for a hidden child, and so may never show it
 * again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Property "child" (GtkWidget). The minimum width is 0, the natural width the child's. */
#define CHECKBIT_TYPE_SPARE_PLACE (checkbit_spare_place_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSparePlace, checkbit_spare_place, CHECKBIT, SPARE_PLACE, GtkWidget)

G_END_DECLS
