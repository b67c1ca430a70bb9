/* One step of a loop over the members of a set, as programs without special instructions do it: one
 * bit is isolated, a multiplication with a De Bruijn sequence gives a unique number in the top six
 * bits, and a table maps that to the bit's number.
 *
 * After Leiserson, Prokop and Randall, "Using de Bruijn Sequences to Index a 1 in a Computer Word".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/layout.h"

CHESS_BEGIN_DECLS

/* Its 64 groups of six adjacent bits are all different. */
#define CHESS_SCAN_DE_BRUIJN ((uint64_t) 0x03f79d71b4cb0a89)
#define CHESS_SCAN_SHIFT 58
#define CHESS_N_SCAN_SMEARS 6

typedef enum
{
  CHESS_SCAN_LSB,       /* the lowest bit first: x & -x */
  CHESS_SCAN_MSB,       /* the highest first: smeared downwards, then its top bit isolated */
  CHESS_SCAN_MSB_TABLE, /* the highest first: a table for the smeared word itself */
} ChessScanOrder;

typedef struct
{
  ChessScanOrder order;
  ChessLayout layout;
  bool empty;       /* no bit is left: everything below is 0, square CHESS_SQUARE_NONE */
  uint64_t word;    /* x */
  uint64_t negated; /* -x; 0 when scanning for the highest bit */
  /* Highest first only: x after x |= x >> 1, then 2, 4, 8, 16 and 32; finally all ones from its
   * highest bit down. */
  uint64_t smeared[CHESS_N_SCAN_SMEARS];
  uint64_t single;  /* the isolated bit: x & -x, or s ^ s >> 1 of the last smear s */
  uint64_t product; /* single × CHESS_SCAN_DE_BRUIJN, modulo 2^64; of CHESS_SCAN_MSB_TABLE: the last
                         smear × the same */
  unsigned index;   /* product >> 58: 0 to 63 */
  unsigned bit;     /* the table's entry there: 0 to 63 */
  ChessSquare square; /* of that bit in the layout */
  uint64_t rest;      /* x without the bit */
} ChessScan;

/* Computes one step of the scan of a word in a layout. */
void chess_scan_step (uint64_t word, ChessScanOrder order, ChessLayout layout, ChessScan *step);

/* The table: the bit number for each index. */
void chess_scan_fill_table (uint8_t table[CHESS_AT_LEAST (CHESS_N_SQUARES)]);

/* The table of CHESS_SCAN_MSB_TABLE: the number of the highest bit for each index. */
void chess_scan_fill_smeared_table (uint8_t table[CHESS_AT_LEAST (CHESS_N_SQUARES)]);

/* The shift of smear number 0 to 5: 1, 2, 4, 8, 16, 32. */
unsigned chess_scan_smear_shift (unsigned smear);

CHESS_END_DECLS
