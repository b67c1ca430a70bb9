/* Tests of where a window's focus falls back to: the button of a menu has it once the menu is closed, and
 * a menu that is open keeps it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/focus-fallback.h"

typedef struct
{
  GtkWindow *window;
  GtkWidget *button; /* of a popover */
  GtkWidget *popover;
  GtkWidget *inside;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = GTK_WINDOW (gtk_window_new ());
  fixture->button = gtk_menu_button_new ();
  fixture->popover = gtk_popover_new ();
  fixture->inside = gtk_button_new_with_label ("inside");
  gtk_popover_set_child (GTK_POPOVER (fixture->popover), fixture->inside);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (fixture->button), fixture->popover);
  gtk_window_set_child (fixture->window, fixture->button);
  gtk_window_set_default_size (fixture->window, 300, 300);
  checkbit_focus_fallback_install (fixture->window);
  ui_test_show (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  ui_test_destroy (fixture->window);
}

static gboolean
is_within (Fixture *fixture, GtkWidget *widget)
{
  GtkWidget *focus = gtk_window_get_focus (fixture->window);

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

static void
test_open (Fixture *fixture, gconstpointer data)
{
  gtk_menu_button_popup (GTK_MENU_BUTTON (fixture->button));
  ui_test_wait_for (gtk_widget_get_mapped (fixture->inside));
  gtk_widget_grab_focus (fixture->inside);
  for (guint i = 0; i < 50; i++)
    ui_test_iterate ();
  g_assert_true (is_within (fixture, fixture->popover));
}

/* As GTK 4.8 does with the submenus of a menu that is closed. */
static void
test_closed (Fixture *fixture, gconstpointer data)
{
  gtk_menu_button_popup (GTK_MENU_BUTTON (fixture->button));
  ui_test_wait_for (gtk_widget_get_mapped (fixture->inside));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (fixture->button));
  ui_test_wait_for (!gtk_widget_get_mapped (fixture->inside));
  gtk_window_set_focus (fixture->window, fixture->inside);
  g_assert_true (is_within (fixture, fixture->popover));
  ui_test_wait_for (!is_within (fixture, fixture->popover));
  g_assert_true (is_within (fixture, fixture->button));
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  g_test_add ("/focus-fallback/open", Fixture, NULL, set_up, test_open, tear_down);
  g_test_add ("/focus-fallback/closed", Fixture, NULL, set_up, test_closed, tear_down);
  return g_test_run ();
}
