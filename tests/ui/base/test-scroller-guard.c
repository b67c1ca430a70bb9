/* Tests of scrolled windows that the wheel has turned past their end and that are destroyed before
 * they spring back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#define SPRINGS_BACK_MS 50 /* when GTK begins */

typedef struct
{
  GtkWindow *window;
  GtkWidget *box;
  GtkWidget *scroller; /* owned */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *tall = gtk_label_new ("tall");

  gtk_widget_set_size_request (tall, 100, 2000);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  fixture->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  fixture->scroller = g_object_ref_sink (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (fixture->scroller), tall);
  gtk_widget_set_vexpand (fixture->scroller, TRUE);
  gtk_box_append (GTK_BOX (fixture->box), fixture->scroller);
  gtk_window_set_child (fixture->window, fixture->box);
  gtk_window_set_default_size (fixture->window, 300, 300);
  ui_test_show (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_object_unref (fixture->scroller);
  ui_test_destroy (fixture->window);
}

static gboolean
waits (Fixture *fixture)
{
  return g_main_context_find_source_by_funcs_user_data (NULL, &g_timeout_funcs, fixture->scroller)
         != NULL;
}

/* Turns the wheel upwards, from the top. */
static void
turn_beyond_end (Fixture *fixture)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (fixture->scroller);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean handled;

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        g_signal_emit_by_name (controller, "scroll", 0.0, -3.0, &handled);
    }
  g_assert_true (waits (fixture));
}

static void
test_stays (Fixture *fixture, gconstpointer data)
{
  turn_beyond_end (fixture);
  ui_test_wait_for (!waits (fixture));
}

static void
test_goes (Fixture *fixture, gconstpointer data)
{
  turn_beyond_end (fixture);
  gtk_box_remove (GTK_BOX (fixture->box), fixture->scroller);
  g_assert_false (gtk_widget_get_realized (fixture->scroller));
  ui_test_run (SPRINGS_BACK_MS * 2);
}

static gboolean
remove_cb (gpointer data)
{
  Fixture *fixture = data;

  gtk_box_remove (GTK_BOX (fixture->box), fixture->scroller);
  return G_SOURCE_REMOVE;
}

/* Removes it in the very iteration of the main loop in which it springs back, just before that. */
static void
test_goes_in_time (Fixture *fixture, gconstpointer data)
{
  g_timeout_add (SPRINGS_BACK_MS, remove_cb, fixture);
  turn_beyond_end (fixture);
  g_usleep (SPRINGS_BACK_MS * 2 * 1000);
  ui_test_wait_for (!gtk_widget_get_realized (fixture->scroller));
  ui_test_run (SPRINGS_BACK_MS * 2);
  /* It does not wake the program up any more. */
  g_assert_cmpint (g_source_get_ready_time (g_main_context_find_source_by_funcs_user_data (
                       NULL, &g_timeout_funcs, fixture->scroller)),
                   ==, -1);
  gtk_box_append (GTK_BOX (fixture->box), fixture->scroller);
  ui_test_wait_for (!waits (fixture));
}

static void
test_comes_back (Fixture *fixture, gconstpointer data)
{
  test_goes (fixture, data);
  gtk_box_append (GTK_BOX (fixture->box), fixture->scroller);
  ui_test_wait_for (!waits (fixture));
}

#define ADD(name, test)                                                                            \
  g_test_add ("/scroller-guard/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  ADD ("stays", test_stays);
  ADD ("goes", test_goes);
  ADD ("goes-in-time", test_goes_in_time);
  ADD ("comes-back", test_comes_back);
  return g_test_run ();
}
