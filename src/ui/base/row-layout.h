/* A row's title and choice beside each other, or below each other where there is no room for both.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Children as in a GtkBox: in a row where all have their natural widths, else in a column. */
G_DECLARE_FINAL_TYPE (
    CheckbitRowLayout, checkbit_row_layout, CHECKBIT, ROW_LAYOUT, GtkLayoutManager)

GtkLayoutManager *checkbit_row_layout_new (guint spacing);

G_END_DECLS
