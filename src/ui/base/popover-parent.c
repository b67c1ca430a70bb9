/* Popovers that are made on demand and freed when they are closed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/popover-parent.h"

/* By then events that were on their way to a closed popover have come. */
#define UNPARENT_MS 500

#define POINTED_STATES (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_ACTIVE)

/* The innermost descendant in prelight or active state; NULL for none. */
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

/* When the pointer opens a menu, the menu receives the leave and release events, so the widget
 * below stays in prelight or active state until the pointer comes back, in GTK 4.18 too. This
 * resets it. */
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

#define BUTTONS                                                                                    \
  (GDK_BUTTON1_MASK | GDK_BUTTON2_MASK | GDK_BUTTON3_MASK | GDK_BUTTON4_MASK | GDK_BUTTON5_MASK)

/* Whether a button of the pointer is held down, wherever that is. */
static gboolean
is_pressed (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (widget));
  GdkDevice *pointer = seat != NULL ? gdk_seat_get_pointer (seat) : NULL;
  GdkModifierType state = 0;

  if (surface != NULL && pointer != NULL)
    gdk_surface_get_device_position (surface, pointer, NULL, NULL, &state);

  return (state & BUTTONS) != 0;
}

static gboolean
unparent_cb (gpointer popover)
{
  GtkWidget *parent = gtk_widget_get_parent (popover);

  if (parent != NULL && is_pressed (parent))
    return G_SOURCE_CONTINUE;
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

/* The second press of a double click in a menu may be on its way to the popover that the first one
 * closed. GTK (seen with 4.18) then grabs the pointer for the hidden popover until the button is
 * released, without a reference: a popover freed meanwhile crashes the program. */
void
checkbit_popover_unparent_later (GtkWidget *popover)
{
  g_return_if_fail (GTK_IS_POPOVER (popover));

  g_timeout_add_full (G_PRIORITY_DEFAULT_IDLE, UNPARENT_MS, unparent_cb, g_object_ref (popover),
                      g_object_unref);
}

/* A popover without a parent stays alive only while it is shown. */
void
checkbit_popover_drop (GtkWidget *popover, gpointer data)
{
  GtkWidget *parent;

  if (popover == NULL)
    return;

  g_object_ref (popover);
  g_signal_handlers_disconnect_by_data (popover, data);
  gtk_popover_popdown (GTK_POPOVER (popover));
  parent = gtk_widget_get_parent (popover);
  if (parent != NULL && !gtk_widget_in_destruction (parent))
    checkbit_popover_unparent_later (popover);
  else
    gtk_widget_unparent (popover);
  g_object_unref (popover);
}
