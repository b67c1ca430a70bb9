/* How a game ends on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/movegen.h"

CHESS_BEGIN_DECLS

typedef enum
{
  CHESS_OUTCOME_OPEN,
  CHESS_OUTCOME_CHECKMATE, /* the side to move has lost */
  CHESS_OUTCOME_STALEMATE,
  CHESS_OUTCOME_INSUFFICIENT_MATERIAL, /* no series of legal moves mates, by material alone */
  CHESS_OUTCOME_FIVEFOLD_REPETITION,   /* automatic */
  CHESS_OUTCOME_SEVENTY_FIVE_MOVES,    /* automatic */
} ChessOutcome;

typedef enum
{
  CHESS_CLAIM_NONE = 0,
  CHESS_CLAIM_THREEFOLD_REPETITION = 1 << 0,
  CHESS_CLAIM_FIFTY_MOVES = 1 << 1,
} ChessClaims;

/* How the game stands. repetitions: how often this position has now stood (see
 * chess_position_repetition_key), at least 1. Mate goes before every counter. */
ChessOutcome chess_outcome (const ChessPosition *position, unsigned repetitions);

/* Draws that the side to move may claim now; none once the game has ended. */
ChessClaims chess_outcome_claims (const ChessPosition *position, unsigned repetitions);

/* Whether neither side can mate with the material on the board, by any series of legal moves. */
bool chess_outcome_insufficient_material (const ChessPosition *position);

/* Whether one side can never mate, whatever the other does, by material alone. */
bool chess_outcome_cannot_mate (const ChessPosition *position, ChessColor color);

/* How often the last of n positions has stood, itself counted; keys are repetition keys, oldest
 * first. reversible: the halfmove counter of the last, beyond which no position can repeat. */
unsigned chess_outcome_repetitions (const uint64_t *keys, size_t n, unsigned reversible);

CHESS_END_DECLS
