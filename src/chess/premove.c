/* The squares for a premove.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/premove.h"

#include "chess/attacks.h"

static ChessBitboard
pawn_targets (ChessColor color, ChessSquare from)
{
  int step = color == CHESS_WHITE ? 8 : -8;
  unsigned start = color == CHESS_WHITE ? 1 : 6;
  ChessBitboard targets = chess_attacks_pawn (color, from);

  if (chess_square_rank (from) == 0 || chess_square_rank (from) == 7)
    return targets;
  targets |= CHESS_BIT (from + step);
  if (chess_square_rank (from) == start)
    targets |= CHESS_BIT (from + 2 * step);
  return targets;
}

/* The king can go to a neighboring square, onto a rook that may castle, or to its castling
 * destination. */
static ChessBitboard
king_targets (const ChessPosition *position, ChessColor color, ChessSquare from)
{
  ChessBitboard rooks
      = chess_position_castling_rooks (position) & chess_position_color (position, color);
  ChessBitboard targets = chess_attacks_king (from) | rooks;

  CHESS_FOREACH_SQUARE (rook, rooks)
    targets |= CHESS_BIT (CHESS_SQUARE (rook > from ? 6 : 2, chess_square_rank (from)));
  return targets & ~CHESS_BIT (from);
}

ChessBitboard
chess_premove_targets (const ChessPosition *position, ChessSquare from)
{
  ChessPiece piece = chess_position_piece_at (position, from);
  ChessColor color;

  if (piece == CHESS_PIECE_NONE)
    return 0;
  color = chess_piece_color (piece);
  if (color == chess_position_side (position))
    return 0;
  if (chess_piece_type (piece) == CHESS_PAWN)
    return pawn_targets (color, from);
  if (chess_piece_type (piece) == CHESS_KING)
    return king_targets (position, color, from);
  return chess_attacks_piece (piece, from, 0);
}
