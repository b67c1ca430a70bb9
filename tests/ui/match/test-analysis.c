/* Analysis as it is seen: the bar, the lines of the card and what they ask for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "game/engine/engine-entry.h"
#include "ui/match/analysis-card.h"
#include "ui/match/analysis-line.h"
#include "ui/match/eval-bar.h"

/* --- The bar -------------------------------------------------------------------------------- */

/* The bar glides to the share that the score gives White, and says it in words. */
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

/* An engine that fails says so in place of its lines. */
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

#define ADD(path, mode, func)                                                                      \
  g_test_add ("/ui/analysis/" path, Fixture, mode, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  ADD ("again", "last-words", test_again);
  g_test_add_func ("/ui/analysis/bar", test_bar);
  ADD ("line", "ok", test_line);
  ADD ("more-and-fewer", "ok", test_more_and_fewer);
  ADD ("failure", "crash-on-uci", test_failure);
  return g_test_run ();
}
