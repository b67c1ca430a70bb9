/* Sets positions up for tests, without the FEN reader, which has tests of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "setup.h"

#include "chess/movegen.h"
#include "reference.h"

#include <ctype.h>
#include <glib.h>
#include <stdlib.h>
#include <string.h>

static const char letters[] = "PNBRQKpnbrqk";

static void
put_pieces (ChessPosition *position, const char *field)
{
  unsigned file = 0, rank = 7;
  for (; *field; field++)
    if (*field == '/')
      {
        file = 0;
        rank--;
      }
    else if (isdigit ((unsigned char) *field))
      file += (unsigned) (*field - '0');
    else
      {
        const char *found = strchr (letters, *field);
        g_assert_true (found && file < 8 && rank < 8);
        chess_position_put (position, CHESS_SQUARE (file, rank), (ChessPiece) (found - letters));
        file++;
      }
}

/* The rook that a castling letter refers to. */
static ChessBitboard
castling_rook (const ChessPosition *position, char letter)
{
  ChessColor color = isupper ((unsigned char) letter) ? CHESS_WHITE : CHESS_BLACK;
  ChessBitboard rank = color == CHESS_WHITE ? CHESS_RANK_1 : CHESS_RANK_8;
  ChessBitboard rooks = chess_position_pieces (position, color, CHESS_ROOK) & rank;
  switch (tolower ((unsigned char) letter))
    {
    case 'k':
      return CHESS_BIT (chess_bitboard_msb (rooks));
    case 'q':
      return CHESS_BIT (chess_bitboard_lsb (rooks));
    default:
      return rooks & CHESS_FILE (tolower ((unsigned char) letter) - 'a');
    }
}

ChessPosition
setup (const char *fen)
{
  ChessPosition position;
  ChessBitboard rooks = 0;
  ChessSquare ep = CHESS_SQUARE_NONE;
  g_auto (GStrv) fields = g_strsplit (fen, " ", -1);
  guint n = g_strv_length (fields);
  g_assert_cmpuint (n, >=, 4);
  chess_position_clear (&position);
  put_pieces (&position, fields[0]);
  for (const char *letter = fields[2]; *letter && *letter != '-'; letter++)
    {
      rooks |= castling_rook (&position, *letter);
      if (!strchr ("KQkq", *letter))
        chess_position_set_chess960 (&position, true);
    }
  if (fields[3][0] != '-')
    ep = CHESS_SQUARE ((unsigned) (fields[3][0] - 'a'), (unsigned) (fields[3][1] - '1'));
  chess_position_set_state (&position, fields[1][0] == 'w' ? CHESS_WHITE : CHESS_BLACK, rooks, ep,
                            n > 4 ? (unsigned) atoi (fields[4]) : 0,
                            n > 5 ? (unsigned) atoi (fields[5]) : 1);
  return position;
}

/* Puts a piece on the nth square of a rank that is still free. */
static void
take_free (ChessPieceType rank[static 8], bool taken[static 8], unsigned nth, ChessPieceType type)
{
  for (unsigned file = 0; file < 8; file++)
    if (!taken[file] && nth-- == 0)
      {
        rank[file] = type;
        taken[file] = true;
        return;
      }
}

/* Scharnagl's numbering: bishops, queen, knights, and the rest rook, king, rook. */
void
setup_chess960_rank (unsigned number, ChessPieceType rank[static 8])
{
  static const uint8_t knights[10][2] = { { 0, 1 }, { 0, 2 }, { 0, 3 }, { 0, 4 }, { 1, 2 },
                                          { 1, 3 }, { 1, 4 }, { 2, 3 }, { 2, 4 }, { 3, 4 } };
  bool taken[8] = { false };
  unsigned light = number % 4 * 2 + 1, dark = number / 4 % 4 * 2;
  rank[light] = rank[dark] = CHESS_BISHOP;
  taken[light] = taken[dark] = true;
  take_free (rank, taken, number / 16 % 6, CHESS_QUEEN);
  take_free (rank, taken, knights[number / 96][1], CHESS_KNIGHT);
  take_free (rank, taken, knights[number / 96][0], CHESS_KNIGHT);
  take_free (rank, taken, 0, CHESS_ROOK);
  take_free (rank, taken, 0, CHESS_KING);
  take_free (rank, taken, 0, CHESS_ROOK);
}

ChessPosition
setup_chess960 (unsigned number)
{
  ChessPieceType rank[8];
  ChessPosition position;
  ChessBitboard rooks = 0;
  setup_chess960_rank (number, rank);
  chess_position_clear (&position);
  for (unsigned file = 0; file < 8; file++)
    for (unsigned color = 0; color < 2; color++)
      {
        ChessSquare square = CHESS_SQUARE (file, color * 7);
        chess_position_put (&position, square, CHESS_PIECE (color, rank[file]));
        chess_position_put (&position, CHESS_SQUARE (file, 1 + color * 5),
                            CHESS_PIECE (color, CHESS_PAWN));
        rooks |= rank[file] == CHESS_ROOK ? CHESS_BIT (square) : 0;
      }
  chess_position_set_chess960 (&position, true);
  chess_position_set_state (&position, CHESS_WHITE, rooks, CHESS_SQUARE_NONE, 0, 1);
  return position;
}

/* Any pieces except kings, with pawns only where they are possible. */
static void
strew_pieces (ChessPosition *position, int n)
{
  for (int i = 0; i < n; i++)
    {
      ChessPiece piece = (ChessPiece) g_test_rand_int_range (0, CHESS_N_PIECES);
      bool pawn = chess_piece_type (piece) == CHESS_PAWN;
      ChessSquare square = (ChessSquare) g_test_rand_int_range (pawn ? 8 : 0, pawn ? 56 : 64);
      if (chess_piece_type (piece) != CHESS_KING)
        chess_position_put (position, square, piece);
    }
}

ChessPosition
setup_strewn (void)
{
  for (;;)
    {
      ChessPosition position;
      ChessSquare white = (ChessSquare) g_test_rand_int_range (0, 64);
      ChessSquare black = (ChessSquare) g_test_rand_int_range (0, 64);
      ChessColor side = g_test_rand_int_range (0, 2);
      chess_position_clear (&position);
      strew_pieces (&position, g_test_rand_int_range (2, 28));
      chess_position_put (&position, white, CHESS_PIECE (CHESS_WHITE, CHESS_KING));
      chess_position_put (&position, black, CHESS_PIECE (CHESS_BLACK, CHESS_KING));
      chess_position_set_state (&position, side, 0, CHESS_SQUARE_NONE, 0, 1);
      if (white != black
          && !reference_attacked (&position, side == CHESS_WHITE ? black : white, side))
        return position;
    }
}

bool
setup_random_move (ChessPosition *position, ChessMove *move)
{
  ChessMoveList list;
  chess_movegen_legal (position, &list);
  if (list.count == 0)
    return false;
  *move = list.moves[g_test_rand_int_range (0, (gint32) list.count)];
  chess_position_play (position, *move);
  return true;
}
