/* Reports the focus when its window becomes the active one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/active-window.h"

#include "ui/base/widget-watch.h"

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

static void
map_cb (GtkWidget *window)
{
  if (!GTK_IS_WINDOW (window))
    return;
  g_signal_handlers_disconnect_by_data (window, &followed);
  g_signal_connect (window, "notify::is-active", G_CALLBACK (active_cb), &followed);
}

void
checkbit_active_window_install (void)
{
  if (gtk_check_version (4, 10, 0) != NULL)
    checkbit_widget_watch ("map", map_cb);
}
