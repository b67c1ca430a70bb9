/* Strictly legal moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/position.h"

CHESS_BEGIN_DECLS

/* More than any position reached from a start position can have (218 is the known maximum). */
#define CHESS_MAX_MOVES 256

typedef struct
{
  size_t count;
  ChessMove moves[CHESS_MAX_MOVES];
} ChessMoveList;

/* Fills the list with every legal move; in no promised order. */
void chess_movegen_legal (const ChessPosition *position, ChessMoveList *list);

/* The number of legal moves. */
size_t chess_movegen_count (const ChessPosition *position);

/* Whether the side to move has a legal move. */
bool chess_movegen_any (const ChessPosition *position);

/* Whether a move, any 16 bits, is legal here. */
bool chess_movegen_is_legal (const ChessPosition *position, ChessMove move);

/* Squares (of destination: see chess_move_destination) that the piece on a square may legally go
 * to; for castling also the square of the rook, which a person may drop the king on. Never the
 * square itself, though a king there may castle on the spot. */
ChessBitboard chess_movegen_targets (const ChessPosition *position, ChessSquare from);

/* The legal move from one square to another as a person points at it: the king to its castling
 * destination, or two squares aside, or onto its rook. A promotion comes back as the queen's.
 * CHESS_MOVE_NONE where there is none. In Chess960 a king step wins over castling where both fit
 * one square; dropping on the rook always castles, dropping back on its own square never. */
ChessMove chess_movegen_find (const ChessPosition *position, ChessSquare from, ChessSquare to);

/* What a legal move does. */
typedef enum
{
  CHESS_TAG_CAPTURE = 1 << 0,
  CHESS_TAG_DOUBLE_PUSH = 1 << 1,
  CHESS_TAG_EN_PASSANT = 1 << 2,
  CHESS_TAG_CASTLING = 1 << 3,
  CHESS_TAG_PROMOTION = 1 << 4,
  CHESS_TAG_CHECK = 1 << 5,
  CHESS_TAG_DOUBLE_CHECK = 1 << 6,
  CHESS_TAG_DISCOVERED_CHECK = 1 << 7,
  CHESS_TAG_MATE = 1 << 8,
  CHESS_TAG_STALEMATE = 1 << 9,
  CHESS_TAG_LOSES_CASTLING = 1 << 10,
} ChessMoveTags;

typedef struct
{
  ChessMove move;
  ChessPiece piece;
  ChessPiece captured; /* CHESS_PIECE_NONE; en passant: the pawn */
  uint16_t tags;       /* ChessMoveTags */
} ChessMoveInfo;

/* Says what a legal move does. */
void chess_movegen_annotate (const ChessPosition *position, ChessMove move, ChessMoveInfo *info);

CHESS_END_DECLS
