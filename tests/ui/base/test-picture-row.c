/* Choosing one of several pictures by index, by keyboard or with an assistive technology.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/picture-row.h"

static const char *const names[] = { "one", "two", "three" };

typedef struct
{
  GtkWindow *window;
  CheckbitPictureRow *row;
  GtkWidget *other; /* below it */
  guint n_changes;
} Fixture;

static void
count_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *row = checkbit_picture_row_new ("Numbers");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    checkbit_picture_row_append (CHECKBIT_PICTURE_ROW (row), gtk_image_new (), names[i]);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  gtk_box_append (GTK_BOX (box), list);
  fixture->row = CHECKBIT_PICTURE_ROW (row);
  fixture->other = gtk_button_new ();
  gtk_box_append (GTK_BOX (box), fixture->other);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (fixture->window, 600, 200);
  gtk_window_set_child (fixture->window, box);
  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (count_cb), fixture);
  ui_test_show (fixture->window);
  gtk_window_set_focus (fixture->window, NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer row = fixture->row;

  g_object_add_weak_pointer (row, &row);
  ui_test_destroy (fixture->window);
  ui_test_wait_for (row == NULL);
}

static GtkFlowBox *
get_box (Fixture *fixture)
{
  return GTK_FLOW_BOX (ui_test_find_type (GTK_WIDGET (fixture->row), GTK_TYPE_FLOW_BOX));
}

/* The property, the marked picture and the accessible state agree. */
static void
check (Fixture *fixture, guint selected, guint n_changes)
{
  guint now;

  g_object_get (fixture->row, "selected", &now, NULL);
  g_assert_cmpuint (now, ==, selected);
  g_assert_cmpuint (fixture->n_changes, ==, n_changes);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (get_box (fixture), (int) i);

      g_assert_true (gtk_flow_box_child_is_selected (child) == (i == selected));
      gtk_test_accessible_assert_role (child, GTK_ACCESSIBLE_ROLE_RADIO);
      gtk_test_accessible_assert_state (child, GTK_ACCESSIBLE_STATE_CHECKED, i == selected);
      gtk_test_accessible_assert_property (child, GTK_ACCESSIBLE_PROPERTY_LABEL, names[i]);
    }
}

static void
test_select (Fixture *fixture, gconstpointer data)
{
  check (fixture, 0, 0);
  g_object_set (fixture->row, "selected", 2, NULL);
  check (fixture, 2, 1);
  g_object_set (fixture->row, "selected", 2, NULL);
  check (fixture, 2, 1);
  /* There is no picture with this index. */
  g_object_set (fixture->row, "selected", 3, NULL);
  check (fixture, 2, 1);
  g_assert_cmpstr (checkbit_picture_row_get_name (fixture->row, 1), ==, "two");
  g_assert_null (checkbit_picture_row_get_name (fixture->row, 3));
}

/* A click and the keys do this to the box. */
static void
test_keys (Fixture *fixture, gconstpointer data)
{
  gboolean done;

  g_object_set (fixture->row, "selected", 1, NULL);
  gtk_widget_child_focus (GTK_WIDGET (fixture->window), GTK_DIR_TAB_FORWARD);
  g_signal_emit_by_name (get_box (fixture), "move-cursor", GTK_MOVEMENT_VISUAL_POSITIONS, 1, FALSE,
                         FALSE, &done);
  check (fixture, 2, 2);
  g_signal_emit_by_name (get_box (fixture), "move-cursor", GTK_MOVEMENT_BUFFER_ENDS, -1, FALSE,
                         FALSE, &done);
  check (fixture, 0, 3);
}

/* Tab goes to the chosen picture, then to the next widget; Shift+Tab works the same in reverse. */
static void
test_one_stop (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);

  g_object_set (fixture->row, "selected", 1, NULL);
  for (int direction = GTK_DIR_TAB_FORWARD; direction <= GTK_DIR_TAB_BACKWARD; direction++)
    {
      gtk_window_set_focus (fixture->window, NULL);
      if (direction == GTK_DIR_TAB_BACKWARD)
        gtk_widget_grab_focus (fixture->other);
      gtk_widget_child_focus (window, (GtkDirectionType) direction);
      g_assert_true (gtk_window_get_focus (fixture->window)
                     == GTK_WIDGET (gtk_flow_box_get_child_at_index (get_box (fixture), 1)));
    }
  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_window_get_focus (fixture->window) == fixture->other);
}

#define ADD(path, func) g_test_add ("/ui/picture-row/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  adw_init ();
  ADD ("select", test_select);
  ADD ("keys", test_keys);
  ADD ("one-stop", test_one_stop);
  return g_test_run ();
}
