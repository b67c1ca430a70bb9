/* Tests of a window's fallback for the focus: a menu's button gets it once the menu is closed, and
 * an open menu keeps it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/focus-fallback.h"
#include "ui/base/focus-within.h"

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

static void
test_open (Fixture *fixture, gconstpointer data)
{
  gtk_menu_button_popup (GTK_MENU_BUTTON (fixture->button));
  ui_test_wait_for (gtk_widget_get_mapped (fixture->inside));
  gtk_widget_grab_focus (fixture->inside);
  for (guint i = 0; i < 50; i++)
    ui_test_iterate ();
  g_assert_true (checkbit_focus_is_within (fixture->popover));
}

/* The item of a menu with a label, as created by GTK; NULL as long as there is none. */
static GtkWidget *
find_entry (GtkWidget *root, const char *label)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (root) && g_strcmp0 (gtk_label_get_text (GTK_LABEL (root)), label) == 0)
    return gtk_widget_get_ancestor (root, g_type_from_name ("GtkModelButton"));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_entry (child, label);
  return found;
}

static void
give_menu (GtkMenuButton *button)
{
  g_autoptr (GMenu) menu = g_menu_new (), inner = g_menu_new ();

  g_menu_append (inner, "inner", NULL);
  g_menu_append_submenu (menu, "submenu", G_MENU_MODEL (inner));
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

/* A menu that is closed from one of its submenus. */
static void
test_closed (Fixture *fixture, gconstpointer data)
{
  GtkWidget *submenu, *inner, *menu;

  give_menu (GTK_MENU_BUTTON (fixture->button));
  menu = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (fixture->button)));
  gtk_menu_button_popup (GTK_MENU_BUTTON (fixture->button));
  submenu = find_entry (menu, "submenu");
  inner = find_entry (menu, "inner");
  ui_test_wait_for (gtk_widget_get_mapped (submenu));
  gtk_widget_activate (submenu);
  ui_test_wait_for (gtk_widget_get_mapped (inner) && !gtk_widget_get_mapped (submenu));
  g_assert_true (checkbit_focus_is_within (menu));

  gtk_menu_button_popdown (GTK_MENU_BUTTON (fixture->button));
  ui_test_wait_for (!gtk_widget_get_mapped (menu));
  ui_test_wait_for (checkbit_focus_is_within (fixture->button) && !checkbit_focus_is_within (menu));
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  g_test_add ("/focus-fallback/open", Fixture, NULL, set_up, test_open, tear_down);
  g_test_add ("/focus-fallback/closed", Fixture, NULL, set_up, test_closed, tear_down);
  return g_test_run ();
}
