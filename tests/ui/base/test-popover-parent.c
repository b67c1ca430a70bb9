/* Tests of popovers created on request: they open and close later, or are destroyed with their
 * parent.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/popover-parent.h"

typedef struct
{
  GtkWindow *window;
  GtkWidget *parent;  /* of the popover: the window's child */
  GtkWidget *popover; /* owned */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = GTK_WINDOW (gtk_window_new ());
  fixture->parent = gtk_button_new ();
  fixture->popover = g_object_ref_sink (gtk_popover_new ());
  gtk_window_set_child (fixture->window, fixture->parent);
  ui_test_show (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->window != NULL)
    ui_test_destroy (fixture->window);
  g_assert_null (gtk_widget_get_parent (fixture->popover));
  g_object_unref (fixture->popover);
}

/* It keeps its parent for a while. */
static void
test_closed (Fixture *fixture, gconstpointer data)
{
  gint64 end;

  checkbit_popover_set_parent (fixture->popover, fixture->parent);
  gtk_popover_popup (GTK_POPOVER (fixture->popover));
  gtk_popover_popdown (GTK_POPOVER (fixture->popover));
  end = time_after (100); /* for events that are still on their way to it */
  checkbit_popover_unparent_later (fixture->popover);
  ui_test_wait_for (gtk_widget_get_parent (fixture->popover) == NULL);
  g_assert_true (time_is_up (end));
}

/* The widget that opened it must not look as if the pointer still hovered over it or pressed it. */
static void
test_pointed (Fixture *fixture, gconstpointer data)
{
  GtkStateFlags pointed = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_ACTIVE;
  GtkWidget *child;

  gtk_button_set_label (GTK_BUTTON (fixture->parent), "a move");
  child = gtk_button_get_child (GTK_BUTTON (fixture->parent));
  gtk_widget_set_state_flags (child, pointed, FALSE);
  checkbit_popover_set_parent (fixture->popover, fixture->parent);
  gtk_popover_popup (GTK_POPOVER (fixture->popover));
  g_assert_cmpuint (gtk_widget_get_state_flags (child) & pointed, ==, pointed);
  gtk_popover_popdown (GTK_POPOVER (fixture->popover));
  g_assert_cmpuint (gtk_widget_get_state_flags (child) & pointed, ==, 0);
  gtk_widget_unparent (fixture->popover);
}

/* Rows of the table: whether the popover is the window's own, and whether it is closed. */
static void
test_parent_gone (Fixture *fixture, gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);

  checkbit_popover_set_parent (fixture->popover,
                               row & 1 ? GTK_WIDGET (fixture->window) : fixture->parent);
  gtk_popover_popup (GTK_POPOVER (fixture->popover));
  if (row & 2)
    {
      gtk_popover_popdown (GTK_POPOVER (fixture->popover));
      checkbit_popover_unparent_later (fixture->popover);
    }
  gtk_window_destroy (g_steal_pointer (&fixture->window));
  ui_test_wait_for (gtk_widget_get_parent (fixture->popover) == NULL);
  ui_test_run (20); /* deferred work is done */
}

static void
test_later (Fixture *fixture, gconstpointer data)
{
  checkbit_popover_set_parent (fixture->popover, fixture->parent);
  checkbit_popover_popup_later (fixture->popover);
  g_assert_false (gtk_widget_get_visible (fixture->popover));
  ui_test_wait_for (gtk_widget_get_mapped (fixture->popover));
}

/* It stays closed if its parent has been destroyed meanwhile. */
static void
test_later_gone (Fixture *fixture, gconstpointer data)
{
  checkbit_popover_set_parent (fixture->popover, fixture->parent);
  checkbit_popover_popup_later (fixture->popover);
  gtk_widget_unparent (fixture->popover);
  ui_test_run (20);
  g_assert_false (gtk_widget_get_visible (fixture->popover));
}

/* It may be dropped in a click inside it: it is still there until that is over. */
static void
test_dropped (Fixture *fixture, gconstpointer data)
{
  checkbit_popover_set_parent (fixture->popover, fixture->parent);
  gtk_popover_popup (GTK_POPOVER (fixture->popover));
  ui_test_wait_for (gtk_widget_get_mapped (fixture->popover));
  checkbit_popover_drop (fixture->popover, NULL);
  g_assert_false (gtk_widget_get_visible (fixture->popover));
  g_assert_true (gtk_widget_get_parent (fixture->popover) == fixture->parent);
  ui_test_wait_for (gtk_widget_get_parent (fixture->popover) == NULL);
}

#define ADD(name, test, row)                                                                       \
  g_test_add ("/popover-parent/" name, Fixture, GUINT_TO_POINTER (row), set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  ADD ("closed", test_closed, 0);
  ADD ("later", test_later, 0);
  ADD ("pointed", test_pointed, 0);
  ADD ("later-gone", test_later_gone, 0);
  ADD ("dropped", test_dropped, 0);
  ADD ("parent-gone/open", test_parent_gone, 0);
  ADD ("parent-gone/window-open", test_parent_gone, 1);
  ADD ("parent-gone/closed", test_parent_gone, 2);
  ADD ("parent-gone/window-closed", test_parent_gone, 3);
  return g_test_run ();
}
