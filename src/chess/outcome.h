/* The result of a game by the rules.
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
  CHESS_OUTCOME_INSUFFICIENT_MATERIAL, /* with this material no legal moves lead to checkmate */
  CHESS_OUTCOME_FIVEFOLD_REPETITION,   /* automatic */
  CHESS_OUTCOME_SEVENTY_FIVE_MOVES,    /* automatic */
} ChessOutcome;

typedef enum
{
  CHESS_CLAIM_NONE = 0,
  CHESS_CLAIM_THREEFOLD_REPETITION = 1 << 0,
  CHESS_CLAIM_FIFTY_MOVES = 1 << 1,
} ChessClaims;

/* The result. repetitions: how often this position has occurred (see
 * chess_position_repetition_key), at least 1. Checkmate takes precedence over counters. */
ChessOutcome chess_outcome (const ChessPosition *position, unsigned repetitions);

/* Draws that the side to move may claim now; none once the game is over. */
ChessClaims chess_outcome_claims (const ChessPosition *position, unsigned repetitions);

/* Whether neither side can checkmate with the material on the board, by any series of legal
 * moves. */
bool chess_outcome_insufficient_material (const ChessPosition *position);

/* Whether one side can never checkmate, whatever the other does, because of the material. */
bool chess_outcome_cannot_mate (const ChessPosition *position, ChessColor color);

/* How often the last of n positions has occurred, including itself; keys are repetition keys,
 * oldest first. reversible: the halfmove counter of the last, as earlier positions cannot recur. */
unsigned chess_outcome_repetitions (const uint64_t *keys, size_t n, unsigned reversible);

CHESS_END_DECLS
