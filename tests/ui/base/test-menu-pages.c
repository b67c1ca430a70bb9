/* Tests of the submenus of menus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

typedef struct
{
  GtkWindow *window;
  GtkWidget *button;
  GtkWidget *popover;
} Fixture;

static GMenuModel *
build_menu (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) submenu = g_menu_new ();

  g_menu_append (submenu, "_Fast", "win.fast");
  g_menu_append (menu, "_Fold", "win.fold");
  g_menu_append_submenu (menu, "_Speed", G_MENU_MODEL (submenu));
  return G_MENU_MODEL (menu);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GMenuModel) menu = build_menu ();

  fixture->button = gtk_menu_button_new ();
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (fixture->button), menu);
  fixture->popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (fixture->button)));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_child (fixture->window, fixture->button);
  ui_test_show (fixture->window);
  gtk_menu_button_popup (GTK_MENU_BUTTON (fixture->button));
  ui_test_wait_for_frames (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  ui_test_destroy (fixture->window);
}

/* Whether both pages are there just after the submenu was opened. */
static gboolean
slides (Fixture *fixture)
{
  g_object_set (fixture->popover, "visible-submenu", "_Speed", NULL);
  ui_test_wait_for_frames (fixture->window);
  g_assert_true (ui_test_says (fixture->popover, "Fast"));
  return ui_test_says (fixture->popover, "Fold");
}

static void
close_submenu (Fixture *fixture)
{
  ui_test_press_first (fixture->popover, GDK_KEY_Left, 0);
  g_object_set (fixture->popover, "visible-submenu", "main", NULL);
  ui_test_wait_for_frames (fixture->window);
  g_assert_false (ui_test_says (fixture->popover, "Fast"));
}

/* What is pressed with the pointer before the menu hears of it. */
static void
point (Fixture *fixture)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (fixture->popover);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "pressed", 1, 3., 4.);
    }
}

static void
test_key (Fixture *fixture, gconstpointer data)
{
  g_assert_false (ui_test_press_first (fixture->popover, GDK_KEY_s, 0));
  g_assert_false (slides (fixture));
}

static void
test_pointer (Fixture *fixture, gconstpointer data)
{
  g_assert_true (slides (fixture));
  close_submenu (fixture);
  g_assert_false (slides (fixture));
  close_submenu (fixture);
  point (fixture);
  g_assert_true (slides (fixture));
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  g_test_add ("/menu-pages/key", Fixture, NULL, set_up, test_key, tear_down);
  g_test_add ("/menu-pages/pointer", Fixture, NULL, set_up, test_pointer, tear_down);
  return g_test_run ();
}
