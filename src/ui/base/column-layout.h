/* A column whose last child makes room where the column is low.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CHECKBIT_TYPE_COLUMN_LAYOUT (checkbit_column_layout_get_type ())

/* Children as in a vertical GtkBox. The last is not seen where it would take more than an eighth of
 * the height, so that a phone's screen has room for the others. */
G_DECLARE_FINAL_TYPE (
    CheckbitColumnLayout, checkbit_column_layout, CHECKBIT, COLUMN_LAYOUT, GtkLayoutManager)

G_END_DECLS
