/* The explorer's panel: its text for moves, visible and for screen readers, and its actions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <string.h>

#include "chess/fen.h"
#include "ui/explorer/explorer-panel.h"
#include "ui/explorer/explorer-row.h"
#include "ui/explorer/score-bar.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define E4 (chess_move_new (CHESS_SQUARE (4, 1), CHESS_SQUARE (4, 3), CHESS_MOVE_NORMAL))
#define NF3 (chess_move_new (CHESS_SQUARE (6, 0), CHESS_SQUARE (5, 2), CHESS_MOVE_NORMAL))

typedef struct
{
  GtkWindow *window;
  CheckbitExplorerPanel *panel;
  CheckbitExplorerAnswer answer;
  ChessPosition position;
  guint chosen, games; /* the arguments of the last signals, counted from 1 */
  guint n_stops;
} Fixture;

static void
chosen_cb (CheckbitExplorerPanel *panel, guint move, Fixture *fixture)
{
  fixture->chosen = move + 1;
}

static void
games_cb (CheckbitExplorerPanel *panel, guint move, Fixture *fixture)
{
  fixture->games = move + 1;
}

static void
stop_cb (CheckbitExplorerPanel *panel, Fixture *fixture)
{
  fixture->n_stops++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  ChessFenError error;

  g_assert_true (chess_fen_read (START, strlen (START), 0, &fixture->position, &error));
  fixture->answer = (CheckbitExplorerAnswer){
    .n_games = 12,
    .n_moves = 2,
    .moves = { { E4, 9, 4, 3, 1, 2541, 2024 }, { NF3, 3, 0, 0, 0, 0, 0 } },
  };
  fixture->panel = CHECKBIT_EXPLORER_PANEL (checkbit_explorer_panel_new ());
  g_signal_connect (fixture->panel, "chosen", G_CALLBACK (chosen_cb), fixture);
  g_signal_connect (fixture->panel, "games-requested", G_CALLBACK (games_cb), fixture);
  g_signal_connect (fixture->panel, "stop-requested", G_CALLBACK (stop_cb), fixture);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (fixture->window, 260, 300);
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->panel));
  ui_test_show (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  ui_test_destroy (fixture->window);
}

/* The first widget of a type below another, depth first; NULL for none. */
static GtkWidget *
find (GtkWidget *root, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkListBox *
get_list (Fixture *fixture)
{
  return GTK_LIST_BOX (find (GTK_WIDGET (fixture->panel), GTK_TYPE_LIST_BOX));
}

static gboolean
has_text (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && gtk_widget_get_mapped (root)
      && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_text (child, text))
      return TRUE;
  return FALSE;
}

static void
assert_shows (Fixture *fixture, const char *text)
{
  ui_test_wait_for (has_text (GTK_WIDGET (fixture->panel), text));
}

static void
assert_name (GtkWidget *widget, const char *name)
{
  gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

static void
show_answer (Fixture *fixture)
{
  checkbit_explorer_panel_show_answer (fixture->panel, &fixture->position, &fixture->answer,
                                       CHECKBIT_NOTATION_FIGURINES);
}

/* --- What is said --------------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  CheckbitExplorerMove move;
  const char *words;
} Row;

static const Row rows[] = {
  { "all",
    { 0, 9, 4, 3, 1, 2541, 2024 },
    "White 50%, draws 38%, Black 13% · average rating 2541 · last played 2024" },
  { "nothing", { 0, 3, 0, 0, 0, 0, 0 }, "" },
  { "no-year", { 0, 1, 1, 0, 0, 1200, 0 }, "White 100%, draws 0%, Black 0% · average rating 1200" },
  { "year-alone", { 0, 1, 0, 0, 0, 0, 1851 }, "last played 1851" },
  { "many",
    { 0, 4000000000u, 1000000000, 2000000000, 1000000000, 0, 0 },
    "White 25%, draws 50%, Black 25%" },
};

static void
test_words (gconstpointer data)
{
  const Row *row = data;
  g_autofree char *words = checkbit_explorer_row_describe (&row->move);

  g_assert_cmpstr (words, ==, row->words);
}

static void
test_answer (Fixture *fixture, gconstpointer data)
{
  show_answer (fixture);
  assert_shows (fixture, "12 games");
  assert_shows (fixture, "e4");
  assert_shows (fixture, "♘f3");
  assert_shows (fixture, "50–38–13% · Elo 2541 · 2024");
  assert_name (
      GTK_WIDGET (gtk_list_box_get_row_at_index (get_list (fixture), 0)),
      "e4, 9 games, White 50%, draws 38%, Black 13% · average rating 2541 · last played 2024");
  g_assert_nonnull (gtk_list_box_get_row_at_index (get_list (fixture), 1));
  g_assert_null (gtk_list_box_get_row_at_index (get_list (fixture), 2));

  /* another one takes its place */
  fixture->answer.n_moves = 1;
  show_answer (fixture);
  g_assert_null (gtk_list_box_get_row_at_index (get_list (fixture), 1));
}

static void
test_none (Fixture *fixture, gconstpointer data)
{
  fixture->answer.n_games = fixture->answer.n_moves = 0;
  show_answer (fixture);
  assert_shows (fixture, "No game in this file reaches this position in its first 30 moves.");
  fixture->answer.n_games = 1;
  show_answer (fixture);
  assert_shows (fixture, "No game in this file goes on from here in its first 30 moves.");
  assert_shows (fixture, "1 game");
  checkbit_explorer_panel_show_text (fixture->panel, "Why");
  assert_shows (fixture, "Why");
  g_assert_false (has_text (GTK_WIDGET (fixture->panel), "1 game"));
}

static int
get_natural_height (Fixture *fixture)
{
  int natural;

  gtk_widget_measure (GTK_WIDGET (fixture->panel), GTK_ORIENTATION_VERTICAL, 260, NULL, &natural,
                      NULL, NULL);
  return natural;
}

static void
show_rows (Fixture *fixture, guint n)
{
  fixture->answer.n_moves = n;
  for (guint i = 0; i < n; i++)
    fixture->answer.moves[i] = fixture->answer.moves[0];
  show_answer (fixture);
  ui_test_wait_for (gtk_list_box_get_row_at_index (get_list (fixture), 0) != NULL);
  ui_test_wait_for_frames (fixture->panel);
}

/* The rows alone, up to a number of them. */
static void
test_height (Fixture *fixture, gconstpointer data)
{
  int one, two, row;

  show_rows (fixture, 1);
  one = get_natural_height (fixture);
  show_rows (fixture, 2);
  two = get_natural_height (fixture);
  row = two - one;
  g_assert_cmpint (row, >, 0);
  show_rows (fixture, 3);
  /* A row of GTK 4.18 need not be a whole number of pixels high. */
  g_assert_cmpint (ABS (get_natural_height (fixture) - two - row), <=, 1);
  show_rows (fixture, 12);
  g_assert_cmpint (get_natural_height (fixture), >, two + row);
  g_assert_cmpint (get_natural_height (fixture), <, one + 7 * row);
}

static void
point (Fixture *fixture, const char *signal)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->panel));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller) && g_str_equal (signal, "enter"))
        g_signal_emit_by_name (controller, signal, 1.0, 1.0);
      else if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, signal);
    }
}

/* The rows do not go from under the pointer that chooses one after the other. */
static void
test_height_pointer (Fixture *fixture, gconstpointer data)
{
  int two, one;

  gtk_widget_set_valign (GTK_WIDGET (fixture->panel), GTK_ALIGN_START);
  show_rows (fixture, 1);
  one = get_natural_height (fixture);
  show_rows (fixture, 2);
  two = get_natural_height (fixture);
  ui_test_wait_for (gtk_widget_get_height (GTK_WIDGET (fixture->panel)) == two);
  point (fixture, "enter");
  show_rows (fixture, 1);
  g_assert_cmpint (get_natural_height (fixture), ==, two);
  point (fixture, "leave");
  g_assert_cmpint (get_natural_height (fixture), ==, one);
}

/* How far a widget is from the edge of the panel at which its text begins. */
static float
get_indent (Fixture *fixture, GtkWidget *widget)
{
  GtkWidget *panel = GTK_WIDGET (fixture->panel);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, panel, &bounds));
  return gtk_widget_get_direction (panel) == GTK_TEXT_DIR_RTL
             ? (float) gtk_widget_get_width (panel) - bounds.origin.x - bounds.size.width
             : bounds.origin.x;
}

/* The heading and the moves begin one below the other, mirrored from right to left. */
static void
test_margins (Fixture *fixture, gconstpointer data)
{
  const GtkTextDirection directions[] = { GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL };
  GtkWidget *head, *row;
  float indents[2];

  for (guint i = 0; i < 2; i++)
    {
      gtk_widget_set_default_direction (directions[i]);
      show_rows (fixture, 1);
      head = gtk_widget_get_first_child (gtk_widget_get_first_child (GTK_WIDGET (fixture->panel)));
      row = gtk_widget_get_first_child (
          GTK_WIDGET (gtk_list_box_get_row_at_index (get_list (fixture), 0)));
      g_assert_cmpfloat (get_indent (fixture, head), ==, get_indent (fixture, row));
      indents[i] = get_indent (fixture, head);
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  g_assert_cmpfloat (indents[0], ==, indents[1]);
}

/* The parts of the bar share its width as the results do. */
static void
test_bar (Fixture *fixture, gconstpointer data)
{
  GtkWidget *bar, *white, *draw, *black;

  show_answer (fixture);
  bar = find (GTK_WIDGET (fixture->panel), CHECKBIT_TYPE_SCORE_BAR);
  ui_test_wait_for (gtk_widget_get_width (bar) > 0);
  white = gtk_widget_get_first_child (bar);
  draw = gtk_widget_get_next_sibling (white);
  black = gtk_widget_get_next_sibling (draw);
  int width = gtk_widget_get_width (bar);
  g_assert_cmpint (gtk_widget_get_width (white), ==, width * 4 / 8);
  g_assert_cmpint (gtk_widget_get_width (white) + gtk_widget_get_width (draw), ==, width * 7 / 8);
  g_assert_cmpint (gtk_widget_get_width (white) + gtk_widget_get_width (draw)
                       + gtk_widget_get_width (black),
                   ==, width);
}

/* --- What is asked for ---------------------------------------------------------------------- */

static void
test_choose (Fixture *fixture, gconstpointer data)
{
  show_answer (fixture);
  g_signal_emit_by_name (gtk_list_box_get_row_at_index (get_list (fixture), 1), "activate");
  g_assert_cmpuint (fixture->chosen, ==, NF3 + 1u);
}

static void
test_games (Fixture *fixture, gconstpointer data)
{
  show_answer (fixture);
  GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (get_list (fixture), 0));
  GtkWidget *button = find (row, GTK_TYPE_BUTTON);
  assert_name (button, "Show the games with e4");
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpuint (fixture->games, ==, E4 + 1u);
  gtk_widget_activate_action (GTK_WIDGET (fixture->panel), "explorer.show-games", "u", 0u);
  g_assert_cmpuint (fixture->games, ==, 1);
}

static void
test_stop (Fixture *fixture, gconstpointer data)
{
  GtkWidget *bar;

  checkbit_explorer_panel_show_progress (fixture->panel, 0.25);
  bar = find (GTK_WIDGET (fixture->panel), GTK_TYPE_PROGRESS_BAR);
  ui_test_wait_for (gtk_widget_get_mapped (bar));
  g_assert_cmpfloat (gtk_progress_bar_get_fraction (GTK_PROGRESS_BAR (bar)), ==, 0.25);
  gtk_widget_activate_action (GTK_WIDGET (fixture->panel), "explorer.stop", NULL);
  g_assert_cmpuint (fixture->n_stops, ==, 1);
}

/* Played from the keyboard, one move after the other. */
static void
test_focus (Fixture *fixture, gconstpointer data)
{
  GtkWidget *panel = GTK_WIDGET (fixture->panel);
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) close = g_simple_action_new ("explorer", NULL);

  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (close));
  gtk_widget_insert_action_group (panel, "win", G_ACTION_GROUP (actions));
  checkbit_explorer_panel_show_answer (fixture->panel, &fixture->position, &fixture->answer,
                                       CHECKBIT_NOTATION_LETTERS);
  g_assert_true (
      gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (get_list (fixture), 1))));
  checkbit_explorer_panel_show_answer (fixture->panel, &fixture->position, &fixture->answer,
                                       CHECKBIT_NOTATION_LETTERS);
  ui_test_wait_for_frames (fixture->window);
  g_assert_true (gtk_window_get_focus (fixture->window)
                 == GTK_WIDGET (gtk_list_box_get_row_at_index (get_list (fixture), 0)));

  /* The search begins anew, and fails. */
  checkbit_explorer_panel_show_progress (fixture->panel, 0.5);
  ui_test_wait_for_frames (fixture->window);
  g_assert_true (gtk_window_get_focus (fixture->window)
                 == ui_test_find_button (panel, "Stop Searching"));
  checkbit_explorer_panel_show_text (fixture->panel, "Nothing");
  ui_test_wait_for_frames (fixture->window);
  g_assert_true (gtk_window_get_focus (fixture->window)
                 == ui_test_find_button (panel, "Close Explorer"));
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/explorer-panel/words/", rows[i].name, NULL);
      g_test_add_data_func (path, &rows[i], test_words);
    }
  g_test_add ("/explorer-panel/answer", Fixture, NULL, set_up, test_answer, tear_down);
  g_test_add ("/explorer-panel/none", Fixture, NULL, set_up, test_none, tear_down);
  g_test_add ("/explorer-panel/height", Fixture, NULL, set_up, test_height, tear_down);
  g_test_add ("/explorer-panel/height-pointer", Fixture, NULL, set_up, test_height_pointer,
              tear_down);
  g_test_add ("/explorer-panel/margins", Fixture, NULL, set_up, test_margins, tear_down);
  g_test_add ("/explorer-panel/bar", Fixture, NULL, set_up, test_bar, tear_down);
  g_test_add ("/explorer-panel/choose", Fixture, NULL, set_up, test_choose, tear_down);
  g_test_add ("/explorer-panel/games", Fixture, NULL, set_up, test_games, tear_down);
  g_test_add ("/explorer-panel/stop", Fixture, NULL, set_up, test_stop, tear_down);
  g_test_add ("/explorer-panel/focus", Fixture, NULL, set_up, test_focus, tear_down);
  return g_test_run ();
}
