/* The meaning of evaluations: the winning chances, the loss of a move, and its accuracy.
 *
 * The winning chances are the logistic curve that Lichess fitted to its games and published,
 * together with the accuracy of a move derived from it (https://lichess.org/page/accuracy):
 *
 *     chance   = 50 + 50 · (2 / (1 + exp (−0.00368208 · centipawns)) − 1)
 *     accuracy = 103.1668 · exp (−0.04354 · loss) − 3.1669        from 0 to 100
 *
 * where loss is how much the move reduced the chances of its side, in percentage points. A forced
 * mate is a chance of 100 or 0.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/text/score.h"

G_BEGIN_DECLS

/* The marks of a move. In the PGN standard they are $6, $2 and $4. */
typedef enum
{
  CHECKBIT_MOVE_MARK_NONE,
  CHECKBIT_MOVE_MARK_INACCURACY,
  CHECKBIT_MOVE_MARK_MISTAKE,
  CHECKBIT_MOVE_MARK_BLUNDER,
} CheckbitMoveMark;

#define CHECKBIT_N_MOVE_MARKS (CHECKBIT_MOVE_MARK_BLUNDER + 1)

/* The minimum loss in percentage points for each mark. */
#define CHECKBIT_INACCURACY_LOSS 5.0
#define CHECKBIT_MISTAKE_LOSS 10.0
#define CHECKBIT_BLUNDER_LOSS 15.0

/* A side with at least this chance after its move is still winning, so the move is at most an
 * inaccuracy. */
#define CHECKBIT_WINNING_CHANCE 75.0

/* Evaluations, including mates, are limited to this when losses are averaged. */
#define CHECKBIT_MAX_LOSS_CENTIPAWNS 1000

/* White's winning chances in percent, with a draw as half a win; 50 without an evaluation. */
double checkbit_win_chance (CheckbitScore score);

/* How much a move reduced its side's chances, in percentage points; 0 if it did not. before and
 * after: the positions before and after the move. */
double checkbit_win_chance_lost (CheckbitScore before, CheckbitScore after, ChessColor side);

/* The same in centipawns. */
int checkbit_centipawns_lost (CheckbitScore before, CheckbitScore after, ChessColor side);

/* 0 to 100, for a loss of chance. */
double checkbit_move_accuracy (double lost);

/* The mark of a side's move. */
CheckbitMoveMark
checkbit_move_mark_judge (CheckbitScore before, CheckbitScore after, ChessColor side);

/* The NAG of a mark, 0 for none; the mark of a NAG. */
guint8 checkbit_move_mark_get_nag (CheckbitMoveMark mark);
CheckbitMoveMark checkbit_move_mark_from_nag (guint8 nag);

G_END_DECLS
