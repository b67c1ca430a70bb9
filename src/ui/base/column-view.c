/* Features of tables that GTK 4.8 lacks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/column-view.h"

gboolean
checkbit_column_view_leave_by_tab (GtkWidget *widget,
                                   GtkWidget *table,
                                   GtkDirectionType direction,
                                   gboolean *moved)
{
  GtkWidget *(*next) (GtkWidget *) = direction == GTK_DIR_TAB_BACKWARD
                                         ? gtk_widget_get_prev_sibling
                                         : gtk_widget_get_next_sibling;

  if ((direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
      || gtk_widget_get_focus_child (widget) != table)
    return FALSE;

  *moved = FALSE;
  for (GtkWidget *child = next (table); child != NULL && !*moved; child = next (child))
    *moved = gtk_widget_child_focus (child, direction);
  return TRUE;
}

void
checkbit_column_view_show_column (GtkColumnView *view,
                                  GtkColumnViewColumn *column,
                                  guint place,
                                  gboolean shown)
{
  gboolean is_there = gtk_column_view_column_get_column_view (column) != NULL;

  if (shown && !is_there)
    gtk_column_view_insert_column (view, place, column);
  else if (!shown && is_there)
    gtk_column_view_remove_column (view, column);
}
