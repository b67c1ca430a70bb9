/* Tests of CheckbitPositionList: its rows for a file's lines, and stepping through them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/record/growing-list.h"
#include "ui/record/position-list.h"
#include "ui/record/position-row.h"

/* Lines 0, 2 and 5 can be played. */
static const char text[] = "4k3/8/8/8/8/8/8/R3K2R w KQ - id \"two rooks\";\n"
                           "hello\n"
                           "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
                           "8/8/8/8/8/8/8/8 w - - 0 1\n"
                           "rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
                           "4k3/8/8/8/8/8/8/R3K3 w - - 4 9\n";

typedef struct
{
  GtkWindow *window;
  CheckbitPositionList *list;
  GtkListView *view;
  GPtrArray *lines;

  guint n_activated;
  guint activated;
  guint n_index;
} Fixture;

static void
activated_cb (CheckbitPositionList *list, guint index, Fixture *fixture)
{
  g_assert_cmpuint (checkbit_position_list_get_index (list), ==, index);
  fixture->n_activated++;
  fixture->activated = index;
}

static void
index_cb (CheckbitPositionList *list, GParamSpec *pspec, Fixture *fixture)
{
  fixture->n_index++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->lines = checkbit_position_lines_parse (text, sizeof text - 1);
  fixture->list = CHECKBIT_POSITION_LIST (checkbit_position_list_new ());
  fixture->view
      = GTK_LIST_VIEW (ui_test_find_type (GTK_WIDGET (fixture->list), GTK_TYPE_LIST_VIEW));
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (fixture->window, 400, 400);
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->list));
  g_signal_connect (fixture->list, "position-activated", G_CALLBACK (activated_cb), fixture);
  g_signal_connect (fixture->list, "notify::index", G_CALLBACK (index_cb), fixture);
  checkbit_position_list_set_lines (fixture->list, fixture->lines);
  ui_test_show (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer weak = fixture->list;

  g_object_add_weak_pointer (G_OBJECT (fixture->list), &weak);
  ui_test_destroy (fixture->window);
  g_assert_null (weak);
  g_ptr_array_unref (fixture->lines);
}

static void
expect (Fixture *fixture, guint n_activated, guint index)
{
  GtkSelectionModel *selection = gtk_list_view_get_model (fixture->view);

  g_assert_cmpuint (fixture->n_activated, ==, n_activated);
  g_assert_cmpuint (checkbit_position_list_get_index (fixture->list), ==, index);
  for (guint i = 0; i < fixture->lines->len; i++)
    g_assert_cmpint (gtk_selection_model_is_selected (selection, i), ==, i == index);
}

static gboolean
is_button_sensitive (Fixture *fixture, const char *name)
{
  return gtk_widget_is_sensitive (ui_test_find_button (GTK_WIDGET (fixture->list), name));
}

/* As a click or an arrow key does. */
static void
select_row (Fixture *fixture, guint index)
{
  gtk_selection_model_select_item (gtk_list_view_get_model (fixture->view), index, TRUE);
}

static void
test_begins_with_none (Fixture *fixture, gconstpointer data)
{
  expect (fixture, 0, CHECKBIT_POSITION_LIST_NONE);
  g_assert_false (is_button_sensitive (fixture, "Previous Position"));
  g_assert_true (is_button_sensitive (fixture, "Next Position"));
}

/* Stepping skips refused lines in both directions, and stops at the ends. */
static void
test_step (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    int direction;
    guint index; /* NONE: there is no such step */
  } steps[] = {
    { -1, CHECKBIT_POSITION_LIST_NONE }, { 1, 0 },  { 1, 2 },  { 1, 5 },
    { 1, CHECKBIT_POSITION_LIST_NONE },  { -1, 2 }, { -1, 0 }, { -1, CHECKBIT_POSITION_LIST_NONE }
  };
  guint n = 0, index = CHECKBIT_POSITION_LIST_NONE;

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      gboolean possible = steps[i].index != CHECKBIT_POSITION_LIST_NONE;
      const char *button = steps[i].direction > 0 ? "Next Position" : "Previous Position";

      g_assert_cmpint (is_button_sensitive (fixture, button), ==, possible);
      g_assert_cmpint (checkbit_position_list_step (fixture->list, steps[i].direction), ==,
                       possible);
      if (possible)
        {
          index = steps[i].index;
          n++;
        }
      expect (fixture, n, index);
    }
}

static void
test_buttons (Fixture *fixture, gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->list), "positions.next", NULL);
  gtk_widget_activate_action (GTK_WIDGET (fixture->list), "positions.next", NULL);
  expect (fixture, 2, 2);
  gtk_widget_activate_action (GTK_WIDGET (fixture->list), "positions.previous", NULL);
  expect (fixture, 3, 0);
}

static void
test_click (Fixture *fixture, gconstpointer data)
{
  select_row (fixture, 2);
  expect (fixture, 1, 2);
  g_assert_cmpuint (fixture->activated, ==, 2);

  /* Choosing a refused line has no effect. */
  select_row (fixture, 3);
  expect (fixture, 1, 2);

  /* Enter shows the position of the line again. */
  g_signal_emit_by_name (fixture->view, "activate", 2);
  expect (fixture, 2, 2);
  g_signal_emit_by_name (fixture->view, "activate", 4);
  expect (fixture, 2, 2);
}

static void
test_set_index_is_silent (Fixture *fixture, gconstpointer data)
{
  checkbit_position_list_set_index (fixture->list, 5);
  expect (fixture, 0, 5);
  g_assert_cmpuint (fixture->n_index, ==, 1);
  g_object_set (fixture->list, "index", 5, NULL);
  g_assert_cmpuint (fixture->n_index, ==, 1);
  checkbit_position_list_set_index (fixture->list, 99);
  expect (fixture, 0, CHECKBIT_POSITION_LIST_NONE);
}

static void
test_other_lines (Fixture *fixture, gconstpointer data)
{
  checkbit_position_list_set_index (fixture->list, 2);
  checkbit_position_list_set_lines (fixture->list, NULL);
  g_assert_cmpuint (checkbit_position_list_get_index (fixture->list), ==,
                    CHECKBIT_POSITION_LIST_NONE);
  g_assert_false (checkbit_position_list_step (fixture->list, 1));
  g_assert_false (is_button_sensitive (fixture, "Next Position"));
  checkbit_position_list_set_lines (fixture->list, fixture->lines);
  expect (fixture, 0, CHECKBIT_POSITION_LIST_NONE);
}

static const char *const names[] = {
  "1. two rooks",
  "2. Cannot be read: *",
  "3. rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "4. Cannot be read: *",
  "5. Cannot be read: *",
  "6. 4k3/8/8/8/8/8/8/R3K3 w - - 4 9",
};

static void
test_names (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const CheckbitPositionLine *line = g_ptr_array_index (fixture->lines, i);
      g_autofree char *name = checkbit_position_row_dup_name (line, i + 1);

      g_assert_true (g_pattern_match_simple (names[i], name));
      g_test_message ("%s", name);
    }
}

static void
count_rows_cb (GtkWidget *widget, guint *n)
{
  *n += CHECKBIT_IS_POSITION_ROW (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count_rows_cb (child, n);
}

/* Returns the rows that the widget has. */
static guint
count_rows (Fixture *fixture)
{
  guint n = 0;

  count_rows_cb (GTK_WIDGET (fixture->list), &n);
  return n;
}

static void
set_many (Fixture *fixture, guint n)
{
  g_autoptr (GString) string = g_string_new (NULL);
  g_autoptr (GPtrArray) lines = NULL;

  for (guint i = 0; i < n; i++)
    g_string_append_printf (string, "4k3/8/8/8/8/8/8/R3K2R w - - %u 1\n", i % 90);
  lines = checkbit_position_lines_parse (string->str, string->len);
  checkbit_position_list_set_lines (fixture->list, lines);
}

/* A large file needs no more widgets than a small one. */
static void
test_many (Fixture *fixture, gconstpointer data)
{
  set_many (fixture, 100000);
  checkbit_position_list_set_index (fixture->list, 99999);
  ui_test_wait_for_frames (fixture->window);
  g_assert_cmpuint (count_rows (fixture), >, 0);
  g_assert_cmpuint (count_rows (fixture), <, 500);
  g_test_message ("%u rows of widgets for 100000 lines", count_rows (fixture));

  checkbit_position_list_set_lines (fixture->list, NULL);
}

/* Its rows are made a few at a time, so that opening it takes no longer than a frame; all can be
 * reached soon, and the one that is asked for at once. */
static void
test_grows (Fixture *fixture, gconstpointer data)
{
  GListModel *rows = G_LIST_MODEL (gtk_list_view_get_model (fixture->view));

  set_many (fixture, 2500);
  g_assert_cmpuint (count_rows (fixture), <=, CHECKBIT_GROWING_STEP);
  g_assert_cmpuint (g_list_model_get_n_items (rows), <=, CHECKBIT_GROWING_STEP);
  g_assert_true (ui_test_says (GTK_WIDGET (fixture->list), "2500 positions"));
  g_assert_true (checkbit_position_list_step (fixture->list, 1));
  checkbit_position_list_set_index (fixture->list, 100);
  g_assert_true (gtk_selection_model_is_selected (GTK_SELECTION_MODEL (rows), 100));
  ui_test_wait_for (g_list_model_get_n_items (rows) == 2500);
  g_assert_true (gtk_selection_model_is_selected (GTK_SELECTION_MODEL (rows), 100));
  g_assert_cmpuint (checkbit_position_list_get_index (fixture->list), ==, 100);
}

/* --- The focus ------------------------------------------------------------------------------ */

/* The row with the focus, from 0; -1 for another widget. */
static int
get_focused_row (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (fixture->window), *row;
  int index = 0;

  for (row = gtk_widget_get_first_child (GTK_WIDGET (fixture->view)); row != NULL && row != focus;
       row = gtk_widget_get_next_sibling (row))
    index++;
  return row != NULL ? index : -1;
}

/* Tab enters the list at the current row, wherever it was made so, and arrows go on from there. */
static void
test_tab (Fixture *fixture, gconstpointer data)
{
  GtkWidget *next = ui_test_find_button (GTK_WIDGET (fixture->list), "Next Position");

  checkbit_position_list_set_index (fixture->list, 2);
  ui_test_wait_for_frames (fixture->window);
  gtk_widget_grab_focus (next);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (fixture->window), GTK_DIR_TAB_FORWARD));
  g_assert_cmpint (get_focused_row (fixture), ==, 2);
  gtk_widget_grab_focus (next);
  checkbit_position_list_step (fixture->list, 1);
  ui_test_wait_for_frames (fixture->window);
  checkbit_position_list_step (fixture->list, -1);
  ui_test_wait_for_frames (fixture->window);
  checkbit_position_list_step (fixture->list, -1);
  ui_test_wait_for_frames (fixture->window);
  gtk_widget_grab_focus (next);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (fixture->window), GTK_DIR_TAB_FORWARD));
  g_assert_cmpint (get_focused_row (fixture), ==, 0);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (fixture->list), GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_window_get_focus (fixture->window) == next);
}

/* Each step through a file comes with the same lines again. */
static void
test_same_lines (Fixture *fixture, gconstpointer data)
{
  GtkWidget *focus;

  checkbit_position_list_set_index (fixture->list, 2);
  ui_test_wait_for_frames (fixture->window);
  gtk_widget_grab_focus (ui_test_find_button (GTK_WIDGET (fixture->list), "Next Position"));
  gtk_widget_child_focus (GTK_WIDGET (fixture->window), GTK_DIR_TAB_FORWARD);
  focus = gtk_window_get_focus (fixture->window);
  fixture->n_index = 0;
  checkbit_position_list_set_lines (fixture->list, fixture->lines);
  checkbit_position_list_set_index (fixture->list, 2);
  ui_test_wait_for_frames (fixture->window);
  expect (fixture, 0, 2);
  g_assert_cmpuint (fixture->n_index, ==, 0);
  g_assert_true (gtk_window_get_focus (fixture->window) == focus);
  g_assert_cmpint (get_focused_row (fixture), ==, 2);
}

/* A button that has nowhere to go any more leaves its focus to the current row. */
static void
test_focus_at_the_end (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *button;
    guint from;
    int to;
  } rows[] = { { "Next Position", 2, 5 }, { "Previous Position", 2, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *button = ui_test_find_button (GTK_WIDGET (fixture->list), rows[i].button);

      checkbit_position_list_set_index (fixture->list, rows[i].from);
      ui_test_wait_for_frames (fixture->window);
      gtk_widget_grab_focus (button);
      g_signal_emit_by_name (button, "clicked");
      ui_test_wait_for_frames (fixture->window);
      g_assert_false (gtk_widget_is_sensitive (button));
      g_assert_cmpint (get_focused_row (fixture), ==, rows[i].to);
    }
}

static void
add (const char *path, void (*func) (Fixture *, gconstpointer))
{
  g_autofree char *full = g_strconcat ("/position-list/", path, NULL);

  g_test_add (full, Fixture, NULL, set_up, func, tear_down);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  add ("begins-with-none", test_begins_with_none);
  add ("step", test_step);
  add ("buttons", test_buttons);
  add ("click", test_click);
  add ("set-index-is-silent", test_set_index_is_silent);
  add ("other-lines", test_other_lines);
  add ("names", test_names);
  add ("many", test_many);
  add ("grows", test_grows);
  add ("tab", test_tab);
  add ("same-lines", test_same_lines);
  add ("focus-at-the-end", test_focus_at_the_end);

  return g_test_run ();
}
