/* Attack tables, filled once at start-up, and the look-ups in them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/attacks.h"

typedef ChessBitboard (*Step) (ChessBitboard set);

/* The four directions in which square numbers rise, then those in which they fall. */
static const Step steps[8] = {
  chess_bitboard_east,       chess_bitboard_north,      chess_bitboard_north_east,
  chess_bitboard_north_west, chess_bitboard_west,       chess_bitboard_south,
  chess_bitboard_south_west, chess_bitboard_south_east,
};

static ChessBitboard rays[8][64];
static ChessBitboard knight[64];
static ChessBitboard king[64];
static ChessBitboard between[64][64];
static ChessBitboard line[64][64];

static ChessBitboard
walk (Step step, ChessBitboard set)
{
  ChessBitboard ray = 0;
  while ((set = step (set)))
    ray |= set;
  return ray;
}

static ChessBitboard
knight_from (ChessBitboard set)
{
  ChessBitboard east = chess_bitboard_east (set), west = chess_bitboard_west (set);
  ChessBitboard near = east | west;
  ChessBitboard far = chess_bitboard_east (east) | chess_bitboard_west (west);
  return near << 16 | near >> 16 | far << 8 | far >> 8;
}

static void
fill_lines (unsigned a)
{
  for (unsigned d = 0; d < 8; d++)
    CHESS_FOREACH_SQUARE (b, rays[d][a])
      {
        between[a][b] = rays[d][a] & ~rays[d][b] & ~CHESS_BIT (b);
        line[a][b] = rays[d][a] | rays[(d + 4) % 8][a] | CHESS_BIT (a);
      }
}

__attribute__ ((constructor)) static void
fill_tables (void)
{
  for (unsigned square = 0; square < 64; square++)
    {
      knight[square] = knight_from (CHESS_BIT (square));
      for (unsigned d = 0; d < 8; d++)
        {
          rays[d][square] = walk (steps[d], CHESS_BIT (square));
          king[square] |= steps[d](CHESS_BIT (square));
        }
    }
  for (unsigned square = 0; square < 64; square++)
    fill_lines (square);
}

/* One ray up to its first blocker. */
static ChessBitboard
shoot (unsigned d, ChessSquare square, ChessBitboard occupied)
{
  ChessBitboard blockers = rays[d][square] & occupied;
  if (!blockers)
    return rays[d][square];
  ChessSquare first = d < 4 ? chess_bitboard_lsb (blockers) : chess_bitboard_msb (blockers);
  return rays[d][square] & ~rays[d][first];
}

ChessBitboard
chess_attacks_knight (ChessSquare square)
{
  return knight[square];
}

ChessBitboard
chess_attacks_king (ChessSquare square)
{
  return king[square];
}

ChessBitboard
chess_attacks_pawn (ChessColor color, ChessSquare square)
{
  return chess_attacks_pawns (color, CHESS_BIT (square));
}

ChessBitboard
chess_attacks_bishop (ChessSquare square, ChessBitboard occupied)
{
  return shoot (2, square, occupied) | shoot (3, square, occupied) | shoot (6, square, occupied)
         | shoot (7, square, occupied);
}

ChessBitboard
chess_attacks_rook (ChessSquare square, ChessBitboard occupied)
{
  return shoot (0, square, occupied) | shoot (1, square, occupied) | shoot (4, square, occupied)
         | shoot (5, square, occupied);
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
  return between[a][b];
}

ChessBitboard
chess_attacks_line (ChessSquare a, ChessSquare b)
{
  return line[a][b];
}
