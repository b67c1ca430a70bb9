/* A column whose last child is hidden where the column is low.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CHECKBIT_TYPE_COLUMN_LAYOUT (checkbit_column_layout_get_type ())

/* Like a vertical GtkBox, but the last child is hidden if it would take more than an eighth of the
 * height, so that the others fit on a phone's screen. */
G_DECLARE_FINAL_TYPE (
    CheckbitColumnLayout, checkbit_column_layout, CHECKBIT, COLUMN_LAYOUT, GtkLayoutManager)

G_END_DECLS
