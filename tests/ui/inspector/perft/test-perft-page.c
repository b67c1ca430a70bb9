/* The page Perft: counting down into the moves, comparing with correct, wrong and hostile programs,
 * pasted divides, suites; what it shows on the board, and that everything stops when the page is
 * closed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <string.h>

#include "chess/fen.h"
#include "ui/base/settings.h"
#include "ui/inspector/perft/perft-compare.h"
#include "ui/inspector/perft/perft-count.h"
#include "ui/inspector/perft/perft-differences.h"
#include "ui/inspector/perft/perft-finding.h"
#include "ui/inspector/perft/perft-page.h"
#include "ui/inspector/perft/perft-suite.h"
#include "ui/inspector/perft/perft-text.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define KIWIPETE "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

typedef struct
{
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  GtkWindow *window;
  CheckbitPerftPage *page;
  guint n_shown; /* lines that were to be put on the board */
  char *toast;
} Fixture;

static void
load (Fixture *fixture, const ChessPosition *position)
{
  CheckbitMoment moment = { .position = *position, .repetitions = 1 };

  checkbit_inspection_set_moment (fixture->inspection, &moment, FALSE);
}

static void
load_fen (Fixture *fixture, const char *fen)
{
  ChessPosition position;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_SETUP, &position, NULL));
  load (fixture, &position);
}

/* Does what the window does with a line: plays it. */
static void
show_line_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  Fixture *fixture = user_data;
  const char *fen, *moves;
  g_auto (GStrv) texts = NULL;
  ChessPosition position;

  g_variant_get (parameter, "(&s&s)", &fen, &moves);
  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL));
  texts = g_strsplit (moves, " ", -1);
  for (char **text = texts; *text != NULL; text++)
    {
      ChessMove move = chess_uci_read (&position, *text, strlen (*text));

      g_assert_cmpuint (move, !=, CHESS_MOVE_NONE);
      chess_position_play (&position, move);
    }
  fixture->n_shown++;
  load (fixture, &position);
}

static void
toast_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  Fixture *fixture = user_data;

  g_free (fixture->toast);
  fixture->toast = g_variant_dup_string (parameter, NULL);
}

/* Resets the choices of an earlier test. */
static void
forget (void)
{
  static const char *const keys[] = { "perft-depth",         "perft-threads", "perft-hash",
                                      "perft-categories",    "perft-other",   "perft-command",
                                      "perft-compare-depth", "perft-limit",   "perft-tricky",
                                      "perft-engine" };
  g_autoptr (GSettings) settings = checkbit_settings_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  static const GActionEntry win[]
      = { { .name = "show-line", .activate = show_line_cb, .parameter_type = "(ss)" } };
  static const GActionEntry inspector[]
      = { { .name = "toast", .activate = toast_cb, .parameter_type = "s" } };
  g_autoptr (GSimpleActionGroup) first = g_simple_action_group_new ();
  g_autoptr (GSimpleActionGroup) second = g_simple_action_group_new ();

  forget ();
  fixture->inspection = checkbit_inspection_new ();
  fixture->layers = checkbit_layers_new ();
  load_fen (fixture, START);
  fixture->page
      = CHECKBIT_PERFT_PAGE (checkbit_perft_page_new (fixture->inspection, fixture->layers));
  fixture->window = GTK_WINDOW (gtk_window_new ());
  g_action_map_add_action_entries (G_ACTION_MAP (first), win, G_N_ELEMENTS (win), fixture);
  g_action_map_add_action_entries (G_ACTION_MAP (second), inspector, G_N_ELEMENTS (inspector),
                                   fixture);
  gtk_widget_insert_action_group (GTK_WIDGET (fixture->window), "win", G_ACTION_GROUP (first));
  gtk_widget_insert_action_group (GTK_WIDGET (fixture->window), "inspector",
                                  G_ACTION_GROUP (second));
  gtk_window_set_default_size (fixture->window, 300, 700);
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->page));
  ui_test_show (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer weak = fixture->page;

  g_object_add_weak_pointer (G_OBJECT (fixture->page), &weak);
  ui_test_destroy (fixture->window);
  g_assert_null (weak);
  /* The page leaves nothing on the board, and no listeners. */
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->layers)), ==, 0);
  load_fen (fixture, KIWIPETE);
  g_free (fixture->toast);
  g_assert_finalize_object (fixture->layers);
  g_assert_finalize_object (fixture->inspection);
}

/* --- Finding things ------------------------------------------------------------------------- */

/* A view, shown. */
static gpointer
show_view (Fixture *fixture, const char *name)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "perft.view", "s", name);
  return checkbit_perft_page_get_view (fixture->page, name);
}

/* The number-th mapped widget of a type below a widget. */
static gpointer
find_nth (GtkWidget *root, GType type, guint *number)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type) && gtk_widget_get_mapped (root) && (*number)-- == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      gpointer found = find_nth (child, type, number);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gpointer
find (GtkWidget *root, GType type, guint number)
{
  return find_nth (root, type, &number);
}

/* Whether a label that is shown has a text in it. */
static gboolean
has_label (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && gtk_widget_get_mapped (root)
      && strstr (gtk_label_get_label (GTK_LABEL (root)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_label (child, text))
      return TRUE;
  return FALSE;
}

static void
press (GtkWidget *root, const char *label)
{
  GtkWidget *button = ui_test_find_button (root, label);

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

static void
set_spin (GtkWidget *root, guint number, double value)
{
  GtkSpinButton *spin = find (root, GTK_TYPE_SPIN_BUTTON, number);

  g_assert_nonnull (spin);
  gtk_spin_button_set_value (spin, value);
}

/* Compares with the engine of a path. */
static void
choose_engine (GtkWidget *view, const char *path)
{
  GtkDropDown *engines;

  gtk_drop_down_set_selected (find (view, GTK_TYPE_DROP_DOWN, 0), CHECKBIT_OTHER_ENGINE);
  engines = find (view, GTK_TYPE_DROP_DOWN, 1);
  gtk_drop_down_set_selected (engines,
                              g_list_model_get_n_items (gtk_drop_down_get_model (engines)) - 1);
  gtk_editable_set_text (find (view, GTK_TYPE_ENTRY, 0), path);
}

/* --- Counting ------------------------------------------------------------------------------- */

static void
test_count (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = show_view (fixture, "count");
  CheckbitPerftModel *model
      = checkbit_perft_count_view_get_model (CHECKBIT_PERFT_COUNT_VIEW (view));
  GtkWidget *table;

  set_spin (view, 0, 3);
  press (view, "Count");
  ui_test_wait_for (has_label (view, "Depth 3: 8902"));
  g_assert_true (has_label (view, "8902 nodes in "));
  /* Down into the first row, a3; its crumbs lead back. */
  table = find (view, GTK_TYPE_COLUMN_VIEW, 0);
  g_signal_emit_by_name (table, "activate", 0);
  ui_test_wait_for (has_label (view, "Depth 2: 380"));
  g_assert_cmpuint (checkbit_perft_model_get_n_path (model), ==, 1);
  press (view, "Show on Board");
  g_assert_cmpuint (fixture->n_shown, ==, 1);
  g_assert_cmpint (chess_position_side (checkbit_inspection_get_position (fixture->inspection)), ==,
                   CHESS_BLACK);
  press (view, "Start");
  ui_test_wait_for (has_label (view, "Depth 3: 8902"));
  press (view, "Copy");
  g_assert_cmpstr (fixture->toast, ==, "Counts copied");
}

static void
test_cancel (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = show_view (fixture, "count");

  set_spin (view, 0, 15);
  press (view, "Count");
  ui_test_wait_for (has_label (view, " years left"));
  g_assert_true (gtk_widget_get_mapped (find (view, GTK_TYPE_PROGRESS_BAR, 0)));
  press (view, "Cancel");
  g_assert_true (has_label (view, "Canceled after "));
  g_assert_null (find (view, GTK_TYPE_PROGRESS_BAR, 0));
  /* Starts another count after a canceled one; then the page is closed during the count. */
  press (view, "Count");
}

/* A set-up cannot be counted until it is a legal position. */
static void
test_problem (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = show_view (fixture, "count");
  GtkWidget *start = ui_test_find_button (view, "Count");

  g_assert_true (gtk_widget_is_sensitive (start));
  load_fen (fixture, "8/8/8/8/8/8/8/4K3 w - - 0 1");
  g_assert_false (gtk_widget_is_sensitive (start));
  load_fen (fixture, START);
  g_assert_true (gtk_widget_is_sensitive (start));
}

/* --- Comparing ------------------------------------------------------------------------------ */

/* (transfer full) */
static char *
write_command (const char *options)
{
  g_autofree char *path = g_shell_quote (g_getenv ("BROKEN_PERFT"));

  return g_strdup_printf ("%s %s", path, options);
}

static CheckbitPerftDifferences *
compare (Fixture *fixture, const char *options)
{
  GtkWidget *view = show_view (fixture, "compare");
  g_autofree char *command = write_command (options);
  CheckbitCompareModel *model = checkbit_perft_compare_get_model (CHECKBIT_PERFT_COMPARE (view));

  gtk_editable_set_text (find (view, GTK_TYPE_ENTRY, 0), command);
  set_spin (view, 0, 2);
  set_spin (view, 1, 60);
  press (view, "Compare");
  ui_test_wait_for (!checkbit_compare_model_is_running (model));
  return find (view, CHECKBIT_TYPE_PERFT_DIFFERENCES, 0);
}

/* Found, shown on the board with its masks and an arrow, explained, and to be pasted into a
 * test. */
static void
test_broken (Fixture *fixture, gconstpointer data)
{
  CheckbitPerftDifferences *differences = compare (fixture, "--bug pawn-push-captures");
  GtkWidget *view = show_view (fixture, "compare");
  g_autofree char *fen = NULL, *moves = NULL, *test = NULL;

  g_assert_cmpuint (fixture->n_shown, ==, 1);
  ui_test_wait_for (has_label (view, "The lists of moves differ here"));
  g_assert_true (has_label (view, "Tricky position – pawns: "));
  g_assert_true (has_label (view, "Extra: "));
  ui_test_wait_for (has_label (view, "What Decides"));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->layers)), >, 0);
  g_assert_cmpuint (checkbit_inspection_get_move (fixture->inspection), !=, CHESS_MOVE_NONE);

  fen = checkbit_perft_differences_dup_source (differences, 0, "fen");
  moves = checkbit_perft_differences_dup_source (differences, 0, "moves");
  test = checkbit_perft_differences_dup_source (differences, 0, "rust");
  g_assert_true (g_str_has_prefix (fen, "4k3/"));
  g_assert_nonnull (strstr (moves, " "));
  g_assert_nonnull (strstr (test, fen));
  gtk_widget_activate_action (GTK_WIDGET (differences), "differences.copy", "(us)", 0, "python");
  g_assert_cmpstr (fixture->toast, ==, "Copied");

  /* Another position on the board is not about that; back there, it is shown again. */
  load_fen (fixture, START);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->layers)), ==, 0);
  press (view, "Show on Board");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->layers)), >, 0);
}

/* Whether the card with the verdict is in view, at least where it begins. */
static gboolean
is_in_view (GtkWidget *view)
{
  GtkWidget *finding = find (view, CHECKBIT_TYPE_PERFT_FINDING, 0);
  GtkWidget *viewport = gtk_widget_get_ancestor (finding, GTK_TYPE_VIEWPORT);
  GtkWidget *card = gtk_widget_get_first_child (finding);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (card, viewport, &bounds));
  return bounds.origin.y >= 0
         && bounds.origin.y + MIN (bounds.size.height, 60) <= gtk_widget_get_height (viewport);
}

static const struct
{
  const char *name;
  const char *options;
} seen_cases[] = {
  { .name = "moves-differ", .options = "--bug pawn-push-captures" },
  { .name = "failure", .options = "--fault die" },
};

/* What is on the board is listed below the page. */
static void
take_room_cb (GtkWidget *page)
{
  gtk_widget_set_margin_bottom (page, 130);
}

/* In a low window the result comes into view, whatever it is, and stays there as the room gets
 * less. */
static GtkWidget *
show_small (Fixture *fixture)
{
  GtkWidget *view = show_view (fixture, "compare");

  g_signal_connect_object (fixture->layers, "changed", G_CALLBACK (take_room_cb), fixture->page,
                           G_CONNECT_SWAPPED);
  gtk_window_set_default_size (fixture->window, 300, 300);
  ui_test_wait_for (gtk_widget_get_height (GTK_WIDGET (fixture->window)) < 400);
  return view;
}

static void
assert_stays_in_view (GtkWidget *view)
{
  ui_test_wait_for (is_in_view (view));
  ui_test_run (300);
  g_assert_true (is_in_view (view));
}

static void
test_in_view (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = show_small (fixture);

  gtk_widget_grab_focus (find (view, GTK_TYPE_ENTRY, 0));
  compare (fixture, data);
  assert_stays_in_view (view);
}

/* Equal counts end soon where they are pasted: a program is asked about hundreds of positions. */
static void
test_equal_in_view (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = show_small (fixture);
  CheckbitCompareModel *model = checkbit_perft_compare_get_model (CHECKBIT_PERFT_COMPARE (view));
  GtkTextView *text;

  load_fen (fixture, "7k/8/8/8/8/8/8/K7 w - - 0 1");
  gtk_drop_down_set_selected (find (view, GTK_TYPE_DROP_DOWN, 0), CHECKBIT_OTHER_PASTED);
  text = find (view, GTK_TYPE_TEXT_VIEW, 0);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (text), "a1a2: 1\na1b1: 1\na1b2: 1\n", -1);
  gtk_widget_grab_focus (GTK_WIDGET (text));
  press (view, "Compare");
  ui_test_wait_for (!checkbit_compare_model_is_running (model));
  assert_stays_in_view (view);
}

static void
test_hostile (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = show_view (fixture, "compare");

  g_assert_null (compare (fixture, "--fault die"));
  g_assert_true (has_label (view, "The other program failed: "));
  g_assert_true (has_label (view, "What the program wrote"));
  g_assert_cmpuint (fixture->n_shown, ==, 0);
  compare (fixture, "--fault half-line");
  g_assert_true (has_label (view, "The other program failed: "));
  compare (fixture, "--fault flood");
  g_assert_true (has_label (view, "The other program failed: "));
}

/* A board that is used while the other program works is left alone. */
static void
test_untouched (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = show_view (fixture, "compare");
  g_autofree char *command = write_command ("--bug pin");
  CheckbitCompareModel *model = checkbit_perft_compare_get_model (CHECKBIT_PERFT_COMPARE (view));

  gtk_editable_set_text (find (view, GTK_TYPE_ENTRY, 0), command);
  press (view, "Compare");
  load_fen (fixture, KIWIPETE);
  ui_test_wait_for (!checkbit_compare_model_is_running (model));
  g_assert_nonnull (checkbit_compare_model_get_finding (model));
  g_assert_cmpuint (fixture->n_shown, ==, 0);
}

/* The program hangs; it is canceled, started again, and the page is closed. */
static void
test_hang (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = show_view (fixture, "compare");
  g_autofree char *command = write_command ("--fault hang");

  gtk_editable_set_text (find (view, GTK_TYPE_ENTRY, 0), command);
  press (view, "Compare");
  ui_test_run (50);
  press (view, "Cancel");
  g_assert_nonnull (ui_test_find_button (view, "Compare"));
  press (view, "Compare");
  ui_test_run (50);
}

static void
test_paste (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = show_view (fixture, "compare");
  CheckbitCompareModel *model = checkbit_perft_compare_get_model (CHECKBIT_PERFT_COMPARE (view));
  GtkTextView *text;

  load_fen (fixture, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  gtk_drop_down_set_selected (find (view, GTK_TYPE_DROP_DOWN, 0), CHECKBIT_OTHER_PASTED);
  text = find (view, GTK_TYPE_TEXT_VIEW, 0);
  g_assert_false (gtk_widget_is_sensitive (ui_test_find_button (view, "Compare")));
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (text),
                            "e1d1: 1\ne1d2: 1\ne1e2: 1\ne1f1: 1\ne1f2: 1\nh1f1: 1\nh1g1: 1\n"
                            "h1h2: 1\nh1h3: 1\nh1h4: 1\nh1h5: 1\nh1h6: 1\nh1h7: 1\nh1h8: 1\n"
                            "\nNodes searched: 14\n",
                            -1);
  press (view, "Compare");
  ui_test_wait_for (!checkbit_compare_model_is_running (model));
  ui_test_wait_for (has_label (view, "Missing: O-O (e1g1)"));
  g_assert_true (has_label (view, "It is legal. It castles, which nothing forbids here."));
  /* It is the position on the board already. */
  g_assert_cmpuint (fixture->n_shown, ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->layers)), >, 0);
}

/* Pastes a divide with a difference: after f4 the other program misses a move. */
static GtkTextBuffer *
paste_wrong (Fixture *fixture, GtkWidget *view)
{
  CheckbitCompareModel *model = checkbit_perft_compare_get_model (CHECKBIT_PERFT_COMPARE (view));
  GtkTextBuffer *buffer;

  load_fen (fixture, "7k/8/8/8/8/8/5PPP/7K w - - 0 1");
  gtk_drop_down_set_selected (find (view, GTK_TYPE_DROP_DOWN, 0), CHECKBIT_OTHER_PASTED);
  buffer = gtk_text_view_get_buffer (find (view, GTK_TYPE_TEXT_VIEW, 0));
  gtk_text_buffer_set_text (buffer,
                            "f2f3: 3\nf2f4: 2\ng2g3: 3\ng2g4: 3\nh2h3: 3\nh2h4: 3\nh1g1: 3\n", -1);
  press (view, "Compare");
  ui_test_wait_for (!checkbit_compare_model_is_running (model));
  ui_test_wait_for (has_label (view, "go perft 1"));
  return buffer;
}

/* A divide with a difference: which position to ask for next, and the result of pasting that. */
static void
test_next (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = show_view (fixture, "compare");
  CheckbitCompareModel *model = checkbit_perft_compare_get_model (CHECKBIT_PERFT_COMPARE (view));
  GtkTextBuffer *buffer = paste_wrong (fixture, view);

  g_assert_true (
      has_label (view, "position fen 7k/8/8/8/8/8/5PPP/7K w - - 0 1 moves f2f4\ngo perft 1"));
  g_assert_cmpuint (fixture->n_shown, ==, 0);
  press (view, "Paste the Next Divide");
  g_assert_true (has_label (view, "Paste the divide after f2f4, depth 1"));
  g_assert_cmpint (gtk_text_buffer_get_char_count (buffer), ==, 0);
  gtk_text_buffer_set_text (buffer, "h8g8: 1\nh8h7: 1\n", -1);
  press (view, "Compare");
  ui_test_wait_for (!checkbit_compare_model_is_running (model));
  ui_test_wait_for (has_label (view, "Missing: Kg7 (h8g7)"));
  g_assert_false (gtk_widget_get_mapped (ui_test_find_button (view, "Paste the Next Divide")));
  /* The position is found, and shown on the board. */
  g_assert_cmpuint (fixture->n_shown, ==, 1);
  press (view, "Start Over");
  g_assert_false (has_label (view, "Paste the divide after "));
}

/* Another comparison has a root of its own, from which the path of an earlier one cannot be
 * followed. */
static void
test_another_root (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = show_view (fixture, "compare");
  CheckbitCompareModel *model = checkbit_perft_compare_get_model (CHECKBIT_PERFT_COMPARE (view));
  g_autofree char *command = write_command ("");
  GtkTextBuffer *buffer = paste_wrong (fixture, view);

  press (view, "Paste the Next Divide");
  load_fen (fixture, "7k/8/8/8/5P2/8/6PP/7K b - - 0 1");
  gtk_drop_down_set_selected (find (view, GTK_TYPE_DROP_DOWN, 0), CHECKBIT_OTHER_COMMAND);
  gtk_editable_set_text (find (view, GTK_TYPE_ENTRY, 0), command);
  gtk_check_button_set_active (find (view, GTK_TYPE_CHECK_BUTTON, 0), FALSE);
  press (view, "Compare");
  g_assert_false (has_label (view, "Paste the divide after "));
  ui_test_wait_for (!checkbit_compare_model_is_running (model));
  gtk_drop_down_set_selected (find (view, GTK_TYPE_DROP_DOWN, 0), CHECKBIT_OTHER_PASTED);
  gtk_text_buffer_set_text (buffer, "h8g8: 1\nh8h7: 1\n", -1);
  press (view, "Compare");
  ui_test_wait_for (has_label (view, "Missing: Kg7 (h8g7)"));
}

/* A failed position of a suite takes the place of a search through pasted divides. */
static void
test_finding_shown (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = show_view (fixture, "compare");
  CheckbitCompareModel *model = checkbit_perft_compare_get_model (CHECKBIT_PERFT_COMPARE (view));
  CheckbitLabFinding *finding;

  paste_wrong (fixture, view);
  finding = checkbit_lab_finding_ref (checkbit_compare_model_get_finding (model));
  press (view, "Paste the Next Divide");
  checkbit_perft_compare_show (CHECKBIT_PERFT_COMPARE (view), finding, "name");
  g_assert_false (has_label (view, "Paste the divide after "));
  checkbit_lab_finding_free (finding);
}

/* --- What is remembered --------------------------------------------------------------------- */

static void
make_again (Fixture *fixture)
{
  fixture->page
      = CHECKBIT_PERFT_PAGE (checkbit_perft_page_new (fixture->inspection, fixture->layers));
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->page));
  ui_test_wait_for (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
}

static void
test_remember (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = show_view (fixture, "count");
  GtkEditable *command;

  set_spin (view, 0, 6);
  view = show_view (fixture, "compare");
  gtk_editable_set_text (find (view, GTK_TYPE_ENTRY, 0), "./mine --fast");
  set_spin (view, 0, 5);
  set_spin (view, 1, 33);
  gtk_check_button_set_active (find (view, GTK_TYPE_CHECK_BUTTON, 0), FALSE);
  make_again (fixture);

  view = show_view (fixture, "count");
  g_assert_cmpfloat (gtk_spin_button_get_value (find (view, GTK_TYPE_SPIN_BUTTON, 0)), ==, 6);
  view = show_view (fixture, "compare");
  command = find (view, GTK_TYPE_ENTRY, 0);
  g_assert_cmpstr (gtk_editable_get_text (command), ==, "./mine --fast");
  g_assert_cmpfloat (gtk_spin_button_get_value (find (view, GTK_TYPE_SPIN_BUTTON, 0)), ==, 5);
  g_assert_cmpfloat (gtk_spin_button_get_value (find (view, GTK_TYPE_SPIN_BUTTON, 1)), ==, 33);
  g_assert_false (gtk_check_button_get_active (find (view, GTK_TYPE_CHECK_BUTTON, 0)));

  choose_engine (view, "/opt/my engine");
  make_again (fixture);
  view = show_view (fixture, "compare");
  command = find (view, GTK_TYPE_ENTRY, 0);
  g_assert_cmpstr (gtk_editable_get_text (command), ==, "/opt/my engine");
}

/* --- Suites --------------------------------------------------------------------------------- */

static void
test_suite (Fixture *fixture, gconstpointer data)
{
  GtkWidget *compare_view = show_view (fixture, "compare");
  GtkWidget *view;
  CheckbitSuiteModel *model;
  GtkWidget *list;

  g_setenv ("BROKEN_PERFT_BUG", "no-castling", TRUE);
  choose_engine (compare_view, g_getenv ("BROKEN_PERFT"));
  view = show_view (fixture, "suite");
  model = checkbit_perft_suite_get_model (CHECKBIT_PERFT_SUITE (view));
  gtk_drop_down_set_selected (find (view, GTK_TYPE_DROP_DOWN, 0), 1);
  press (view, "Run");
  ui_test_wait_for (!checkbit_suite_model_is_running (model));
  g_unsetenv ("BROKEN_PERFT_BUG");
  ui_test_wait_for (has_label (view, " passed, "));
  list = find (view, GTK_TYPE_LIST_VIEW, 0);
  g_assert_nonnull (list);
  g_signal_emit_by_name (list, "activate", 0);
  /* It is looked at beside its counts, and on the board. */
  ui_test_wait_for (gtk_widget_get_mapped (compare_view));
  ui_test_wait_for (has_label (compare_view, "Missing: O-O"));
  g_assert_cmpuint (fixture->n_shown, ==, 1);
}

/* --- Words ---------------------------------------------------------------------------------- */

static void
test_times (void)
{
  static const struct
  {
    double seconds;
    const char *text;
  } rows[] = {
    { 0.00107, "1.1 ms" },
    { 0.337, "0.34 s" },
    { 12.4, "12 s" },
    { 200, "3 min 20 s" },
    { 7500, "2 h 5 min" },
    { 86400 * 4.2, "about 4 days" },
    { 86400 * 365.25 * 30, "about 30 years" },
    { 1e30, "longer than anybody can wait" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = checkbit_perft_text_time (rows[i].seconds);
      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

#define ADD(name, function)                                                                        \
  g_test_add ("/perft-page/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  ADD ("count", test_count);
  ADD ("cancel", test_cancel);
  ADD ("problem", test_problem);
  ADD ("broken", test_broken);
  for (guint i = 0; i < G_N_ELEMENTS (seen_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/perft-page/in-view/", seen_cases[i].name, NULL);

      g_test_add (path, Fixture, seen_cases[i].options, set_up, test_in_view, tear_down);
    }
  ADD ("in-view/equal", test_equal_in_view);
  ADD ("hostile", test_hostile);
  ADD ("untouched", test_untouched);
  ADD ("hang", test_hang);
  ADD ("paste", test_paste);
  ADD ("next", test_next);
  ADD ("another-root", test_another_root);
  ADD ("finding-shown", test_finding_shown);
  ADD ("remember", test_remember);
  ADD ("suite", test_suite);
  g_test_add_func ("/perft-page/times", test_times);
  return g_test_run ();
}
