/* Tests of reviews: what an engine finds is written into the game, in one step, however the
 * review ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/review/review.h"

#include <math.h>

#include "../../lib/rows.h"
#include "../dump.h"
#include "../engine-test.h"
#include "../recorder.h"
#include "game/engine/engine-entry.h"
#include "game/tree/edit.h"

/* Black hangs a pawn, White the queen. */
#define MOVES "e2e4 d7d5 d1g4 c8g4"
#define N_POSITIONS 5

typedef struct
{
  Recorder recorder;
  CheckbitEngineEntry *entry;
  CheckbitReview *review;
  char *before; /* the game as it was */
  guint n_progress, n_ended;
  CheckbitReviewEnd end;
} Fixture;

static void
progress_cb (CheckbitReview *review, Fixture *fixture)
{
  fixture->n_progress++;
}

static void
ended_cb (CheckbitReview *review, CheckbitReviewEnd end, Fixture *fixture)
{
  g_assert_cmpint (checkbit_review_get_state (review), ==, CHECKBIT_REVIEW_IDLE);
  fixture->n_ended++;
  fixture->end = end;
}

static char *
dump (Fixture *fixture)
{
  return dump_record (checkbit_game_get_record (fixture->recorder.game), NULL);
}

static void
set_up (Fixture *fixture, const char *mode, const char *moves)
{
  const char *arguments[] = { mode, NULL };

  *fixture = (Fixture){ .n_progress = 0 };
  recorder_init (&fixture->recorder);
  recorder_play (&fixture->recorder, moves);
  fixture->before = dump (fixture);
  fixture->entry
      = checkbit_engine_entry_new ("x", "x", fake_engine_path (), arguments, NULL, FALSE);
  fixture->review = checkbit_review_new (fixture->recorder.game);
  g_signal_connect (fixture->review, "progress", G_CALLBACK (progress_cb), fixture);
  g_signal_connect (fixture->review, "ended", G_CALLBACK (ended_cb), fixture);
}

static void
tear_down (Fixture *fixture)
{
  g_assert_finalize_object (fixture->review);
  g_object_unref (fixture->entry);
  recorder_clear (&fixture->recorder);
  g_free (fixture->before);
  checkbit_engine_quit_all (1000);
}

static void
start (Fixture *fixture)
{
  g_assert_true (
      checkbit_review_start (fixture->review, fixture->entry, (CheckbitReviewPace){ .depth = 6 }));
  g_assert_cmpint (checkbit_review_get_state (fixture->review), ==, CHECKBIT_REVIEW_RUNNING);
}

static CheckbitNode *
main_node (Fixture *fixture, guint ply)
{
  CheckbitNode *node = checkbit_game_get_root (fixture->recorder.game);

  while (ply-- > 0)
    node = checkbit_node_get_child (node, 0);

  return node;
}

static int
get_value (Fixture *fixture, guint ply)
{
  guint depth;
  CheckbitScore score = checkbit_node_get_score (main_node (fixture, ply), &depth);

  g_assert_cmpint (score.kind, ==, CHECKBIT_SCORE_CENTIPAWNS);
  g_assert_cmpuint (depth, ==, 6);

  return score.value;
}

/* Undo restores exactly the state before the review, redo its results. */
static void
check_one_step (Fixture *fixture)
{
  g_autofree char *found = dump (fixture);
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;
  CheckbitEditKind kind;

  g_assert_cmpstr (found, !=, fixture->before);
  g_assert_true (checkbit_game_get_undo_kind (fixture->recorder.game, &kind));
  g_assert_cmpint (kind, ==, CHECKBIT_EDIT_REVIEW);
  checkbit_game_undo (fixture->recorder.game);
  undone = dump (fixture);
  g_assert_cmpstr (undone, ==, fixture->before);
  checkbit_game_redo (fixture->recorder.game);
  redone = dump (fixture);
  g_assert_cmpstr (redone, ==, found);
}

/* Evaluations, marks and better moves of a whole game, and every progress report. */
static void
test_whole (void)
{
  static const int values[N_POSITIONS] = { 0, 0, 100, -800, -800 };
  g_autoptr (CheckbitCurve) curve = NULL;
  CheckbitNode *better;
  Fixture fixture;
  guint n;

  set_up (&fixture, "greedy", MOVES);
  start (&fixture);
  g_assert_false (
      checkbit_review_start (fixture.review, fixture.entry, (CheckbitReviewPace){ .depth = 6 }));
  g_assert_cmpuint (checkbit_review_get_n_positions (fixture.review), ==, N_POSITIONS);
  recorder_forget (&fixture.recorder);
  WAIT_FOR (fixture.n_ended == 1);
  g_assert_cmpint (fixture.end, ==, CHECKBIT_REVIEW_DONE);
  g_assert_cmpuint (fixture.n_progress, ==, N_POSITIONS);
  g_assert_cmpuint (checkbit_review_get_n_found (fixture.review), ==, N_POSITIONS);
  g_assert_cmpuint (fixture.recorder.n_changed, ==, 1);

  for (guint i = 0; i < N_POSITIONS; i++)
    g_assert_cmpint (get_value (&fixture, i), ==, values[i]);
  g_assert_true (checkbit_node_has_nag (main_node (&fixture, 2), 6));
  g_assert_true (checkbit_node_has_nag (main_node (&fixture, 3), 4));
  checkbit_node_get_nags (main_node (&fixture, 1), &n);
  g_assert_cmpuint (n, ==, 0);

  /* Instead of 2. Qg4: 2. exd5 Qxd5. */
  g_assert_cmpuint (checkbit_node_get_n_children (main_node (&fixture, 2)), ==, 2);
  better = checkbit_node_get_child (main_node (&fixture, 2), 1);
  g_assert_cmpstr (checkbit_node_get_san (better), ==, "exd5");
  g_assert_cmpint (checkbit_node_get_score (better, NULL).value, ==, 100);
  g_assert_cmpstr (checkbit_node_get_san (checkbit_node_get_child (better, 0)), ==, "Qxd5");
  g_assert_cmpuint (checkbit_node_get_n_children (main_node (&fixture, 3)), ==, 1);

  curve = checkbit_review_dup_curve (fixture.review);
  g_assert_cmpfloat (curve->played[CHESS_WHITE].loss, ==, 450);
  g_assert_cmpfloat (curve->played[CHESS_BLACK].loss, ==, 50);
  check_one_step (&fixture);
  tear_down (&fixture);
}

/* The board may be in a line that undo removes. */
static void
test_undo_under_board (void)
{
  Fixture fixture;
  CheckbitNode *better;

  set_up (&fixture, "greedy", MOVES);
  start (&fixture);
  WAIT_FOR (fixture.n_ended == 1);
  better = checkbit_node_get_child (main_node (&fixture, 2), 1);
  checkbit_game_go_to (fixture.recorder.game, checkbit_node_get_child (better, 0));
  checkbit_game_undo (fixture.recorder.game);
  g_assert_true (checkbit_game_get_current (fixture.recorder.game) == main_node (&fixture, 2));
  tear_down (&fixture);
}

/* Comments, NAGs and variations written by people are kept. */
static void
test_keeps (void)
{
  static const guint8 nags[] = { 5, 18 };
  Fixture fixture;
  CheckbitNode *queen, *aside;
  guint n;

  set_up (&fixture, "greedy", MOVES);
  queen = main_node (&fixture, 3);
  checkbit_game_set_comment (fixture.recorder.game, queen, "Bold.");
  checkbit_game_set_nags (fixture.recorder.game, queen, nags, 2);
  checkbit_game_go_to (fixture.recorder.game, main_node (&fixture, 2));
  recorder_play (&fixture.recorder, "e4d5 g8f6");
  aside = checkbit_game_get_current (fixture.recorder.game);
  checkbit_game_set_comment (fixture.recorder.game, aside, "Also good.");
  g_free (fixture.before);
  fixture.before = dump (&fixture);

  start (&fixture);
  WAIT_FOR (fixture.n_ended == 1);
  g_assert_cmpstr (checkbit_node_get_comment (queen), ==, "Bold.");
  g_assert_cmpmem (checkbit_node_get_nags (queen, &n), 2, nags, 2);
  g_assert_cmpuint (n, ==, 2);
  /* The better move was already there: the engine's answer is added beside the one in the
   * record. */
  g_assert_cmpuint (checkbit_node_get_n_children (main_node (&fixture, 2)), ==, 2);
  g_assert_cmpstr (checkbit_node_get_comment (aside), ==, "Also good.");
  g_assert_cmpuint (checkbit_node_get_n_children (checkbit_node_get_parent (aside)), ==, 2);
  check_one_step (&fixture);
  tear_down (&fixture);
}

/* The marks of a move, as text. (transfer full) */
static char *
dup_nags (Fixture *fixture, guint ply)
{
  GString *text = g_string_new (NULL);
  guint n;
  const guint8 *nags = checkbit_node_get_nags (main_node (fixture, ply), &n);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", nags[i]);

  return g_string_free (text, FALSE);
}

static void
expect_nags (Fixture *fixture, guint ply, const char *expected)
{
  g_autofree char *nags = dup_nags (fixture, ply);

  g_assert_cmpstr (nags, ==, expected);
}

/* What a person does to the mark that a review gave the third half-move, "??", and what the move
 * has then, after a review that finds nothing wrong with it, and after one that finds the same. */
typedef struct
{
  const char *name;
  guint8 toggles[2]; /* 0: none */
  const char *before;
  const char *harmless;
  const char *same;
} Again;

static const Again agains[] = {
  { .name = "left", .before = "4", .harmless = "", .same = "4" },
  { .name = "position", .toggles = { 18 }, .before = "4 18", .harmless = "18", .same = "4 18" },
  { .name = "removed", .toggles = { 4 }, .before = "", .harmless = "", .same = "4" },
  { .name = "other", .toggles = { 3 }, .before = "3", .harmless = "3", .same = "3" },
  { .name = "own", .toggles = { 4, 4 }, .before = "4", .harmless = "4", .same = "4" },
};

static void
review_again (Fixture *fixture, const char *mode)
{
  const char *arguments[] = { mode, NULL };
  g_autoptr (CheckbitEngineEntry) entry
      = checkbit_engine_entry_new ("y", "y", fake_engine_path (), arguments, NULL, FALSE);
  guint n = fixture->n_ended;

  g_assert_true (
      checkbit_review_start (fixture->review, entry, (CheckbitReviewPace){ .depth = 6 }));
  WAIT_FOR (fixture->n_ended == n + 1);
  g_assert_cmpint (fixture->end, ==, CHECKBIT_REVIEW_DONE);
}

/* Another review's marks replace those of the first, like its evaluations, but not a person's. */
static void
test_again (gconstpointer data)
{
  const Again *row = data;
  Fixture fixture;
  CheckbitGame *game;

  set_up (&fixture, "greedy", MOVES);
  game = fixture.recorder.game;
  review_again (&fixture, "greedy");
  for (guint i = 0; i < G_N_ELEMENTS (row->toggles) && row->toggles[i] != 0; i++)
    checkbit_game_toggle_nag (game, main_node (&fixture, 3), row->toggles[i]);
  expect_nags (&fixture, 3, row->before);

  review_again (&fixture, "even");
  expect_nags (&fixture, 3, row->harmless);
  expect_nags (&fixture, 2, "");
  checkbit_game_undo (game);
  expect_nags (&fixture, 3, row->before);
  expect_nags (&fixture, 2, "6");
  review_again (&fixture, "greedy");
  expect_nags (&fixture, 3, row->same);
  expect_nags (&fixture, 2, "6");
  tear_down (&fixture);
}

/* Changes a person makes meanwhile are kept, as undo steps of their own. */
static void
test_changed_meanwhile (void)
{
  Fixture fixture;
  CheckbitNode *queen;

  set_up (&fixture, "greedy", MOVES);
  start (&fixture);
  WAIT_FOR (fixture.n_progress == 1);
  checkbit_game_set_comment (fixture.recorder.game, main_node (&fixture, 3), "While it ran.");
  checkbit_game_delete_from (fixture.recorder.game, main_node (&fixture, 4));
  g_free (fixture.before);
  fixture.before = dump (&fixture);
  WAIT_FOR (fixture.n_ended == 1);
  g_assert_cmpint (fixture.end, ==, CHECKBIT_REVIEW_DONE);
  queen = main_node (&fixture, 3);
  g_assert_cmpstr (checkbit_node_get_comment (queen), ==, "While it ran.");
  g_assert_cmpint (get_value (&fixture, 3), ==, -800);
  g_assert_cmpuint (checkbit_node_get_n_children (queen), ==, 0);
  check_one_step (&fixture);
  tear_down (&fixture);
}

static void
test_another_game (void)
{
  Fixture fixture;

  set_up (&fixture, "greedy", MOVES);
  start (&fixture);
  WAIT_FOR (fixture.n_progress == 1);
  checkbit_game_reset (fixture.recorder.game);
  g_assert_cmpuint (fixture.n_ended, ==, 1);
  g_assert_cmpint (fixture.end, ==, CHECKBIT_REVIEW_GONE);
  g_assert_cmpuint (checkbit_node_get_n_children (main_node (&fixture, 0)), ==, 0);
  tear_down (&fixture);
}

static void
test_pause (void)
{
  Fixture fixture;
  guint n;

  set_up (&fixture, "greedy", MOVES);
  start (&fixture);
  WAIT_FOR (fixture.n_progress == 2);
  checkbit_review_pause (fixture.review);
  g_assert_cmpint (checkbit_review_get_state (fixture.review), ==, CHECKBIT_REVIEW_PAUSED);
  n = fixture.n_progress;
  engine_test_run (200);
  g_assert_cmpuint (fixture.n_progress, ==, n);
  g_assert_cmpuint (checkbit_review_get_n_done (fixture.review), ==, n);
  checkbit_review_resume (fixture.review);
  WAIT_FOR (fixture.n_ended == 1);
  g_assert_cmpuint (fixture.n_progress, ==, N_POSITIONS);
  check_one_step (&fixture);
  tear_down (&fixture);
}

/* Stopped after two positions, from the end of the game on: their evaluations are recorded. */
static void
test_stop (void)
{
  Fixture fixture;
  g_autoptr (CheckbitCurve) curve = NULL;

  set_up (&fixture, "greedy", MOVES);
  start (&fixture);
  WAIT_FOR (fixture.n_progress == 2);
  checkbit_review_pause (fixture.review);
  curve = checkbit_review_dup_curve (fixture.review);
  g_assert_cmpuint (curve->n_known, ==, fixture.n_progress);
  checkbit_review_stop (fixture.review);
  g_assert_cmpint (fixture.end, ==, CHECKBIT_REVIEW_STOPPED);
  g_assert_cmpint (get_value (&fixture, 4), ==, -800);
  g_assert_cmpint (get_value (&fixture, 3), ==, -800);
  g_assert_false (checkbit_node_has_notes (main_node (&fixture, 1)));
  check_one_step (&fixture);
  checkbit_review_stop (fixture.review);
  g_assert_cmpuint (fixture.n_ended, ==, 1);

  /* The next one ends before it finds anything: undo would take back the results of this one. */
  g_assert_true (checkbit_review_get_written (fixture.review));
  start (&fixture);
  checkbit_review_stop (fixture.review);
  g_assert_cmpuint (fixture.n_ended, ==, 2);
  g_assert_false (checkbit_review_get_written (fixture.review));
  tear_down (&fixture);
}

/* An engine that dies ends the review, keeping its results; the next review starts from scratch. */
static void
test_dies (void)
{
  Fixture fixture;

  set_up (&fixture, "crash-later", MOVES);
  start (&fixture);
  WAIT_FOR (fixture.n_ended == 1);
  g_assert_cmpint (fixture.end, ==, CHECKBIT_REVIEW_FAILED);
  g_assert_error (checkbit_review_get_error (fixture.review), CHECKBIT_ENGINE_ERROR,
                  CHECKBIT_ENGINE_ERROR_CRASHED);
  g_assert_cmpuint (checkbit_review_get_n_found (fixture.review), ==, 3);
  g_assert_cmpint (get_value (&fixture, 2), ==, 100);
  g_assert_true (checkbit_node_has_nag (main_node (&fixture, 3), 4));
  g_assert_false (checkbit_node_has_notes (main_node (&fixture, 1)));
  check_one_step (&fixture);
  start (&fixture);
  g_assert_null (checkbit_review_get_error (fixture.review));
  WAIT_FOR (fixture.n_ended == 2);
  tear_down (&fixture);
}

/* Faults before anything is found leave the game as it was. */
static void
check_fault (const char *mode, int code)
{
  g_autofree char *after = NULL;
  Fixture fixture;

  g_test_message ("%s", mode);
  set_up (&fixture, mode, MOVES);
  checkbit_review_set_patience (fixture.review, 50, 200);
  start (&fixture);
  WAIT_FOR (fixture.n_ended == 1);
  g_assert_cmpint (fixture.end, ==, CHECKBIT_REVIEW_FAILED);
  g_assert_error (checkbit_review_get_error (fixture.review), CHECKBIT_ENGINE_ERROR, code);
  after = dump (&fixture);
  g_assert_cmpstr (after, ==, fixture.before);
  tear_down (&fixture);
}

static void
test_faults (void)
{
  check_fault ("crash-in-search", CHECKBIT_ENGINE_ERROR_CRASHED);
  check_fault ("exit-at-start", CHECKBIT_ENGINE_ERROR_EXITED);
  check_fault ("move-illegal", CHECKBIT_ENGINE_ERROR_ILLEGAL_MOVE);
  check_fault ("move-none", CHECKBIT_ENGINE_ERROR_NO_MOVE);
  check_fault ("stop-ignored", CHECKBIT_ENGINE_ERROR_NO_ANSWER);
}

/* One that turns out, once the review goes on, not to play this kind of chess. */
static void
test_fails_on_resume (void)
{
  Fixture fixture;

  set_up (&fixture, "no-chess960", "");
  g_assert_true (
      checkbit_game_load_fen (fixture.recorder.game, "4k3/8/8/8/8/8/8/1R2K1R1 w B - 0 1", NULL));
  recorder_play (&fixture.recorder, "b1b8");
  start (&fixture);
  checkbit_review_pause (fixture.review);
  engine_test_run (500);
  checkbit_review_resume (fixture.review);
  WAIT_FOR (fixture.n_ended == 1);
  g_assert_cmpint (fixture.end, ==, CHECKBIT_REVIEW_FAILED);
  g_assert_error (checkbit_review_get_error (fixture.review), CHECKBIT_ENGINE_ERROR,
                  CHECKBIT_ENGINE_ERROR_POSITION);
  tear_down (&fixture);
}

/* An engine that never stops and keeps writing gets a "stop" each time. */
static void
test_floods (void)
{
  Fixture fixture;

  set_up (&fixture, "flood", MOVES);
  checkbit_review_set_patience (fixture.review, 50, 0);
  start (&fixture);
  WAIT_FOR (fixture.n_ended == 1);
  g_assert_cmpint (fixture.end, ==, CHECKBIT_REVIEW_DONE);
  g_assert_cmpuint (checkbit_review_get_n_found (fixture.review), ==, N_POSITIONS);
  tear_down (&fixture);
}

/* Mate and finished games need no engine. */
static void
test_mate (void)
{
  Fixture fixture;
  CheckbitScore score;

  set_up (&fixture, "greedy", "f2f3 e7e5 g2g4 d8h4");
  start (&fixture);
  WAIT_FOR (fixture.n_ended == 1);
  g_assert_cmpint (fixture.end, ==, CHECKBIT_REVIEW_DONE);
  g_assert_cmpuint (fixture.n_progress, ==, 4);
  score = checkbit_node_get_score (main_node (&fixture, 4), NULL);
  g_assert_cmpint (score.kind, ==, CHECKBIT_SCORE_NONE);
  tear_down (&fixture);
}

/* A null move in the main line, and a position that is not the standard one. */
static void
test_odd_games (void)
{
  Fixture fixture;
  guint n_nags;

  set_up (&fixture, "greedy", "e2e4");
  g_assert_true (checkbit_game_play_null (fixture.recorder.game, NULL));
  recorder_play (&fixture.recorder, "d2d4 d7d5");
  start (&fixture);
  WAIT_FOR (fixture.n_ended == 1);
  g_assert_cmpint (fixture.end, ==, CHECKBIT_REVIEW_DONE);
  g_assert_cmpuint (checkbit_review_get_n_found (fixture.review), ==, 5);
  checkbit_node_get_nags (main_node (&fixture, 2), &n_nags);
  g_assert_cmpuint (n_nags, ==, 0);
  tear_down (&fixture);

  set_up (&fixture, "greedy", "");
  g_assert_true (
      checkbit_game_load_fen (fixture.recorder.game, "8/8/8/8/8/k7/4Q3/K7 b - - 0 1", NULL));
  g_assert_false (
      checkbit_review_start (fixture.review, fixture.entry, (CheckbitReviewPace){ .depth = 6 }));
  recorder_play (&fixture.recorder, "a3b3 e2d2 b3a3");
  start (&fixture);
  WAIT_FOR (fixture.n_ended == 1);
  g_assert_cmpint (fixture.end, ==, CHECKBIT_REVIEW_DONE);
  tear_down (&fixture);
}

/* In an excessively long game only the first positions are reviewed, and a message says so. */
static void
test_too_long (void)
{
  static const char *const round[] = { "g1f3", "g8f6", "f3g1", "f6g8" };
  Fixture fixture;
  CheckbitRecord *record = checkbit_record_new (NULL);
  CheckbitNode *node = checkbit_record_get_root (record);

  for (guint i = 0; i < CHECKBIT_REVIEW_MAX_POSITIONS; i++)
    node
        = checkbit_node_add (node, move_from_uci (checkbit_node_get_position (node), round[i % 4]));

  set_up (&fixture, "greedy", "");
  checkbit_game_set_record (fixture.recorder.game, record, NULL);
  start (&fixture);
  g_assert_cmpuint (checkbit_review_get_n_positions (fixture.review), ==,
                    CHECKBIT_REVIEW_MAX_POSITIONS);
  WAIT_FOR (fixture.n_ended == 1);
  g_assert_cmpint (fixture.end, ==, CHECKBIT_REVIEW_CUT);
  tear_down (&fixture);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/review/whole", test_whole);
  g_test_add_func ("/review/undo-under-board", test_undo_under_board);
  g_test_add_func ("/review/keeps", test_keeps);
  ADD_ROWS ("/review/again/", agains, test_again);
  g_test_add_func ("/review/changed-meanwhile", test_changed_meanwhile);
  g_test_add_func ("/review/another-game", test_another_game);
  g_test_add_func ("/review/pause", test_pause);
  g_test_add_func ("/review/stop", test_stop);
  g_test_add_func ("/review/dies", test_dies);
  g_test_add_func ("/review/faults", test_faults);
  g_test_add_func ("/review/fails-on-resume", test_fails_on_resume);
  g_test_add_func ("/review/floods", test_floods);
  g_test_add_func ("/review/mate", test_mate);
  g_test_add_func ("/review/odd-games", test_odd_games);
  g_test_add_func ("/review/too-long", test_too_long);

  return g_test_run ();
}
