/* The inspector's page of moves: asking why not, the table of moves, and what a move changes, as a
 * person works with them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "inspector/page-test.h"

#include "chess/fen.h"
#include "ui/inspector/moves/change-view.h"
#include "ui/inspector/moves/legal-moves.h"
#include "ui/inspector/moves/moves-page.h"
#include "ui/base/stable-list.h"
#include "ui/base/steady-text.h"
#include "ui/inspector/moves/why-view.h"

#define START PAGE_TEST_START
#define AFTER_E4 PAGE_TEST_AFTER_E4
#define KIWIPETE "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
#define EN_PASSANT "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1"

typedef struct
{
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  GtkWindow *window;
  GtkWidget *page;
  char *played; /* the argument of `win.play-move` */
} Fixture;

static ChessPosition
read_fen (const char *fen)
{
  ChessPosition position;
  ChessFenError error;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, &error));
  return position;
}

static void
load (Fixture *fixture, const char *fen)
{
  page_test_load (fixture->inspection, fen);
}

static void
play_move_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  Fixture *fixture = user_data;

  g_free (fixture->played);
  fixture->played = g_variant_dup_string (parameter, NULL);
}

static void
add_actions (Fixture *fixture)
{
  static const GActionEntry entries[]
      = { { .name = "play-move", .activate = play_move_cb, .parameter_type = "s" } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), fixture);
  gtk_widget_insert_action_group (GTK_WIDGET (fixture->window), "win", G_ACTION_GROUP (group));
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->inspection = checkbit_inspection_new ();
  fixture->layers = checkbit_layers_new ();
  load (fixture, START);
  fixture->page = checkbit_moves_page_new (fixture->inspection, fixture->layers);
  fixture->window = page_test_open (fixture->page, 640, 800);
  add_actions (fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  page_test_close (fixture->window, fixture->inspection, fixture->layers);
  g_clear_pointer (&fixture->played, g_free);
}

/* --- Finding things ------------------------------------------------------------------------- */

static GtkWidget *
get_why (Fixture *fixture)
{
  return ui_test_find_type (fixture->page, CHECKBIT_TYPE_WHY_VIEW);
}

static CheckbitLegalMoves *
get_moves (Fixture *fixture)
{
  return CHECKBIT_LEGAL_MOVES (ui_test_find_type (fixture->page, CHECKBIT_TYPE_LEGAL_MOVES));
}

static GListModel *
get_rows (Fixture *fixture)
{
  GtkColumnView *view = GTK_COLUMN_VIEW (
      ui_test_find_type (GTK_WIDGET (get_moves (fixture)), GTK_TYPE_COLUMN_VIEW));

  return G_LIST_MODEL (gtk_column_view_get_model (view));
}

static guint
count_rows (Fixture *fixture)
{
  return g_list_model_get_n_items (get_rows (fixture));
}

static CheckbitListedMove *
get_move (Fixture *fixture, guint row)
{
  g_autoptr (CheckbitStableRow) item = g_list_model_get_item (get_rows (fixture), row);

  return checkbit_stable_row_get_item (item);
}

static const char *
get_san (Fixture *fixture, guint row)
{
  return checkbit_listed_move_get_text (get_move (fixture, row), CHECKBIT_MOVE_COLUMN_SAN);
}

static void
ask (Fixture *fixture, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (ui_test_find_type (get_why (fixture), GTK_TYPE_ENTRY)),
                         text);
}

static CheckbitSet *
get_shown (Fixture *fixture)
{
  return checkbit_layers_get_preview (fixture->layers, CHECKBIT_PREVIEW_VIEW);
}

/* --- Why not? ------------------------------------------------------------------------------- */

static void
test_ask (Fixture *fixture, gconstpointer data)
{
  load (fixture, EN_PASSANT);
  g_assert_false (ui_test_says (get_why (fixture), "exd6 is not legal"));
  ask (fixture, "exd6");
  g_assert_true (ui_test_says (get_why (fixture), "exd6 is not legal"));
  g_assert_true (ui_test_says (
      get_why (fixture), "Capturing en passant would open the fifth rank to the rook on h5."));
  g_assert_true (ui_test_says (get_why (fixture), "Kind of reason: en-passant-exposes"));
  g_assert_false (ui_test_says (get_why (fixture), "Play It"));

  ask (fixture, "");
  g_assert_false (ui_test_says (get_why (fixture), "exd6 is not legal"));
}

/* A legal move can be played from the answer, and is the one that the rest of the page is about. */
static void
test_ask_legal (Fixture *fixture, gconstpointer data)
{
  ask (fixture, "Nf3");
  g_assert_true (ui_test_says (get_why (fixture), "Nf3 is legal"));
  g_assert_cmpstr (
      checkbit_listed_move_get_text (checkbit_legal_moves_get_selected (get_moves (fixture)),
                                     CHECKBIT_MOVE_COLUMN_UCI),
      ==, "g1f3");
  g_signal_emit_by_name (ui_test_find_button (get_why (fixture), "Play It"), "clicked");
  g_assert_cmpstr (fixture->played, ==, "g1f3");
  g_assert_cmpint (checkbit_move_explanation_get_kind (
                       checkbit_inspection_get_explanation (fixture->inspection)),
                   ==, CHECKBIT_EXPLANATION_NONE);
}

/* A question that was asked on the board takes the place of the text. */
static void
test_asked_elsewhere (Fixture *fixture, gconstpointer data)
{
  CheckbitMoveExplanation *explanation = checkbit_inspection_get_explanation (fixture->inspection);
  GtkWidget *entry = ui_test_find_type (get_why (fixture), GTK_TYPE_ENTRY);

  ask (fixture, "Nf6");
  checkbit_move_explanation_set_move (explanation, 4, 6);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  g_assert_true (ui_test_says (get_why (fixture), "e1–g1 is not legal"));
  g_signal_emit_by_name (ui_test_find_button (get_why (fixture), "Close"), "clicked");
  g_assert_cmpint (checkbit_move_explanation_get_kind (explanation), ==, CHECKBIT_EXPLANATION_NONE);
  g_assert_false (ui_test_says (get_why (fixture), "e1–g1 is not legal"));
}

/* --- The table ------------------------------------------------------------------------------ */

static void
test_rows (Fixture *fixture, gconstpointer data)
{
  ui_test_wait_for (count_rows (fixture) == 20);
  g_assert_true (ui_test_says (fixture->page, "20 legal moves"));
  load (fixture, KIWIPETE);
  ui_test_wait_for (count_rows (fixture) == 48);
  g_assert_true (ui_test_says (fixture->page, "48 legal moves, 8 captures"));
  load (fixture, "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
  ui_test_wait_for (count_rows (fixture) == 0);
  g_assert_true (ui_test_says (fixture->page, "The side to move has no legal move here."));
}

static void
test_filter (Fixture *fixture, gconstpointer data)
{
  GtkWidget *moves = GTK_WIDGET (get_moves (fixture));
  GtkWidget *search = ui_test_find_type (moves, GTK_TYPE_SEARCH_ENTRY);
  GtkWidget *captures;

  load (fixture, KIWIPETE);
  captures = ui_test_find_button (moves, "Captures 8");
  g_assert_nonnull (captures);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (captures), TRUE);
  ui_test_wait_for (count_rows (fixture) == 8);
  g_assert_true (ui_test_says (fixture->page, "48 legal moves, 8 captures – 8 of 48 shown"));
  gtk_editable_set_text (GTK_EDITABLE (search), "bishop");
  ui_test_wait_for (count_rows (fixture) == 1);
  g_assert_cmpstr (get_san (fixture, 0), ==, "Bxa6");
  gtk_editable_set_text (GTK_EDITABLE (search), "nothing like it");
  ui_test_wait_for (count_rows (fixture) == 0);
  g_assert_true (ui_test_says (fixture->page, "No moves match your search."));
}

/* Every column can sort the list, in both directions. */
static void
test_sort (Fixture *fixture, gconstpointer data)
{
  static const char *const firsts[CHECKBIT_N_MOVE_COLUMNS] = {
    [CHECKBIT_MOVE_COLUMN_SAN] = "Bb5",
    [CHECKBIT_MOVE_COLUMN_UCI] = "Rb1",
    [CHECKBIT_MOVE_COLUMN_CAPTURED] = "Bxa6",
  };

  load (fixture, KIWIPETE);
  ui_test_wait_for (count_rows (fixture) == 48);
  for (guint i = 0; i < CHECKBIT_N_MOVE_COLUMNS; i++)
    {
      g_autofree char *first = NULL;

      checkbit_legal_moves_sort (get_moves (fixture), i, FALSE);
      if (firsts[i] != NULL)
        g_assert_cmpstr (get_san (fixture, 0), ==, firsts[i]);
      for (guint row = 1; row < count_rows (fixture); row++)
        g_assert_cmpint (
            checkbit_listed_move_compare (get_move (fixture, row - 1), get_move (fixture, row), i),
            <=, 0);
      first = g_strdup (get_san (fixture, 0));
      checkbit_legal_moves_sort (get_moves (fixture), i, TRUE);
      if (i == CHECKBIT_MOVE_COLUMN_SAN || i == CHECKBIT_MOVE_COLUMN_UCI)
        g_assert_cmpstr (get_san (fixture, count_rows (fixture) - 1), ==, first);
    }
  checkbit_legal_moves_sort (get_moves (fixture), CHECKBIT_N_MOVE_COLUMNS, FALSE);
  g_assert_cmpstr (get_san (fixture, 0), ==, "Rb1");
}

/* The selected row is on the board, with its squares and as a move; it leaves with the page. */
static void
test_shown (Fixture *fixture, gconstpointer data)
{
  ChessMove e4 = chess_move_new (12, 28, CHESS_MOVE_NORMAL);

  g_assert_null (get_shown (fixture));
  checkbit_legal_moves_select (get_moves (fixture), e4);
  g_assert_nonnull (get_shown (fixture));
  g_assert_cmphex (checkbit_set_get_bits (get_shown (fixture)), ==,
                   CHESS_BIT (12) | CHESS_BIT (28));
  g_assert_cmpuint (checkbit_inspection_get_move (fixture->inspection), ==, e4);

  gtk_widget_set_visible (fixture->page, FALSE);
  g_assert_null (get_shown (fixture));
  g_assert_cmpuint (checkbit_inspection_get_move (fixture->inspection), ==, CHESS_MOVE_NONE);
  gtk_widget_set_visible (fixture->page, TRUE);
  ui_test_wait_for (get_shown (fixture) != NULL);
  load (fixture, AFTER_E4);
  g_assert_null (get_shown (fixture));
}

/* An explanation stays on the board while the pointer is over no row. */
static void
test_shown_answer (Fixture *fixture, gconstpointer data)
{
  CheckbitMoveExplanation *explanation = checkbit_inspection_get_explanation (fixture->inspection);

  ask (fixture, "e5");
  checkbit_layers_set_preview (fixture->layers, CHECKBIT_PREVIEW_VIEW,
                               checkbit_move_explanation_get_mask (explanation));
  checkbit_legal_moves_select (get_moves (fixture), chess_move_new (12, 28, CHESS_MOVE_NORMAL));
  g_assert_true (get_shown (fixture) != checkbit_move_explanation_get_mask (explanation));
  checkbit_legal_moves_select (get_moves (fixture), CHESS_MOVE_NONE);
  g_assert_true (get_shown (fixture) == checkbit_move_explanation_get_mask (explanation));
  checkbit_layers_set_preview (fixture->layers, CHECKBIT_PREVIEW_VIEW, NULL);
}

/* Tab leaves the table in one step, whichever row has the keyboard. */
static void
test_tab (Fixture *fixture, gconstpointer data)
{
  GtkWidget *moves = GTK_WIDGET (get_moves (fixture));
  GtkWidget *view = ui_test_find_type (moves, GTK_TYPE_COLUMN_VIEW);
  GtkWidget *focus;

  checkbit_legal_moves_select (get_moves (fixture), CHESS_MOVE_NONE);
  gtk_widget_grab_focus (view);
  gtk_widget_child_focus (view, GTK_DIR_DOWN);
  focus = gtk_window_get_focus (fixture->window);
  g_assert_true (gtk_widget_is_ancestor (focus, view));
  gtk_widget_child_focus (moves, GTK_DIR_TAB_BACKWARD);
  focus = gtk_window_get_focus (fixture->window);
  g_assert_true (gtk_widget_is_ancestor (focus, moves));
  g_assert_false (gtk_widget_is_ancestor (focus, view));
}

/* The columns of the table that are shown, as bits. */
static guint
get_columns (GtkWidget *moves)
{
  GListModel *columns = gtk_column_view_get_columns (
      GTK_COLUMN_VIEW (ui_test_find_type (moves, GTK_TYPE_COLUMN_VIEW)));
  guint shown = 0;

  for (guint i = 0; i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, i);
      shown |= (guint) gtk_column_view_column_get_visible (column) << i;
    }
  return shown;
}

static void
test_illegal (Fixture *fixture, gconstpointer data)
{
  GtkWidget *moves = GTK_WIDGET (get_moves (fixture));
  guint n, columns;

  load (fixture, "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
  n = count_rows (fixture);
  g_assert_cmpuint (n, ==, 4); /* d1 d2 f1 f2: the knight is pinned */
  columns = get_columns (moves);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (ui_test_find_type (moves, GTK_TYPE_CHECK_BUTTON)),
                               TRUE);
  ui_test_wait_for (count_rows (fixture) == n + 6); /* c1 c3 d4 f4 g1 g3 */
  checkbit_legal_moves_select (get_moves (fixture), chess_move_new (12, 18, CHESS_MOVE_NORMAL));
  g_assert_true (ui_test_says (moves, "The knight on e2 is pinned to its king by the rook on e8."));
  g_assert_cmphex (checkbit_set_get_bits (get_shown (fixture)), ==,
                   (CHESS_FILE (4) & ~CHESS_BIT (4)));
  /* The view of legal moves is unchanged. */
  g_assert_cmphex (get_columns (moves) & columns, ==, columns);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (ui_test_find_button (moves, "Illegal Only 6")),
                                TRUE);
  ui_test_wait_for (count_rows (fixture) == 6);
}

static void
test_play (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = ui_test_find_type (GTK_WIDGET (get_moves (fixture)), GTK_TYPE_COLUMN_VIEW);

  g_signal_emit_by_name (view, "activate", 0);
  g_assert_cmpstr (fixture->played, ==, "b1a3");
  checkbit_legal_moves_select (get_moves (fixture), chess_move_new (12, 28, CHESS_MOVE_NORMAL));
  g_signal_emit_by_name (ui_test_find_button (GTK_WIDGET (get_moves (fixture)), "Play"), "clicked");
  g_assert_cmpstr (fixture->played, ==, "e2e4");
}

/* --- What a move changes -------------------------------------------------------------------- */

static void
show_changes (Fixture *fixture)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (ui_test_find_button (fixture->page, "Changes")),
                                TRUE);
}

static void
test_changes (Fixture *fixture, gconstpointer data)
{
  GtkWidget *changes = ui_test_find_type (fixture->page, CHECKBIT_TYPE_CHANGE_VIEW);
  CheckbitMoment moment = { .position = read_fen (AFTER_E4),
                            .previous = chess_position_start,
                            .has_previous = TRUE,
                            .last_move = chess_move_new (12, 28, CHESS_MOVE_NORMAL),
                            .repetitions = 1 };

  show_changes (fixture);
  g_assert_true (ui_test_says (changes, "No move yet"));
  checkbit_inspection_set_moment (fixture->inspection, &moment, TRUE);
  g_assert_true (ui_test_says (changes, "The last move: e4"));
  g_assert_true (ui_test_says (changes, "The white pawn leaves e2"));
  g_assert_true (ui_test_says (changes, "0x463B96181691FC9C → 0x823C9B50FD114196"));

  ask (fixture, "Nf6");
  g_assert_true (ui_test_says (changes, "If Nf6 is played"));
  g_assert_true (ui_test_says (changes, "The knight goes from g8 to f6."));
  g_signal_emit_by_name (ui_test_find_button (changes, "Show the Last Move Instead"), "clicked");
  g_assert_true (ui_test_says (changes, "The last move: e4"));
}

/* The chosen step is shown on the board. */
static void
test_step (Fixture *fixture, gconstpointer data)
{
  GtkWidget *changes = ui_test_find_type (fixture->page, CHECKBIT_TYPE_CHANGE_VIEW);
  GtkListBox *steps = GTK_LIST_BOX (ui_test_find_type (changes, GTK_TYPE_LIST_BOX));

  show_changes (fixture);
  ask (fixture, "e4");
  gtk_list_box_select_row (steps, gtk_list_box_get_row_at_index (steps, 1));
  g_assert_cmphex (checkbit_set_get_bits (get_shown (fixture)), ==, CHESS_BIT (28));
}

/* --- Widths --------------------------------------------------------------------------------- */

/* Boards that are pasted, or sent, are judged beside the position. */
static void
test_boards (Fixture *fixture, gconstpointer data)
{
  static const char boards[]
      = "0xff00 0x200042 0x24 0x81 0x8 0x10 0xff000000000000 0x4200000000000000 "
        "0x2400000000000000 0x8100000000000000 0x0800000000000000 "
        "0x1000000000000000";

  load (fixture, START);
  checkbit_inspection_set_boards (fixture->inspection, boards);
  ui_test_wait_for (ui_test_says (
      fixture->page, "These are the boards after Nf3, except for 1 bit.\n"
                     "White knights: g1 was not cleared. (The white knight leaves "
                     "g1)\n"
                     "Or, if the move was undone:\n"
                     "White knights: f3 is set, but nothing is there."));
}

static void
test_widths (Fixture *fixture, gconstpointer data)
{
  static const char *const fens[] = { START, KIWIPETE, EN_PASSANT };

  for (guint i = 0; i < G_N_ELEMENTS (fens); i++)
    {
      int minimum;

      load (fixture, fens[i]);
      checkbit_move_explanation_set_move (checkbit_inspection_get_explanation (fixture->inspection),
                                          36, 43);
      gtk_widget_measure (fixture->page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                          NULL);
      g_test_message ("at least %d pixels wide", minimum);
      g_assert_cmpint (minimum, <=, 280);
    }
}

/* How many texts of the table that keep their place have less of it than they need. */
static guint
count_cut (GtkWidget *widget, guint *n_texts)
{
  guint n = 0;

  if (CHECKBIT_IS_STEADY_TEXT (widget))
    {
      const char *text = checkbit_steady_text_get_text (CHECKBIT_STEADY_TEXT (widget));
      g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
      int needed, natural;

      pango_layout_get_pixel_size (layout, &needed, NULL);
      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      *n_texts += *text != '\0';
      /* Words of what a move does may end in an ellipsis, moves not. */
      return natural < needed && strpbrk (text, "12345678") != NULL && strchr (text, ' ') == NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_cut (child, n_texts);
  return n;
}

/* The longest moves there are. */
static void
test_long (Fixture *fixture, gconstpointer data)
{
  static const char *const fens[]
      = { "3k3r/6P1/3K4/8/8/8/8/8 w - - 0 1", "7k/Q7/8/8/Q2r2Q1/8/8/2K5 w - - 0 1" };

  for (guint i = 0; i < G_N_ELEMENTS (fens); i++)
    {
      guint n_texts = 0;

      load (fixture, fens[i]);
      g_assert_cmpuint (count_cut (fixture->page, &n_texts), ==, 0);
      g_assert_cmpuint (n_texts, >, 4);
    }
}

#define ADD(path, test) g_test_add ("/ui/moves-page/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  ADD ("ask", test_ask);
  ADD ("ask-legal", test_ask_legal);
  ADD ("asked-elsewhere", test_asked_elsewhere);
  ADD ("rows", test_rows);
  ADD ("boards", test_boards);
  ADD ("filter", test_filter);
  ADD ("sort", test_sort);
  ADD ("shown", test_shown);
  ADD ("shown-answer", test_shown_answer);
  ADD ("illegal", test_illegal);
  ADD ("play", test_play);
  ADD ("changes", test_changes);
  ADD ("step", test_step);
  ADD ("tab", test_tab);
  ADD ("widths", test_widths);
  ADD ("long", test_long);
  return g_test_run ();
}
