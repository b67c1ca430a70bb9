/* Draws and resignations of engines, decided by their scores.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/match/match-scores.h"

/* Engines do not offer draws before this move. */
#define FIRST_DRAW_MOVE 30

/* The score for a checkmate. */
#define MATE_CENTIPAWNS 100000

/* An engine that is this much worse accepts a draw at once. */
#define GLAD_CENTIPAWNS 50

/* When a game counts as even: within a tenth of a pawn for eight consecutive moves. */
static const CheckbitMatchRule default_draw_rule = { 10, 8 };
/* By default they never resign. */
static const CheckbitMatchRule default_resign_rule = { 0, 1 };

void
checkbit_match_scores_init (CheckbitMatchScores *self)
{
  self->draw_rule = default_draw_rule;
  self->resign_rule = default_resign_rule;
}

void
checkbit_match_scores_forget (CheckbitMatchScores *self)
{
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    checkbit_match_scores_forget_side (self, side);
}

void
checkbit_match_scores_forget_side (CheckbitMatchScores *self, ChessColor side)
{
  self->n_even[side] = self->n_lost[side] = 0;
  self->last_score[side] = 0;
}

void
checkbit_match_scores_play_on (CheckbitMatchScores *self, gboolean two_engines)
{
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    {
      self->n_lost[side] = 0;
      if (two_engines)
        self->n_even[side] = 0;
    }
}

/* The score of a line in centipawns, from a side's own view. */
static int
own_score (CheckbitScore score, ChessColor side)
{
  int value = score.value;

  if (score.kind == CHECKBIT_SCORE_MATE)
    value = score.winner == CHESS_WHITE ? MATE_CENTIPAWNS : -MATE_CENTIPAWNS;

  return side == CHESS_WHITE ? value : -value;
}

gboolean
checkbit_match_scores_take (CheckbitMatchScores *self,
                            ChessColor side,
                            const CheckbitEngineLine *line)
{
  int score;

  if (line == NULL || line->score.kind == CHECKBIT_SCORE_NONE)
    {
      checkbit_match_scores_forget_side (self, side);
      return FALSE;
    }

  score = own_score (line->score, side);
  self->last_score[side] = score;
  self->n_even[side] = ABS (score) <= (int) self->draw_rule.centipawns ? self->n_even[side] + 1 : 0;
  self->n_lost[side] = score <= -(int) self->resign_rule.centipawns ? self->n_lost[side] + 1 : 0;

  return self->resign_rule.centipawns > 0 && self->n_lost[side] >= self->resign_rule.moves;
}

/* The value of a position, given that before a side's best move: a mate by that side takes one move
 * less. */
static CheckbitScore
step_on (CheckbitScore score, ChessColor side)
{
  if (score.kind != CHECKBIT_SCORE_MATE || score.winner != side || score.value == 0)
    return score;
  score.value -= side == CHESS_WHITE ? 1 : -1;
  if (score.value == 0)
    score.kind = CHECKBIT_SCORE_NONE;

  return score;
}

CheckbitScore
checkbit_match_scores_after (const CheckbitEngineLine *line, ChessMove move, ChessColor side)
{
  if (line == NULL || line->n_moves == 0 || line->moves[0] != move)
    return (CheckbitScore){ .kind = CHECKBIT_SCORE_NONE };

  return step_on (line->score, side);
}

gboolean
checkbit_match_scores_is_even (const CheckbitMatchScores *self,
                               ChessColor side,
                               const ChessPosition *position)
{
  return self->draw_rule.centipawns > 0 && self->n_even[side] >= self->draw_rule.moves
         && chess_position_fullmove (position) > FIRST_DRAW_MOVE;
}

gboolean
checkbit_match_scores_offers (const CheckbitMatchScores *self, ChessColor side)
{
  return self->n_even[side] % self->draw_rule.moves == 0;
}

gboolean
checkbit_match_scores_accepts (const CheckbitMatchScores *self,
                               ChessColor side,
                               const ChessPosition *position)
{
  if (self->draw_rule.centipawns == 0)
    return FALSE;

  return checkbit_match_scores_is_even (self, side, position)
         || self->last_score[side] <= -GLAD_CENTIPAWNS;
}
