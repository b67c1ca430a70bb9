/* The kinds of tables in chess programs, and their contents.
 *
 * Entry n of a table is about the square of bit n of one numbering, its index layout; its bits, if
 * it contains sets, and its square numbers are in another, its bit layout. Most programs use the
 * same for both.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/layout.h"

CHESS_BEGIN_DECLS

typedef enum
{
  /* A set for each square. */
  CHESS_TABLE_KNIGHT,
  CHESS_TABLE_KING,
  CHESS_TABLE_WHITE_PAWN, /* squares it captures on */
  CHESS_TABLE_BLACK_PAWN,
  CHESS_TABLE_WHITE_PUSH, /* one step */
  CHESS_TABLE_BLACK_PUSH,
  CHESS_TABLE_WHITE_PUSHES, /* one step, and two from its start */
  CHESS_TABLE_BLACK_PUSHES,
  CHESS_TABLE_BISHOP, /* on an empty board */
  CHESS_TABLE_ROOK,
  CHESS_TABLE_QUEEN,
  CHESS_TABLE_RELEVANT_BISHOP, /* where blockers matter: the rays without their last squares */
  CHESS_TABLE_RELEVANT_ROOK,
  CHESS_TABLE_FILE, /* including the square itself */
  CHESS_TABLE_RANK,
  CHESS_TABLE_DIAGONAL,      /* in the direction of a1–h8 */
  CHESS_TABLE_ANTI_DIAGONAL, /* in the direction of a8–h1 */
  CHESS_TABLE_FILE_WITHOUT,  /* without the square itself */
  CHESS_TABLE_RANK_WITHOUT,
  CHESS_TABLE_DIAGONAL_WITHOUT,
  CHESS_TABLE_ANTI_DIAGONAL_WITHOUT,
  CHESS_TABLE_RAY_NORTH, /* without the square itself; then clockwise */
  CHESS_TABLE_RAY_NORTH_EAST,
  CHESS_TABLE_RAY_EAST,
  CHESS_TABLE_RAY_SOUTH_EAST,
  CHESS_TABLE_RAY_SOUTH,
  CHESS_TABLE_RAY_SOUTH_WEST,
  CHESS_TABLE_RAY_WEST,
  CHESS_TABLE_RAY_NORTH_WEST,
  CHESS_TABLE_WHITE_FRONT, /* the squares ahead on the file */
  CHESS_TABLE_BLACK_FRONT,
  CHESS_TABLE_WHITE_PASSED, /* those and the adjacent files: where no enemy pawn may be */
  CHESS_TABLE_BLACK_PASSED,
  CHESS_TABLE_WHITE_SPAN, /* only the adjacent files: what a pawn can come to attack */
  CHESS_TABLE_BLACK_SPAN,
  CHESS_TABLE_ADJACENT_FILES,
  CHESS_TABLE_KING_ZONE,       /* a king's attacks and its square */
  CHESS_TABLE_WHITE_KING_ZONE, /* and three more squares in front */
  CHESS_TABLE_BLACK_KING_ZONE,
  CHESS_TABLE_SQUARE, /* only the square */

  /* A set or number for each pair of squares: 4,096 entries. */
  CHESS_TABLE_BETWEEN,      /* strictly between */
  CHESS_TABLE_BETWEEN_WITH, /* including the second square */
  CHESS_TABLE_LINE,         /* from edge to edge */
  CHESS_TABLE_DISTANCE,     /* steps of a king */
  CHESS_TABLE_MANHATTAN,    /* steps along ranks and files */

  /* Numbers of squares. */
  CHESS_TABLE_SQUARE_MAP,      /* 64 entries: the bit layout's number */
  CHESS_TABLE_MAILBOX_INDEX,   /* 64 entries: the index in a board of 10×12 */
  CHESS_TABLE_0X88_INDEX,      /* 64 entries: the index in a board of 16×8 */
  CHESS_TABLE_MAILBOX_SQUARES, /* 120 entries: the inverse, with any value outside the board */
  CHESS_TABLE_0X88_SQUARES,    /* 128 entries */

  /* What can only be verified by trying. */
  CHESS_TABLE_CASTLING,      /* rights that remain after a move from or to a square, or are lost */
  CHESS_TABLE_DE_BRUIJN,     /* bits by the top six bits of (bit × constant) */
  CHESS_TABLE_DE_BRUIJN_LOW, /* by those of (bit and all below it × constant) */
  CHESS_TABLE_BISHOP_MAGIC,
  CHESS_TABLE_ROOK_MAGIC,
  CHESS_TABLE_KEYS, /* random numbers, some of which are the same */
} ChessTableKind;

#define CHESS_N_TABLE_KINDS 56

/* The kinds that contain a set for each square. */
#define CHESS_N_SET_TABLE_KINDS 40

/* The English name of a kind, marked for translation: "Knight attacks"; and its stable identifier:
 * "knight-attacks". */
const char *chess_table_kind_title (ChessTableKind kind);
const char *chess_table_kind_id (ChessTableKind kind);

/* How many entries a table of a kind has; 0 if that varies. Some also have a short form. */
size_t chess_table_kind_length (ChessTableKind kind);

/* Whether its entries are indexed by a layout, and whether its contents depend on one. */
bool chess_table_kind_is_indexed (ChessTableKind kind);
bool chess_table_kind_has_bits (ChessTableKind kind);

/* The set for a square in a kind of table that contains sets for squares. */
ChessBitboard chess_table_kind_set (ChessTableKind kind, ChessSquare square);

/* Whether programs may leave the set for a square empty: there are no pawns on ranks 1 and 8. */
bool chess_table_kind_may_be_empty (ChessTableKind kind, ChessSquare square);

CHESS_END_DECLS
