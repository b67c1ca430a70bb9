/* How evaluations are understood: the chance to win, what a move cost, how accurate it was.
 *
 * The chance to win is the logistic curve that Lichess fitted to its games and published, as is
 * the accuracy of a move that follows from it (https://lichess.org/page/accuracy):
 *
 *     chance   = 50 + 50 · (2 / (1 + exp (−0.00368208 · centipawns)) − 1)
 *     accuracy = 103.1668 · exp (−0.04354 · loss) − 3.1669        from 0 to 100
 *
 * where loss is what the move took off the chance of the side that made it, in percentage
 * points. A mate that is found is a chance of 100 or 0.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/text/score.h"

G_BEGIN_DECLS

/* What a move is marked as. The names of the PGN standard are $6, $2 and $4. */
typedef enum
{
  CHECKBIT_MOVE_MARK_NONE,
  CHECKBIT_MOVE_MARK_INACCURACY,
  CHECKBIT_MOVE_MARK_MISTAKE,
  CHECKBIT_MOVE_MARK_BLUNDER,
} CheckbitMoveMark;

#define CHECKBIT_N_MOVE_MARKS (CHECKBIT_MOVE_MARK_BLUNDER + 1)

/* The least loss in percentage points that each mark stands for. */
#define CHECKBIT_INACCURACY_LOSS 5.0
#define CHECKBIT_MISTAKE_LOSS 10.0
#define CHECKBIT_BLUNDER_LOSS 15.0

/* A side whose chance is still this high has not given its win away: its move is an inaccuracy
 * at most. */
#define CHECKBIT_WINNING_CHANCE 75.0

/* Evaluations beyond this count as this much where losses are averaged, and mates too. */
#define CHECKBIT_MAX_LOSS_CENTIPAWNS 1000

/* White's chance to win in percent, a draw counting as half a win; 50 for no evaluation. */
double checkbit_win_chance (CheckbitScore score);

/* What a move of a side took off its chance, in percentage points; 0 where it took nothing.
 * before and after: the positions before and after the move. */
double checkbit_win_chance_lost (CheckbitScore before, CheckbitScore after, ChessColor side);

/* The same in centipawns. */
int checkbit_centipawns_lost (CheckbitScore before, CheckbitScore after, ChessColor side);

/* 0 to 100, for a loss of chance. */
double checkbit_move_accuracy (double lost);

/* What a move of a side is marked as. */
CheckbitMoveMark
checkbit_move_mark_judge (CheckbitScore before, CheckbitScore after, ChessColor side);

/* The NAG of a mark, 0 for none; and the mark that a NAG stands for. */
guint8 checkbit_move_mark_get_nag (CheckbitMoveMark mark);
CheckbitMoveMark checkbit_move_mark_from_nag (guint8 nag);

G_END_DECLS
