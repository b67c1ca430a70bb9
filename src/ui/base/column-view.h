/* Features of tables that GTK 4.8 lacks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes Tab leave a table, in which the arrow keys move, instead of going through all rows. For the
 * focus() of the widget whose child is the table. table: that child. moved: whether the focus has
 * moved. FALSE if the direction is not Tab's. Since GTK 4.12 GtkColumnView has the property
 * "tab-behavior" for this. */
gboolean checkbit_column_view_leave_by_tab (GtkWidget *widget,
                                            GtkWidget *table,
                                            GtkDirectionType direction,
                                            gboolean *moved);

/* Inserts a column into a table, or removes it: in GTK 4.8 a column that is only hidden still takes
 * its fixed width. No longer needed with 4.18. */
void checkbit_column_view_show_column (GtkColumnView *view,
                                       GtkColumnViewColumn *column,
                                       guint place,
                                       gboolean shown);

G_END_DECLS
