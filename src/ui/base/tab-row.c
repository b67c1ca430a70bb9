/* A row of buttons that choose a page, as one stop of the keyboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/tab-row.h"

/* Appends the toggle buttons within a widget. */
static void
collect (GtkWidget *widget, GPtrArray *tabs)
{
  if (GTK_IS_TOGGLE_BUTTON (widget))
    {
      g_ptr_array_add (tabs, widget);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, tabs);
}

static int
find_active (GPtrArray *tabs)
{
  for (guint i = 0; i < tabs->len; i++)
    if (gtk_toggle_button_get_active (tabs->pdata[i]))
      return (int) i;

  return 0;
}

/* Where a key leads to from a tab; -1 for a key that leads nowhere. */
static int
find_next (GtkWidget *row, guint keyval, int active, int n)
{
  int forth = gtk_widget_get_direction (row) == GTK_TEXT_DIR_RTL ? -1 : 1;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return CLAMP (active - forth, 0, n - 1);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return CLAMP (active + forth, 0, n - 1);
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return 0;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return n - 1;
    default:
      return -1;
    }
}

static gboolean
key_cb (GtkEventController *controller, guint keyval, guint keycode, GdkModifierType state)
{
  GtkWidget *row = gtk_event_controller_get_widget (controller);
  g_autoptr (GPtrArray) tabs = g_ptr_array_new ();
  int next;

  collect (row, tabs);
  next = find_next (row, keyval, find_active (tabs), (int) tabs->len);
  if (tabs->len == 0 || next < 0 || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  /* libadwaita listens to clicks alone. */
  if (!gtk_toggle_button_get_active (tabs->pdata[next]))
    g_signal_emit_by_name (tabs->pdata[next], "clicked");
  gtk_widget_grab_focus (tabs->pdata[next]);
  return GDK_EVENT_STOP;
}

void
checkbit_tab_row_install (GtkWidget *switcher)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  g_autoptr (GPtrArray) tabs = g_ptr_array_new ();

  g_return_if_fail (GTK_IS_WIDGET (switcher));

  collect (switcher, tabs);
  for (guint i = 0; i < tabs->len; i++)
    g_object_bind_property (tabs->pdata[i], "active", tabs->pdata[i], "focusable",
                            G_BINDING_SYNC_CREATE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), NULL);
  gtk_widget_add_controller (switcher, keys);
}
