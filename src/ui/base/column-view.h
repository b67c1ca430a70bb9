/* What tables need beside what GTK 4.8 has them do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has Tab leave a table, which arrows go about in, where GTK would have it go through all the
 * rows; for the focus() of the widget that the table is a child of, with all that is around it.
 * table: that child. moved: whether the keyboard has found another place. FALSE where the
 * direction is not the table's to leave by. From GTK 4.12 on GtkColumnView has a property for
 * it, "tab-behavior". */
gboolean checkbit_column_view_leave_by_tab (GtkWidget *widget,
                                            GtkWidget *table,
                                            GtkDirectionType direction,
                                            gboolean *moved);

/* Puts a column at a place in a table, or takes it out: in GTK 4.8 one that is only hidden keeps a
 * fixed width. Needed no more with 4.18. */
void checkbit_column_view_show_column (GtkColumnView *view,
                                       GtkColumnViewColumn *column,
                                       guint place,
                                       gboolean shown);

G_END_DECLS
