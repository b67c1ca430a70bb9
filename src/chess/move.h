/* A move in 16 bits.
 *
 *   15 14 13 12 11 10  9  8  7  6  5  4  3  2  1  0
 *  [kind ][promo][       to       ][      from      ]
 *
 * Castling is encoded as the king capturing its own rook, the only form that is unique in Chess960;
 * text forms differ (see uci-move.h and san.h). promo only matters in a promotion.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/types.h"

CHESS_BEGIN_DECLS

typedef uint16_t ChessMove;

typedef enum
{
  CHESS_MOVE_NORMAL,
  CHESS_MOVE_PROMOTION,
  CHESS_MOVE_EN_PASSANT,
  CHESS_MOVE_CASTLING,
} ChessMoveKind;

/* No move: a1 to a1. */
#define CHESS_MOVE_NONE ((ChessMove) 0)

static inline ChessMove
chess_move_new (ChessSquare from, ChessSquare to, ChessMoveKind kind)
{
  return (ChessMove) (from | to << 6 | kind << 14);
}

/* type: knight, bishop, rook or queen. */
static inline ChessMove
chess_move_new_promotion (ChessSquare from, ChessSquare to, ChessPieceType type)
{
  return (ChessMove) (from | to << 6 | (type - CHESS_KNIGHT) << 12 | CHESS_MOVE_PROMOTION << 14);
}

static inline ChessSquare
chess_move_from (ChessMove move)
{
  return move & 63;
}

/* The target square; for castling the square of the rook. */
static inline ChessSquare
chess_move_to (ChessMove move)
{
  return (move >> 6) & 63;
}

static inline ChessMoveKind
chess_move_kind (ChessMove move)
{
  return (ChessMoveKind) (move >> 14);
}

/* The piece a promotion makes; meaningless for other kinds. */
static inline ChessPieceType
chess_move_promotion (ChessMove move)
{
  return (ChessPieceType) (((move >> 12) & 3) + CHESS_KNIGHT);
}

/* The square the moving piece ends on: for castling the king's (g or c file), else the target. */
static inline ChessSquare
chess_move_destination (ChessMove move)
{
  ChessSquare from = chess_move_from (move), to = chess_move_to (move);
  if (chess_move_kind (move) != CHESS_MOVE_CASTLING)
    return to;
  return CHESS_SQUARE (to > from ? 6 : 2, chess_square_rank (from));
}

CHESS_END_DECLS
