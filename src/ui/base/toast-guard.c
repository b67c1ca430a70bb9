/* Keeps a toast until it has come in completely.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/toast-guard.h"

#include "ui/base/toast.h"

#define COMES_IN_US (CHECKBIT_TOAST_COMES_IN_MS * (G_USEC_PER_SEC / 1000))

typedef struct
{
  AdwToastOverlay *overlay; /* not owned: it owns this */
  GListModel *children;     /* owned */
  GtkWidget *coming;        /* weak: the toast that is coming in */
  guint tick;               /* until it has come in; 0 for none */
  gint64 begin;             /* the time of its first frame; 0 before that */
  AdwToast *shown;          /* weak: the last one that was to be shown at once */
  GQueue waiting;           /* (element-type AdwToast) owned: those waiting for it */
  GQueue held; /* (element-type AdwToast) owned: dismissed ones to release once it has come in */
  guint release_source; /* the source that releases these; 0 for none */
} Guard;

#define KEY "checkbit-toast-guard"

static Guard *
get_guard (AdwToastOverlay *overlay)
{
  return g_object_get_data (G_OBJECT (overlay), KEY);
}

/* --- Coming in -------------------------------------------------------------------------------- */

/* Also tells assistive technology that the toast is busy until then. */
static void
set_reachable (GtkWidget *toast, gboolean reachable)
{
  gtk_widget_set_can_target (toast, reachable);
  gtk_widget_set_can_focus (toast, reachable);
  gtk_accessible_update_state (GTK_ACCESSIBLE (toast), GTK_ACCESSIBLE_STATE_BUSY, !reachable, -1);
}

static void
show_next (Guard *self)
{
  AdwToast *toast = g_queue_pop_head (&self->waiting);

  if (toast == NULL)
    return;
  if (self->shown != NULL)
    {
      g_autoptr (AdwToast) held = g_object_ref (self->shown);
      adw_toast_dismiss (held);
    }
  g_set_weak_pointer (&self->shown, toast);
  checkbit_toast_show (self->overlay, toast);
}

/* So far only the guard knows that they are dismissed. */
static gboolean
release_cb (gpointer user_data)
{
  Guard *self = user_data;
  GQueue held = self->held;

  self->release_source = 0;
  g_queue_init (&self->held);
  for (GList *l = held.head; l != NULL; l = l->next)
    g_signal_emit_by_name (l->data, "dismissed");
  g_queue_clear_full (&held, g_object_unref);
  return G_SOURCE_REMOVE;
}

/* Later: libadwaita may be about to finish the animation, in reaction to the same signal. */
static void
release_later (Guard *self)
{
  if (!g_queue_is_empty (&self->held) && self->release_source == 0)
    self->release_source = g_idle_add (release_cb, self);
}

static void
settle (Guard *self)
{
  self->tick = 0;
  if (self->coming != NULL)
    set_reachable (self->coming, TRUE);
  g_clear_weak_pointer (&self->coming);
  release_later (self);
}

/* Counts frame time, which libadwaita animates the toast by: if a window draws no frames, or late
 * ones, its toasts come in later, too. */
static gboolean
tick_cb (GtkWidget *overlay, GdkFrameClock *clock, gpointer user_data)
{
  Guard *self = user_data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->begin == 0)
    self->begin = now;
  if (now - self->begin < COMES_IN_US)
    return G_SOURCE_CONTINUE;
  settle (self);
  show_next (self);
  return G_SOURCE_REMOVE;
}

static void
stop_tick (Guard *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->overlay), self->tick);
  self->tick = 0;
}

static void
expect (Guard *self, GtkWidget *toast)
{
  stop_tick (self);
  set_reachable (toast, FALSE);
  g_set_weak_pointer (&self->coming, toast);
  self->begin = 0;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->overlay), tick_cb, self, NULL);
}

/* In an invisible window there is no animation: a toast appears at once. */
static void
children_changed_cb (Guard *self, guint position, guint n_removed, guint n_added)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (GtkWidget) child = g_list_model_get_item (self->children, i);

      if (child != adw_toast_overlay_get_child (self->overlay)
          && gtk_widget_get_mapped (GTK_WIDGET (self->overlay)))
        expect (self, child);
    }
}

static void
unmap_cb (Guard *self)
{
  stop_tick (self);
  settle (self);
}

/* Shows toasts that were queued while the window was invisible. */
static void
map_cb (Guard *self)
{
  if (self->coming == NULL)
    show_next (self);
}

/* The toast timed out or was withdrawn before it had come in; libadwaita is only told now. */
static void
dismissed_cb (AdwToastOverlay *overlay, AdwToast *toast)
{
  Guard *self = get_guard (overlay);

  if (self == NULL || self->coming == NULL)
    return;
  g_signal_stop_emission_by_name (toast, "dismissed");
  if (g_queue_find (&self->held, toast) == NULL)
    g_queue_push_tail (&self->held, g_object_ref (toast));
}

/* Keys propagate from the widgets below the toasts to the overlay, which would dismiss the
 * toast. */
static gboolean
key_pressed_cb (AdwToastOverlay *overlay, guint key)
{
  return key == GDK_KEY_Escape && checkbit_toast_guard_is_coming (overlay);
}

static void
keep_escape (AdwToastOverlay *overlay, GtkWidget *below)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), overlay,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (below, keys);
}

/* --- A guard of an overlay -------------------------------------------------------------------- */

/* The overlay is being destroyed, and its tick callbacks with it. */
static void
guard_free (gpointer data)
{
  Guard *self = data;

  g_clear_weak_pointer (&self->coming);
  g_clear_weak_pointer (&self->shown);
  g_clear_handle_id (&self->release_source, g_source_remove);
  g_queue_clear_full (&self->waiting, g_object_unref);
  g_queue_clear_full (&self->held, g_object_unref);
  g_signal_handlers_disconnect_by_data (self->children, self);
  g_object_unref (self->children);
  g_free (self);
}

void
checkbit_toast_guard_add (AdwToastOverlay *overlay)
{
  Guard *self = g_new0 (Guard, 1);
  GtkWidget *child = adw_toast_overlay_get_child (overlay);

  self->overlay = overlay;
  g_queue_init (&self->waiting);
  g_queue_init (&self->held);
  self->children = gtk_widget_observe_children (GTK_WIDGET (overlay));
  g_signal_connect_swapped (self->children, "items-changed", G_CALLBACK (children_changed_cb),
                            self);
  g_signal_connect_swapped (overlay, "unmap", G_CALLBACK (unmap_cb), self);
  g_signal_connect_swapped (overlay, "map", G_CALLBACK (map_cb), self);
  if (child != NULL)
    keep_escape (overlay, child);
  g_object_set_data_full (G_OBJECT (overlay), KEY, self, guard_free);
}

AdwToastOverlay *
checkbit_toast_guard_add_below (GtkWidget *widget)
{
  AdwToastOverlay *overlay = ADW_IS_TOAST_OVERLAY (widget) ? ADW_TOAST_OVERLAY (widget) : NULL;

  if (overlay != NULL)
    checkbit_toast_guard_add (overlay);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && overlay == NULL;
       child = gtk_widget_get_next_sibling (child))
    overlay = checkbit_toast_guard_add_below (child);
  return overlay;
}

gboolean
checkbit_toast_guard_is_coming (AdwToastOverlay *overlay)
{
  const Guard *self = get_guard (overlay);

  return self != NULL && self->coming != NULL;
}

AdwToast *
checkbit_toast_guard_new_toast (AdwToastOverlay *overlay, const char *text)
{
  AdwToast *toast;

  g_return_val_if_fail (get_guard (overlay) != NULL, NULL);

  toast = checkbit_toast_new (text);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), overlay,
                           G_CONNECT_SWAPPED);
  return toast;
}

void
checkbit_toast_guard_show (AdwToastOverlay *overlay, AdwToast *toast)
{
  Guard *self = get_guard (overlay);

  g_return_if_fail (self != NULL);

  g_queue_push_tail (&self->waiting, toast);
  if (self->coming == NULL)
    show_next (self);
}
