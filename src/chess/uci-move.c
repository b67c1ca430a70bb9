/* Moves in UCI's coordinate notation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/uci-move.h"

#include <string.h>

#include "chess/square.h"

static const char promotion_letters[] = "pnbrqk"; /* by ChessPieceType */

size_t
chess_uci_write (const ChessPosition *position, ChessMove move, char text[static CHESS_UCI_SIZE])
{
  char *end = text;

  if (move == CHESS_MOVE_NONE)
    {
      memcpy (text, "0000", sizeof "0000");
      return 4;
    }
  end = chess_square_put (end, chess_move_from (move));
  end = chess_square_put (end, chess_position_is_chess960 (position)
                                   ? chess_move_to (move)
                                   : chess_move_destination (move));
  if (chess_move_kind (move) == CHESS_MOVE_PROMOTION)
    *end++ = promotion_letters[chess_move_promotion (move)];
  *end = '\0';
  return (size_t) (end - text);
}

/* The type for a promotion letter in either case; CHESS_N_PIECE_TYPES if it is invalid. */
static ChessPieceType
read_promotion (char letter)
{
  for (int type = CHESS_KNIGHT; type <= CHESS_QUEEN; type++)
    {
      if ((letter | 0x20) == promotion_letters[type])
        return (ChessPieceType) type;
    }
  return (ChessPieceType) CHESS_N_PIECE_TYPES;
}

ChessMove
chess_uci_find_castling (const ChessPosition *position,
                         ChessSquare from,
                         ChessSquare to,
                         bool either)
{
  ChessColor side = chess_position_side (position);
  ChessBitboard rooks
      = chess_position_castling_rooks (position) & chess_position_color (position, side);

  if (chess_position_king (position, side) != from)
    return CHESS_MOVE_NONE;
  CHESS_FOREACH_SQUARE (rook, rooks)
    {
      ChessMove move = chess_move_new (from, (ChessSquare) rook, CHESS_MOVE_CASTLING);
      bool meant = to == rook || (either && to == chess_move_destination (move));

      if (meant && chess_movegen_is_legal (position, move))
        return move;
    }
  return CHESS_MOVE_NONE;
}

/* The legal move other than castling, or CHESS_MOVE_NONE. */
static ChessMove
find_plain (const ChessPosition *position, ChessSquare from, ChessSquare to)
{
  ChessMove move = chess_move_new (from, to, CHESS_MOVE_NORMAL);

  if (chess_movegen_is_legal (position, move))
    return move;
  move = chess_move_new (from, to, CHESS_MOVE_EN_PASSANT);
  return chess_movegen_is_legal (position, move) ? move : CHESS_MOVE_NONE;
}

ChessMove
chess_uci_read (const ChessPosition *position, const char *text, size_t length)
{
  ChessSquare from, to;
  ChessPieceType promotion;
  ChessMove move;

  if (length < 4 || length > 5)
    return CHESS_MOVE_NONE;
  from = chess_square_read (text);
  to = chess_square_read (text + 2);
  if (from == CHESS_SQUARE_NONE || to == CHESS_SQUARE_NONE)
    return CHESS_MOVE_NONE;
  if (length == 4)
    {
      /* Chess960 writes the rook's square: there the king's destination may be a plain move. */
      move = chess_uci_find_castling (position, from, to, !chess_position_is_chess960 (position));
      return move != CHESS_MOVE_NONE ? move : find_plain (position, from, to);
    }
  promotion = read_promotion (text[4]);
  if (promotion == (ChessPieceType) CHESS_N_PIECE_TYPES)
    return CHESS_MOVE_NONE;
  move = chess_move_new_promotion (from, to, promotion);
  return chess_movegen_is_legal (position, move) ? move : CHESS_MOVE_NONE;
}

ChessMove
chess_uci_read_foreign (const ChessPosition *position, const char *text, size_t length)
{
  ChessMove move = chess_uci_read (position, text, length);
  ChessSquare from, to;

  if (move != CHESS_MOVE_NONE || length != 4)
    return move;
  from = chess_square_read (text);
  to = chess_square_read (text + 2);
  if (from == CHESS_SQUARE_NONE || to == CHESS_SQUARE_NONE)
    return CHESS_MOVE_NONE;
  return chess_uci_find_castling (position, from, to, true);
}
