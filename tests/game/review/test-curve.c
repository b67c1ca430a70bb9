/* Tests of how a game's evaluations are read from its record, and of the exercises that its
 * marks make.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/review/curve.h"

#include <math.h>

#include "../recorder.h"
#include "game/review/practice.h"
#include "game/tree/edit.h"

/* Evaluates the positions of the main line from the first move on, in centipawns; NOTHING leaves
 * one out. */
#define NOTHING G_MAXINT

static CheckbitNode *
main_node (CheckbitGame *game, guint ply)
{
  CheckbitNode *node = checkbit_game_get_root (game);

  while (ply-- > 0)
    node = checkbit_node_get_child (node, 0);

  return node;
}

static void
evaluate (CheckbitGame *game, const int *values, guint n)
{
  for (guint i = 0; i < n; i++)
    if (values[i] != NOTHING)
      checkbit_game_set_score (game, main_node (game, i + 1),
                               checkbit_score_new (CHECKBIT_SCORE_CENTIPAWNS, values[i],
                                                   CHECKBIT_SCORE_EXACT, CHESS_WHITE),
                               20);
}

static void
assert_near (double a, double b)
{
  g_assert_cmpfloat (fabs (a - b), <, 0.02);
}

/* A file that has an evaluation after each move, and none before the first. */
static void
test_read (void)
{
  static const int values[] = { 15, 40, -260, -250, 15 };
  g_autoptr (CheckbitCurve) curve = NULL;
  Recorder recorder;

  recorder_init (&recorder);
  recorder_play (&recorder, "e2e4 e7e5 d1h5 b8c6 h5h7");
  evaluate (recorder.game, values, G_N_ELEMENTS (values));

  curve = checkbit_curve_new (recorder.game, NULL, 0);
  g_assert_cmpuint (curve->n_points, ==, 6);
  g_assert_cmpuint (curve->n_known, ==, 5);
  g_assert_true (checkbit_curve_is_known (curve));
  /* The start has no evaluation: the curve shows no number there. */
  g_assert_cmpint (curve->points[0].score.kind, ==, CHECKBIT_SCORE_NONE);
  assert_near (curve->points[3].chance, 27.74);
  g_assert_cmpint (curve->points[1].mark, ==, CHECKBIT_MOVE_MARK_NONE);
  g_assert_cmpint (curve->points[2].mark, ==, CHECKBIT_MOVE_MARK_NONE);
  g_assert_cmpint (curve->points[3].mark, ==, CHECKBIT_MOVE_MARK_BLUNDER);
  g_assert_cmpint (curve->points[4].mark, ==, CHECKBIT_MOVE_MARK_NONE);

  /* White: 0, 300 and nothing; Black: 25 and 10. */
  g_assert_cmpuint (curve->played[CHESS_WHITE].n_moves, ==, 3);
  assert_near (curve->played[CHESS_WHITE].loss, 100);
  assert_near (curve->played[CHESS_WHITE].accuracy, (100 + 30.19 + 100) / 3);
  g_assert_cmpuint (curve->played[CHESS_WHITE].n_marks[CHECKBIT_MOVE_MARK_BLUNDER], ==, 1);
  g_assert_cmpuint (curve->played[CHESS_BLACK].n_moves, ==, 2);
  assert_near (curve->played[CHESS_BLACK].loss, 17.5);
  assert_near (curve->played[CHESS_BLACK].accuracy, (90.19 + 96.71) / 2);
  recorder_clear (&recorder);
}

/* Moves without an evaluation are not judged, and a single evaluation is not a curve. */
static void
test_gaps (void)
{
  static const int one[] = { NOTHING, NOTHING, -300 }, two[] = { NOTHING, 0, NOTHING, -300 };
  CheckbitCurve *curve;
  Recorder recorder;

  recorder_init (&recorder);
  recorder_play (&recorder, "e2e4 e7e5 d1h5 b8c6");
  curve = checkbit_curve_new (recorder.game, NULL, 0);
  g_assert_cmpuint (curve->n_known, ==, 0);
  g_assert_cmpfloat (curve->points[0].chance, ==, 50);
  checkbit_curve_free (curve);

  evaluate (recorder.game, one, G_N_ELEMENTS (one));
  curve = checkbit_curve_new (recorder.game, NULL, 0);
  g_assert_false (checkbit_curve_is_known (curve));
  checkbit_curve_free (curve);

  evaluate (recorder.game, two, G_N_ELEMENTS (two));
  checkbit_game_set_score (recorder.game, main_node (recorder.game, 3), (CheckbitScore){ 0 }, 0);
  curve = checkbit_curve_new (recorder.game, NULL, 0);
  g_assert_true (checkbit_curve_is_known (curve));
  g_assert_cmpuint (curve->played[CHESS_WHITE].n_moves, ==, 0);
  g_assert_cmpuint (curve->played[CHESS_BLACK].n_moves, ==, 0);
  checkbit_curve_free (curve);
  recorder_clear (&recorder);
}

/* A mated side has lost, whatever is written; marks of a record without evaluations are read. */
static void
test_rules_and_nags (void)
{
  static const guint8 mistake[] = { 10, 2 };
  g_autoptr (CheckbitCurve) curve = NULL;
  Recorder recorder;

  recorder_init (&recorder);
  recorder_play (&recorder, "f2f3 e7e5 g2g4 d8h4");
  checkbit_game_set_nags (recorder.game, main_node (recorder.game, 3), mistake, 2);
  curve = checkbit_curve_new (recorder.game, NULL, 0);
  g_assert_cmpfloat (curve->points[4].chance, ==, 0);
  g_assert_cmpuint (curve->n_known, ==, 1);
  g_assert_cmpint (curve->points[3].mark, ==, CHECKBIT_MOVE_MARK_MISTAKE);
  recorder_clear (&recorder);
}

/* Passing is no move of a side: it is neither marked nor counted, and makes no exercise. */
static void
test_null_move (void)
{
  static const int values[] = { 15, 15, -400, 15 };
  const ChessMove better[] = { move_from_uci (&chess_position_start, "d2d4") };
  g_autoptr (CheckbitCurve) curve = NULL;
  g_autoptr (GArray) exercises = NULL;
  Recorder recorder;

  recorder_init (&recorder);
  recorder_play (&recorder, "e2e4 e7e5");
  g_assert_true (checkbit_game_play_null (recorder.game, NULL));
  recorder_play (&recorder, "g8f6");
  evaluate (recorder.game, values, G_N_ELEMENTS (values));
  g_assert_true (checkbit_game_add_line (recorder.game, main_node (recorder.game, 2), better, 1));

  curve = checkbit_curve_new (recorder.game, NULL, 0);
  g_assert_cmpuint (curve->n_points, ==, 5);
  g_assert_cmpint (curve->points[3].score.value, ==, -400);
  g_assert_cmpint (curve->points[3].mark, ==, CHECKBIT_MOVE_MARK_NONE);
  g_assert_cmpuint (curve->played[CHESS_WHITE].n_moves, ==, 1);
  g_assert_cmpuint (curve->played[CHESS_BLACK].n_moves, ==, 2);
  g_assert_cmpfloat (curve->played[CHESS_WHITE].loss, ==, 0);
  g_assert_cmpuint (checkbit_curve_find (curve, main_node (recorder.game, 3)), ==, 3);
  exercises = checkbit_exercises_new (curve, TRUE, FALSE);
  g_assert_cmpuint (exercises->len, ==, 0);
  recorder_clear (&recorder);
}

static void
test_find (void)
{
  static const int values[] = { -300, 300, -300, 300, 300 };
  g_autoptr (CheckbitCurve) curve = NULL;
  CheckbitNode *aside;
  Recorder recorder;

  recorder_init (&recorder);
  recorder_play (&recorder, "e2e4 e7e5 d1h5 b8c6 g1f3");
  evaluate (recorder.game, values, G_N_ELEMENTS (values));
  checkbit_game_go_to (recorder.game, main_node (recorder.game, 2));
  recorder_play (&recorder, "f1c4 f8c5");
  aside = checkbit_game_get_current (recorder.game);

  curve = checkbit_curve_new (recorder.game, NULL, 0);
  g_assert_cmpuint (checkbit_curve_find (curve, aside), ==, 2);
  g_assert_cmpuint (checkbit_curve_find (curve, main_node (recorder.game, 4)), ==, 4);

  /* Goes through them in turn, and starts over after the last. */
  g_assert_cmpuint (checkbit_curve_next_mark (curve, G_MAXUINT, CHESS_WHITE), ==, 1);
  g_assert_cmpuint (checkbit_curve_next_mark (curve, 0, CHESS_WHITE), ==, 1);
  g_assert_cmpuint (checkbit_curve_next_mark (curve, 1, CHESS_WHITE), ==, 3);
  g_assert_cmpuint (checkbit_curve_next_mark (curve, 3, CHESS_WHITE), ==, 1);
  g_assert_cmpuint (checkbit_curve_next_mark (curve, 1, CHESS_BLACK), ==, 2);
  g_assert_cmpuint (checkbit_curve_next_mark (curve, 4, CHESS_BLACK), ==, 2);
  recorder_clear (&recorder);
}

static void
test_no_marks (void)
{
  g_autoptr (CheckbitCurve) curve = NULL;
  Recorder recorder;

  recorder_init (&recorder);
  curve = checkbit_curve_new (recorder.game, NULL, 0);
  g_assert_cmpuint (checkbit_curve_next_mark (curve, G_MAXUINT, CHESS_WHITE), ==, G_MAXUINT);
  g_assert_cmpuint (checkbit_curve_next_mark (curve, 0, CHESS_BLACK), ==, G_MAXUINT);
  recorder_clear (&recorder);
}

/* The better move is the best variation, by the evaluations written in it. */
static void
test_exercises (void)
{
  static const int values[] = { -300, 300, 300, 300 };
  g_autoptr (CheckbitCurve) curve = NULL;
  g_autoptr (GArray) both = NULL;
  g_autoptr (GArray) black = NULL;
  const CheckbitExercise *exercise;
  CheckbitNode *root;
  Recorder recorder;

  recorder_init (&recorder);
  recorder_play (&recorder, "e2e4 e7e5 d1h5 b8c6");
  evaluate (recorder.game, values, G_N_ELEMENTS (values));
  root = checkbit_game_get_root (recorder.game);
  checkbit_game_go_to (recorder.game, root);
  recorder_play (&recorder, "a2a3");
  checkbit_game_go_to (recorder.game, root);
  recorder_play (&recorder, "d2d4 d7d5");
  checkbit_game_set_score (
      recorder.game, checkbit_node_get_child (root, 2),
      checkbit_score_new (CHECKBIT_SCORE_CENTIPAWNS, 20, CHECKBIT_SCORE_EXACT, CHESS_WHITE), 9);

  curve = checkbit_curve_new (recorder.game, NULL, 0);
  both = checkbit_exercises_new (curve, TRUE, TRUE);
  black = checkbit_exercises_new (curve, FALSE, TRUE);
  /* Black's mistake has no variation. */
  g_assert_cmpuint (black->len, ==, 0);
  g_assert_cmpuint (both->len, ==, 1);
  exercise = &g_array_index (both, CheckbitExercise, 0);
  g_assert_cmpuint (exercise->n_better, ==, 2);
  g_assert_cmpint (exercise->mark, ==, CHECKBIT_MOVE_MARK_BLUNDER);
  g_assert_cmpint (checkbit_exercise_try (exercise, move_from_uci (&exercise->position, "d2d4")),
                   ==, CHECKBIT_TRY_RIGHT);
  g_assert_cmpint (checkbit_exercise_try (exercise, move_from_uci (&exercise->position, "e2e4")),
                   ==, CHECKBIT_TRY_PLAYED);
  g_assert_cmpint (checkbit_exercise_try (exercise, move_from_uci (&exercise->position, "a2a3")),
                   ==, CHECKBIT_TRY_OTHER);
  recorder_clear (&recorder);
}

/* The first move of a line, its symbol, and its evaluation in centipawns of White. */
typedef struct
{
  const char *move;
  guint8 nag;
  int value; /* NOTHING for none */
} Written;

typedef struct
{
  const char *name;
  const char *before; /* the moves before the marked one */
  Written played;
  Written beside[2];
  const char *better; /* of those beside; NULL for none */
} BetterRow;

static const BetterRow better_rows[] = {
  { "plain", "", { "e2e4", 4, NOTHING }, { { "d2d4", 0, NOTHING } }, "d2d4" },
  { "good", "", { "e2e4", 4, NOTHING }, { { "d2d4", 1, NOTHING } }, "d2d4" },
  { "inaccuracy", "", { "e2e4", 4, NOTHING }, { { "d2d4", 6, NOTHING } }, NULL },
  { "mistake", "", { "e2e4", 4, NOTHING }, { { "d2d4", 2, NOTHING } }, NULL },
  { "blunder", "", { "e2e4", 4, NOTHING }, { { "d2d4", 4, NOTHING } }, NULL },
  { "another",
    "",
    { "e2e4", 4, NOTHING },
    { { "d2d4", 2, NOTHING }, { "c2c4", 0, NOTHING } },
    "c2c4" },
  { "worse", "", { "e2e4", 4, -100 }, { { "d2d4", 0, -200 } }, NULL },
  { "better", "", { "e2e4", 4, -200 }, { { "d2d4", 0, -100 } }, "d2d4" },
  { "half-known", "", { "e2e4", 4, NOTHING }, { { "d2d4", 0, -200 } }, "d2d4" },
  { "other-half", "", { "e2e4", 4, -200 }, { { "d2d4", 0, NOTHING } }, "d2d4" },
  { "worse-or-unknown",
    "",
    { "e2e4", 4, -100 },
    { { "d2d4", 0, -200 }, { "c2c4", 0, NOTHING } },
    "c2c4" },
  { "worse-for-black", "e2e4", { "e7e5", 4, 200 }, { { "c7c5", 0, 300 } }, NULL },
  { "better-for-black", "e2e4", { "e7e5", 4, 300 }, { { "c7c5", 0, 200 } }, "c7c5" },
};

/* Plays a move at a node, with what is written of it. */
static void
write_move (CheckbitGame *game, CheckbitNode *node, const Written *written)
{
  checkbit_game_go_to (game, node);
  g_assert_true (checkbit_game_play (
      game, move_from_uci (checkbit_node_get_position (node), written->move), NULL));
  node = checkbit_game_get_current (game);
  if (written->nag != 0)
    checkbit_game_set_nags (game, node, &written->nag, 1);
  if (written->value != NOTHING)
    checkbit_game_set_score (game, node,
                             checkbit_score_new (CHECKBIT_SCORE_CENTIPAWNS, written->value,
                                                 CHECKBIT_SCORE_EXACT, CHESS_WHITE),
                             9);
}

/* The move that is better than the marked one, CHESS_MOVE_NONE for none. */
static ChessMove
find_better (CheckbitGame *game)
{
  g_autoptr (CheckbitCurve) curve = checkbit_curve_new (game, NULL, 0);
  g_autoptr (GArray) exercises = checkbit_exercises_new (curve, TRUE, TRUE);

  g_assert_cmpuint (exercises->len, <=, 1);
  return exercises->len > 0 ? g_array_index (exercises, CheckbitExercise, 0).better[0]
                            : CHESS_MOVE_NONE;
}

/* A move that was written down to warn of it is not better than the one of the game. */
static void
test_better (gconstpointer data)
{
  const BetterRow *row = data;
  CheckbitNode *before;
  Recorder recorder;

  recorder_init (&recorder);
  if (*row->before != '\0')
    recorder_play (&recorder, row->before);
  before = checkbit_game_get_current (recorder.game);
  write_move (recorder.game, before, &row->played);
  for (guint i = 0; i < G_N_ELEMENTS (row->beside) && row->beside[i].move != NULL; i++)
    write_move (recorder.game, before, &row->beside[i]);
  g_assert_cmpuint (find_better (recorder.game), ==,
                    row->better != NULL
                        ? move_from_uci (checkbit_node_get_position (before), row->better)
                        : CHESS_MOVE_NONE);
  recorder_clear (&recorder);
}

/* The exercises of one side stay in the order of the game. */
static void
test_choose (void)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (CheckbitExercise));
  g_autoptr (GArray) white = NULL;
  g_autoptr (GArray) both = NULL;

  for (guint i = 0; i < 5; i++)
    {
      CheckbitExercise exercise = { .position = chess_position_start, .n_better = i };

      if (i % 2 == 1)
        chess_position_play (&exercise.position, move_from_uci (&exercise.position, "e2e4"));
      g_array_append_val (all, exercise);
    }
  white = checkbit_exercises_choose (all, TRUE, FALSE);
  both = checkbit_exercises_choose (all, TRUE, TRUE);
  g_assert_cmpuint (both->len, ==, 5);
  g_assert_cmpuint (white->len, ==, 3);
  for (guint i = 0; i < white->len; i++)
    g_assert_cmpuint (g_array_index (white, CheckbitExercise, i).n_better, ==, 2 * i);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/curve/read", test_read);
  g_test_add_func ("/curve/gaps", test_gaps);
  g_test_add_func ("/curve/rules-and-nags", test_rules_and_nags);
  g_test_add_func ("/curve/null-move", test_null_move);
  g_test_add_func ("/curve/find", test_find);
  g_test_add_func ("/curve/no-marks", test_no_marks);
  g_test_add_func ("/curve/exercises", test_exercises);
  g_test_add_func ("/curve/choose", test_choose);
  for (gsize i = 0; i < G_N_ELEMENTS (better_rows); i++)
    {
      g_autofree char *path = g_strconcat ("/curve/better/", better_rows[i].name, NULL);

      g_test_add_data_func (path, &better_rows[i], test_better);
    }

  return g_test_run ();
}
