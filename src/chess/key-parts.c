/* Splits a position's key into its parts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/key-parts.h"

#include "chess/kernel/tables.h"

static void
add (ChessKeyParts *list, ChessKeyPart part)
{
  if (list->count < CHESS_MAX_KEY_PARTS)
    list->parts[list->count++] = part;
}

static void
add_pieces (const ChessPosition *position, ChessKeyParts *list)
{
  for (unsigned piece = 0; piece < CHESS_N_PIECES; piece++)
    CHESS_FOREACH_SQUARE (square, position->by_piece[piece])
      add (list, chess_key_part_piece ((ChessPiece) piece, (ChessSquare) square));
}

ChessKeyPart
chess_key_part_piece (ChessPiece piece, ChessSquare square)
{
  return (ChessKeyPart){ .kind = CHESS_KEY_PIECE,
                         .piece = piece,
                         .square = square,
                         .word = chess_keys.piece[piece][square] };
}

ChessKeyPart
chess_key_part_castling (const ChessPosition *position, ChessSquare rook)
{
  ChessColor color = chess_bitboard_has (chess_position_color (position, CHESS_BLACK), rook)
                         ? CHESS_BLACK
                         : CHESS_WHITE;
  bool queenside = rook < chess_position_king (position, color);

  return (ChessKeyPart){ .kind = CHESS_KEY_CASTLING,
                         .piece = CHESS_PIECE (color, CHESS_ROOK),
                         .square = rook,
                         .queenside = queenside,
                         .word = chess_keys.castling[color][queenside] };
}

ChessKeyPart
chess_key_part_en_passant (ChessSquare square)
{
  return (ChessKeyPart){ .kind = CHESS_KEY_EN_PASSANT,
                         .piece = CHESS_PIECE_NONE,
                         .square = square,
                         .word = chess_keys.ep[square] };
}

ChessKeyPart
chess_key_part_side (void)
{
  return (ChessKeyPart){ .kind = CHESS_KEY_SIDE,
                         .piece = CHESS_PIECE_NONE,
                         .square = CHESS_SQUARE_NONE,
                         .word = chess_keys.white_to_move };
}

void
chess_key_parts (const ChessPosition *position, ChessKeyParts *list)
{
  list->count = 0;
  add_pieces (position, list);
  CHESS_FOREACH_SQUARE (rook, chess_position_castling_rooks (position))
    add (list, chess_key_part_castling (position, (ChessSquare) rook));
  if (position->ep_square != CHESS_SQUARE_NONE)
    add (list, chess_key_part_en_passant (position->ep_square));
  if (chess_position_side (position) == CHESS_WHITE)
    add (list, chess_key_part_side ());
}
