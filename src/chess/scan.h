/* One step of a loop over the members of a set, as programs without special instructions do it:
 * one bit is singled out, a multiplication with a De Bruijn sequence brings a number of its own to
 * the top six bits, and a table turns that into the bit's number.
 *
 * After Leiserson, Prokop and Randall, "Using de Bruijn Sequences to Index a 1 in a Computer Word".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/layout.h"

CHESS_BEGIN_DECLS

/* Of the 64 numbers that six neighboring bits of it make, no two are equal. */
#define CHESS_SCAN_DE_BRUIJN ((uint64_t) 0x03f79d71b4cb0a89)
#define CHESS_SCAN_SHIFT 58
#define CHESS_N_SCAN_SMEARS 6

typedef enum
{
  CHESS_SCAN_LSB,       /* the lowest bit first: x & -x */
  CHESS_SCAN_MSB,       /* the highest first: smeared downwards, then its top edge */
  CHESS_SCAN_MSB_TABLE, /* the highest first: a table that the smeared word itself is the index to */
} ChessScanOrder;

typedef struct
{
  ChessScanOrder order;
  ChessLayout layout;
  bool empty;       /* no bit is left: all below is 0, square CHESS_SQUARE_NONE */
  uint64_t word;    /* x */
  uint64_t negated; /* -x; 0 where the highest bit is looked for */
  /* Highest first only: x after x |= x >> 1, then 2, 4, 8, 16 and 32; ones from its highest bit
   * down in the end. */
  uint64_t smeared[CHESS_N_SCAN_SMEARS];
  uint64_t single;  /* the bit alone: x & -x, or s ^ s >> 1 of the last smear s */
  uint64_t product; /* single × CHESS_SCAN_DE_BRUIJN, modulo 2^64; of CHESS_SCAN_MSB_TABLE: the last
                         smear × the same */
  unsigned index;   /* product >> 58: 0 to 63 */
  unsigned bit;     /* the table's entry there: 0 to 63 */
  ChessSquare square; /* of that bit in the layout */
  uint64_t rest;      /* x without the bit */
} ChessScan;

/* Works out one step of the scan of a word of a layout. */
void chess_scan_step (uint64_t word, ChessScanOrder order, ChessLayout layout, ChessScan *step);

/* The table: the number of the bit that gives each index. */
void chess_scan_fill_table (uint8_t table[CHESS_AT_LEAST (CHESS_N_SQUARES)]);

/* The table of CHESS_SCAN_MSB_TABLE: the number of the highest bit that each index belongs to. */
void chess_scan_fill_smeared_table (uint8_t table[CHESS_AT_LEAST (CHESS_N_SQUARES)]);

/* How far smear number 0 to 5 shifts: 1, 2, 4, 8, 16, 32. */
unsigned chess_scan_smear_shift (unsigned smear);

CHESS_END_DECLS
