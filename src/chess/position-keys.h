/* The numbers a position's key is built from; inside libchess only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/types.h"

#define CHESS_N_POSITION_KEYS 781

extern const uint64_t chess_position_keys[CHESS_N_POSITION_KEYS];

/* The number of a piece on a square. */
static inline uint64_t
chess_key_piece (ChessColor color, ChessPieceType type, ChessSquare square)
{
  return chess_position_keys[64 * (2 * type + (color == CHESS_WHITE)) + square];
}

/* The number of a castling right: kingside or queenside. */
static inline uint64_t
chess_key_castling (ChessColor color, bool queenside)
{
  return chess_position_keys[768 + 2 * color + queenside];
}

/* The number of an en passant target's file. */
static inline uint64_t
chess_key_ep (ChessSquare square)
{
  return chess_position_keys[772 + chess_square_file (square)];
}

/* The number of White being to move. */
static inline uint64_t
chess_key_white_to_move (void)
{
  return chess_position_keys[780];
}
