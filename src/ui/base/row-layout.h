/* A row's title and choice side by side, or in a column if there is no room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Children as in a GtkBox: horizontal if all have their natural widths, else vertical. */
G_DECLARE_FINAL_TYPE (
    CheckbitRowLayout, checkbit_row_layout, CHECKBIT, ROW_LAYOUT, GtkLayoutManager)

GtkLayoutManager *checkbit_row_layout_new (guint spacing);

/* The same, but the children are in a column only if not even their minimum widths fit, with the
 * same spacing between them. homogeneous: side by side they have the same width. */
GtkLayoutManager *checkbit_row_layout_new_tight (guint spacing, gboolean homogeneous);

G_END_DECLS
