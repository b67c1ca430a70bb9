/* Writes moves in standard algebraic notation (PGN standard, section 8.2.3).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/san.h"

#include <string.h>

static const char piece_letters[] = "PNBRQK"; /* by ChessPieceType */

static char
file_letter (ChessSquare square)
{
  return (char) ('a' + chess_square_file (square));
}

static char
rank_digit (ChessSquare square)
{
  return (char) ('1' + chess_square_rank (square));
}

/* The other pieces of the same kind that may legally go to the same square. */
static ChessBitboard
find_rivals (const ChessPosition *position, ChessMove move)
{
  ChessSquare from = chess_move_from (move), to = chess_move_to (move);
  ChessPieceType type = chess_piece_type (chess_position_piece_at (position, from));
  ChessBitboard rivals = 0;
  ChessMoveList list;

  chess_movegen_to (position, type, to, &list);
  for (size_t i = 0; i < list.count; i++)
    rivals |= CHESS_BIT (chess_move_from (list.moves[i]));
  return rivals & ~CHESS_BIT (from);
}

/* Writes as much of the first square as distinguishes the piece from its rivals: the file if
 * possible, else the rank, else both. */
static char *
put_origin (char *text, ChessSquare from, ChessBitboard rivals)
{
  bool same_file = (rivals & CHESS_FILE (chess_square_file (from))) != 0;
  bool same_rank = (rivals & CHESS_RANK (chess_square_rank (from))) != 0;

  if (rivals == 0)
    return text;
  if (!same_file || same_rank)
    *text++ = file_letter (from);
  if (same_file)
    *text++ = rank_digit (from);
  return text;
}

/* Writes a move other than castling, without its check symbol. */
static char *
put_move (char *text, const ChessPosition *position, ChessMove move)
{
  ChessSquare from = chess_move_from (move), to = chess_move_to (move);
  ChessPieceType type = chess_piece_type (chess_position_piece_at (position, from));
  bool capture = chess_position_piece_at (position, to) != CHESS_PIECE_NONE
                 || chess_move_kind (move) == CHESS_MOVE_EN_PASSANT;

  if (type == CHESS_PAWN && capture)
    *text++ = file_letter (from);
  if (type != CHESS_PAWN)
    *text++ = piece_letters[type];
  if (type != CHESS_PAWN && type != CHESS_KING)
    text = put_origin (text, from, find_rivals (position, move));
  if (capture)
    *text++ = 'x';
  *text++ = file_letter (to);
  *text++ = rank_digit (to);
  if (chess_move_kind (move) == CHESS_MOVE_PROMOTION)
    {
      *text++ = '=';
      *text++ = piece_letters[chess_move_promotion (move)];
    }
  return text;
}

static char *
put_castling (char *text, ChessMove move)
{
  const char *san = chess_move_to (move) > chess_move_from (move) ? "O-O" : "O-O-O";
  size_t length = strlen (san);

  memcpy (text, san, length);
  return text + length;
}

/* Writes + for check and # for checkmate. */
static char *
put_check (char *text, const ChessPosition *position, ChessMove move)
{
  ChessPosition after = *position;

  chess_position_play (&after, move);
  if (chess_position_in_check (&after))
    *text++ = chess_movegen_any (&after) ? '+' : '#';
  return text;
}

size_t
chess_san_write (const ChessPosition *position, ChessMove move, char text[static CHESS_SAN_SIZE])
{
  char *end = chess_move_kind (move) == CHESS_MOVE_CASTLING ? put_castling (text, move)
                                                            : put_move (text, position, move);

  end = put_check (end, position, move);
  *end = '\0';
  return (size_t) (end - text);
}
