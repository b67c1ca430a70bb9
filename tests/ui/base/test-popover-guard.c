/* Tests of the guards of popovers: a closed one that still counts as under the pointer, the Enter
 * key without a focused widget, and the surfaces of closed ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "hovered-popover.h"

#include <X11/extensions/XTest.h>

static void
hide_cb (Hovered *fixture)
{
  gtk_widget_set_visible (fixture->popover, FALSE);
}

/* Hides it when its surface has been asked where the pointer is, and has not answered. */
static void
hide_too_early (Hovered *fixture)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gulong handler;

  ui_test_run (100); /* the pointer has arrived */
  handler = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (hide_cb), fixture);
  gtk_widget_queue_allocate (window);
  ui_test_wait_for (!gtk_widget_get_mapped (fixture->popover));
  g_signal_handler_disconnect (clock, handler);
  ui_test_run (100); /* the answer has arrived */
}

static void
lay_out (Hovered *fixture)
{
  gtk_widget_queue_allocate (GTK_WIDGET (fixture->window));
  ui_test_run (100);
}

/* GTK 4.8 accesses freed parts of the popover. Rows of the table: whether the window can be
 * used. */
static void
test_gone (Hovered *fixture, gconstpointer data)
{
  gboolean sensitive = GPOINTER_TO_INT (data);

  gtk_widget_set_sensitive (GTK_WIDGET (fixture->window), sensitive);
  hovered_show (fixture);
  hide_too_early (fixture);
  gtk_widget_unparent (fixture->popover);
  g_assert_false (gtk_widget_get_realized (fixture->popover));
  lay_out (fixture);
  g_assert_true (gtk_widget_get_sensitive (GTK_WIDGET (fixture->window)) == sensitive);
  g_assert_true (gtk_widget_get_sensitive (fixture->popover));
}

/* Moves the pointer by one place. */
static void
move (Hovered *fixture)
{
  XTestFakeRelativeMotionEvent (fixture->display, 1, 0, 0);
  XSync (fixture->display, False);
}

static void
press (Hovered *fixture, guint button, gboolean down)
{
  XTestFakeButtonEvent (fixture->display, button, down, 0);
  XSync (fixture->display, False);
}

/* A press that was on its way to a popover when it was hidden gives it the pointer, without a
 * reference, and with a button that the modifiers do not know for good. Freed meanwhile, GTK 4.18
 * accesses it with the next motion. */
static void
test_pressed_gone (Hovered *fixture, gconstpointer data)
{
  guint button = GPOINTER_TO_UINT (data);
  gpointer left = fixture->popover;

  hovered_show (fixture);
  move (fixture);
  press (fixture, button, TRUE);
  gtk_popover_popdown (GTK_POPOVER (fixture->popover));
  ui_test_run (100); /* both have arrived */
  g_object_add_weak_pointer (left, &left);
  gtk_widget_unparent (fixture->popover);
  g_clear_object (&fixture->popover);
  g_assert_null (left);
  move (fixture);
  ui_test_run (100);
  press (fixture, button, FALSE);
  move (fixture);
  ui_test_run (100);
}

static void
mark_cb (gboolean *called)
{
  *called = TRUE;
}

/* A row of the table is whether the popover has a default button, which is then meant. */
static void
test_enter (Hovered *fixture, gconstpointer data)
{
  gboolean has_default = GPOINTER_TO_INT (data), called = FALSE;
  GtkWidget *button = gtk_button_new_with_label ("default");

  g_signal_connect_swapped (button, "clicked", G_CALLBACK (mark_cb), &called);
  gtk_popover_set_child (GTK_POPOVER (fixture->popover), button);
  if (has_default)
    gtk_popover_set_default_widget (GTK_POPOVER (fixture->popover), button);
  gtk_popover_popup (GTK_POPOVER (fixture->popover));
  ui_test_wait_for (gtk_widget_get_mapped (fixture->popover));
  gtk_window_set_focus (fixture->window, NULL);
  g_signal_emit_by_name (fixture->popover, "activate-default");
  ui_test_wait_for (called == has_default);
}

/* If a widget has the focus, Enter goes to it as usual. */
static void
test_enter_focus (Hovered *fixture, gconstpointer data)
{
  gboolean called = FALSE;
  GtkWidget *button = gtk_button_new_with_label ("focus");

  g_signal_connect_swapped (button, "clicked", G_CALLBACK (mark_cb), &called);
  gtk_popover_set_child (GTK_POPOVER (fixture->popover), button);
  gtk_popover_popup (GTK_POPOVER (fixture->popover));
  ui_test_wait_for (gtk_widget_get_mapped (fixture->popover));
  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (fixture->popover, "activate-default");
  ui_test_wait_for (called);
}

#define ADD(name, test, data)                                                                      \
  g_test_add ("/popover-guard/" name, Hovered, data, hovered_set_up, test, hovered_tear_down)

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  ADD ("gone", test_gone, GINT_TO_POINTER (TRUE));
  ADD ("gone-insensitive", test_gone, GINT_TO_POINTER (FALSE));
  ADD ("pressed-gone/left", test_pressed_gone, GUINT_TO_POINTER (1));
  ADD ("pressed-gone/right", test_pressed_gone, GUINT_TO_POINTER (3));
  ADD ("pressed-gone/back", test_pressed_gone, GUINT_TO_POINTER (8));
  ADD ("enter/nothing", test_enter, GINT_TO_POINTER (FALSE));
  ADD ("enter/default", test_enter, GINT_TO_POINTER (TRUE));
  ADD ("enter/focus", test_enter_focus, NULL);
  return g_test_run ();
}
