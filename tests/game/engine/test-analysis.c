/* Tests of the analysis that follows the board, and of hints.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/engine/analysis.h"

#include <glib/gstdio.h>

#include "chess/uci-move.h"
#include "../engine-test.h"
#include "game/engine/engine-entry.h"

typedef struct
{
  CheckbitGame *game;
  CheckbitAnalysis *analysis;
  guint n_changed;

  gboolean hinted;
  ChessMove hint;
  GError *error;
} Fixture;

static void
changed_cb (CheckbitAnalysis *analysis, Fixture *fixture)
{
  fixture->n_changed++;
}

static void
hinted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Fixture *fixture = data;

  fixture->hint
      = checkbit_analysis_hint_finish (CHECKBIT_ANALYSIS (source), result, &fixture->error);
  fixture->hinted = TRUE;
}

static void
set_up (Fixture *fixture, const char *mode)
{
  const char *arguments[] = { mode, NULL };
  g_autoptr (CheckbitEngineEntry) entry
      = checkbit_engine_entry_new ("x", "x", fake_engine_path (), arguments, NULL, FALSE);

  *fixture = (Fixture){ .game = checkbit_game_new () };
  fixture->analysis = checkbit_analysis_new (fixture->game);
  checkbit_analysis_set_entry (fixture->analysis, entry);
  g_signal_connect (fixture->analysis, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
tear_down (Fixture *fixture)
{
  g_clear_error (&fixture->error);
  g_assert_finalize_object (fixture->analysis);
  g_assert_finalize_object (fixture->game);
  checkbit_engine_quit_all (1000);
}

static void
play (Fixture *fixture, const char *text)
{
  ChessMove move = chess_uci_read (checkbit_game_get_position (fixture->game), text, 4);

  g_assert_true (checkbit_game_play (fixture->game, move, NULL));
}

static void
test_follows (void)
{
  Fixture fixture;

  set_up (&fixture, "ok");
  g_assert_cmpuint (checkbit_analysis_get_n_lines (fixture.analysis), ==, 0);
  checkbit_analysis_set_n_wanted (fixture.analysis, 3);
  checkbit_analysis_set_active (fixture.analysis, TRUE);
  WAIT_FOR (checkbit_analysis_get_n_lines (fixture.analysis) == 3);
  g_assert_cmpint (checkbit_analysis_get_score (fixture.analysis).value, ==, 30);
  g_assert_cmpstr (checkbit_analysis_get_name (fixture.analysis), ==, "Fake");

  /* The lines of one position are never shown for another. */
  play (&fixture, "e2e4");
  g_assert_cmpuint (checkbit_analysis_get_n_lines (fixture.analysis), ==, 0);
  WAIT_FOR (checkbit_analysis_get_n_lines (fixture.analysis) == 3);
  g_assert_cmpint (checkbit_analysis_get_score (fixture.analysis).value, ==, -30);

  checkbit_game_go_back (fixture.game);
  WAIT_FOR (checkbit_analysis_get_n_lines (fixture.analysis) == 3);
  g_assert_cmpint (checkbit_analysis_get_score (fixture.analysis).value, ==, 30);

  checkbit_analysis_set_n_wanted (fixture.analysis, 1);
  WAIT_FOR (checkbit_analysis_get_n_lines (fixture.analysis) == 1);
  checkbit_analysis_set_active (fixture.analysis, FALSE);
  g_assert_cmpuint (checkbit_analysis_get_n_lines (fixture.analysis), ==, 0);
  tear_down (&fixture);
}

/* Counts how often the engine has read a line so far. */
static guint
count_read (const char *log, const char *line)
{
  g_autofree char *text = NULL;
  guint n = 0;

  if (!g_file_get_contents (log, &text, NULL, NULL))
    return 0;
  for (const char *at = text; (at = strstr (at, line)) != NULL; at++)
    n++;
  return n;
}

/* An option set while the engine thinks is sent between two searches, only the last of several
 * values; so is one that is reset to the engine's default. */
static void
test_option (void)
{
  Fixture fixture;
  int fd;
  g_autofree char *log = NULL;
  CheckbitEngineEntry *entry;

  fd = g_file_open_tmp ("checkbit-analysis-XXXXXX", &log, NULL);
  g_close (fd, NULL);
  set_up (&fixture, "ok");
  const char *arguments[] = { "options", log, NULL };
  g_autoptr (CheckbitEngineEntry) other
      = checkbit_engine_entry_new ("y", "y", fake_engine_path (), arguments, NULL, FALSE);
  checkbit_analysis_set_entry (fixture.analysis, other);
  entry = checkbit_analysis_get_entry (fixture.analysis);
  g_assert_null (checkbit_analysis_find_option (fixture.analysis, "Hash"));
  checkbit_analysis_set_active (fixture.analysis, TRUE);
  WAIT_FOR (checkbit_analysis_get_n_lines (fixture.analysis) == 1);
  g_assert_cmpint (checkbit_analysis_find_option (fixture.analysis, "Hash")->max, ==, 1024);

  checkbit_engine_entry_set_option (entry, "Hash", "32");
  checkbit_engine_entry_set_option (entry, "Hash", "48");
  WAIT_FOR (count_read (log, "stop\nsetoption name Hash value 48\n") == 1);
  WAIT_FOR (count_read (log, "go infinite\n") == 2);
  g_assert_cmpuint (count_read (log, "value 32"), ==, 0);
  WAIT_FOR (checkbit_analysis_get_n_lines (fixture.analysis) == 1);

  checkbit_engine_entry_set_option (entry, "Hash", NULL);
  WAIT_FOR (count_read (log, "stop\nsetoption name Hash value 16\n") == 1);
  WAIT_FOR (count_read (log, "go infinite\n") == 3);

  /* A setting of an engine that is no longer used changes nothing. */
  checkbit_analysis_set_entry (fixture.analysis, NULL);
  checkbit_engine_entry_set_option (other, "Hash", "64");
  tear_down (&fixture);
  g_unlink (log);
}

/* The fake engine can do eight: whoever wants more gets these, whether it is running or not. */
static void
test_more_than_it_can (void)
{
  Fixture fixture;

  set_up (&fixture, "ok");
  checkbit_analysis_set_n_wanted (fixture.analysis, 12);
  checkbit_analysis_set_active (fixture.analysis, TRUE);
  WAIT_FOR (checkbit_analysis_get_n_lines (fixture.analysis) == 8);
  checkbit_analysis_set_n_wanted (fixture.analysis, 2);
  WAIT_FOR (checkbit_analysis_get_n_lines (fixture.analysis) == 2);
  checkbit_analysis_set_n_wanted (fixture.analysis, 9);
  WAIT_FOR (checkbit_analysis_get_n_lines (fixture.analysis) == 8);
  tear_down (&fixture);
}

/* After a hundred quick steps, the last position is the one analyzed. */
static void
test_steps (void)
{
  Fixture fixture;

  set_up (&fixture, "ok");
  play (&fixture, "e2e4");
  checkbit_analysis_set_active (fixture.analysis, TRUE);
  for (guint i = 0; i < 100; i++)
    {
      checkbit_game_go_back (fixture.game);
      g_main_context_iteration (NULL, FALSE);
      checkbit_game_go_forward (fixture.game);
    }
  WAIT_FOR (checkbit_analysis_get_n_lines (fixture.analysis) == 1);
  g_assert_cmpint (checkbit_analysis_get_score (fixture.analysis).value, ==, -30);
  tear_down (&fixture);
}

static void
test_fails (void)
{
  Fixture fixture;

  set_up (&fixture, "crash-in-search");
  checkbit_analysis_set_active (fixture.analysis, TRUE);
  WAIT_FOR (!checkbit_analysis_get_active (fixture.analysis));
  g_assert_error (checkbit_analysis_get_error (fixture.analysis), CHECKBIT_ENGINE_ERROR,
                  CHECKBIT_ENGINE_ERROR_CRASHED);
  checkbit_analysis_set_active (fixture.analysis, TRUE);
  g_assert_null (checkbit_analysis_get_error (fixture.analysis));
  WAIT_FOR (!checkbit_analysis_get_active (fixture.analysis));
  tear_down (&fixture);
}

/* Whether the analysis was seen off without an error. */
static void
note_state_cb (CheckbitAnalysis *analysis, GParamSpec *pspec, gboolean *ended)
{
  *ended
      |= !checkbit_analysis_get_active (analysis) && checkbit_analysis_get_error (analysis) == NULL;
}

/* An engine that is chosen in place of one that has failed is used at once, and nobody sees the
 * analysis off without an error in between; where none has failed it is only chosen. */
static void
test_try_another (void)
{
  const char *arguments[] = { "ok", NULL };
  g_autoptr (CheckbitEngineEntry) other
      = checkbit_engine_entry_new ("y", "y", fake_engine_path (), arguments, NULL, FALSE);
  g_autoptr (CheckbitEngineEntry) third
      = checkbit_engine_entry_new ("z", "z", fake_engine_path (), arguments, NULL, FALSE);
  gboolean ended = FALSE;
  Fixture fixture;

  set_up (&fixture, "crash-in-search");
  g_signal_connect (fixture.analysis, "notify", G_CALLBACK (note_state_cb), &ended);
  checkbit_analysis_set_active (fixture.analysis, TRUE);
  WAIT_FOR (checkbit_analysis_get_error (fixture.analysis) != NULL);
  checkbit_analysis_try_entry (fixture.analysis, other);
  g_assert_false (ended);
  g_assert_true (checkbit_analysis_get_active (fixture.analysis));
  WAIT_FOR (checkbit_analysis_get_n_lines (fixture.analysis) == 1);

  checkbit_analysis_set_active (fixture.analysis, FALSE);
  checkbit_analysis_try_entry (fixture.analysis, third);
  g_assert_false (checkbit_analysis_get_active (fixture.analysis));
  tear_down (&fixture);
}

static void
test_mate (void)
{
  Fixture fixture;
  CheckbitScore score;

  set_up (&fixture, "ok");
  play (&fixture, "f2f3");
  play (&fixture, "e7e5");
  play (&fixture, "g2g4");
  play (&fixture, "d8h4");
  checkbit_analysis_set_active (fixture.analysis, TRUE);
  WAIT_FOR (checkbit_analysis_get_score (fixture.analysis).kind == CHECKBIT_SCORE_MATE);
  score = checkbit_analysis_get_score (fixture.analysis);
  g_assert_cmpint (score.winner, ==, CHESS_BLACK);
  tear_down (&fixture);
}

static void
test_hint (void)
{
  Fixture fixture;

  set_up (&fixture, "ok");
  for (guint i = 0; i < 2; i++)
    {
      fixture.hinted = FALSE;
      checkbit_analysis_hint_async (fixture.analysis, NULL, hinted_cb, &fixture);
      WAIT_FOR (fixture.hinted);
      g_assert_no_error (fixture.error);
      g_assert_true (
          chess_movegen_is_legal (checkbit_game_get_position (fixture.game), fixture.hint));
      /* The second time, during an analysis, which continues after that. */
      checkbit_analysis_set_active (fixture.analysis, TRUE);
      WAIT_FOR (checkbit_analysis_get_n_lines (fixture.analysis) == 1);
    }
  tear_down (&fixture);
}

static guint
get_depth (Fixture *fixture)
{
  const CheckbitEngineLine *line = checkbit_analysis_get_line (fixture->analysis, 0);

  return line != NULL ? line->depth : 0;
}

/* A second hint, answered by the search for the first one, does not keep the analysis from going on
 * after that search. */
static void
test_hint_twice (void)
{
  Fixture fixture;

  set_up (&fixture, "deep-in-time");
  checkbit_analysis_set_active (fixture.analysis, TRUE);
  WAIT_FOR (get_depth (&fixture) == 1);
  checkbit_analysis_hint_async (fixture.analysis, NULL, NULL, NULL);
  WAIT_FOR (get_depth (&fixture) == 20);
  checkbit_analysis_hint_async (fixture.analysis, NULL, hinted_cb, &fixture);
  WAIT_FOR (fixture.hinted);
  g_assert_no_error (fixture.error);
  WAIT_FOR (get_depth (&fixture) == 1);
  tear_down (&fixture);
}

static void
test_hint_too_late (void)
{
  Fixture fixture;

  set_up (&fixture, "slow");
  checkbit_analysis_hint_async (fixture.analysis, NULL, hinted_cb, &fixture);
  play (&fixture, "e2e4");
  WAIT_FOR (fixture.hinted);
  g_assert_error (fixture.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  engine_test_run (100);
  tear_down (&fixture);
}

/* The move is known at once, and yet the board can move on before it is told. */
static void
test_hint_overtaken (void)
{
  Fixture fixture;

  set_up (&fixture, "deep");
  checkbit_analysis_set_active (fixture.analysis, TRUE);
  WAIT_FOR (checkbit_analysis_get_n_lines (fixture.analysis) == 1);
  checkbit_analysis_hint_async (fixture.analysis, NULL, hinted_cb, &fixture);
  g_assert_false (fixture.hinted);
  play (&fixture, "e2e4");
  WAIT_FOR (fixture.hinted);
  g_assert_error (fixture.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (fixture.hint, ==, CHESS_MOVE_NONE);
  tear_down (&fixture);
}

static void
test_hint_without_engine (void)
{
  Fixture fixture;

  set_up (&fixture, "ok");
  checkbit_analysis_set_entry (fixture.analysis, NULL);
  checkbit_analysis_hint_async (fixture.analysis, NULL, hinted_cb, &fixture);
  WAIT_FOR (fixture.hinted);
  g_assert_cmpstr (fixture.error->message, ==,
                   "No engine was found. Add one in the preferences.");
  tear_down (&fixture);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/analysis/follows", test_follows);
  g_test_add_func ("/analysis/option", test_option);
  g_test_add_func ("/analysis/more-than-it-can", test_more_than_it_can);
  g_test_add_func ("/analysis/steps", test_steps);
  g_test_add_func ("/analysis/fails", test_fails);
  g_test_add_func ("/analysis/try-another", test_try_another);
  g_test_add_func ("/analysis/mate", test_mate);
  g_test_add_func ("/analysis/hint", test_hint);
  g_test_add_func ("/analysis/hint-twice", test_hint_twice);
  g_test_add_func ("/analysis/hint-too-late", test_hint_too_late);
  g_test_add_func ("/analysis/hint-overtaken", test_hint_overtaken);
  g_test_add_func ("/analysis/hint-without-engine", test_hint_without_engine);

  return g_test_run ();
}
