/* The parts that XOR into a position's Polyglot key.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/position.h"

CHESS_BEGIN_DECLS

typedef enum
{
  CHESS_KEY_PIECE,      /* piece on square */
  CHESS_KEY_CASTLING,   /* the right of a side (that of piece) to castle with the rook on square */
  CHESS_KEY_EN_PASSANT, /* on square */
  CHESS_KEY_SIDE,       /* White is to move */
} ChessKeyPartKind;

typedef struct
{
  ChessKeyPartKind kind;
  ChessPiece piece;   /* of a right, the rook; else CHESS_PIECE_NONE for kinds without one */
  ChessSquare square; /* CHESS_SQUARE_NONE for kinds without one */
  bool queenside;     /* of a right */
  uint64_t word;
} ChessKeyPart;

/* Enough for a piece on every square, four rights, en passant, and the side. */
#define CHESS_MAX_KEY_PARTS 70

typedef struct
{
  size_t count;
  ChessKeyPart parts[CHESS_MAX_KEY_PARTS]; /* in the order of the kinds, then by piece and square */
} ChessKeyParts;

/* Single parts: a piece on a square, the right to castle with a rook that has it, an en passant
 * target, and White's turn. */
ChessKeyPart chess_key_part_piece (ChessPiece piece, ChessSquare square);
ChessKeyPart chess_key_part_castling (const ChessPosition *position, ChessSquare rook);
ChessKeyPart chess_key_part_en_passant (ChessSquare square);
ChessKeyPart chess_key_part_side (void);

/* Lists the parts; XORed together they are chess_position_key(). */
void chess_key_parts (const ChessPosition *position, ChessKeyParts *list);

CHESS_END_DECLS
