/* What players of a match agree on, and moves that are made beforehand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/movegen.h"
#include "game/match/match-private.h"

/* Engines do not talk of draws before this move. */
#define FIRST_DRAW_MOVE 30

/* What a mate counts as. */
#define MATE_CENTIPAWNS 100000

/* An engine that is this much worse takes a draw at once. */
#define GLAD_CENTIPAWNS 50

/* --- What engines think ----------------------------------------------------------------------- */

void
checkbit_match_forget_scores (CheckbitMatch *self)
{
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    self->n_even[side] = self->n_lost[side] = 0;
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
checkbit_match_judge (CheckbitMatch *self, ChessColor side)
{
  const CheckbitEngineLine *line = checkbit_engine_get_line (self->engines[side], 0);
  int score;

  self->score.kind = CHECKBIT_SCORE_NONE;
  if (line == NULL || line->score.kind == CHECKBIT_SCORE_NONE)
    {
      self->n_even[side] = self->n_lost[side] = 0;
      return FALSE;
    }

  self->score = line->score;
  self->depth = line->depth;
  score = own_score (line->score, side);
  self->last_score[side] = score;
  self->n_even[side] = ABS (score) <= (int) self->draw_rule.centipawns ? self->n_even[side] + 1 : 0;
  self->n_lost[side] = score <= -(int) self->resign_rule.centipawns ? self->n_lost[side] + 1 : 0;

  return self->resign_rule.centipawns > 0 && self->n_lost[side] >= self->resign_rule.moves;
}

static gboolean
thinks_even (CheckbitMatch *self, ChessColor side)
{
  return self->draw_rule.centipawns > 0 && self->n_even[side] >= self->draw_rule.moves
         && chess_position_fullmove (checkbit_node_get_position (checkbit_match_get_place (self)))
                > FIRST_DRAW_MOVE;
}

static void
agree (CheckbitMatch *self)
{
  checkbit_match_set_draw_offer (self, -1);
  checkbit_game_declare (self->game, CHECKBIT_RESULT_DRAW, CHECKBIT_REASON_AGREEMENT, NULL);
}

void
checkbit_match_consider_draw (CheckbitMatch *self, ChessColor side)
{
  ChessColor other = chess_color_opposite (side);

  if (checkbit_match_get_result (self) != CHECKBIT_RESULT_OPEN || !thinks_even (self, side))
    return;

  if (checkbit_match_is_engine (self, other))
    {
      if (thinks_even (self, other))
        agree (self);
    }
  else if (self->n_even[side] % self->draw_rule.moves == 0)
    checkbit_match_set_draw_offer (self, (int) side);
}

/* --- Offers ----------------------------------------------------------------------------------- */

/* Whether an engine takes a draw that it is offered. */
static gboolean
engine_accepts (CheckbitMatch *self, ChessColor side)
{
  if (self->draw_rule.centipawns == 0)
    return FALSE;

  return thinks_even (self, side) || self->last_score[side] <= -GLAD_CENTIPAWNS;
}

void
checkbit_match_offer_draw (CheckbitMatch *self, ChessColor by)
{
  ChessColor other = chess_color_opposite (by);

  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  if (checkbit_match_get_result (self) != CHECKBIT_RESULT_OPEN)
    return;
  if (self->draw_offer == (int) other)
    agree (self);
  else if (!checkbit_match_is_engine (self, other))
    checkbit_match_set_draw_offer (self, (int) by);
  else if (engine_accepts (self, other))
    agree (self);
  else
    checkbit_match_emit_draw_declined (self, other);
}

void
checkbit_match_accept_draw (CheckbitMatch *self)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  if (self->draw_offer >= 0 && checkbit_match_get_result (self) == CHECKBIT_RESULT_OPEN)
    agree (self);
}

void
checkbit_match_decline_draw (CheckbitMatch *self)
{
  ChessColor by;

  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  if (self->draw_offer < 0)
    return;
  by = chess_color_opposite ((ChessColor) self->draw_offer);
  checkbit_match_set_draw_offer (self, -1);
  checkbit_match_emit_draw_declined (self, by);
}

void
checkbit_match_lapse_offer (CheckbitMatch *self, ChessColor mover)
{
  if (self->draw_offer >= 0 && self->draw_offer != (int) mover)
    checkbit_match_decline_draw (self);
}

int
checkbit_match_get_draw_offer (CheckbitMatch *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), -1);

  return self->draw_offer;
}

void
checkbit_match_set_draw_rule (CheckbitMatch *self, guint centipawns, guint moves)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  self->draw_rule = (CheckbitMatchRule){ centipawns, MAX (moves, 1) };
}

void
checkbit_match_set_resign_rule (CheckbitMatch *self, guint centipawns, guint moves)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  self->resign_rule = (CheckbitMatchRule){ centipawns, MAX (moves, 1) };
}

/* --- Premoves --------------------------------------------------------------------------------- */

gboolean
checkbit_match_set_premove (CheckbitMatch *self,
                            ChessSquare from,
                            ChessSquare to,
                            ChessPieceType promotion)
{
  ChessColor side;

  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), FALSE);

  side = checkbit_match_get_side (self);
  if (self->state != CHECKBIT_MATCH_RUNNING || !checkbit_match_is_engine (self, side)
      || checkbit_match_is_engine (self, chess_color_opposite (side)))
    return FALSE;

  self->premove = (CheckbitPremove){ TRUE, from, to, promotion };
  checkbit_match_notify_premove (self);

  return TRUE;
}

gboolean
checkbit_match_get_premove (CheckbitMatch *self, ChessSquare *from, ChessSquare *to)
{
  g_return_val_if_fail (CHECKBIT_IS_MATCH (self), FALSE);

  if (self->premove.set && from != NULL)
    *from = self->premove.from;
  if (self->premove.set && to != NULL)
    *to = self->premove.to;

  return self->premove.set;
}

void
checkbit_match_clear_premove (CheckbitMatch *self)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  if (!self->premove.set)
    return;
  self->premove.set = FALSE;
  checkbit_match_notify_premove (self);
}

void
checkbit_match_play_premove (CheckbitMatch *self)
{
  CheckbitPremove premove = self->premove;
  const ChessPosition *position = checkbit_node_get_position (checkbit_match_get_place (self));
  ChessMove move;

  if (!premove.set || checkbit_match_is_engine (self, checkbit_match_get_side (self)))
    return;

  checkbit_match_clear_premove (self);
  move = chess_movegen_find (position, premove.from, premove.to);
  if (move != CHESS_MOVE_NONE && chess_move_kind (move) == CHESS_MOVE_PROMOTION)
    move = chess_move_new_promotion (premove.from, premove.to, premove.promotion);
  if (move == CHESS_MOVE_NONE || !checkbit_game_play_live (self->game, move, NULL))
    checkbit_match_emit_premove_dropped (self);
}
