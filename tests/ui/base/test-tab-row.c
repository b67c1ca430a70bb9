/* The buttons of a view switcher are one stop of the keyboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/tab-row.h"

static const char *const names[] = { "one", "two", "three" };

typedef struct
{
  GtkWindow *window;
  AdwViewStack *pages;
  GtkWidget *other; /* after the tabs */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *switcher = adw_view_switcher_new ();

  fixture->pages = ADW_VIEW_STACK (adw_view_stack_new ());
  fixture->other = gtk_button_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    adw_view_stack_add_titled (fixture->pages, gtk_label_new (names[i]), names[i], names[i]);
  adw_view_switcher_set_stack (ADW_VIEW_SWITCHER (switcher), fixture->pages);
  checkbit_tab_row_install (switcher);
  gtk_box_append (GTK_BOX (box), switcher);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fixture->pages));
  gtk_box_append (GTK_BOX (box), fixture->other);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_child (fixture->window, box);
  if (data != NULL)
    gtk_widget_set_direction (switcher, GTK_TEXT_DIR_RTL);
  ui_test_show (fixture->window);
  gtk_window_set_focus (fixture->window, NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (fixture->window);
}

static void
press (Fixture *fixture, guint keyval, const char *page)
{
  GtkWidget *focus;

  g_assert_true (ui_test_press (fixture->window, keyval));
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (fixture->pages), ==, page);
  focus = gtk_window_get_focus (fixture->window);
  g_assert_true (GTK_IS_TOGGLE_BUTTON (focus));
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (focus)));
}

static void
test_keys (Fixture *fixture, gconstpointer data)
{
  guint forth = data != NULL ? GDK_KEY_Left : GDK_KEY_Right;
  guint back = data != NULL ? GDK_KEY_Right : GDK_KEY_Left;

  gtk_widget_child_focus (GTK_WIDGET (fixture->window), GTK_DIR_TAB_FORWARD);
  press (fixture, forth, "two");
  press (fixture, forth, "three");
  press (fixture, forth, "three");
  press (fixture, back, "two");
  press (fixture, GDK_KEY_Home, "one");
  press (fixture, GDK_KEY_End, "three");
}

/* Tab goes to the tab of the current page, then to the next widget. */
static void
test_one_stop (Fixture *fixture, gconstpointer data)
{
  adw_view_stack_set_visible_child_name (fixture->pages, "two");
  gtk_widget_child_focus (GTK_WIDGET (fixture->window), GTK_DIR_TAB_FORWARD);
  g_assert_true (GTK_IS_TOGGLE_BUTTON (gtk_window_get_focus (fixture->window)));
  g_assert_true (
      gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (gtk_window_get_focus (fixture->window))));
  gtk_widget_child_focus (GTK_WIDGET (fixture->window), GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_window_get_focus (fixture->window) == fixture->other);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add ("/ui/tab-row/keys", Fixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/ui/tab-row/keys/mirrored", Fixture, GINT_TO_POINTER (1), set_up, test_keys,
              tear_down);
  g_test_add ("/ui/tab-row/one-stop", Fixture, NULL, set_up, test_one_stop, tear_down);
  return g_test_run ();
}
