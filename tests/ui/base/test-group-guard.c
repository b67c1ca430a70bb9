/* Tests that windows of preferences leave no row behind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/group-guard.h"

typedef struct
{
  GtkWindow *window;
  AdwPreferencesPage *page;
  AdwPreferencesGroup *group;
  GtkWidget *row;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = GTK_WINDOW (adw_preferences_window_new ());
  fixture->page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  fixture->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  fixture->row = adw_action_row_new ();
  g_object_add_weak_pointer (G_OBJECT (fixture->row), (gpointer *) &fixture->row);
  adw_preferences_group_add (fixture->group, fixture->row);
  adw_preferences_page_add (fixture->page, fixture->group);
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (fixture->window), fixture->page);
  ui_test_show (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->window != NULL)
    ui_test_destroy (fixture->window);
}

static void
test_window_goes (Fixture *fixture, gconstpointer data)
{
  g_assert_nonnull (fixture->row);
  ui_test_destroy (fixture->window);
  fixture->window = NULL;
  ui_test_wait_for (fixture->row == NULL);
}

/* As with a key that closes the window: it is held by the event until its end. */
static void
test_page_outlives_window (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = g_object_ref (GTK_WIDGET (fixture->page));

  ui_test_destroy (fixture->window);
  fixture->window = NULL;
  g_assert_nonnull (fixture->row);
  g_object_unref (page);
  ui_test_wait_for (fixture->row == NULL);
}

static void
test_group_goes (Fixture *fixture, gconstpointer data)
{
  checkbit_group_guard_remove (fixture->page, fixture->group);
  ui_test_wait_for (fixture->row == NULL);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add ("/group-guard/window-goes", Fixture, NULL, set_up, test_window_goes, tear_down);
  g_test_add ("/group-guard/page-outlives-window", Fixture, NULL, set_up, test_page_outlives_window,
              tear_down);
  g_test_add ("/group-guard/group-goes", Fixture, NULL, set_up, test_group_goes, tear_down);
  return g_test_run ();
}
