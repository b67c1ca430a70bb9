/* The results of a review, position by position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/review/findings.h"

#include <string.h>

#include "game/tree/edit.h"

/* --- The main line -------------------------------------------------------------------------- */

static CheckbitNode *
main_child (CheckbitNode *node)
{
  return checkbit_node_get_n_children (node) > 0 ? checkbit_node_get_child (node, 0) : NULL;
}

static void
copy_node (CheckbitFindings *self, guint index, CheckbitNode *node)
{
  self->positions[index] = *checkbit_node_get_position (node);
  self->by_rules[index] = checkbit_node_score_by_rules (node);
  if (index == 0)
    return;

  self->moves[index - 1] = checkbit_node_get_move (node);
  self->origins[index] = checkbit_node_is_null_move (node) ? index : self->origins[index - 1];
}

CheckbitFindings *
checkbit_findings_new (CheckbitGame *game, guint most)
{
  CheckbitFindings *self = g_new0 (CheckbitFindings, 1);
  CheckbitNode *root = checkbit_game_get_root (game), *node;
  guint i = 0;

  for (node = root; node != NULL && self->n < most; node = main_child (node))
    self->n++;
  self->cut = node != NULL;
  self->moves = g_new0 (ChessMove, self->n);
  self->origins = g_new0 (guint, self->n);
  self->positions = g_new0 (ChessPosition, self->n);
  self->by_rules = g_new0 (CheckbitScore, self->n);
  self->found = g_new0 (CheckbitFinding, self->n);
  for (node = root; i < self->n; node = main_child (node))
    copy_node (self, i++, node);

  return self;
}

void
checkbit_findings_free (CheckbitFindings *self)
{
  if (self == NULL)
    return;

  g_free (self->moves);
  g_free (self->origins);
  g_free (self->positions);
  g_free (self->by_rules);
  g_free (self->found);
  g_free (self);
}

guint
checkbit_findings_count_kept (const CheckbitFindings *self, CheckbitGame *game)
{
  CheckbitNode *node = checkbit_game_get_root (game);
  guint kept = 1;

  while (kept < self->n && (node = main_child (node)) != NULL
         && checkbit_node_get_move (node) == self->moves[kept - 1])
    kept++;

  return kept;
}

/* --- Storing results ------------------------------------------------------------------------ */

static CheckbitScore
get_score (const CheckbitFindings *self, guint index)
{
  CheckbitScore score = self->by_rules[index];

  return score.kind != CHECKBIT_SCORE_NONE ? score : self->found[index].score;
}

/* The value of a position, given that after its best move: a mate by the side to move takes one
 * move more. */
static CheckbitScore
step_back (CheckbitScore score, ChessColor side)
{
  if (score.kind != CHECKBIT_SCORE_MATE || score.winner != side)
    return score;
  score.value += side == CHESS_WHITE ? 1 : -1;

  return score;
}

/* If the best move was played, its line continues with that of the next position. */
static void
take_played (CheckbitFindings *self, guint index)
{
  CheckbitFinding *found = &self->found[index];
  ChessColor side = chess_position_side (&self->positions[index]);
  CheckbitScore after = get_score (self, index + 1);

  if (after.kind == CHECKBIT_SCORE_NONE)
    return;
  found->score = step_back (after, side);
  found->depth = MAX (found->depth, self->found[index + 1].depth);
}

void
checkbit_findings_take (CheckbitFindings *self,
                        guint index,
                        const CheckbitEngineLine *line,
                        ChessMove best)
{
  CheckbitFinding *found = &self->found[index];

  *found = (CheckbitFinding){ .score.kind = CHECKBIT_SCORE_NONE };
  if (line == NULL || line->score.kind == CHECKBIT_SCORE_NONE)
    return;

  found->score = line->score;
  found->score.bound = CHECKBIT_SCORE_EXACT;
  found->depth = line->depth;
  found->n_moves = 1;
  found->moves[0] = best;
  if (line->n_moves > 0 && line->moves[0] == best)
    {
      found->n_moves = MIN (line->n_moves, CHECKBIT_FINDING_MOVES);
      memcpy (found->moves, line->moves, found->n_moves * sizeof found->moves[0]);
    }
  if (index + 1 < self->n && best == self->moves[index])
    take_played (self, index);
}

/* --- Writing -------------------------------------------------------------------------------- */

/* The better line for a marked move. */
static void
add_better (CheckbitFindings *self, guint index, CheckbitAnnotation *note)
{
  const CheckbitFinding *found = &self->found[index];

  if (found->n_moves == 0 || found->moves[0] == self->moves[index])
    return;
  note->line = found->moves;
  note->n_line = found->n_moves;
  note->line_score = found->score;
  note->line_depth = found->depth;
}

/* Whether this review rates a move: the scores before and after it are known, and it is none that
 * only passes. */
static gboolean
is_judged (const CheckbitFindings *self, guint index)
{
  return index > 0 && index < self->n && self->moves[index - 1] != CHESS_MOVE_NONE
         && self->found[index - 1].score.kind != CHECKBIT_SCORE_NONE
         && get_score (self, index).kind != CHECKBIT_SCORE_NONE;
}

gboolean
checkbit_findings_write (CheckbitFindings *self, CheckbitGame *game)
{
  guint kept = checkbit_findings_count_kept (self, game);
  g_autoptr (CheckbitCurve) curve = checkbit_curve_new (game, self->found, kept);
  g_autofree CheckbitAnnotation *notes = g_new0 (CheckbitAnnotation, kept);

  for (guint i = 0; i < kept; i++)
    {
      notes[i].node = curve->points[i].node;
      notes[i].score = self->found[i].score;
      notes[i].depth = self->found[i].depth;
      notes[i].judged = is_judged (self, i);
      if (!notes[i].judged || curve->points[i].mark == CHECKBIT_MOVE_MARK_NONE)
        continue;
      notes[i].nag = checkbit_move_mark_get_nag (curve->points[i].mark);
      add_better (self, i - 1, &notes[i - 1]);
    }

  return checkbit_game_annotate (game, notes, kept);
}
