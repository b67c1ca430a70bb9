/* A game's evaluations, move by move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/review/curve.h"

#include "chess/fen.h"

/* The value of White's first move if nobody has evaluated the standard position: files with
 * evaluations seldom have one before the first move. */
#define STANDARD_CENTIPAWNS 15

/* --- One position --------------------------------------------------------------------------- */

CheckbitScore
checkbit_node_score_by_rules (CheckbitNode *node)
{
  const ChessPosition *position = checkbit_node_get_position (node);
  CheckbitScore score = { .kind = CHECKBIT_SCORE_NONE };

  switch (checkbit_node_get_reason (node))
    {
    case CHECKBIT_REASON_CHECKMATE:
      score.kind = CHECKBIT_SCORE_MATE;
      score.winner = chess_color_opposite (chess_position_side (position));
      break;
    case CHECKBIT_REASON_STALEMATE:
    case CHECKBIT_REASON_INSUFFICIENT_MATERIAL:
    case CHECKBIT_REASON_FIVEFOLD_REPETITION:
    case CHECKBIT_REASON_SEVENTY_FIVE_MOVES:
      score.kind = CHECKBIT_SCORE_CENTIPAWNS;
      break;
    default:
      break;
    }

  return score;
}

static CheckbitScore
get_score (CheckbitNode *node, const CheckbitFinding *found)
{
  CheckbitScore score = checkbit_node_score_by_rules (node);

  if (score.kind == CHECKBIT_SCORE_NONE && found != NULL)
    score = found->score;
  if (score.kind == CHECKBIT_SCORE_NONE)
    score = checkbit_node_get_score (node, NULL);

  return score;
}

/* --- The main line -------------------------------------------------------------------------- */

static void
add_point (GArray *points, CheckbitNode *node, const CheckbitFinding *found)
{
  CheckbitCurvePoint point = { .node = node, .score = get_score (node, found) };

  point.chance = checkbit_win_chance (point.score);
  g_array_append_val (points, point);
}

static void
read_points (CheckbitCurve *self, CheckbitGame *game, const CheckbitFinding *findings, guint n)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (CheckbitCurvePoint));
  gsize n_points;

  for (CheckbitNode *node = checkbit_game_get_root (game); node != NULL;
       node = checkbit_node_get_n_children (node) > 0 ? checkbit_node_get_child (node, 0) : NULL)
    {
      add_point (points, node, points->len < n ? &findings[points->len] : NULL);
      if (g_array_index (points, CheckbitCurvePoint, points->len - 1).score.kind
          != CHECKBIT_SCORE_NONE)
        self->n_known++;
    }
  self->points = g_array_steal (points, &n_points);
  self->n_points = (guint) n_points;
  g_array_unref (points);
}

/* The evaluation before a move, for its loss. The standard position has a default value, but the
 * curve only begins at the first evaluation. */
static CheckbitScore
score_before (const CheckbitCurve *self, guint index)
{
  const CheckbitCurvePoint *before = &self->points[index - 1];
  const ChessPosition *position = checkbit_node_get_position (before->node);

  if (before->score.kind == CHECKBIT_SCORE_NONE && index == 1
      && chess_position_key (position) == chess_position_key (&chess_position_start))
    return (CheckbitScore){ .kind = CHECKBIT_SCORE_CENTIPAWNS, .value = STANDARD_CENTIPAWNS };

  return before->score;
}

/* --- How well the sides played -------------------------------------------------------------- */

CheckbitMoveMark
checkbit_curve_read_mark (CheckbitNode *node)
{
  guint n;
  const guint8 *nags = checkbit_node_get_nags (node, &n);

  for (guint i = 0; i < n; i++)
    if (checkbit_move_mark_from_nag (nags[i]) != CHECKBIT_MOVE_MARK_NONE)
      return checkbit_move_mark_from_nag (nags[i]);

  return CHECKBIT_MOVE_MARK_NONE;
}

/* Adds a move with a known loss to its side's sums. */
static CheckbitMoveMark
count_move (CheckbitPlayed *played, CheckbitScore before, CheckbitScore after, ChessColor side)
{
  CheckbitMoveMark mark = checkbit_move_mark_judge (before, after, side);

  played->n_moves++;
  played->accuracy += checkbit_move_accuracy (checkbit_win_chance_lost (before, after, side));
  played->loss += checkbit_centipawns_lost (before, after, side);
  played->n_marks[mark]++;

  return mark;
}

/* A null move stands for what nobody has played: it is not judged. */
static void
judge (CheckbitCurve *self)
{
  for (guint i = 1; i < self->n_points; i++)
    {
      CheckbitCurvePoint *before = &self->points[i - 1], *after = &self->points[i];
      ChessColor side = chess_position_side (checkbit_node_get_position (before->node));
      CheckbitScore score = score_before (self, i);

      if (checkbit_node_is_null_move (after->node))
        continue;
      if (score.kind == CHECKBIT_SCORE_NONE || after->score.kind == CHECKBIT_SCORE_NONE)
        after->mark = checkbit_curve_read_mark (after->node);
      else
        after->mark = count_move (&self->played[side], score, after->score, side);
    }
  for (ChessColor side = CHESS_WHITE; side < CHESS_N_COLORS; side++)
    {
      CheckbitPlayed *played = &self->played[side];

      played->accuracy /= MAX (played->n_moves, 1);
      played->loss /= MAX (played->n_moves, 1);
    }
}

CheckbitCurve *
checkbit_curve_new (CheckbitGame *game, const CheckbitFinding *findings, guint n)
{
  CheckbitCurve *self;

  g_return_val_if_fail (CHECKBIT_IS_GAME (game), NULL);
  g_return_val_if_fail (findings != NULL || n == 0, NULL);

  self = g_new0 (CheckbitCurve, 1);
  read_points (self, game, findings, n);
  judge (self);

  return self;
}

void
checkbit_curve_free (CheckbitCurve *self)
{
  if (self == NULL)
    return;

  g_free (self->points);
  g_free (self);
}

/* --- Looking things up ---------------------------------------------------------------------- */

gboolean
checkbit_curve_is_known (const CheckbitCurve *self)
{
  return self->n_known >= 2;
}

guint
checkbit_curve_find (const CheckbitCurve *self, CheckbitNode *node)
{
  while (node != NULL)
    {
      guint ply = checkbit_node_get_ply (node);

      if (ply < self->n_points && self->points[ply].node == node)
        return ply;
      node = checkbit_node_get_parent (node);
    }

  return 0;
}

static gboolean
is_marked (const CheckbitCurve *self, guint index, ChessColor side)
{
  CheckbitNode *before;

  if (index == 0 || self->points[index].mark == CHECKBIT_MOVE_MARK_NONE)
    return FALSE;
  before = self->points[index - 1].node;

  return chess_position_side (checkbit_node_get_position (before)) == side;
}

guint
checkbit_curve_next_mark (const CheckbitCurve *self, guint from, ChessColor side)
{
  for (guint i = 1; i <= self->n_points; i++)
    {
      guint index = from == G_MAXUINT ? i - 1 : (from + i) % self->n_points;

      if (is_marked (self, index, side))
        return index;
    }

  return G_MAXUINT;
}
