/* Tests of the judge of moves: its verdicts on tried moves, and that a failed or silent engine ends
 * a question without an answer instead of leaving it open.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/review/move-judge.h"

#include <glib/gstdio.h>
#include <string.h>

#include "../engine-test.h"
#include "chess/fen.h"
#include "chess/uci-move.h"
#include "game/engine/engine-entry.h"

/* After 1. e4 d5. */
#define OPENING "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
/* White mates in one. */
#define BEFORE_MATE "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"
/* White has nothing better than stalemate. */
#define BEFORE_STALEMATE "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1"

typedef struct
{
  char *log; /* of the engine's input; owned */
  CheckbitMoveJudge *judge;
  CheckbitExercise exercise;
  guint n_judged;
  gboolean known;
  int mark;
} Fixture;

static void
judged_cb (CheckbitMoveJudge *judge, gboolean known, int mark, Fixture *fixture)
{
  fixture->n_judged++;
  fixture->known = known;
  fixture->mark = mark;
}

static ChessMove
read_move (const Fixture *fixture, const char *text)
{
  ChessMove move = chess_uci_read (&fixture->exercise.position, text, strlen (text));

  g_assert_cmpint (move, !=, CHESS_MOVE_NONE);
  return move;
}

/* centipawns: the position's own evaluation. */
static void
set_up (Fixture *fixture, const char *mode, const char *fen, const char *better, int centipawns)
{
  g_autoptr (CheckbitEngineEntry) entry = NULL;
  const char *arguments[] = { mode, NULL, NULL };

  *fixture = (Fixture){ .exercise = { .n_better = 1 } };
  fixture->log = g_build_filename (g_get_tmp_dir (), "checkbit-judge-XXXXXX", NULL);
  g_close (g_mkstemp (fixture->log), NULL);
  arguments[1] = fixture->log;
  entry = checkbit_engine_entry_new ("x", "x", fake_engine_path (), arguments, NULL, FALSE);
  g_assert_true (chess_fen_read (fen, strlen (fen), 0, &fixture->exercise.position, NULL));
  fixture->exercise.better[0] = read_move (fixture, better);
  fixture->exercise.score = checkbit_score_new (CHECKBIT_SCORE_CENTIPAWNS, centipawns,
                                                CHECKBIT_SCORE_EXACT, CHESS_WHITE);
  fixture->judge = checkbit_move_judge_new (entry);
  g_signal_connect (fixture->judge, "judged", G_CALLBACK (judged_cb), fixture);
}

static void
tear_down (Fixture *fixture)
{
  g_assert_finalize_object (fixture->judge);
  checkbit_engine_quit_all (1000);
  g_unlink (fixture->log);
  g_free (fixture->log);
}

static void
ask (Fixture *fixture, const char *text)
{
  guint before = fixture->n_judged;

  checkbit_move_judge_start (fixture->judge, &fixture->exercise, read_move (fixture, text));
  g_assert_cmpuint (fixture->n_judged, ==, before);
}

static void
expect_mark (Fixture *fixture, const char *text, CheckbitMoveMark mark)
{
  guint before = fixture->n_judged;

  ask (fixture, text);
  WAIT_FOR (fixture->n_judged > before);
  g_assert_cmpuint (fixture->n_judged, ==, before + 1);
  g_assert_true (fixture->known);
  g_assert_cmpint (fixture->mark, ==, mark);
}

static void
expect_unknown (Fixture *fixture, const char *text)
{
  guint before = fixture->n_judged;

  ask (fixture, text);
  WAIT_FOR (fixture->n_judged > before);
  g_assert_false (fixture->known);
}

/* How often the engine read a line that begins so. */
static guint
count_lines (Fixture *fixture, const char *start)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  g_assert_true (g_file_get_contents (fixture->log, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    n += g_str_has_prefix (lines[i], start);

  return n;
}

/* The engine evaluates captures. The first question starts it. */
static void
test_marks (void)
{
  Fixture fixture;

  set_up (&fixture, "greedy", OPENING, "e4d5", 0);
  g_assert_cmpuint (count_lines (&fixture, "uci"), ==, 0);
  expect_mark (&fixture, "e4e5", CHECKBIT_MOVE_MARK_NONE);
  expect_mark (&fixture, "a2a3", CHECKBIT_MOVE_MARK_INACCURACY);
  expect_mark (&fixture, "d1g4", CHECKBIT_MOVE_MARK_BLUNDER);
  fixture.exercise.score.value = 30;
  expect_mark (&fixture, "a2a3", CHECKBIT_MOVE_MARK_MISTAKE);
  g_assert_cmpuint (count_lines (&fixture, "uci"), ==, 2); /* and “ucinewgame” */
  g_assert_cmpuint (count_lines (&fixture, "go movetime 1000"), ==, 4);
  tear_down (&fixture);
}

/* Without an evaluation of the position, the engine also searches the better move: d5 is captured,
 * and recaptured. */
static void
test_without_score (void)
{
  Fixture fixture;

  set_up (&fixture, "greedy", OPENING, "e4d5", 0);
  fixture.exercise.score.kind = CHECKBIT_SCORE_NONE;
  expect_mark (&fixture, "a2a3", CHECKBIT_MOVE_MARK_INACCURACY);
  expect_mark (&fixture, "e4e5", CHECKBIT_MOVE_MARK_NONE);
  g_assert_cmpuint (count_lines (&fixture, "go"), ==, 4);
  tear_down (&fixture);
}

/* If the rules decide a move's value, no engine is asked. */
static void
test_by_rules (void)
{
  Fixture fixture;

  set_up (&fixture, "crash-on-uci", BEFORE_MATE, "g1f2", 500);
  expect_mark (&fixture, "a1a8", CHECKBIT_MOVE_MARK_NONE);
  tear_down (&fixture);

  set_up (&fixture, "crash-on-uci", BEFORE_STALEMATE, "f1f8", 900);
  expect_mark (&fixture, "f1f7", CHECKBIT_MOVE_MARK_BLUNDER);
  g_assert_cmpuint (count_lines (&fixture, "uci"), ==, 0);
  tear_down (&fixture);
}

/* An engine that fails is not asked again. */
static void
test_fails (void)
{
  static const char *const modes[]
      = { "crash-in-search", "exit-at-start", "move-illegal", "move-none" };

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      Fixture fixture;
      guint n;

      g_test_message ("%s", modes[i]);
      set_up (&fixture, modes[i], OPENING, "e4d5", 0);
      expect_unknown (&fixture, "a2a3");
      n = count_lines (&fixture, "uci");
      expect_unknown (&fixture, "e4e5");
      g_assert_cmpuint (count_lines (&fixture, "uci"), ==, n);
      tear_down (&fixture);
    }
}

static void
test_silent (void)
{
  static const char *const modes[] = { "stop-ignored", "no-uciok", "no-readyok" };

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      Fixture fixture;

      g_test_message ("%s", modes[i]);
      set_up (&fixture, modes[i], OPENING, "e4d5", 0);
      checkbit_move_judge_set_patience (fixture.judge, 20, 200);
      expect_unknown (&fixture, "a2a3");
      expect_unknown (&fixture, "e4e5");
      tear_down (&fixture);
    }
}

/* A question takes the place of the one before; one that is dropped is not answered; and the judge
 * may go while it looks. */
static void
test_dropped (void)
{
  Fixture fixture;

  set_up (&fixture, "slow", OPENING, "e4d5", 0);
  ask (&fixture, "d1g4");
  expect_mark (&fixture, "a2a3", CHECKBIT_MOVE_MARK_NONE);
  ask (&fixture, "d1g4");
  checkbit_move_judge_drop (fixture.judge);
  engine_test_run (400);
  g_assert_cmpuint (fixture.n_judged, ==, 1);
  ask (&fixture, "d1g4");
  tear_down (&fixture);

  set_up (&fixture, "stop-ignored", OPENING, "e4d5", 0);
  ask (&fixture, "d1g4");
  WAIT_FOR (count_lines (&fixture, "go") == 1);
  tear_down (&fixture);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/move-judge/marks", test_marks);
  g_test_add_func ("/move-judge/without-score", test_without_score);
  g_test_add_func ("/move-judge/by-rules", test_by_rules);
  g_test_add_func ("/move-judge/fails", test_fails);
  g_test_add_func ("/move-judge/silent", test_silent);
  g_test_add_func ("/move-judge/dropped", test_dropped);

  return g_test_run ();
}
