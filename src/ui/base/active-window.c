/* Reports the focus when its window becomes the active one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/active-window.h"

#include <gtk/gtk.h>

/* Clears and restores the focus, so that GTK reports it. The window's own property is frozen
 * meanwhile, so that its listeners see no change. */
static void
tell_focus (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (focus == NULL)
    return;
  g_object_ref (focus);
  g_object_freeze_notify (G_OBJECT (window));
  gtk_window_set_focus (window, NULL);
  gtk_window_set_focus (window, focus);
  g_object_thaw_notify (G_OBJECT (window));
  g_object_unref (focus);
}

static void
active_cb (GtkWindow *window)
{
  if (gtk_window_is_active (window))
    tell_focus (window);
}

static char followed; /* the address is the key that marks windows already connected */

static gboolean
map_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer user_data)
{
  gpointer window = g_value_get_object (&values[0]);

  if (!GTK_IS_WINDOW (window))
    return TRUE;
  g_signal_handlers_disconnect_by_data (window, user_data);
  g_signal_connect (window, "notify::is-active", G_CALLBACK (active_cb), user_data);
  return TRUE;
}

void
checkbit_active_window_install (void)
{
  gpointer klass;

  if (gtk_check_version (4, 10, 0) == NULL)
    return;
  klass = g_type_class_ref (GTK_TYPE_WIDGET); /* defines the signal */
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, map_cb, &followed, NULL);
  g_type_class_unref (klass);
}
