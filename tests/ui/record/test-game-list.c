/* The list of a file's games: shown while it grows, searched, sorted, chosen from by keyboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <glib/gstdio.h>

#include "chess/fen.h"
#include "ui/base/accessible.h"
#include "ui/board/board.h"
#include "ui/record/game-columns.h"
#include "ui/record/game-list.h"
#include "ui/record/game-preview.h"

typedef struct
{
  GtkWindow *window;
  CheckbitGameList *list;
  CheckbitPgnFile *pgn;
  char *path;
  guint activated; /* the last game that was chosen, G_MAXUINT for none */
  guint closed;
} Fixture;

/* Who played, where, when, with what result, and how. */
static const char *const games[][6] = {
  { "Anand", "Carlsen", "Chennai", "2013.11.09", "1/2-1/2", "1. e4 e5 2. Nf3" },
  { "Morphy", "Duke Karl & Count", "Paris", "1858.11.02", "1-0", "1. e4 e5" },
  { "Carlsen", "Anand", "Sochi", "2014.11.09", "*", "1. e4 (1. d4 d5) e5 2. f4 exf4" },
  { "Tal", "Botvinnik", "Moscow", "1960.03.15", "0-1", "1. e4 c6" },
};

/* As people see them. */
static const char *const results[] = { "½–½", "1–0", "*", "0–1" };

static void
activated_cb (Fixture *fixture, guint index)
{
  fixture->activated = index;
}

static void
closed_cb (Fixture *fixture)
{
  fixture->closed++;
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_assert_true (checkbit_pgn_file_load_finish (CHECKBIT_PGN_FILE (source), result, NULL));
  *(gboolean *) user_data = TRUE;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GFile) file = NULL;
  gboolean done = FALSE;
  int fd;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    g_string_append_printf (text,
                            "[Event \"%s\"]\n[Date \"%s\"]\n[White \"%s\"]\n[Black \"%s\"]\n"
                            "[Result \"%s\"]\n\n%s %s\n\n",
                            games[i][2], games[i][3], games[i][0], games[i][1], games[i][4],
                            games[i][5], games[i][4]);
  fd = g_file_open_tmp ("checkbit-list-XXXXXX.pgn", &fixture->path, NULL);
  close (fd);
  g_assert_true (g_file_set_contents (fixture->path, text->str, -1, NULL));
  g_string_free (text, TRUE);

  file = g_file_new_for_path (fixture->path);
  fixture->pgn = checkbit_pgn_file_new (file);
  checkbit_pgn_file_load_async (fixture->pgn, NULL, done_cb, &done);
  fixture->list = CHECKBIT_GAME_LIST (checkbit_game_list_new ());
  checkbit_game_list_set_file (fixture->list, fixture->pgn);
  fixture->activated = G_MAXUINT;
  g_signal_connect_swapped (fixture->list, "game-activated", G_CALLBACK (activated_cb), fixture);
  g_signal_connect_swapped (fixture->list, "close-requested", G_CALLBACK (closed_cb), fixture);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (fixture->window, 1000, 500);
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->list));
  ui_test_show (fixture->window);
  ui_test_wait_for (done);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer weak = fixture->list;

  g_object_add_weak_pointer (G_OBJECT (fixture->list), &weak);
  ui_test_destroy (fixture->window);
  g_assert_null (weak);
  g_clear_object (&fixture->pgn);
  g_unlink (fixture->path);
  g_free (fixture->path);
}

/* --- Reading the list ----------------------------------------------------------------------- */

static GListModel *
model (Fixture *fixture)
{
  return G_LIST_MODEL (checkbit_game_list_get_list (fixture->list));
}

static gboolean
is_busy (Fixture *fixture)
{
  return checkbit_pgn_list_get_busy (checkbit_game_list_get_list (fixture->list));
}

/* The numbers of the games in the list's order: "1 3". */
static void
assert_order (Fixture *fixture, const char *expected)
{
  g_autoptr (GString) order = g_string_new (NULL);

  ui_test_wait_for (!is_busy (fixture));
  for (guint i = 0; i < g_list_model_get_n_items (model (fixture)); i++)
    {
      g_autoptr (CheckbitPgnEntry) entry = g_list_model_get_item (model (fixture), i);
      g_string_append_printf (order, "%s%u", i > 0 ? " " : "",
                              checkbit_pgn_entry_get_index (entry) + 1);
    }
  g_assert_cmpstr (order->str, ==, expected);
}

static GtkColumnView *
view (Fixture *fixture)
{
  return GTK_COLUMN_VIEW (ui_test_find_type (GTK_WIDGET (fixture->list), GTK_TYPE_COLUMN_VIEW));
}

static GtkEditable *
entry (Fixture *fixture)
{
  return GTK_EDITABLE (ui_test_find_type (GTK_WIDGET (fixture->list), GTK_TYPE_SEARCH_ENTRY));
}

static void
search (Fixture *fixture, const char *text)
{
  gtk_editable_set_text (entry (fixture), text);
  ui_test_wait_for (g_str_equal (
      checkbit_pgn_list_get_search (checkbit_game_list_get_list (fixture->list)), text));
}

static GtkWidget *
preview (Fixture *fixture)
{
  return ui_test_find_type (GTK_WIDGET (fixture->list), CHECKBIT_TYPE_GAME_PREVIEW);
}

static GtkColumnViewColumn *
column (Fixture *fixture, const char *title)
{
  GListModel *columns = gtk_column_view_get_columns (view (fixture));

  for (guint i = 0; i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) head = g_list_model_get_item (columns, i);
      if (g_str_equal (gtk_column_view_column_get_title (head), title))
        return head;
    }
  return NULL;
}

/* --- Tests ---------------------------------------------------------------------------------- */

static void
test_shown (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitPgnEntry) second = g_list_model_get_item (model (fixture), 1);
  g_autofree char *name = checkbit_game_columns_dup_name (second);

  assert_order (fixture, "1 2 3 4");
  g_assert_cmpstr (name, ==, "2, Morphy, Duke Karl & Count, 1–0, Paris, 1858.11.02, 1 move");
}

/* Where in the list the label with a text ends. */
static double
find_end (Fixture *fixture, GtkWidget *root, const char *text)
{
  graphene_rect_t bounds;
  double end = -1;

  if (GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text)
      && gtk_widget_get_mapped (root))
    {
      g_assert_true (gtk_widget_compute_bounds (root, GTK_WIDGET (fixture->list), &bounds));
      return bounds.origin.x + bounds.size.width;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && end < 0;
       child = gtk_widget_get_next_sibling (child))
    end = find_end (fixture, child, text);
  return end;
}

/* Heads of numbers end where the numbers do; the place of the arrow is on the other side. */
static void
test_heads (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = GTK_WIDGET (view (fixture));

  /* All columns have room beside the preview, once it is there. */
  gtk_window_set_default_size (fixture->window, 1500, 500);
  ui_test_wait_for (gtk_widget_get_width (GTK_WIDGET (fixture->window)) >= 1500
                    && gtk_widget_get_mapped (preview (fixture)));
  ui_test_run (100);
  ui_test_wait_for (find_end (fixture, list, "Moves") > 0 && find_end (fixture, list, "4") > 0);
  for (guint sorted = 0; sorted < 2; sorted++)
    {
      GtkWidget *row = gtk_widget_get_first_child (gtk_widget_get_last_child (list));
      double end = find_end (fixture, gtk_widget_get_last_child (row), sorted ? "1" : "2");

      g_assert_cmpfloat_with_epsilon (find_end (fixture, list, "No."), find_end (fixture, list, "4"),
                                      3);
      g_assert_cmpfloat_with_epsilon (find_end (fixture, list, "Moves"), end, 3);
      gtk_column_view_sort_by_column (view (fixture), column (fixture, "Moves"),
                                      GTK_SORT_ASCENDING);
      ui_test_wait_for (!is_busy (fixture));
      ui_test_wait_for_frames (fixture->window);
    }
}

typedef struct
{
  const char *words;
  const char *order;
} Search;

static const Search searches[] = {
  { "carlsen", "1 3" }, { "CARLSEN sochi", "3" },   { "1858", "2" },         { "nobody", "" },
  { "0-1", "4" },       { "½–½", "1" },           { "1–0", "2" },
  { "anand carlsen", "1 3" }, { "count & duke", "2" },
};

static void
test_search (Fixture *fixture, gconstpointer data)
{
  const Search *c = data;

  search (fixture, c->words);
  assert_order (fixture, c->order);
  search (fixture, "");
  assert_order (fixture, "1 2 3 4");
}

typedef struct
{
  const char *title;
  const char *ascending;
  const char *descending;
} Sort;

/* Games of one key stay in the order of the file. */
static const Sort sorts[] = {
  { "White", "1 3 2 4", "4 2 3 1" },
  { "Date", "2 4 1 3", "3 1 4 2" },
  { "No.", "1 2 3 4", "4 3 2 1" },
  { "Event", "1 4 2 3", "3 2 4 1" },
};

/* Tab leaves the list, which may have thousands of rows, and later returns to the same row. */
static void
test_tab (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = GTK_WIDGET (fixture->list);
  GtkWidget *table = ui_test_find_type (list, GTK_TYPE_COLUMN_VIEW);

  ui_test_wait_for (g_list_model_get_n_items (model (fixture)) == G_N_ELEMENTS (games));
  checkbit_game_list_focus (fixture->list);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (fixture->window), table));
  for (guint i = 0; i < 3; i++)
    if (gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD))
      g_assert_false (gtk_widget_is_ancestor (gtk_window_get_focus (fixture->window), table));
  checkbit_game_list_focus (fixture->list);
  g_assert_true (gtk_widget_child_focus (list, GTK_DIR_TAB_BACKWARD));
  g_assert_false (gtk_widget_is_ancestor (gtk_window_get_focus (fixture->window), table));
}

/* Down in the search entry goes to the rows and selects one, visibly. */
static void
test_search_down (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = GTK_WIDGET (fixture->list);
  GtkWidget *table = ui_test_find_type (list, GTK_TYPE_COLUMN_VIEW);

  ui_test_wait_for (g_list_model_get_n_items (model (fixture)) == G_N_ELEMENTS (games));
  gtk_widget_grab_focus (ui_test_find_type (list, GTK_TYPE_SEARCH_ENTRY));
  g_assert_true (ui_test_press (fixture->window, GDK_KEY_Down));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (fixture->window), table));
  g_assert_cmpuint (gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (
                        gtk_column_view_get_model (GTK_COLUMN_VIEW (table)))),
                    ==, 0);
}

/* As a click on the head of a column does it. */
static void
test_sort (Fixture *fixture, gconstpointer data)
{
  const Sort *c = data;

  gtk_column_view_sort_by_column (view (fixture), column (fixture, c->title), GTK_SORT_ASCENDING);
  assert_order (fixture, c->ascending);
  gtk_column_view_sort_by_column (view (fixture), column (fixture, c->title), GTK_SORT_DESCENDING);
  assert_order (fixture, c->descending);
  gtk_column_view_sort_by_column (view (fixture), NULL, GTK_SORT_ASCENDING);
  assert_order (fixture, "1 2 3 4");
}

static void
test_activate (Fixture *fixture, gconstpointer data)
{
  search (fixture, "sochi");
  assert_order (fixture, "3");
  g_signal_emit_by_name (view (fixture), "activate", 0);
  g_assert_cmpuint (fixture->activated, ==, 2);

  /* Enter in the search: there is only one to choose. */
  fixture->activated = G_MAXUINT;
  g_signal_emit_by_name (entry (fixture), "activate");
  g_assert_cmpuint (fixture->activated, ==, 2);

  /* Escape takes the search back, then leaves. */
  g_signal_emit_by_name (entry (fixture), "stop-search");
  g_assert_cmpuint (fixture->closed, ==, 0);
  assert_order (fixture, "1 2 3 4");
  g_signal_emit_by_name (entry (fixture), "stop-search");
  g_assert_cmpuint (fixture->closed, ==, 1);
}

static double
get_top (Fixture *fixture)
{
  GtkWidget *view = ui_test_find_type (GTK_WIDGET (fixture->list), GTK_TYPE_COLUMN_VIEW);
  graphene_rect_t box;

  g_assert_true (gtk_widget_compute_bounds (view, GTK_WIDGET (fixture->window), &box));
  return box.origin.y;
}

/* The rows keep their places at the end of reading, so that a click hits the intended row; and its
 * bar leaves a phone's width to the words beside it. */
static void
test_loading (Fixture *fixture, gconstpointer data)
{
  GtkWidget *progress = ui_test_find_type (GTK_WIDGET (fixture->list), GTK_TYPE_PROGRESS_BAR);
  GtkWidget *loading = gtk_widget_get_parent (progress);
  double top = get_top (fixture);
  int least;

  g_assert_false (gtk_widget_get_visible (loading));
  gtk_widget_set_visible (loading, TRUE);
  ui_test_wait_for_frames (fixture->window);
  g_assert_true (gtk_widget_get_mapped (progress));
  g_assert_cmpfloat (get_top (fixture), ==, top);
  gtk_widget_measure (progress, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <, 100);
}

/* The next game is the next one in the visible list. */
static void
test_neighbor (Fixture *fixture, gconstpointer data)
{
  guint index = G_MAXUINT;

  g_assert_true (checkbit_game_list_get_neighbor (fixture->list, 0, 1, &index));
  g_assert_cmpuint (index, ==, 1);
  g_assert_false (checkbit_game_list_get_neighbor (fixture->list, 3, 1, &index));
  g_assert_false (checkbit_game_list_get_neighbor (fixture->list, 0, -1, &index));

  search (fixture, "carlsen");
  assert_order (fixture, "1 3");
  g_assert_true (checkbit_game_list_get_neighbor (fixture->list, 0, 1, &index));
  g_assert_cmpuint (index, ==, 2);
  g_assert_false (checkbit_game_list_get_neighbor (fixture->list, 2, 1, &index));
  /* For a game outside the list, the order of the file applies. */
  g_assert_true (checkbit_game_list_get_neighbor (fixture->list, 1, 1, &index));
  g_assert_cmpuint (index, ==, 2);
}

static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  checkbit_game_columns_fit (view (fixture), 360);
  g_assert_null (column (fixture, "Event"));
  g_assert_nonnull (column (fixture, "White"));
  g_assert_nonnull (column (fixture, "Black"));
  g_assert_nonnull (column (fixture, "Result"));
  checkbit_game_columns_fit (view (fixture), 1000);
  g_assert_nonnull (column (fixture, "Event"));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_column_view_get_columns (view (fixture))), ==,
                    CHECKBIT_PGN_N_COLUMNS);
}

static void
test_another_file (Fixture *fixture, gconstpointer data)
{
  search (fixture, "tal");
  checkbit_game_list_set_file (fixture->list, NULL);
  g_assert_null (checkbit_game_list_get_list (fixture->list));
  checkbit_game_list_set_file (fixture->list, fixture->pgn);
  g_assert_cmpstr (gtk_editable_get_text (entry (fixture)), ==, "");
  assert_order (fixture, "1 2 3 4");
}

/* --- The preview ---------------------------------------------------------------------------- */

/* Which pieces stand where on the small board: the first part of a FEN. (transfer full) */
static char *
dup_placement (Fixture *fixture)
{
  CheckbitBoard *board = ui_test_find_type (preview (fixture), CHECKBIT_TYPE_BOARD);
  char fen[CHESS_FEN_SIZE];

  chess_fen_write (checkbit_board_get_position (board), fen);
  *strchr (fen, ' ') = '\0';
  return g_strdup (fen);
}

static void
select_row (Fixture *fixture, guint row)
{
  gtk_selection_model_select_item (gtk_column_view_get_model (view (fixture)), row, TRUE);
}

static void
assert_says (Fixture *fixture, const char *text)
{
  ui_test_wait_for (ui_test_says (preview (fixture), text));
}

static void
assert_placement (Fixture *fixture, const char *expected)
{
  g_autofree char *placement = dup_placement (fixture);

  g_assert_cmpstr (placement, ==, expected);
}

#define AFTER_E5 "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR"
#define EMPTY_BOARD "8/8/8/8/8/8/8/8"

typedef struct
{
  const char *name;
  guint row;
  gboolean filtered; /* by 1. e4 e5 */
  const char *players;
  const char *moves;
  const char *caption;
  const char *placement;
} Preview;

/* A filter keeps all rows here: games that continue from the position, end there, or never reach
 * it. */
static const Preview previews[] = {
  { "end", 0, FALSE, "Anand – Carlsen", "2 moves", "Final position",
    "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R" },
  { "one-move", 1, FALSE, "Morphy – Duke Karl & Count", "1 move", "Final position", AFTER_E5 },
  { "variation", 2, FALSE, "Carlsen – Anand", "2 moves", "Final position",
    "rnbqkbnr/pppp1ppp/8/8/4Pp2/8/PPPP2PP/RNBQKBNR" },
  { "filtered", 2, TRUE, "Carlsen – Anand", "2 moves", "Position after move 1", AFTER_E5 },
  { "filtered-end", 1, TRUE, "Morphy – Duke Karl & Count", "1 move", "Final position", AFTER_E5 },
  { "not-there", 3, TRUE, "Tal – Botvinnik", "1 move", "Final position",
    "rnbqkbnr/pp1ppppp/2p5/8/4P3/8/PPPP1PPP/RNBQKBNR" },
};

static GtkToggleButton *
only_button (Fixture *fixture)
{
  return ui_test_find_type (GTK_WIDGET (fixture->list), GTK_TYPE_TOGGLE_BUTTON);
}

/* As if these games had 1. e4 e5. */
static void
filter_by (Fixture *fixture, const guint32 *indices, guint n)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (guint32));
  ChessPosition position;

  g_array_append_vals (all, indices, n);
  g_assert_true (chess_fen_read (AFTER_E5 " w KQkq - 0 2", strlen (AFTER_E5 " w KQkq - 0 2"),
                                 CHESS_FEN_DEFAULT, &position, NULL));
  checkbit_game_list_set_only (fixture->list, all, &position, "Games with 1… e5");
}

static void
filter (Fixture *fixture)
{
  filter_by (fixture, (const guint32[]){ 0, 1, 2, 3 }, 4);
  assert_order (fixture, "1 2 3 4");
  /* The order was the same before; of the first game the position is shown from now on. */
  assert_says (fixture, "Position after move 1");
}

static void
test_preview (Fixture *fixture, gconstpointer data)
{
  const Preview *c = data;

  ui_test_wait_for (gtk_widget_get_mapped (preview (fixture)));
  if (c->filtered)
    filter (fixture);
  select_row (fixture, c->row);
  assert_says (fixture, c->players);
  assert_says (fixture, c->moves);
  assert_says (fixture, c->caption);
  assert_says (fixture, results[c->row]);
  assert_placement (fixture, c->placement);
  g_assert_null (checkbit_accessible_get_said (GTK_WIDGET (fixture->list)));
}

/* Before one is chosen it is the first of those that are shown. */
static void
test_preview_first (Fixture *fixture, gconstpointer data)
{
  ui_test_wait_for (gtk_widget_get_mapped (preview (fixture)));
  assert_says (fixture, "Anand – Carlsen");
  search (fixture, "paris");
  assert_order (fixture, "2");
  assert_says (fixture, "Morphy – Duke Karl & Count");
}

/* All games again: each at its end. */
static void
test_preview_unfiltered (Fixture *fixture, gconstpointer data)
{
  ui_test_wait_for (gtk_widget_get_mapped (preview (fixture)));
  filter (fixture);
  select_row (fixture, 2);
  assert_says (fixture, "Position after move 1");
  gtk_toggle_button_set_active (only_button (fixture), FALSE);
  assert_order (fixture, "1 2 3 4");
  assert_says (fixture, "Carlsen – Anand");
  assert_says (fixture, "Final position");
}

/* Whether a row has a mark, including in its accessible description. */
static gboolean
is_marked (Fixture *fixture, GtkWidget *list, guint row)
{
  GtkWidget *widget = gtk_widget_get_first_child (list);
  GtkWidget *image;

  for (guint i = 0; i < row; i++)
    widget = gtk_widget_get_next_sibling (widget);
  image = ui_test_find_type (widget, GTK_TYPE_IMAGE);
  if (row == 1)
    gtk_test_accessible_assert_property (
        GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
        "2, Morphy, Duke Karl & Count, 1–0, Paris, 1858.11.02, 1 move, has the position");
  return image != NULL && gtk_image_get_icon_name (GTK_IMAGE (image)) != NULL;
}

/* The button names the related games, and shows all of them with marks on those. */
static void
test_marks (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = gtk_widget_get_last_child (GTK_WIDGET (view (fixture)));
  GtkToggleButton *only = only_button (fixture);

  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (only)));
  filter_by (fixture, (const guint32[]){ 1, 2 }, 2);
  assert_order (fixture, "2 3");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (only)));
  g_assert_true (ui_test_says (GTK_WIDGET (only), "Games with 1… e5"));
  g_assert_null (column (fixture, "Position"));

  gtk_toggle_button_set_active (only, FALSE);
  assert_order (fixture, "1 2 3 4");
  g_assert_nonnull (column (fixture, "Position"));
  ui_test_wait_for_frames (fixture->window);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    g_assert_cmpint (is_marked (fixture, list, i), ==, i == 1 || i == 2);
  checkbit_game_columns_fit (view (fixture), 360);
  g_assert_null (column (fixture, "Position"));
  checkbit_game_columns_fit (view (fixture), 1000);

  gtk_toggle_button_set_active (only, TRUE);
  assert_order (fixture, "2 3");
  g_assert_null (column (fixture, "Position"));
  checkbit_game_list_set_file (fixture->list, NULL);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (only)));
}

/* The state of an action of the list, as text. (transfer full) */
static char *
dup_state (Fixture *fixture, const char *property)
{
  GValue value = G_VALUE_INIT;
  char *text;

  g_object_get_property (G_OBJECT (fixture->list), property, &value);
  text = G_VALUE_HOLDS_BOOLEAN (&value) ? g_strdup (g_value_get_boolean (&value) ? "yes" : "no")
                                        : g_value_dup_string (&value);
  g_value_unset (&value);
  return text;
}

static void
assert_sorted (Fixture *fixture, const char *column, const char *descending)
{
  g_autofree char *sorted = dup_state (fixture, "sorted");
  g_autofree char *reversed = dup_state (fixture, "descending");

  g_assert_cmpstr (sorted, ==, column);
  g_assert_cmpstr (reversed, ==, descending);
}

/* A menu can choose the order as well: by keyboard, and for columns that have no room. */
static void
test_sort_by_menu (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = GTK_WIDGET (fixture->list);

  assert_sorted (fixture, "number", "no");
  g_assert_true (gtk_widget_activate_action (list, "games.sort", "s", "white"));
  assert_order (fixture, "1 3 2 4");
  g_assert_true (gtk_widget_activate_action (list, "games.descending", NULL));
  assert_order (fixture, "4 2 3 1");
  assert_sorted (fixture, "white", "yes");
  gtk_column_view_sort_by_column (view (fixture), column (fixture, "Date"), GTK_SORT_ASCENDING);
  assert_sorted (fixture, "date", "no");

  gtk_column_view_remove_column (view (fixture), column (fixture, "Event"));
  g_assert_true (gtk_widget_activate_action (list, "games.sort", "s", "event"));
  assert_order (fixture, "1 4 2 3");
  assert_sorted (fixture, "event", "no");
  g_assert_true (gtk_widget_activate_action (list, "games.sort", "s", "number"));
  assert_order (fixture, "1 2 3 4");
}

/* Clicking the marks' header groups their games; the order is reset with the column. */
static void
test_sort_by_mark (Fixture *fixture, gconstpointer data)
{
  GtkToggleButton *only = only_button (fixture);

  filter_by (fixture, (const guint32[]){ 1, 2 }, 2);
  gtk_toggle_button_set_active (only, FALSE);
  assert_order (fixture, "1 2 3 4");
  gtk_column_view_sort_by_column (view (fixture), column (fixture, "Position"), GTK_SORT_ASCENDING);
  assert_order (fixture, "2 3 1 4");
  gtk_column_view_sort_by_column (view (fixture), column (fixture, "Position"),
                                  GTK_SORT_DESCENDING);
  assert_order (fixture, "1 4 2 3");
  gtk_column_view_sort_by_column (view (fixture), column (fixture, "No."), GTK_SORT_DESCENDING);
  assert_order (fixture, "4 3 2 1");

  gtk_column_view_sort_by_column (view (fixture), column (fixture, "Position"), GTK_SORT_ASCENDING);
  assert_order (fixture, "2 3 1 4");
  gtk_toggle_button_set_active (only, TRUE);
  assert_order (fixture, "2 3");
  gtk_toggle_button_set_active (only, FALSE);
  assert_order (fixture, "1 2 3 4");
}

/* A phone's width has room for the button. */
static void
test_marks_narrow (Fixture *fixture, gconstpointer data)
{
  int least;

  filter (fixture);
  gtk_button_set_label (GTK_BUTTON (only_button (fixture)), "Games with 12… Ngxe4+");
  gtk_widget_measure (GTK_WIDGET (fixture->list), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                      NULL, NULL);
  g_assert_cmpint (least, <=, 360);
}

/* Quick stepping through the rows ends with the last one shown, whatever was still loading. */
static void
test_preview_run (Fixture *fixture, gconstpointer data)
{
  ui_test_wait_for (gtk_widget_get_mapped (preview (fixture)));
  for (guint i = 0; i < 1000; i++)
    select_row (fixture, i % G_N_ELEMENTS (games));
  assert_says (fixture, "Tal – Botvinnik");
  ui_test_run (100);
  g_assert_true (ui_test_says (preview (fixture), "Tal – Botvinnik"));
}

/* A file that another program has changed is not read. */
static void
test_preview_failure (Fixture *fixture, gconstpointer data)
{
  ui_test_wait_for (gtk_widget_get_mapped (preview (fixture)));
  assert_says (fixture, "Anand – Carlsen");
  g_assert_true (g_file_set_contents (fixture->path, "1. d4 *\n", -1, NULL));
  select_row (fixture, 2);
  assert_says (fixture, "No preview");
  g_assert_true (ui_test_says (preview (fixture), "Carlsen – Anand"));
  assert_placement (fixture, EMPTY_BOARD);
}

/* No board is shown as if the game had begun and ended there. */
static void
test_preview_bad_fen (Fixture *fixture, gconstpointer data)
{
  gboolean done = FALSE;

  ui_test_wait_for (gtk_widget_get_mapped (preview (fixture)));
  g_assert_true (g_file_set_contents (
      fixture->path, "[White \"Reti\"]\n[Black \"?\"]\n[FEN \"8/8 w - -\"]\n\n1. e4 *\n", -1,
      NULL));
  checkbit_pgn_file_load_async (fixture->pgn, NULL, done_cb, &done);
  ui_test_wait_for (done);
  checkbit_game_list_set_file (fixture->list, NULL);
  checkbit_game_list_set_file (fixture->list, fixture->pgn);
  ui_test_wait_for (!is_busy (fixture));
  select_row (fixture, 0);
  assert_says (fixture, "No preview");
  g_assert_true (ui_test_says (preview (fixture), "Reti – ?"));
  assert_placement (fixture, EMPTY_BOARD);
}

/* Without a file there is no game; reads in progress are dropped. */
static void
test_preview_no_file (Fixture *fixture, gconstpointer data)
{
  ui_test_wait_for (gtk_widget_get_mapped (preview (fixture)));
  select_row (fixture, 2);
  checkbit_game_list_set_file (fixture->list, NULL);
  ui_test_run (100);
  assert_placement (fixture, EMPTY_BOARD);
  g_assert_false (ui_test_says (preview (fixture), "Carlsen – Anand"));
}

/* A narrow list has no room for it. */
static void
test_preview_narrow (Fixture *fixture, gconstpointer data)
{
  ui_test_wait_for (gtk_widget_get_mapped (preview (fixture)));
  gtk_window_set_default_size (fixture->window, 600, 500);
  ui_test_wait_for (!gtk_widget_get_mapped (preview (fixture)));
  gtk_window_set_default_size (fixture->window, 1000, 500);
  ui_test_wait_for (gtk_widget_get_mapped (preview (fixture)));
}

#define ADD(path, function, data)                                                                  \
  g_test_add ("/game-list/" path, Fixture, data, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  ADD ("shown", test_shown, NULL);
  ADD ("heads", test_heads, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      g_autofree char *path = g_strdup_printf ("/game-list/search/%s", searches[i].words);
      g_test_add (path, Fixture, &searches[i], set_up, test_search, tear_down);
    }
  for (guint i = 0; i < G_N_ELEMENTS (sorts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/game-list/sort/%s", sorts[i].title);
      g_test_add (path, Fixture, &sorts[i], set_up, test_sort, tear_down);
    }
  ADD ("activate", test_activate, NULL);
  ADD ("tab", test_tab, NULL);
  ADD ("search/down", test_search_down, NULL);
  ADD ("loading", test_loading, NULL);
  ADD ("neighbor", test_neighbor, NULL);
  ADD ("narrow", test_narrow, NULL);
  ADD ("another-file", test_another_file, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (previews); i++)
    {
      g_autofree char *path = g_strdup_printf ("/game-list/preview/%s", previews[i].name);
      g_test_add (path, Fixture, &previews[i], set_up, test_preview, tear_down);
    }
  ADD ("marks", test_marks, NULL);
  ADD ("marks/narrow", test_marks_narrow, NULL);
  ADD ("sort/menu", test_sort_by_menu, NULL);
  ADD ("marks/sort", test_sort_by_mark, NULL);
  ADD ("preview/first", test_preview_first, NULL);
  ADD ("preview/unfiltered", test_preview_unfiltered, NULL);
  ADD ("preview/run", test_preview_run, NULL);
  ADD ("preview/failure", test_preview_failure, NULL);
  ADD ("preview/bad-fen", test_preview_bad_fen, NULL);
  ADD ("preview/no-file", test_preview_no_file, NULL);
  ADD ("preview/narrow", test_preview_narrow, NULL);

  return g_test_run ();
}
