/* Whether the focus is inside a widget, and when it has left.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/focus-within.h"

gboolean
checkbit_focus_is_within (GtkWidget *widget)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  root = gtk_widget_get_root (widget);
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* --- When it has left ------------------------------------------------------------------------- */

typedef struct
{
  GtkEventController *controller; /* it has this */
  CheckbitFocusFunc func;
  gpointer data;
  guint source; /* 0 for none */
} Watch;

static void
watch_free (gpointer data)
{
  Watch *watch = data;

  g_clear_handle_id (&watch->source, g_source_remove);
  g_free (watch);
}

/* A widget that is no longer in a window has nothing to be done for it. */
static gboolean
left_cb (gpointer data)
{
  Watch *watch = data;
  GtkWidget *widget = gtk_event_controller_get_widget (watch->controller);

  watch->source = 0;
  if (widget != NULL && gtk_widget_get_root (widget) != NULL && !checkbit_focus_is_within (widget))
    watch->func (watch->data);
  return G_SOURCE_REMOVE;
}

static void
leave_cb (Watch *watch)
{
  if (watch->source == 0)
    watch->source = g_idle_add_full (G_PRIORITY_DEFAULT, left_cb, watch, NULL);
}

GtkEventController *
checkbit_focus_watch_left (GtkWidget *widget, CheckbitFocusFunc func, gpointer data)
{
  GtkEventController *controller = gtk_event_controller_focus_new ();
  Watch *watch = g_new (Watch, 1);

  *watch = (Watch){ .controller = controller, .func = func, .data = data };
  g_object_set_data_full (G_OBJECT (controller), "checkbit-watch", watch, watch_free);
  g_signal_connect_swapped (controller, "leave", G_CALLBACK (leave_cb), watch);
  gtk_widget_add_controller (widget, controller);

  return controller;
}
