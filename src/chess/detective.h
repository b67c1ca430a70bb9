/* The layout detective: which square numbering, and which piece, a table of 64 words can be for.
 *
 * Entry n of a table is about one square, and its bits are squares. Programs number both the same
 * way, but for a few that do not; so a match names both numberings, and those that differ are
 * looked for only where no single numbering explains the table.
 *
 * What moves alike in all directions gives the same table under every numbering: a knight's table
 * is consistent with all eight. Pawns, files and ranks tell the numberings apart, but a white
 * pawn's captures in a1b1 are also a black pawn's in a8b8: all is reported.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/layout.h"

/* What a table can hold for each square. */
typedef enum
{
  CHESS_TABLE_KNIGHT,
  CHESS_TABLE_KING,
  CHESS_TABLE_WHITE_PAWN, /* squares it captures on; on ranks 1 and 8 those or none */
  CHESS_TABLE_BLACK_PAWN,
  CHESS_TABLE_WHITE_PUSH, /* one step; on ranks 1 and 8 that or none */
  CHESS_TABLE_BLACK_PUSH,
  CHESS_TABLE_WHITE_PUSHES, /* one step, and two from its start */
  CHESS_TABLE_BLACK_PUSHES,
  CHESS_TABLE_BISHOP, /* on an empty board */
  CHESS_TABLE_ROOK,
  CHESS_TABLE_QUEEN,
  CHESS_TABLE_RELEVANT_BISHOP, /* where blockers matter: the rays without their last squares */
  CHESS_TABLE_RELEVANT_ROOK,
  CHESS_TABLE_SQUARE, /* the square alone */
  CHESS_TABLE_FILE,   /* with the square itself */
  CHESS_TABLE_RANK,
  CHESS_TABLE_DIAGONAL,      /* as a1–h8 runs */
  CHESS_TABLE_ANTI_DIAGONAL, /* as a8–h1 runs */
  CHESS_TABLE_FILE_WITHOUT,  /* without the square itself */
  CHESS_TABLE_RANK_WITHOUT,
  CHESS_TABLE_DIAGONAL_WITHOUT,
  CHESS_TABLE_ANTI_DIAGONAL_WITHOUT,
} ChessTableKind;

#define CHESS_N_TABLE_KINDS 22

/* One way to understand a table. */
typedef struct
{
  ChessTableKind kind;
  ChessLayout squares; /* entry n is about the square of bit n in this layout */
  ChessLayout bits;    /* the words are of this one */
} ChessTableMatch;

/* Every kind matches in eight numberings or pairs of them at most where it matches at all, and of
 * the kinds at most four can be the same table. */
#define CHESS_MAX_TABLE_MATCHES 64

typedef struct
{
  size_t n_matches;
  ChessTableMatch matches[CHESS_MAX_TABLE_MATCHES]; /* by kind, then by layout */
  bool mixed;                                       /* squares and bits differ in all matches */

  /* Where nothing matches: what the most entries agree with, and the first entry that does not. */
  ChessTableMatch nearest;
  unsigned n_wrong;  /* entries that disagree, 1 to 64; 0 where there are matches */
  unsigned index;    /* the first of them, 0 to 63 */
  uint64_t expected; /* what it would be */
} ChessDetective;

/* Compares a table with all there is. */
void chess_detective_inspect (const uint64_t table[static CHESS_N_SQUARES], ChessDetective *result);

/* The set that a kind of table holds for a square. */
ChessBitboard chess_detective_entry (ChessTableKind kind, ChessSquare square);

/* The English name of a kind, marked for translation: "knight attacks"; and its stable identifier:
 * "knight". */
const char *chess_table_kind_title (ChessTableKind kind);
const char *chess_table_kind_id (ChessTableKind kind);
