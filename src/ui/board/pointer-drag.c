/* A press, motion and release of a pointer or a finger.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/pointer-drag.h"

typedef struct
{
  const CheckbitPointerDragFuncs *funcs;
  gpointer user_data;
} Receiver;

static gboolean
is_touch (GtkGesture *gesture)
{
  GdkEventSequence *sequence
      = gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture));
  GdkEvent *event = gtk_gesture_get_last_event (gesture, sequence);
  GdkDevice *device = event ? gdk_event_get_device (event) : NULL;

  return device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

/* The pointer's position at an offset from the press; returns whether that is known. */
static gboolean
get_pointer (GtkGestureDrag *drag, double dx, double dy, CheckbitPointer *pointer)
{
  double x, y;

  if (!gtk_gesture_drag_get_start_point (drag, &x, &y))
    return FALSE;
  *pointer = (CheckbitPointer){
    .x = x + dx,
    .y = y + dy,
    .state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (drag)),
    .button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (drag)),
    .touch = is_touch (GTK_GESTURE (drag)),
  };
  return TRUE;
}

static void
drag_begin_cb (GtkGestureDrag *drag, double x, double y, Receiver *receiver)
{
  CheckbitPointer pointer;
  gboolean used = get_pointer (drag, 0, 0, &pointer)
                  && receiver->funcs->press (&pointer, receiver->user_data);

  gtk_gesture_set_state (GTK_GESTURE (drag),
                         used ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED);
}

static void
drag_update_cb (GtkGestureDrag *drag, double dx, double dy, Receiver *receiver)
{
  CheckbitPointer pointer;

  if (get_pointer (drag, dx, dy, &pointer))
    receiver->funcs->move (&pointer, receiver->user_data);
}

static void
drag_end_cb (GtkGestureDrag *drag, double dx, double dy, Receiver *receiver)
{
  CheckbitPointer pointer;

  if (get_pointer (drag, dx, dy, &pointer))
    receiver->funcs->release (&pointer, receiver->user_data);
}

static void
cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, Receiver *receiver)
{
  receiver->funcs->cancel (receiver->user_data);
}

GtkGesture *
checkbit_pointer_drag_new (guint button, const CheckbitPointerDragFuncs *funcs, gpointer user_data)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  Receiver *receiver = g_new (Receiver, 1);

  *receiver = (Receiver){ funcs, user_data };
  g_object_set_data_full (G_OBJECT (drag), "checkbit-receiver", receiver, g_free);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), button);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), receiver);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), receiver);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), receiver);
  g_signal_connect (drag, "cancel", G_CALLBACK (cancel_cb), receiver);
  return drag;
}
