/* The meaning of evaluations.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/review/win-chance.h"

#include <math.h>

static const guint8 nags[CHECKBIT_N_MOVE_MARKS] = { 0, 6, 2, 4 };

double
checkbit_win_chance (CheckbitScore score)
{
  switch (score.kind)
    {
    case CHECKBIT_SCORE_CENTIPAWNS:
      return 50 + 50 * (2 / (1 + exp (-0.00368208 * score.value)) - 1);
    case CHECKBIT_SCORE_MATE:
      return score.winner == CHESS_WHITE ? 100 : 0;
    case CHECKBIT_SCORE_NONE:
    default:
      return 50;
    }
}

static double
chance_of (CheckbitScore score, ChessColor side)
{
  double white = checkbit_win_chance (score);

  return side == CHESS_WHITE ? white : 100 - white;
}

double
checkbit_win_chance_lost (CheckbitScore before, CheckbitScore after, ChessColor side)
{
  return MAX (chance_of (before, side) - chance_of (after, side), 0);
}

static int
centipawns_of (CheckbitScore score, ChessColor side)
{
  const int most = CHECKBIT_MAX_LOSS_CENTIPAWNS;
  int white = 0;

  if (score.kind == CHECKBIT_SCORE_CENTIPAWNS)
    white = CLAMP (score.value, -most, most);
  else if (score.kind == CHECKBIT_SCORE_MATE)
    white = score.winner == CHESS_WHITE ? most : -most;

  return side == CHESS_WHITE ? white : -white;
}

int
checkbit_centipawns_lost (CheckbitScore before, CheckbitScore after, ChessColor side)
{
  return MAX (centipawns_of (before, side) - centipawns_of (after, side), 0);
}

double
checkbit_move_accuracy (double lost)
{
  return CLAMP (103.1668 * exp (-0.04354 * MAX (lost, 0)) - 3.1669, 0, 100);
}

CheckbitMoveMark
checkbit_move_mark_judge (CheckbitScore before, CheckbitScore after, ChessColor side)
{
  double lost;

  if (before.kind == CHECKBIT_SCORE_NONE || after.kind == CHECKBIT_SCORE_NONE)
    return CHECKBIT_MOVE_MARK_NONE;

  lost = checkbit_win_chance_lost (before, after, side);
  if (lost < CHECKBIT_INACCURACY_LOSS)
    return CHECKBIT_MOVE_MARK_NONE;
  if (lost < CHECKBIT_MISTAKE_LOSS || chance_of (after, side) >= CHECKBIT_WINNING_CHANCE)
    return CHECKBIT_MOVE_MARK_INACCURACY;

  return lost < CHECKBIT_BLUNDER_LOSS ? CHECKBIT_MOVE_MARK_MISTAKE : CHECKBIT_MOVE_MARK_BLUNDER;
}

guint8
checkbit_move_mark_get_nag (CheckbitMoveMark mark)
{
  g_return_val_if_fail (mark < CHECKBIT_N_MOVE_MARKS, 0);

  return nags[mark];
}

CheckbitMoveMark
checkbit_move_mark_from_nag (guint8 nag)
{
  for (CheckbitMoveMark mark = CHECKBIT_MOVE_MARK_INACCURACY; mark < CHECKBIT_N_MOVE_MARKS; mark++)
    if (nags[mark] == nag)
      return mark;

  return CHECKBIT_MOVE_MARK_NONE;
}
