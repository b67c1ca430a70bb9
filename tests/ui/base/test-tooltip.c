/* Tests of tooltips: one that is written again is asked for once, and none waits for a popover that has gone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <X11/Xlib.h>

#include "ui/base/tooltip.h"

#define TOOLTIP_MS 500 /* until GTK shows one */

typedef struct
{
  GtkWindow *window;
  GtkWidget *parent;  /* of the popover */
  GtkWidget *popover; /* owned */
  Display *display;   /* of our own: what is done there comes to GTK as from a hand */
  gboolean seen;      /* whether the pointer has come to the popover */
} Fixture;

static void
motion_cb (Fixture *fixture)
{
  fixture->seen = TRUE;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkWidget *label = gtk_label_new ("inside");

  fixture->display = XOpenDisplay (NULL);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  fixture->parent = gtk_button_new_with_label ("parent");
  fixture->popover = g_object_ref_sink (gtk_popover_new ());
  gtk_widget_set_size_request (label, 200, 200);
  gtk_popover_set_child (GTK_POPOVER (fixture->popover), label);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), fixture);
  gtk_widget_add_controller (fixture->popover, motion);
  gtk_widget_set_parent (fixture->popover, fixture->parent);
  gtk_window_set_child (fixture->window, fixture->parent);
  gtk_window_set_default_size (fixture->window, 300, 300);
  ui_test_show (fixture->window);
  gtk_widget_grab_focus (fixture->parent);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_object_unref (fixture->popover);
  ui_test_destroy (fixture->window);
  XCloseDisplay (fixture->display);
}

/* Puts the pointer into the topmost window, and moves it there a little. */
static void
point_at_top (Fixture *fixture)
{
  Window root, parent, *children = NULL;
  unsigned n = 0;
  XWindowAttributes attributes = { 0 };

  XQueryTree (fixture->display, DefaultRootWindow (fixture->display), &root, &parent, &children,
              &n);
  while (n-- > 0)
    if (XGetWindowAttributes (fixture->display, children[n], &attributes)
        && attributes.map_state == IsViewable)
      break;
  XFree (children);
  for (int i = 0; i < 3; i++)
    {
      XWarpPointer (fixture->display, None, root, 0, 0, 0, 0,
                    attributes.x + attributes.width / 2 + i, attributes.y + attributes.height / 2);
      XSync (fixture->display, False);
    }
}

/* Up to 4.8, GTK asks then where the pointer is over what the popover no longer has, and complains. */
static void
test_popover_gone (Fixture *fixture, gconstpointer data)
{
  gtk_popover_popup (GTK_POPOVER (fixture->popover));
  ui_test_wait_for (gtk_widget_get_mapped (fixture->popover));
  while (!fixture->seen)
    {
      point_at_top (fixture);
      ui_test_run (10);
    }
  gtk_widget_set_visible (fixture->popover, FALSE);
  ui_test_wait_for (!gtk_widget_get_mapped (fixture->popover));
  gtk_widget_unparent (fixture->popover);
  g_assert_false (gtk_widget_get_realized (fixture->popover));
  ui_test_run (TOOLTIP_MS * 3 / 2);
}

static void
notify_cb (guint *n)
{
  (*n)++;
}

static void
test_same_text (void)
{
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new (""));
  guint n = 0;

  g_signal_connect_swapped (label, "notify::tooltip-text", G_CALLBACK (notify_cb), &n);
  checkbit_tooltip_set (label, "one");
  checkbit_tooltip_set (label, "one");
  g_assert_cmpuint (n, ==, 1);
  checkbit_tooltip_set (label, NULL);
  checkbit_tooltip_set (label, NULL);
  g_assert_cmpuint (n, ==, 2);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/tooltip/same-text", test_same_text);
  g_test_add ("/tooltip/popover-gone", Fixture, NULL, set_up, test_popover_gone, tear_down);
  return g_test_run ();
}
