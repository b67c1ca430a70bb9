/* Keeps popovers from crashing the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/popover-guard.h"

#include "ui/base/widget-watch.h"

/* --- The pointer over a hidden popover ------------------------------------------------------- */

/* Makes the window find out again what is under the pointer, and let go of what was pressed, by
 * toggling the sensitivity. Inside an insensitive widget that has no effect, so it toggles that
 * widget. */
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

/* The window must look again, or it would keep what goes. One that is shown is lost in time when it
 * is hidden. */
static void
unrealize_cb (GtkWidget *widget)
{
  if (GTK_IS_NATIVE (widget) && !GTK_IS_ROOT (widget) && !gtk_widget_get_mapped (widget))
    look_again (widget);
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
add_touches (GtkWidget *popover)
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

static void
realize_cb (GtkWidget *popover)
{
  g_signal_chain_from_overridden_handler (popover);
  add_touches (popover);
}

static void
watch_touches (void)
{
  gpointer klass = g_type_class_ref (GTK_TYPE_POPOVER);

  g_signal_override_class_handler ("realize", GTK_TYPE_POPOVER, G_CALLBACK (realize_cb));
  g_type_class_unref (klass);
}

/* ---------------------------------------------------------------------------------------------- */

void
checkbit_popover_guard_install (void)
{
  checkbit_widget_watch ("unrealize", unrealize_cb);
  watch_enter ();
  watch_touches ();
}
