/* Popovers that are made when they are asked for, and go when they are closed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/popover-parent.h"

#define POINTED_STATES (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_ACTIVE)

/* The innermost widget in another that looks as the one under the pointer does, or as one that is
 * pressed; NULL for none. */
static GtkWidget *
find_pointed (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    if ((gtk_widget_get_state_flags (child) & POINTED_STATES) != 0)
      {
        found = find_pointed (child);
        if (found == NULL)
          found = child;
      }
  return found;
}

/* What a menu is opened from by the pointer is told neither that the pointer has left nor that the
 * button is released: the menu hears of that. It would look so until the pointer comes again, with
 * GTK 4.18 too. */
static void
closed_cb (GtkWidget *pointed, GtkWidget *popover)
{
  GtkWidget *parent = gtk_widget_get_parent (popover);

  for (; pointed != NULL && pointed != parent; pointed = gtk_widget_get_parent (pointed))
    gtk_widget_unset_state_flags (pointed, POINTED_STATES);
}

void
checkbit_popover_set_parent (GtkWidget *popover, GtkWidget *parent)
{
  GtkWidget *pointed;

  g_return_if_fail (GTK_IS_POPOVER (popover));
  g_return_if_fail (GTK_IS_WIDGET (parent));

  pointed = find_pointed (parent);
  gtk_widget_set_parent (popover, parent);
  if (pointed != NULL)
    g_signal_connect_object (popover, "closed", G_CALLBACK (closed_cb), pointed, G_CONNECT_SWAPPED);
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
