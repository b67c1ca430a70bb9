/* Drag sources that always come to an end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/drag-source.h"

/* Compares the type's name, so that the X11 headers are not needed. */
static gboolean
is_on_x11 (GtkEventController *controller)
{
  GdkDisplay *display = gtk_widget_get_display (gtk_event_controller_get_widget (controller));

  return g_str_has_prefix (G_OBJECT_TYPE_NAME (display), "GdkX11");
}

/* Only touch events have a sequence. */
static void
begin_cb (GtkGesture *gesture, GdkEventSequence *sequence)
{
  if (sequence != NULL && is_on_x11 (GTK_EVENT_CONTROLLER (gesture)))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
}

GtkDragSource *
checkbit_drag_source_new (void)
{
  GtkDragSource *source = gtk_drag_source_new ();

  g_signal_connect (source, "begin", G_CALLBACK (begin_cb), NULL);
  return source;
}
