/* A place for what is shown where there is room for it, and takes none where there is not. An
 * AdwSqueezer that is not homogeneous wants no room for a child that it does not show, and so
 * may never show it again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Property "child" (GtkWidget). Needs no width, and wants that of the child. */
#define CHECKBIT_TYPE_SPARE_PLACE (checkbit_spare_place_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSparePlace, checkbit_spare_place, CHECKBIT, SPARE_PLACE, GtkWidget)

G_END_DECLS
