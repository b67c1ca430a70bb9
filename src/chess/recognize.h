/* Recognizes which table of a chess program a list of values is, in which layout, and which of its
 * entries are wrong.
 *
 * A piece that moves in the same way in all directions has the same table in every layout: a
 * knight's fits all eight. A white pawn's attacks in a1b1 are also a black pawn's in a8b8. So a
 * table has several readings, which fit equally well.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/table-kind.h"

CHESS_BEGIN_DECLS

/* A table with more wrong entries is not recognized, unless it is wrapped; a short one may have an
 * eighth. */
#define CHESS_MAX_WRONG_ENTRIES 8

/* How an index is computed from a magic product. If irrelevant blockers are set rather than
 * cleared, the magic is called black. */
typedef enum
{
  CHESS_MAGIC_RULE_RELEVANT, /* as many bits as there are relevant squares */
  CHESS_MAGIC_RULE_FIXED,    /* 12 bits for rooks, 9 for bishops */
  CHESS_MAGIC_RULE_BLACK_RELEVANT,
  CHESS_MAGIC_RULE_BLACK_FIXED,
} ChessMagicRule;

#define CHESS_N_MAGIC_RULES 4

/* One interpretation of a table. */
typedef struct
{
  ChessTableKind kind;
  ChessLayout squares; /* entry n is about the square of bit n in this layout */
  ChessLayout bits;    /* the values are in this one */
  ChessMagicRule rule; /* of magic numbers */
  uint64_t constant;   /* of De Bruijn indices */
  uint8_t rights[4]; /* of castling masks: the bits of the rights of a1, h1, a8 and h8 */
} ChessTableReading;

/* No table has more. */
#define CHESS_MAX_TABLE_READINGS 128

typedef struct
{
  size_t n_readings;                                    /* 0: the table is unknown */
  ChessTableReading readings[CHESS_MAX_TABLE_READINGS]; /* the most usual first */
  unsigned n_wrong;                                     /* wrong entries, as in every reading */
  bool wrapped; /* all mistakes are missing or wrong masks for shifts at the edges */
} ChessTableFinding;

/* Compares a list of values with all kinds. Lists usually have 64 entries; those of files, ranks
 * and adjacent files may have 8, diagonals 15, boards with a border 120 or 128, pairs of squares
 * 4,096. */
void chess_table_recognize (const uint64_t *values, size_t n, ChessTableFinding *finding);

typedef struct
{
  size_t index;
  uint64_t found;
  uint64_t expected;
  bool has_expected; /* false if it is unknown: a key, a black magic number */
} ChessWrongEntry;

/* The first wrong entries of a reading, in order. Returns how many, at most
 * CHESS_MAX_WRONG_ENTRIES. */
size_t chess_table_find_wrong (const uint64_t *values,
                               size_t n,
                               const ChessTableReading *reading,
                               ChessWrongEntry wrong[CHESS_AT_LEAST (CHESS_MAX_WRONG_ENTRIES)]);

CHESS_END_DECLS
