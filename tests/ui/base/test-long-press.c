/* Tests of long presses: only touches count, and the caller is notified.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/long-press.h"

static void
press (guint *n)
{
  (*n)++;
}

static void
test_press (void)
{
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new ("a1"));
  GtkGesture *gesture = checkbit_long_press_add (label);
  guint n = 0;

  g_assert_true (GTK_IS_GESTURE_LONG_PRESS (gesture));
  g_assert_true (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)) == label);
  g_assert_true (gtk_gesture_single_get_touch_only (GTK_GESTURE_SINGLE (gesture)));
  g_signal_connect_swapped (gesture, "pressed", G_CALLBACK (press), &n);
  g_signal_emit_by_name (gesture, "pressed", 3., 4.);
  g_assert_cmpuint (n, ==, 1);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/ui/long-press/press", test_press);
  return g_test_run ();
}
