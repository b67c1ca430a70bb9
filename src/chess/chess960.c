/* The 960 start positions of Fischer random chess, by number.
 *
 * The scheme: divide the number by 4, the remainder places the bishop on light squares; by 4 again
 * for the one on dark squares; by 6, and the remainder counts the free square for the queen; what
 * is left, 0 to 9, says which two of the five free squares the knights take. Rook, king and rook
 * fill the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/chess960.h"

#include "chess/bitboard.h"

#define EMPTY CHESS_PAWN /* there are no pawns on a back rank */

/* Which of the five free squares the knights take. */
static const unsigned char knights[10][2] = {
  { 0, 1 }, { 0, 2 }, { 0, 3 }, { 0, 4 }, { 1, 2 },
  { 1, 3 }, { 1, 4 }, { 2, 3 }, { 2, 4 }, { 3, 4 },
};

/* The file of a free square, counted from the a file on. */
static unsigned
nth_free (const ChessPieceType rank[static 8], unsigned n)
{
  unsigned file = 0;

  while (rank[file] != EMPTY || n-- > 0)
    file++;
  return file;
}

void
chess_chess960_rank (unsigned number, ChessPieceType rank[static 8])
{
  static const ChessPieceType rest[] = { CHESS_ROOK, CHESS_KING, CHESS_ROOK };
  unsigned left = number / 96, first, second;

  for (unsigned file = 0; file < 8; file++)
    rank[file] = EMPTY;
  rank[number % 4 * 2 + 1] = CHESS_BISHOP;
  rank[number / 4 % 4 * 2] = CHESS_BISHOP;
  rank[nth_free (rank, number / 16 % 6)] = CHESS_QUEEN;
  first = nth_free (rank, knights[left][0]);
  second = nth_free (rank, knights[left][1]);
  rank[first] = rank[second] = CHESS_KNIGHT;
  for (unsigned i = 0; i < 3; i++)
    rank[nth_free (rank, 0)] = rest[i];
}

void
chess_chess960_position (unsigned number, ChessPosition *position)
{
  ChessPieceType rank[8];
  ChessBitboard rooks = 0;

  chess_chess960_rank (number, rank);
  chess_position_clear (position);
  for (unsigned file = 0; file < 8; file++)
    {
      chess_position_put (position, CHESS_SQUARE (file, 0), CHESS_PIECE (CHESS_WHITE, rank[file]));
      chess_position_put (position, CHESS_SQUARE (file, 1), CHESS_PIECE (CHESS_WHITE, CHESS_PAWN));
      chess_position_put (position, CHESS_SQUARE (file, 6), CHESS_PIECE (CHESS_BLACK, CHESS_PAWN));
      chess_position_put (position, CHESS_SQUARE (file, 7), CHESS_PIECE (CHESS_BLACK, rank[file]));
      if (rank[file] == CHESS_ROOK)
        rooks |= CHESS_BIT (CHESS_SQUARE (file, 0)) | CHESS_BIT (CHESS_SQUARE (file, 7));
    }
  chess_position_set_state (position, CHESS_WHITE, rooks, CHESS_SQUARE_NONE, 0, 1);
  chess_position_set_chess960 (position, true);
}

/* The key of a right only depends on its side, so with all pieces and rights equal keys mean equal
 * positions. */
int
chess_chess960_number (const ChessPosition *position)
{
  for (unsigned number = 0; number < CHESS_CHESS960_COUNT; number++)
    {
      ChessPieceType rank[8];
      unsigned file = 0;

      chess_chess960_rank (number, rank);
      while (file < 8
             && chess_position_piece_at (position, CHESS_SQUARE (file, 0))
                    == CHESS_PIECE (CHESS_WHITE, rank[file]))
        file++;
      if (file == 8)
        {
          ChessPosition start;

          chess_chess960_position (number, &start);
          return chess_position_key (&start) == chess_position_key (position) ? (int) number : -1;
        }
    }
  return -1;
}
