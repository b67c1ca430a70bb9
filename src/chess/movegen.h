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

/* Fills the list with all legal moves, in no particular order. */
void chess_movegen_legal (const ChessPosition *position, ChessMoveList *list);

/* The number of legal moves. */
size_t chess_movegen_count (const ChessPosition *position);

/* Whether the side to move has a legal move. */
bool chess_movegen_any (const ChessPosition *position);

/* Whether a move, any 16 bits, is legal here. */
bool chess_movegen_is_legal (const ChessPosition *position, ChessMove move);

/* Fills the list with the legal moves of one type of piece to a square, other than castling, in no
 * particular order. Only these are tested, so it takes a fraction of what listing all takes. */
void chess_movegen_to (const ChessPosition *position,
                       ChessPieceType type,
                       ChessSquare to,
                       ChessMoveList *list);

/* Squares (of destination: see chess_move_destination) that the piece on a square may legally go
 * to; for castling also the square of the rook, on which a person may drop the king. Never the
 * square itself, though in Chess960 a king may castle without moving. */
ChessBitboard chess_movegen_targets (const ChessPosition *position, ChessSquare from);

/* The legal move from one square to another as a person indicates it: for castling the king's
 * destination, two squares to a side, or its rook. Promotions are to a queen. CHESS_MOVE_NONE if
 * there is none. In Chess960 a king's step takes precedence over castling if both are possible;
 * dropping it on the rook always castles, dropping it on its own square never. */
ChessMove chess_movegen_find (const ChessPosition *position, ChessSquare from, ChessSquare to);

/* The effects of a legal move. */
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

/* Determines the effects of a legal move. */
void chess_movegen_annotate (const ChessPosition *position, ChessMove move, ChessMoveInfo *info);

CHESS_END_DECLS
