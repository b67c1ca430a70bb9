/* Popovers that are made when they are asked for, and go when they are closed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/popover-parent.h"

void
checkbit_popover_set_parent (GtkWidget *popover, GtkWidget *parent)
{
  g_return_if_fail (GTK_IS_POPOVER (popover));
  g_return_if_fail (GTK_IS_WIDGET (parent));

  gtk_widget_set_parent (popover, parent);
  g_signal_connect_object (parent, "destroy", G_CALLBACK (gtk_widget_unparent), popover,
                           G_CONNECT_SWAPPED);
}

static gboolean
popup_cb (gpointer popover)
{
  if (gtk_widget_get_parent (popover) != NULL)
    gtk_popover_popup (popover);
  return G_SOURCE_REMOVE;
}

void
checkbit_popover_popup_later (GtkWidget *popover)
{
  g_return_if_fail (GTK_IS_POPOVER (popover));

  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, popup_cb, g_object_ref (popover), g_object_unref);
}

static gboolean
unparent_cb (gpointer popover)
{
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

void
checkbit_popover_unparent_later (GtkWidget *popover)
{
  g_return_if_fail (GTK_IS_POPOVER (popover));

  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_cb, g_object_ref (popover), g_object_unref);
}

/* One whose parent has gone lives by nothing but being shown. */
void
checkbit_popover_drop (GtkWidget *popover, gpointer data)
{
  if (popover == NULL)
    return;

  g_object_ref (popover);
  g_signal_handlers_disconnect_by_data (popover, data);
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_unparent (popover);
  g_object_unref (popover);
}
