/* The visible analysis: the bar, and the lines of the card with their actions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "chess/uci-move.h"
#include "game/engine/engine-entry.h"
#include "ui/base/desk-layout.h"
#include "ui/match/analysis-card.h"
#include "ui/match/analysis-line.h"
#include "ui/match/eval-bar.h"

/* --- The bar -------------------------------------------------------------------------------- */

/* The bar glides to White's share of the score, and has a description in words. */
static void
test_bar (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  CheckbitEvalBar *bar = CHECKBIT_EVAL_BAR (checkbit_eval_bar_new ());
  CheckbitScore mate = { .kind = CHECKBIT_SCORE_MATE, .value = -3, .winner = CHESS_BLACK };
  gpointer weak = bar;

  g_object_add_weak_pointer (G_OBJECT (bar), &weak);
  gtk_window_set_child (window, GTK_WIDGET (bar));
  ui_test_show (window);
  g_assert_cmpfloat (checkbit_eval_bar_get_share (bar), ==, 0.5);
  gtk_test_accessible_assert_role (bar, GTK_ACCESSIBLE_ROLE_METER);

  checkbit_eval_bar_set_score (bar, mate);
  ui_test_wait_for (checkbit_eval_bar_get_share (bar) < 0.01);
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (GTK_WIDGET (bar)), "mates"));
  checkbit_eval_bar_set_flipped (bar, TRUE);
  ui_test_destroy (window);
  g_assert_null (weak);
}

/* --- The card ------------------------------------------------------------------------------- */

typedef struct
{
  CheckbitGame *game;
  CheckbitAnalysis *analysis;
  GListStore *engines;
  CheckbitAnalysisCard *card;
  GtkWindow *window;
  guint pointed, played, added;
} Fixture;

static void
set_value_cb (CheckbitAnalysisCard *card, guint value, guint *place)
{
  *place = value;
}

static void
set_up (Fixture *fixture, gconstpointer mode)
{
  const char *arguments[] = { mode, NULL };
  g_autoptr (CheckbitEngineEntry) entry = checkbit_engine_entry_new (
      "fake", "Fake Engine", g_getenv ("FAKE_ENGINE"), arguments, NULL, FALSE);

  fixture->game = checkbit_game_new ();
  fixture->analysis = checkbit_analysis_new (fixture->game);
  checkbit_analysis_set_entry (fixture->analysis, entry);
  fixture->engines = g_list_store_new (CHECKBIT_TYPE_ENGINE_ENTRY);
  g_list_store_append (fixture->engines, entry);
  fixture->card = CHECKBIT_ANALYSIS_CARD (checkbit_analysis_card_new ());
  checkbit_analysis_card_set_analysis (fixture->card, fixture->analysis, fixture->game,
                                       G_LIST_MODEL (fixture->engines));
  fixture->added = G_MAXUINT;
  g_signal_connect (fixture->card, "pointed", G_CALLBACK (set_value_cb), &fixture->pointed);
  g_signal_connect (fixture->card, "play", G_CALLBACK (set_value_cb), &fixture->played);
  g_signal_connect (fixture->card, "add-line", G_CALLBACK (set_value_cb), &fixture->added);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->card));
  ui_test_show (fixture->window);
  checkbit_analysis_set_active (fixture->analysis, TRUE);
}

static void
tear_down (Fixture *fixture, gconstpointer mode)
{
  gpointer weak = fixture->card;

  g_object_add_weak_pointer (G_OBJECT (fixture->card), &weak);
  ui_test_destroy (fixture->window);
  g_assert_null (weak);
  checkbit_analysis_set_active (fixture->analysis, FALSE);
  g_assert_finalize_object (fixture->analysis);
  g_object_unref (fixture->engines);
  g_assert_finalize_object (fixture->game);
  checkbit_engine_quit_all (1000);
}

/* The nth line of the card; NULL for none. */
static GtkWidget *
find_line (GtkWidget *root, guint *n)
{
  GtkWidget *found = NULL;

  if (CHECKBIT_IS_ANALYSIS_LINE (root))
    return (*n)-- == 0 ? root : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_line (child, n);
  return found;
}

static CheckbitAnalysisLine *
get_line (Fixture *fixture, guint n)
{
  GtkWidget *line = find_line (GTK_WIDGET (fixture->card), &n);

  return line != NULL ? CHECKBIT_ANALYSIS_LINE (line) : NULL;
}

/* The label with the moves of a line. */
static GtkLabel *
get_moves (CheckbitAnalysisLine *line)
{
  return GTK_LABEL (gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (line))));
}

/* A line shows the engine's move; a click asks to play it, the focus points at it. */
static void
test_line (Fixture *fixture, gconstpointer mode)
{
  CheckbitAnalysisLine *line;
  ChessMove move;

  ui_test_wait_for (get_line (fixture, 0) != NULL
                    && checkbit_analysis_line_get_move (get_line (fixture, 0)) != CHESS_MOVE_NONE);
  line = get_line (fixture, 0);
  move = checkbit_analysis_get_line (fixture->analysis, 0)->moves[0];
  g_assert_cmpuint (checkbit_analysis_line_get_move (line), ==, move);
  g_signal_emit_by_name (line, "clicked");
  g_assert_cmpuint (fixture->played, ==, move);
  gtk_widget_grab_focus (GTK_WIDGET (line));
  g_assert_cmpuint (fixture->pointed, ==, move);
}

/* Where no line comes any more, the row is no stop of the keyboard once that has left it. */
static void
test_focus_over (Fixture *fixture, gconstpointer mode)
{
  static const char *const moves[] = { "f2f3", "e7e5", "g2g4", "d8h4" };
  CheckbitAnalysisLine *line;

  ui_test_wait_for (get_line (fixture, 0) != NULL
                    && checkbit_analysis_line_get_move (get_line (fixture, 0)) != CHESS_MOVE_NONE);
  line = get_line (fixture, 0);
  gtk_widget_grab_focus (GTK_WIDGET (line));
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (checkbit_game_play (
        fixture->game, chess_uci_read (checkbit_game_get_position (fixture->game), moves[i], 4),
        NULL));
  ui_test_wait_for (checkbit_analysis_line_get_move (line) == CHESS_MOVE_NONE);
  g_assert_true (gtk_window_get_focus (fixture->window) == GTK_WIDGET (line));
  gtk_widget_grab_focus (ui_test_find_button (GTK_WIDGET (fixture->card), "More Lines"));
  ui_test_wait_for (!gtk_widget_get_sensitive (GTK_WIDGET (line)));
}

/* Whether a widget is a label whose text has this end. */
static gboolean
is_ending (GtkWidget *widget, const char *end)
{
  return GTK_IS_LABEL (widget) && g_str_has_suffix (gtk_label_get_text (GTK_LABEL (widget)), end);
}

/* A slow engine's speed is no "0.0 million". */
static void
test_slow (Fixture *fixture, gconstpointer mode)
{
  ui_test_wait_for (ui_test_find (GTK_WIDGET (fixture->card), is_ending, " · 1000 positions/s")
                    != NULL);
}

/* As many rows as lines are wanted, at least one. */
static void
test_more_and_fewer (Fixture *fixture, gconstpointer mode)
{
  GtkWidget *root = GTK_WIDGET (fixture->card);

  checkbit_analysis_set_n_wanted (fixture->analysis, 1);
  g_assert_null (get_line (fixture, 1));
  g_signal_emit_by_name (ui_test_find_button (root, "More Lines"), "clicked");
  g_assert_nonnull (get_line (fixture, 1));
  g_assert_null (get_line (fixture, 2));
  for (guint i = 0; i < 3; i++)
    g_signal_emit_by_name (ui_test_find_button (root, "Fewer Lines"), "clicked");
  g_assert_nonnull (get_line (fixture, 0));
  g_assert_null (get_line (fixture, 1));
}

/* A failed engine shows its message in place of the lines. */
static void
test_failure (Fixture *fixture, gconstpointer mode)
{
  ui_test_wait_for (checkbit_analysis_get_error (fixture->analysis) != NULL);
  g_assert_null (get_line (fixture, 0));
}

/* A failure is named, and can be tried again. */
static void
test_again (Fixture *fixture, gconstpointer mode)
{
  GtkWidget *again = ui_test_find_button (GTK_WIDGET (fixture->card), "_Try Again");

  g_assert_false (gtk_widget_get_visible (again));
  for (guint i = 0; i < 2; i++)
    {
      ui_test_wait_for (checkbit_analysis_get_error (fixture->analysis) != NULL);
      g_assert_false (checkbit_analysis_get_active (fixture->analysis));
      g_assert_true (gtk_widget_get_visible (again));
      g_assert_null (get_line (fixture, 0));
      g_signal_emit_by_name (again, "clicked");
      g_assert_true (checkbit_analysis_get_active (fixture->analysis));
      g_assert_false (gtk_widget_get_visible (again));
    }
}

/* --- The focus ------------------------------------------------------------------------------ */

static gboolean
has_focus (Fixture *fixture, gpointer widget)
{
  return gtk_window_get_focus (fixture->window) == widget;
}

static void
wait_for_line (Fixture *fixture)
{
  ui_test_wait_for (get_line (fixture, 0) != NULL
                    && checkbit_analysis_line_get_move (get_line (fixture, 0)) != CHESS_MOVE_NONE);
}

/* A move is played from a line by the keyboard: the focus waits there for the next line, which
 * cannot be played before it is there, and points at it. */
static void
test_focus_waits (Fixture *fixture, gconstpointer mode)
{
  CheckbitAnalysisLine *line;

  wait_for_line (fixture);
  line = get_line (fixture, 0);
  gtk_widget_grab_focus (GTK_WIDGET (line));
  g_assert_true (checkbit_game_play (fixture->game, checkbit_analysis_line_get_move (line), NULL));
  g_assert_true (has_focus (fixture, line));
  g_assert_cmpuint (checkbit_analysis_line_get_move (line), ==, CHESS_MOVE_NONE);
  g_assert_cmpuint (fixture->pointed, ==, CHESS_MOVE_NONE);
  gtk_test_accessible_assert_property (line, GTK_ACCESSIBLE_PROPERTY_LABEL, "Thinking…");
  fixture->played = 0;
  g_signal_emit_by_name (line, "clicked");
  g_assert_cmpuint (fixture->played, ==, 0);

  wait_for_line (fixture);
  g_assert_true (has_focus (fixture, line));
  g_assert_cmpuint (fixture->pointed, ==, checkbit_analysis_line_get_move (line));
}

/* The row that has it is removed. */
static void
test_focus_on_fewer (Fixture *fixture, gconstpointer mode)
{
  checkbit_analysis_set_n_wanted (fixture->analysis, 3);
  ui_test_wait_for (checkbit_analysis_get_n_lines (fixture->analysis) == 3);
  gtk_widget_grab_focus (GTK_WIDGET (get_line (fixture, 2)));
  checkbit_analysis_set_n_wanted (fixture->analysis, 1);
  g_assert_true (has_focus (fixture, get_line (fixture, 0)));
}

/* All rows are, in favor of the button that brings them back. */
static void
test_focus_on_failure (Fixture *fixture, gconstpointer mode)
{
  GtkWidget *again = ui_test_find_button (GTK_WIDGET (fixture->card), "_Try Again");

  wait_for_line (fixture);
  gtk_widget_grab_focus (GTK_WIDGET (get_line (fixture, 0)));
  ui_test_wait_for (checkbit_analysis_get_error (fixture->analysis) != NULL);
  g_assert_true (has_focus (fixture, again));
  g_signal_emit_by_name (again, "clicked");
  g_assert_true (has_focus (fixture, get_line (fixture, 0)));
  wait_for_line (fixture);
  g_assert_true (has_focus (fixture, get_line (fixture, 0)));
}

/* --- A line that wraps ---------------------------------------------------------------------- */

/* A line of this many half-moves, in which knights move out and back. */
static void
set_moves (CheckbitAnalysisLine *line, guint n_moves)
{
  static const char *const round[] = { "g1f3", "g8f6", "f3g1", "f6g8" };
  CheckbitEngineLine moves = { .rank = 1, .depth = 9, .n_moves = n_moves };
  ChessPosition position = chess_position_start;

  for (guint i = 0; i < n_moves; i++)
    {
      moves.moves[i] = chess_uci_read (&position, round[i % 4], 4);
      chess_position_play (&position, moves.moves[i]);
    }
  checkbit_analysis_line_set (line, &chess_position_start, &moves);
}

/* Waits until the line has its final height. */
static int
get_height (CheckbitAnalysisLine *line)
{
  ui_test_wait_for_frames (line);
  return gtk_widget_get_height (GTK_WIDGET (line));
}

/* A line has one row however long it is; wrapped, up to four rows; and never fewer rows again until
 * it is unwrapped. */
static void
test_wrap (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  CheckbitAnalysisLine *line = CHECKBIT_ANALYSIS_LINE (checkbit_analysis_line_new ());
  int one, two, four;

  gtk_widget_set_valign (GTK_WIDGET (line), GTK_ALIGN_START);
  gtk_window_set_default_size (window, 320, 400);
  gtk_window_set_child (window, GTK_WIDGET (line));
  set_moves (line, 2);
  ui_test_show (window);
  one = get_height (line);
  set_moves (line, 64);
  g_assert_cmpint (get_height (line), ==, one);

  checkbit_analysis_line_set_wrap (line, TRUE);
  set_moves (line, 2);
  g_assert_cmpint (get_height (line), ==, one);
  set_moves (line, 12);
  two = get_height (line);
  g_assert_cmpint (two, >, one);
  set_moves (line, 64);
  four = get_height (line);
  g_assert_cmpint (four, >, two);
  g_assert_cmpint (four, <=, 4 * one);
  set_moves (line, 2);
  g_assert_cmpint (get_height (line), ==, four);
  ui_test_check_sizes (GTK_WIDGET (line));

  checkbit_analysis_line_set_wrap (line, FALSE);
  set_moves (line, 2);
  g_assert_cmpint (get_height (line), ==, one);
  ui_test_destroy (window);
}

/* --- Options -------------------------------------------------------------------------------- */

/* Opens the card's options, and returns them. */
static GtkWidget *
open_options (Fixture *fixture)
{
  GtkMenuButton *button = ui_test_find_type (GTK_WIDGET (fixture->card), GTK_TYPE_MENU_BUTTON);

  gtk_menu_button_popup (button);
  ui_test_wait_for (gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (button))));
  return GTK_WIDGET (gtk_menu_button_get_popover (button));
}

/* The number control with a title; NULL if it is not visible. */
static GtkSpinButton *
find_number (GtkWidget *root, const char *title)
{
  GtkSpinButton *found = NULL;

  if (ADW_IS_PREFERENCES_ROW (root)
      && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root)), title))
    return gtk_widget_get_visible (root) ? ui_test_find_type (root, GTK_TYPE_SPIN_BUTTON) : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_number (child, title);
  return found;
}

/* The numbers offered are those of the engine's option; the control shows the stored number and
 * stores a chosen one, except the engine's default, which is stored as unset. */
static void
test_numbers (Fixture *fixture, gconstpointer mode)
{
  CheckbitEngineEntry *entry = checkbit_analysis_get_entry (fixture->analysis);
  GtkWidget *options;
  GtkSpinButton *hash, *threads;

  checkbit_engine_entry_set_option (entry, "Hash", "64");
  options = open_options (fixture);
  ui_test_wait_for (find_number (options, "Hash (MB)") != NULL);
  hash = find_number (options, "Hash (MB)");
  threads = find_number (options, "Threads");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (hash), ==, 64);
  g_assert_true ((threads != NULL) == g_str_equal (mode, "options"));

  gtk_spin_button_set_value (hash, 128);
  g_assert_cmpstr (checkbit_engine_entry_get_option (entry, "Hash"), ==, "128");
  gtk_spin_button_set_value (hash, 16);
  g_assert_null (checkbit_engine_entry_get_option (entry, "Hash"));
  if (threads != NULL)
    {
      gtk_spin_button_set_value (threads, 3);
      g_assert_cmpstr (checkbit_engine_entry_get_option (entry, "Threads"), ==, "3");
    }
  g_assert_true (checkbit_analysis_get_active (fixture->analysis));
}

/* Another engine has other numbers; without an answer there are none. */
static void
test_other_engine (Fixture *fixture, gconstpointer mode)
{
  GtkWidget *options = open_options (fixture);
  const char *arguments[] = { "no-uciok", NULL };
  g_autoptr (CheckbitEngineEntry) silent = checkbit_engine_entry_new (
      "silent", "Silent", g_getenv ("FAKE_ENGINE"), arguments, NULL, FALSE);

  ui_test_wait_for (find_number (options, "Threads") != NULL);
  checkbit_analysis_set_entry (fixture->analysis, silent);
  g_assert_null (find_number (options, "Threads"));
  g_assert_null (find_number (options, "Hash (MB)"));
}

/* The switch wraps the lines of the card, and the card emits a signal so that the choice can be
 * stored. */
static void
test_switch (Fixture *fixture, gconstpointer mode)
{
  GtkSwitch *button = ui_test_find_type (open_options (fixture), GTK_TYPE_SWITCH);
  gboolean wraps;

  g_assert_false (gtk_switch_get_active (button));
  gtk_switch_set_active (button, TRUE);
  g_object_get (fixture->card, "wrap-lines", &wraps, NULL);
  g_assert_true (wraps);
  ui_test_wait_for (get_line (fixture, 0) != NULL);
  g_assert_true (gtk_label_get_wrap (get_moves (get_line (fixture, 0))));
  g_object_set (fixture->card, "wrap-lines", FALSE, NULL);
  g_assert_false (gtk_switch_get_active (button));
  g_assert_false (gtk_label_get_wrap (get_moves (get_line (fixture, 0))));
}

/* However long the engine's name, the card fits the narrowest side beside the board: starting the
 * analysis moves nothing. The name stands in the list in full. */
static void
test_long_name (Fixture *fixture, gconstpointer mode)
{
  static const char name[] = "An Engine Whose Name and Version Do Not End Soon 17.1";
  const char *arguments[] = { mode, NULL };
  g_autoptr (CheckbitEngineEntry) entry
      = checkbit_engine_entry_new ("long", name, g_getenv ("FAKE_ENGINE"), arguments, NULL, FALSE);
  int minimum;

  g_list_store_append (fixture->engines, entry);
  checkbit_analysis_set_entry (fixture->analysis, entry);
  g_assert_nonnull (ui_test_find (GTK_WIDGET (fixture->card), is_ending, name));
  gtk_widget_measure (GTK_WIDGET (fixture->card), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                      NULL, NULL);
  g_assert_cmpint (minimum, <=, CHECKBIT_DESK_GAME_WIDTH);
}

#define ADD(path, mode, func)                                                                      \
  g_test_add ("/ui/analysis/" path, Fixture, mode, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  ADD ("again", "last-words", test_again);
  g_test_add_func ("/ui/analysis/bar", test_bar);
  ADD ("focus/waits", "ok", test_focus_waits);
  ADD ("focus/fewer", "ok", test_focus_on_fewer);
  ADD ("focus/failure", "crash-after-words", test_focus_on_failure);
  ADD ("line", "ok", test_line);
  ADD ("focus/over", "ok", test_focus_over);
  ADD ("long-name", "ok", test_long_name);
  ADD ("slow", "ok", test_slow);
  ADD ("more-and-fewer", "ok", test_more_and_fewer);
  ADD ("failure", "crash-on-uci", test_failure);
  ADD ("numbers", "options", test_numbers);
  ADD ("numbers-without-threads", "ok", test_numbers);
  ADD ("other-engine", "options", test_other_engine);
  ADD ("switch", "ok", test_switch);
  g_test_add_func ("/ui/analysis/wrap", test_wrap);
  return g_test_run ();
}
