/* What the tests of widgets share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/ui.h"

void
ui_test_init (int *argc, char ***argv)
{
  g_test_init (argc, argv, NULL);
  if (!gtk_init_check ())
    {
      g_printerr ("no display: skipped\n");
      exit (77);
    }
  adw_init ();
  checkbit_ui_init ();
}

static gboolean
wake_cb (gpointer user_data)
{
  return G_SOURCE_REMOVE;
}

void
ui_test_iterate (void)
{
  guint source = g_timeout_add (5, wake_cb, NULL);

  g_main_context_iteration (NULL, TRUE);
  if (g_main_context_find_source_by_id (NULL, source) != NULL)
    g_source_remove (source);
}

void
ui_test_run (guint ms)
{
  gint64 end = time_after (ms);

  while (!time_is_up (end))
    ui_test_iterate ();
}

void
ui_test_show (GtkWindow *window)
{
  gtk_window_present (window);
  ui_test_wait_for (gtk_widget_get_mapped (GTK_WIDGET (window))
                    && gtk_widget_get_width (GTK_WIDGET (window)) > 0);
}

static gboolean
is_called (GtkWidget *widget, const char *label)
{
  if (!GTK_IS_BUTTON (widget))
    return FALSE;
  return g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0
         || g_strcmp0 (gtk_widget_get_tooltip_text (widget), label) == 0;
}

GtkWidget *
ui_test_find_button (GtkWidget *root, const char *label)
{
  if (is_called (root, label))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = ui_test_find_button (child, label);
      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Whether a shortcut for a key, without modifiers, does something. */
static gboolean
activate_shortcut (GtkShortcut *shortcut, GtkWidget *widget, guint keyval)
{
  GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

  return GTK_IS_KEYVAL_TRIGGER (trigger)
         && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == keyval
         && gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == 0
         && gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                          gtk_shortcut_get_arguments (shortcut));
}

static gboolean
press_for (GtkEventController *controller, GtkWidget *widget, guint keyval)
{
  gboolean handled = FALSE;

  if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
    g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
  if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
    return handled;

  for (guint i = 0; !handled && i < g_list_model_get_n_items (G_LIST_MODEL (controller)); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), i);
      handled = activate_shortcut (shortcut, widget, keyval);
    }
  return handled;
}

gboolean
ui_test_press (GtkWindow *window, guint keyval)
{
  GtkWidget *widget = gtk_window_get_focus (window);
  gboolean handled = FALSE;

  for (widget = widget != NULL ? widget : GTK_WIDGET (window); widget != NULL && !handled;
       widget = gtk_widget_get_parent (widget))
    {
      g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
      for (guint i = 0; !handled && i < g_list_model_get_n_items (controllers); i++)
        {
          g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
          if (gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_BUBBLE)
            handled = press_for (controller, widget, keyval);
        }
    }
  return handled;
}

void
ui_test_destroy (GtkWindow *window)
{
  gpointer weak = window;

  g_object_add_weak_pointer (G_OBJECT (window), &weak);
  gtk_window_destroy (window);
  ui_test_wait_for (weak == NULL);
}
