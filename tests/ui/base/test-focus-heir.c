/* Tests that the focus goes to a neighbor of what is hidden or becomes insensitive.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"
#include "ui/base/focus-heir.h"

#define N_BUTTONS 4

typedef struct
{
  GtkWindow *window;
  GtkWidget *first; /* of the window */
  GtkWidget *box;   /* with the buttons */
  GtkWidget *button[N_BUTTONS];
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *outer = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  fixture->first = gtk_button_new_with_label ("first");
  fixture->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  for (guint i = 0; i < N_BUTTONS; i++)
    {
      fixture->button[i] = gtk_button_new_with_label ("button");
      gtk_box_append (GTK_BOX (fixture->box), fixture->button[i]);
    }
  gtk_box_append (GTK_BOX (outer), fixture->first);
  gtk_box_append (GTK_BOX (outer), fixture->box);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_child (fixture->window, outer);
  ui_test_show (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  ui_test_destroy (fixture->window);
}

static void
assert_focus (Fixture *fixture, GtkWidget *expected)
{
  for (guint i = 0; i < 2; i++)
    {
      ui_test_wait_for_frames (fixture->window);
      g_assert_true (gtk_window_get_focus (fixture->window) == expected);
    }
}

/* To what follows, else to what comes before, else to what is beside the box. */
static void
check_heirs (Fixture *fixture, void (*set) (GtkWidget *widget, gboolean value))
{
  GtkWidget **button = fixture->button;

  gtk_widget_grab_focus (button[1]);
  set (button[2], FALSE);
  assert_focus (fixture, button[1]);
  set (button[1], FALSE);
  assert_focus (fixture, button[3]);
  set (button[3], FALSE);
  assert_focus (fixture, button[0]);
  set (fixture->box, FALSE);
  assert_focus (fixture, fixture->first);
}

static void
test_hidden (Fixture *fixture, gconstpointer data)
{
  check_heirs (fixture, gtk_widget_set_visible);
}

static void
test_insensitive (Fixture *fixture, gconstpointer data)
{
  check_heirs (fixture, gtk_widget_set_sensitive);
}

/* Only for a moment. */
static void
test_sensitive_again (Fixture *fixture, gconstpointer data)
{
  gtk_widget_grab_focus (fixture->button[1]);
  gtk_widget_set_sensitive (fixture->box, FALSE);
  gtk_widget_set_sensitive (fixture->box, TRUE);
  assert_focus (fixture, fixture->button[1]);
}

/* Whoever knows better. */
static void
test_moved (Fixture *fixture, gconstpointer data)
{
  GtkWidget **button = fixture->button;

  gtk_widget_grab_focus (button[2]);
  gtk_widget_set_visible (button[2], FALSE);
  gtk_widget_grab_focus (button[0]);
  assert_focus (fixture, button[0]);
  gtk_widget_set_sensitive (button[0], FALSE);
  gtk_widget_grab_focus (fixture->first);
  assert_focus (fixture, fixture->first);
}

/* The next letter may be a move: it must not be written anywhere. */
static void
test_no_entry (Fixture *fixture, gconstpointer data)
{
  GtkWidget **button = fixture->button, *entry = gtk_entry_new ();

  gtk_box_insert_child_after (GTK_BOX (fixture->box), entry, button[1]);
  ui_test_wait_for_frames (fixture->window);
  gtk_widget_grab_focus (button[1]);
  gtk_widget_set_visible (button[1], FALSE);
  assert_focus (fixture, button[2]);
}

/* It may be shown only after something else was hidden. */
static void
test_shown_later (Fixture *fixture, gconstpointer data)
{
  GtkWidget **button = fixture->button;

  gtk_widget_set_visible (button[2], FALSE);
  gtk_widget_grab_focus (button[1]);
  gtk_widget_set_visible (button[1], FALSE);
  gtk_widget_set_visible (button[2], TRUE);
  assert_focus (fixture, button[2]);
  gtk_widget_set_visible (button[2], FALSE);
  gtk_widget_set_visible (button[2], TRUE);
  assert_focus (fixture, button[2]);
}

static void
test_hidden_and_insensitive (Fixture *fixture, gconstpointer data)
{
  GtkWidget **button = fixture->button;

  gtk_widget_grab_focus (button[1]);
  gtk_widget_set_sensitive (button[1], FALSE);
  gtk_widget_set_visible (button[1], FALSE);
  assert_focus (fixture, button[2]);
}

static gboolean
hide_in_frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  gtk_widget_set_visible (widget, FALSE);
  return G_SOURCE_REMOVE;
}

static void
test_hidden_in_frame (Fixture *fixture, gconstpointer data)
{
  GtkWidget **button = fixture->button;

  gtk_widget_grab_focus (button[1]);
  gtk_widget_add_tick_callback (button[1], hide_in_frame_cb, NULL, NULL);
  ui_test_wait_for (!gtk_widget_get_visible (button[1]));
  assert_focus (fixture, button[2]);
}

static void
test_named (Fixture *fixture, gconstpointer data)
{
  GtkWidget **button = fixture->button;

  checkbit_focus_heir_name (fixture->box, fixture->first);
  gtk_widget_grab_focus (button[1]);
  gtk_widget_set_visible (button[1], FALSE);
  assert_focus (fixture, fixture->first);
  gtk_widget_grab_focus (button[2]);
  gtk_widget_set_sensitive (button[2], FALSE);
  assert_focus (fixture, fixture->first);
}

static gboolean
press (Fixture *fixture, guint keyval)
{
  return ui_test_press_first (GTK_WIDGET (fixture->window), keyval, 0);
}

static void
release (Fixture *fixture, guint keyval)
{
  g_autoptr (GListModel) controllers
      = gtk_widget_observe_controllers (GTK_WIDGET (fixture->window));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-released", keyval, 0, 0);
    }
}

/* Enter that is held, or pressed once too often, must not activate what has got the focus. */
static void
test_key (Fixture *fixture, gconstpointer data)
{
  GtkWidget **button = fixture->button;

  gtk_widget_grab_focus (button[0]);
  g_assert_false (press (fixture, GDK_KEY_Return));
  gtk_widget_set_sensitive (button[0], FALSE);
  assert_focus (fixture, button[1]);
  g_assert_true (press (fixture, GDK_KEY_Return));
  g_assert_true (press (fixture, GDK_KEY_Return));
  release (fixture, GDK_KEY_Return);
  g_assert_false (press (fixture, GDK_KEY_Return));

  gtk_widget_set_visible (button[1], FALSE);
  assert_focus (fixture, button[2]);
  g_assert_true (press (fixture, GDK_KEY_space));
  g_assert_false (press (fixture, GDK_KEY_a));
  g_assert_false (press (fixture, GDK_KEY_space));

  gtk_widget_set_visible (button[2], FALSE);
  assert_focus (fixture, button[3]);
  gtk_widget_grab_focus (fixture->first);
  g_assert_false (press (fixture, GDK_KEY_space));
  gtk_widget_grab_focus (button[3]);
  g_assert_false (press (fixture, GDK_KEY_space));
}

static void
focus_cb (GtkWindow *window)
{
  g_assert_false (GTK_IS_EDITABLE (gtk_window_get_focus (window)));
}

/* Not even for a moment: an entry hears it, and selects its text. */
static void
test_beside_entry (Fixture *fixture, gconstpointer data)
{
  GtkWidget **button = fixture->button;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *inside = gtk_button_new_with_label ("inside");

  gtk_box_append (GTK_BOX (box), gtk_entry_new ());
  gtk_box_append (GTK_BOX (box), inside);
  gtk_box_append (GTK_BOX (box), gtk_entry_new ());
  gtk_box_insert_child_after (GTK_BOX (fixture->box), box, button[1]);
  ui_test_wait_for_frames (fixture->window);
  gtk_widget_grab_focus (button[1]);
  g_signal_connect (fixture->window, "notify::focus-widget", G_CALLBACK (focus_cb), NULL);
  gtk_widget_set_visible (button[1], FALSE);
  assert_focus (fixture, inside);
  gtk_widget_grab_focus (button[2]);
  gtk_widget_set_visible (button[3], FALSE);
  gtk_widget_set_visible (button[2], FALSE);
  assert_focus (fixture, inside);
}

/* A bar that closes. */
static void
test_revealed (Fixture *fixture, gconstpointer data)
{
  GtkWidget *bar = gtk_info_bar_new ();
  GtkWidget *inside = gtk_info_bar_add_button (GTK_INFO_BAR (bar), "inside", 1);

  gtk_box_append (GTK_BOX (fixture->box), bar);
  ui_test_wait_for (gtk_widget_get_mapped (inside));
  g_assert_true (gtk_widget_grab_focus (inside));
  gtk_info_bar_set_revealed (GTK_INFO_BAR (bar), FALSE);
  ui_test_wait_for (!gtk_widget_get_mapped (inside));
  assert_focus (fixture, fixture->button[N_BUTTONS - 1]);
}

#define ADD(name, test) g_test_add ("/focus-heir/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  ADD ("hidden", test_hidden);
  ADD ("insensitive", test_insensitive);
  ADD ("sensitive-again", test_sensitive_again);
  ADD ("moved", test_moved);
  ADD ("no-entry", test_no_entry);
  ADD ("beside-entry", test_beside_entry);
  ADD ("shown-later", test_shown_later);
  ADD ("hidden-and-insensitive", test_hidden_and_insensitive);
  ADD ("hidden-in-frame", test_hidden_in_frame);
  ADD ("named", test_named);
  ADD ("key", test_key);
  ADD ("revealed", test_revealed);
  return g_test_run ();
}
