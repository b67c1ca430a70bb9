/* Turns the marked moves of a game into exercises.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/review/practice.h"

/* How good a position is for a side: by its evaluation; one without an evaluation is last. */
static double
rate (CheckbitScore score, ChessColor side)
{
  double chance = checkbit_win_chance (score);

  if (score.kind == CHECKBIT_SCORE_NONE)
    return -1;

  return side == CHESS_WHITE ? chance : 100 - chance;
}

static double
rate_node (CheckbitNode *node, ChessColor side)
{
  return rate (checkbit_node_get_score (node, NULL), side);
}

/* Whether a variation can be better than the move of the game. People also write down what would
 * have been a mistake, and lines that are worse. */
static gboolean
is_alternative (CheckbitNode *node, CheckbitScore played, ChessColor side)
{
  CheckbitScore score = checkbit_node_get_score (node, NULL);

  if (checkbit_node_is_null_move (node)
      || checkbit_curve_read_mark (node) != CHECKBIT_MOVE_MARK_NONE)
    return FALSE;

  return score.kind == CHECKBIT_SCORE_NONE || rate (score, side) >= rate (played, side);
}

/* The best alternative to a move; NULL if there is none. */
static CheckbitNode *
find_better (const CheckbitCurvePoint *marked, ChessColor side)
{
  CheckbitNode *best = NULL;

  for (CheckbitNode *node = checkbit_node_get_next_sibling (marked->node); node != NULL;
       node = checkbit_node_get_next_sibling (node))
    if (is_alternative (node, marked->score, side)
        && (best == NULL || rate_node (node, side) > rate_node (best, side)))
      best = node;

  return best;
}

static void
copy_line (CheckbitExercise *exercise, CheckbitNode *node)
{
  while (exercise->n_better < CHECKBIT_FINDING_MOVES && !checkbit_node_is_null_move (node))
    {
      exercise->better[exercise->n_better++] = checkbit_node_get_move (node);
      if (checkbit_node_get_n_children (node) == 0)
        break;
      node = checkbit_node_get_child (node, 0);
    }
}

static void
add_exercise (GArray *exercises, const CheckbitCurvePoint *before, const CheckbitCurvePoint *marked)
{
  const ChessPosition *position = checkbit_node_get_position (before->node);
  CheckbitNode *better = find_better (marked, chess_position_side (position));
  CheckbitExercise exercise = { .position = *position,
                                .last = checkbit_node_get_move (before->node),
                                .played = checkbit_node_get_move (marked->node),
                                .mark = marked->mark,
                                .score = before->score };

  if (better == NULL)
    return;
  copy_line (&exercise, better);
  g_array_append_val (exercises, exercise);
}

GArray *
checkbit_exercises_new (const CheckbitCurve *curve, gboolean white, gboolean black)
{
  GArray *exercises = g_array_new (FALSE, FALSE, sizeof (CheckbitExercise));

  for (guint i = 1; i < curve->n_points; i++)
    {
      const CheckbitCurvePoint *before = &curve->points[i - 1];
      ChessColor side = chess_position_side (checkbit_node_get_position (before->node));

      if (curve->points[i].mark != CHECKBIT_MOVE_MARK_NONE && (side == CHESS_WHITE ? white : black))
        add_exercise (exercises, before, &curve->points[i]);
    }

  return exercises;
}

GArray *
checkbit_exercises_choose (GArray *exercises, gboolean white, gboolean black)
{
  GArray *chosen = g_array_new (FALSE, FALSE, sizeof (CheckbitExercise));

  g_return_val_if_fail (exercises != NULL, chosen);

  for (guint i = 0; i < exercises->len; i++)
    {
      const CheckbitExercise *exercise = &g_array_index (exercises, CheckbitExercise, i);

      if (chess_position_side (&exercise->position) == CHESS_WHITE ? white : black)
        g_array_append_vals (chosen, exercise, 1);
    }

  return chosen;
}

CheckbitTry
checkbit_exercise_try (const CheckbitExercise *self, ChessMove move)
{
  if (move == self->better[0])
    return CHECKBIT_TRY_RIGHT;

  return move == self->played ? CHECKBIT_TRY_PLAYED : CHECKBIT_TRY_OTHER;
}
