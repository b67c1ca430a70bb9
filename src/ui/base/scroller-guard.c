/* Scrolled windows that go away during overshoot.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/scroller-guard.h"

#include "ui/base/widget-watch.h"

/* GTK's only timeout for a scrolled window is the delay before it springs back. */
static GSource *
find_delay (GtkWidget *widget)
{
  return GTK_IS_SCROLLED_WINDOW (widget)
             ? g_main_context_find_source_by_funcs_user_data (NULL, &g_timeout_funcs, widget)
             : NULL;
}

static gboolean
put_off_cb (gpointer delay)
{
  if (!g_source_is_destroyed (delay))
    g_source_set_ready_time (delay, -1);
  return G_SOURCE_REMOVE;
}

/* Called in the iteration of the main loop in which the widget goes, if the delay was over before.
 * It stays, and is put off again when the loop has set its next time. */
static gboolean
late_cb (gpointer widget)
{
  g_autoptr (GSource) idle = g_idle_source_new ();

  g_source_set_callback (idle, G_SOURCE_FUNC (put_off_cb), g_source_ref (g_main_current_source ()),
                         (GDestroyNotify) g_source_unref);
  g_source_attach (idle, NULL);
  return G_SOURCE_CONTINUE;
}

/* The delay is kept rather than removed: GTK remembers its ID and removes it itself at the next
 * scroll, or in the end. */
static void
unrealize_cb (GtkWidget *widget)
{
  GSource *delay = find_delay (widget);

  if (delay != NULL)
    {
      g_source_set_callback (delay, late_cb, widget, NULL);
      g_source_set_ready_time (delay, -1);
    }
}

/* A scroll by nothing has GTK start the delay anew. */
static void
realize_cb (GtkWidget *widget)
{
  if (find_delay (widget) == NULL)
    return;

  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean handled;

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        g_signal_emit_by_name (controller, "scroll", 0.0, 0.0, &handled);
    }
}

void
checkbit_scroller_guard_install (void)
{
  checkbit_widget_watch ("unrealize", unrealize_cb);
  checkbit_widget_watch ("realize", realize_cb);
}
