/* The public attack sets: simple look-ups, the same on every machine.
 *
 * The generator does not use them: it looks sliders up by PEXT or magic numbers (board.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/attacks.h"

#include "chess/kernel/tables.h"

ChessBitboard
chess_attacks_knight (ChessSquare square)
{
  return chess_attack_tables.knight[square];
}

ChessBitboard
chess_attacks_king (ChessSquare square)
{
  return chess_attack_tables.king[square];
}

ChessBitboard
chess_attacks_pawn (ChessColor color, ChessSquare square)
{
  return chess_attack_tables.pawn[color][square];
}

ChessBitboard
chess_attacks_bishop (ChessSquare square, ChessBitboard occupied)
{
  return chess_rays_bishop (square, occupied);
}

ChessBitboard
chess_attacks_rook (ChessSquare square, ChessBitboard occupied)
{
  return chess_rays_rook (square, occupied);
}

ChessBitboard
chess_attacks_queen (ChessSquare square, ChessBitboard occupied)
{
  return chess_attacks_bishop (square, occupied) | chess_attacks_rook (square, occupied);
}

ChessBitboard
chess_attacks_piece (ChessPiece piece, ChessSquare square, ChessBitboard occupied)
{
  switch (chess_piece_type (piece))
    {
    case CHESS_PAWN:
      return chess_attacks_pawn (chess_piece_color (piece), square);
    case CHESS_KNIGHT:
      return chess_attacks_knight (square);
    case CHESS_BISHOP:
      return chess_attacks_bishop (square, occupied);
    case CHESS_ROOK:
      return chess_attacks_rook (square, occupied);
    case CHESS_QUEEN:
      return chess_attacks_queen (square, occupied);
    default:
      return chess_attacks_king (square);
    }
}

ChessBitboard
chess_attacks_pawns (ChessColor color, ChessBitboard pawns)
{
  if (color == CHESS_WHITE)
    return chess_bitboard_north_west (pawns) | chess_bitboard_north_east (pawns);
  return chess_bitboard_south_west (pawns) | chess_bitboard_south_east (pawns);
}

ChessBitboard
chess_attacks_between (ChessSquare a, ChessSquare b)
{
  return chess_attack_tables.between[a][b];
}

ChessBitboard
chess_attacks_line (ChessSquare a, ChessSquare b)
{
  return chess_attack_tables.line[a][b];
}
