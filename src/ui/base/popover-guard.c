/* Keeps popovers from crashing the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/popover-guard.h"

/* --- The pointer over a hidden popover ------------------------------------------------------- */

/* Makes the window find out again what is under the pointer, by toggling the sensitivity. Inside an
 * insensitive widget that has no effect, so it toggles that widget. */
static void
look_again (GtkWidget *widget)
{
  GtkWidget *parent;
  gboolean sensitive;

  while ((parent = gtk_widget_get_parent (widget)) != NULL && !gtk_widget_is_sensitive (parent))
    widget = parent;
  sensitive = gtk_widget_get_sensitive (widget);
  gtk_widget_set_sensitive (widget, !sensitive);
  gtk_widget_set_sensitive (widget, sensitive);
}

/* The prelight state says that the pointer was over the popover: the window must look again, or it
 * would keep a surface that goes. */
static gboolean
unrealize_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer user_data)
{
  GtkWidget *widget = g_value_get_object (values);

  if (GTK_IS_NATIVE (widget) && !GTK_IS_ROOT (widget) && !gtk_widget_get_mapped (widget)
      && (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT) != 0)
    look_again (widget);
  return TRUE;
}

static void
watch_pointer (void)
{
  gpointer klass = g_type_class_ref (GTK_TYPE_WIDGET);

  g_signal_add_emission_hook (g_signal_lookup ("unrealize", GTK_TYPE_WIDGET), 0, unrealize_cb, NULL,
                              NULL);
  g_type_class_unref (klass);
}

/* --- The Enter key ---------------------------------------------------------------------------- */

static void
activate_default_cb (GtkPopover *popover)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (popover));
  g_autoptr (GtkWidget) widget = NULL;

  if (root == NULL || gtk_root_get_focus (root) != NULL)
    {
      g_signal_chain_from_overridden_handler (popover);
      return;
    }
  g_object_get (popover, "default-widget", &widget, NULL);
  if (widget != NULL && gtk_widget_is_sensitive (widget))
    gtk_widget_activate (widget);
}

static void
watch_enter (void)
{
  gpointer klass = g_type_class_ref (GTK_TYPE_POPOVER);

  g_signal_override_class_handler ("activate-default", GTK_TYPE_POPOVER,
                                   G_CALLBACK (activate_default_cb));
  g_type_class_unref (klass);
}

/* --- A touch beside it ------------------------------------------------------------------------ */

/* Whether an event is outside a popover and the popovers opened from it: elsewhere in the window,
 * or outside the window while the popover grabs all input. */
static gboolean
is_beside (GdkEvent *event, GtkWidget *popover)
{
  GdkSurface *surface = gdk_event_get_surface (event);
  GtkNative *native = gtk_native_get_for_surface (surface);
  double x, y;

  if (native != GTK_NATIVE (popover))
    return native == NULL || !gtk_widget_is_ancestor (GTK_WIDGET (native), popover);
  return gdk_event_get_position (event, &x, &y)
         && (x < 0 || y < 0 || x >= gdk_surface_get_width (surface)
             || y >= gdk_surface_get_height (surface));
}

/* Closes when the finger is lifted: GTK tracks touched widgets, and hiding it earlier would give
 * the window an end without a beginning. */
static gboolean
touch_cb (GtkEventController *controller, GdkEvent *event)
{
  GtkWidget *popover = gtk_event_controller_get_widget (controller);
  GdkEventType type = gdk_event_get_event_type (event);
  gpointer sequence = gdk_event_get_event_sequence (event);
  const char *beside = "touched-beside"; /* the sequence of such a touch */

  if (type == GDK_TOUCH_BEGIN && is_beside (event, popover))
    g_object_set_data (G_OBJECT (popover), beside, sequence);
  if (sequence == NULL || g_object_get_data (G_OBJECT (popover), beside) != sequence)
    return GDK_EVENT_PROPAGATE;
  if (type == GDK_TOUCH_END || type == GDK_TOUCH_CANCEL)
    {
      g_object_set_data (G_OBJECT (popover), beside, NULL);
      gtk_popover_popdown (GTK_POPOVER (popover));
    }
  return GDK_EVENT_STOP;
}

/* When an autohide popover is shown for the first time, adds a controller for touches outside. */
static void
watch_touches (GtkWidget *popover)
{
  GtkEventController *touches;

  if (!gtk_popover_get_autohide (GTK_POPOVER (popover))
      || g_object_get_data (G_OBJECT (popover), "touches") != NULL)
    return;
  touches = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (touches, GTK_PHASE_CAPTURE);
  g_signal_connect (touches, "event", G_CALLBACK (touch_cb), NULL);
  g_object_set_data (G_OBJECT (popover), "touches", touches);
  gtk_widget_add_controller (popover, touches);
}

/* --- Scrolling behind it ---------------------------------------------------------------------- */

#define SCROLLING "scrolling" /* the data key of a shown popover's Scrolling */

/* What moves the place that a popover belongs to. */
typedef struct
{
  GtkAdjustment *adjustment; /* owned */
  GtkOrientation orientation;
  double begin; /* its value when the popover was shown */
  gulong handler;
} Axis;

typedef struct
{
  graphene_rect_t anchor; /* when the popover was shown, in its window */
  GArray *axes;           /* of Axis */
} Scrolling;

static void
axis_clear (gpointer data)
{
  Axis *self = data;

  g_signal_handler_disconnect (self->adjustment, self->handler);
  g_object_unref (self->adjustment);
}

static void
scrolling_free (gpointer data)
{
  Scrolling *self = data;

  g_array_unref (self->axes);
  g_free (self);
}

/* Whether a window of a size would still show anything of the anchor. The new layout is to come, so
 * this adds up what has been scrolled. */
static gboolean
scrolling_leaves_in_sight (const Scrolling *self, int width, int height)
{
  graphene_rect_t anchor = self->anchor;
  graphene_rect_t window = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);

  for (guint i = 0; i < self->axes->len; i++)
    {
      const Axis *axis = &g_array_index (self->axes, Axis, i);
      float by = (float) (gtk_adjustment_get_value (axis->adjustment) - axis->begin);
      gboolean across = axis->orientation == GTK_ORIENTATION_HORIZONTAL;

      graphene_rect_offset (&anchor, across ? -by : 0, across ? 0 : -by);
    }
  return graphene_rect_intersection (&anchor, &window, NULL);
}

static void
scrolled_cb (GtkWidget *popover)
{
  Scrolling *scrolling = g_object_get_data (G_OBJECT (popover), SCROLLING);
  GtkRoot *root = gtk_widget_get_root (popover);

  if (scrolling != NULL && root != NULL
      && !scrolling_leaves_in_sight (scrolling, gtk_widget_get_width (GTK_WIDGET (root)),
                                     gtk_widget_get_height (GTK_WIDGET (root))))
    gtk_popover_popdown (GTK_POPOVER (popover));
}

static void
add_axis (Scrolling *self,
          GtkWidget *popover,
          GtkAdjustment *adjustment,
          GtkOrientation orientation)
{
  if (adjustment == NULL)
    return;
  Axis axis = {
    .adjustment = g_object_ref (adjustment),
    .orientation = orientation,
    .begin = gtk_adjustment_get_value (adjustment),
    .handler
    = g_signal_connect_swapped (adjustment, "value-changed", G_CALLBACK (scrolled_cb), popover),
  };

  g_array_append_val (self->axes, axis);
}

static void
watch_scrolling (GtkWidget *popover)
{
  GtkWidget *parent = gtk_widget_get_parent (popover);
  GtkRoot *root = gtk_widget_get_root (popover);
  graphene_rect_t bounds;
  GdkRectangle part;

  if (parent == NULL || root == NULL
      || !gtk_widget_compute_bounds (parent, GTK_WIDGET (root), &bounds))
    return;

  Scrolling *self = g_new0 (Scrolling, 1);
  self->anchor = bounds;
  if (gtk_popover_get_pointing_to (GTK_POPOVER (popover), &part))
    graphene_rect_init (&self->anchor, bounds.origin.x + (float) part.x,
                        bounds.origin.y + (float) part.y, (float) MAX (part.width, 1),
                        (float) MAX (part.height, 1));
  self->axes = g_array_new (FALSE, FALSE, sizeof (Axis));
  g_array_set_clear_func (self->axes, axis_clear);
  for (GtkWidget *widget = gtk_widget_get_parent (parent); widget != NULL;
       widget = gtk_widget_get_parent (widget))
    if (GTK_IS_SCROLLABLE (widget))
      {
        GtkScrollable *scrollable = GTK_SCROLLABLE (widget);

        add_axis (self, popover, gtk_scrollable_get_hadjustment (scrollable),
                  GTK_ORIENTATION_HORIZONTAL);
        add_axis (self, popover, gtk_scrollable_get_vadjustment (scrollable),
                  GTK_ORIENTATION_VERTICAL);
      }
  g_object_set_data_full (G_OBJECT (popover), SCROLLING, self, scrolling_free);
}

static void
map_cb (GtkWidget *popover)
{
  g_signal_chain_from_overridden_handler (popover);
  watch_touches (popover);
  watch_scrolling (popover);
}

static void
unmap_cb (GtkWidget *popover)
{
  g_object_set_data (G_OBJECT (popover), SCROLLING, NULL);
  g_signal_chain_from_overridden_handler (popover);
}

static void
watch_sight (void)
{
  gpointer klass = g_type_class_ref (GTK_TYPE_POPOVER);

  g_signal_override_class_handler ("map", GTK_TYPE_POPOVER, G_CALLBACK (map_cb));
  g_signal_override_class_handler ("unmap", GTK_TYPE_POPOVER, G_CALLBACK (unmap_cb));
  g_type_class_unref (klass);
}

/* ---------------------------------------------------------------------------------------------- */

void
checkbit_popover_guard_install (void)
{
  if (gtk_check_version (4, 18, 0) != NULL)
    watch_pointer ();
  watch_enter ();
  watch_sight ();
}
