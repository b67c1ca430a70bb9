/* Tests of tooltips: an updated one is queried once, and none waits for a closed popover or window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "hovered-popover.h"

#include "ui/base/tooltip.h"

#define TOOLTIP_MS 500 /* until GTK shows one */

/* Up to 4.8, GTK then queries the pointer over a freed part of the popover, and warns. */
static void
test_popover_gone (Hovered *fixture, gconstpointer data)
{
  hovered_show (fixture);
  gtk_widget_set_visible (fixture->popover, FALSE);
  ui_test_wait_for (!gtk_widget_get_mapped (fixture->popover));
  gtk_widget_unparent (fixture->popover);
  g_assert_false (gtk_widget_get_realized (fixture->popover));
  ui_test_run (TOOLTIP_MS * 3 / 2);
}

/* The same for a window that somebody holds on to. */
static void
test_window_gone (Hovered *fixture, gconstpointer data)
{
  ui_test_wait_for (hovered_reaches (fixture, fixture->parent));
  gtk_widget_set_visible (GTK_WIDGET (fixture->window), FALSE);
  gtk_widget_unrealize (GTK_WIDGET (fixture->window));
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
  g_test_add ("/tooltip/popover-gone", Hovered, NULL, hovered_set_up, test_popover_gone,
              hovered_tear_down);
  g_test_add ("/tooltip/window-gone", Hovered, NULL, hovered_set_up, test_window_gone,
              hovered_tear_down);
  return g_test_run ();
}
