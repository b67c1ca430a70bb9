/* Keeps the focus of a window on something visible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/focus-fallback.h"

/* A menu may have the focus before it is shown and after it is hidden, so this checks only once it
 * has finished opening or closing. */
static gboolean
look_cb (gpointer data)
{
  GtkWindow *window = data;
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *button;

  if (focus == NULL || gtk_widget_get_mapped (focus)
      || !gtk_widget_get_mapped (GTK_WIDGET (window)))
    return G_SOURCE_REMOVE;
  button = gtk_widget_get_ancestor (focus, GTK_TYPE_MENU_BUTTON);
  if (button == NULL || !gtk_widget_grab_focus (button))
    gtk_window_set_focus (window, NULL);
  return G_SOURCE_REMOVE;
}

static void
focus_cb (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, look_cb, g_object_ref (window), g_object_unref);
}

void
checkbit_focus_fallback_install (GtkWindow *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  if (gtk_check_version (4, 18, 0) != NULL)
    g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_cb), NULL);
}
