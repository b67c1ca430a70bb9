/* Determines the result of a game by the rules: checkmate, stalemate, insufficient material,
 * repetition, counters.
 *
 * Rules: FIDE Laws of Chess (2023), articles 5.1 to 5.2.2, 9.2, 9.3 and 9.6.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/outcome.h"

enum
{
  THREEFOLD = 3,
  FIVEFOLD = 5,
  FIFTY_MOVES = 100,        /* in half-moves */
  SEVENTY_FIVE_MOVES = 150, /* in half-moves */
};

static ChessBitboard
pieces_of (const ChessPosition *position, ChessPieceType type)
{
  return chess_position_pieces (position, CHESS_WHITE, type)
         | chess_position_pieces (position, CHESS_BLACK, type);
}

/* A single knight can only checkmate a king hemmed in by one of its own pieces; but a queen would
 * capture the knight or interpose. */
static bool
knights_cannot_mate (const ChessPosition *position, ChessColor color)
{
  ChessColor enemy = chess_color_opposite (color);
  ChessBitboard shutters = chess_position_color (position, enemy)
                           & ~chess_position_pieces (position, enemy, CHESS_KING)
                           & ~chess_position_pieces (position, enemy, CHESS_QUEEN);

  return chess_bitboard_count (chess_position_color (position, color)) <= 2 && shutters == 0;
}

/* If all bishops are on squares of one color, the king can escape to the other color, unless a
 * pawn, a knight or another bishop blocks or attacks those squares. */
static bool
bishops_cannot_mate (const ChessPosition *position)
{
  ChessBitboard bishops = pieces_of (position, CHESS_BISHOP);
  bool one_color = !(bishops & CHESS_LIGHT_SQUARES) || !(bishops & CHESS_DARK_SQUARES);

  return one_color && !pieces_of (position, CHESS_PAWN) && !pieces_of (position, CHESS_KNIGHT);
}

bool
chess_outcome_cannot_mate (const ChessPosition *position, ChessColor color)
{
  if (chess_position_pieces (position, color, CHESS_PAWN)
      | chess_position_pieces (position, color, CHESS_ROOK)
      | chess_position_pieces (position, color, CHESS_QUEEN))
    return false;
  if (chess_position_pieces (position, color, CHESS_KNIGHT))
    return knights_cannot_mate (position, color);
  if (chess_position_pieces (position, color, CHESS_BISHOP))
    return bishops_cannot_mate (position);
  return true;
}

bool
chess_outcome_insufficient_material (const ChessPosition *position)
{
  return chess_outcome_cannot_mate (position, CHESS_WHITE)
         && chess_outcome_cannot_mate (position, CHESS_BLACK);
}

ChessOutcome
chess_outcome (const ChessPosition *position, unsigned repetitions)
{
  if (!chess_movegen_any (position))
    return chess_position_in_check (position) ? CHESS_OUTCOME_CHECKMATE : CHESS_OUTCOME_STALEMATE;
  if (chess_outcome_insufficient_material (position))
    return CHESS_OUTCOME_INSUFFICIENT_MATERIAL;
  if (repetitions >= FIVEFOLD)
    return CHESS_OUTCOME_FIVEFOLD_REPETITION;
  if (chess_position_halfmove (position) >= SEVENTY_FIVE_MOVES)
    return CHESS_OUTCOME_SEVENTY_FIVE_MOVES;
  return CHESS_OUTCOME_OPEN;
}

ChessClaims
chess_outcome_claims (const ChessPosition *position, unsigned repetitions)
{
  unsigned claims = CHESS_CLAIM_NONE;

  if (repetitions >= THREEFOLD)
    claims |= CHESS_CLAIM_THREEFOLD_REPETITION;
  if (chess_position_halfmove (position) >= FIFTY_MOVES)
    claims |= CHESS_CLAIM_FIFTY_MOVES;
  if (claims != CHESS_CLAIM_NONE && chess_outcome (position, repetitions) != CHESS_OUTCOME_OPEN)
    claims = CHESS_CLAIM_NONE;
  return (ChessClaims) claims;
}

unsigned
chess_outcome_repetitions (const uint64_t *keys, size_t n, unsigned reversible)
{
  unsigned count = 1;

  for (size_t back = 2; back < n && back <= reversible; back += 2)
    {
      if (keys[n - 1 - back] == keys[n - 1])
        count++;
    }
  return count;
}
