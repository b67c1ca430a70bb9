/* A press, motion and release of a pointer or a finger.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/pointer-drag.h"

typedef struct
{
  const CheckbitPointerDragFuncs *funcs;
  gpointer user_data;

  /* What follows a press whose gesture was cancelled by mistake: see cancel_cb(). */
  GtkEventController *rest; /* of the gesture's widget; NULL until there was such a press */
  gboolean resting;         /* it has the press now */
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

/* --- The second button on Wayland ------------------------------------------------------------- */

/* The pointer's position in the widget; returns whether that is known. */
static gboolean
get_event_pointer (GdkEvent *event, GtkWidget *widget, CheckbitPointer *pointer)
{
  GtkNative *native = gtk_widget_get_native (widget);
  double x, y, left, top;

  if (native == NULL || !gdk_event_get_position (event, &x, &y))
    return FALSE;
  gtk_native_get_surface_transform (native, &left, &top);
  if (!gtk_widget_translate_coordinates (GTK_WIDGET (native), widget, x - left, y - top, &x, &y))
    return FALSE;
  *pointer = (CheckbitPointer){
    .x = x,
    .y = y,
    .state = gdk_event_get_modifier_state (event),
    .button = GDK_BUTTON_SECONDARY,
  };
  return TRUE;
}

static gboolean
rest_cb (GtkEventController *controller, GdkEvent *event, Receiver *receiver)
{
  GdkEventType type = gdk_event_get_event_type (event);
  CheckbitPointer pointer;

  if (!receiver->resting)
    return FALSE;
  if (type == GDK_MOTION_NOTIFY
      && get_event_pointer (event, gtk_event_controller_get_widget (controller), &pointer))
    {
      receiver->funcs->move (&pointer, receiver->user_data);
      return FALSE;
    }
  if (type != GDK_BUTTON_PRESS && type != GDK_BUTTON_RELEASE && type != GDK_GRAB_BROKEN)
    return FALSE;
  receiver->resting = FALSE;
  if (type == GDK_BUTTON_RELEASE && gdk_button_event_get_button (event) == GDK_BUTTON_SECONDARY
      && get_event_pointer (event, gtk_event_controller_get_widget (controller), &pointer))
    receiver->funcs->release (&pointer, receiver->user_data);
  else
    receiver->funcs->cancel (receiver->user_data);
  return FALSE;
}

/* Whether a gesture of the second button is cancelled by a motion that names the middle one. */
static gboolean
is_mistaken (GtkGesture *gesture)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));
  GdkModifierType buttons = GDK_BUTTON1_MASK | GDK_BUTTON2_MASK | GDK_BUTTON3_MASK;

  return event != NULL && gdk_event_get_event_type (event) == GDK_MOTION_NOTIFY
         && gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture))
                == GDK_BUTTON_SECONDARY
         && (gdk_event_get_modifier_state (event) & buttons) == GDK_BUTTON2_MASK;
}

static void
add_rest (Receiver *receiver, GtkWidget *widget)
{
  receiver->rest = gtk_event_controller_legacy_new ();
  g_signal_connect (receiver->rest, "event", G_CALLBACK (rest_cb), receiver);
  gtk_widget_add_controller (widget, receiver->rest);
  g_object_add_weak_pointer (G_OBJECT (receiver->rest), (gpointer *) &receiver->rest);
}

/* GTK 4.8 takes the second button for the middle one on Wayland as soon as the pointer moves, and
 * cancels the gesture. The rest of it is then taken from the events themselves. */
static void
cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, Receiver *receiver)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  CheckbitPointer pointer;

  if (!is_mistaken (gesture))
    {
      receiver->funcs->cancel (receiver->user_data);
      return;
    }
  receiver->resting = TRUE;
  if (receiver->rest == NULL)
    add_rest (receiver, widget);
  if (get_event_pointer (gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture)),
                         widget, &pointer))
    receiver->funcs->move (&pointer, receiver->user_data);
}

static void
receiver_free (gpointer data)
{
  Receiver *receiver = data;

  if (receiver->rest != NULL)
    {
      GtkEventController *rest = receiver->rest;

      g_clear_weak_pointer (&receiver->rest);
      g_signal_handlers_disconnect_by_data (rest, receiver);
      if (gtk_event_controller_get_widget (rest) != NULL)
        gtk_widget_remove_controller (gtk_event_controller_get_widget (rest), rest);
    }
  g_free (receiver);
}

/* --------------------------------------------------------------------------------------------- */

GtkGesture *
checkbit_pointer_drag_new (guint button, const CheckbitPointerDragFuncs *funcs, gpointer user_data)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  Receiver *receiver = g_new (Receiver, 1);

  *receiver = (Receiver){ .funcs = funcs, .user_data = user_data };
  g_object_set_data_full (G_OBJECT (drag), "checkbit-receiver", receiver, receiver_free);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), button);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), receiver);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), receiver);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), receiver);
  g_signal_connect (drag, "cancel", G_CALLBACK (cancel_cb), receiver);
  return drag;
}
