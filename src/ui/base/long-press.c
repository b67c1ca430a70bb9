/* A long press on a touch screen, which does what the secondary button does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/long-press.h"

/* Claims the touch, so that no click follows when the finger is lifted. */
static void
pressed_cb (GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

GtkGesture *
checkbit_long_press_add (GtkWidget *widget)
{
  GtkGesture *gesture = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (gesture), TRUE);
  g_signal_connect (gesture, "pressed", G_CALLBACK (pressed_cb), NULL);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (gesture));
  return gesture;
}
