/* Keeps a toast on show until it is all there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/toast-guard.h"

typedef struct
{
  AdwToastOverlay *overlay; /* not owned: it owns this */
  GListModel *children;     /* owned */
  GtkWidget *coming;        /* weak: the toast that is on its way in */
  guint source;             /* until it is there; 0 for none */
} Guard;

static void
set_reachable (GtkWidget *toast, gboolean reachable)
{
  gtk_widget_set_can_target (toast, reachable);
  gtk_widget_set_can_focus (toast, reachable);
}

static gboolean
there_cb (gpointer user_data)
{
  Guard *self = user_data;

  self->source = 0;
  if (self->coming != NULL)
    set_reachable (self->coming, TRUE);
  g_clear_weak_pointer (&self->coming);
  return G_SOURCE_REMOVE;
}

static void
children_changed_cb (Guard *self, guint position, guint n_removed, guint n_added)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (GtkWidget) child = g_list_model_get_item (self->children, i);

      if (child == adw_toast_overlay_get_child (self->overlay))
        continue;
      set_reachable (child, FALSE);
      g_set_weak_pointer (&self->coming, child);
      g_clear_handle_id (&self->source, g_source_remove);
      self->source = g_timeout_add (CHECKBIT_TOAST_COMES_IN_MS, there_cb, self);
    }
}

/* Before the overlay's own key, which dismisses what is on show. */
static gboolean
key_pressed_cb (Guard *self, guint key)
{
  return key == GDK_KEY_Escape && self->coming != NULL;
}

static void
guard_free (gpointer data)
{
  Guard *self = data;

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_weak_pointer (&self->coming);
  g_signal_handlers_disconnect_by_data (self->children, self);
  g_object_unref (self->children);
  g_free (self);
}

#define KEY "checkbit-toast-guard"

void
checkbit_toast_guard_add (AdwToastOverlay *overlay)
{
  Guard *self = g_new0 (Guard, 1);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->overlay = overlay;
  self->children = gtk_widget_observe_children (GTK_WIDGET (overlay));
  g_signal_connect_swapped (self->children, "items-changed", G_CALLBACK (children_changed_cb),
                            self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (overlay), keys);
  g_object_set_data_full (G_OBJECT (overlay), KEY, self, guard_free);
}

gboolean
checkbit_toast_guard_is_coming (AdwToastOverlay *overlay)
{
  const Guard *self = g_object_get_data (G_OBJECT (overlay), KEY);

  return self != NULL && self->coming != NULL;
}
