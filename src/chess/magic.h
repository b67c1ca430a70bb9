/* How a rook or bishop is looked up by a magic multiplication, step by step, compared with PEXT and
 * with walking the rays; and whether a given magic number is valid.
 *
 * A number is valid for a layout, whose words it multiplies.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/layout.h"

CHESS_BEGIN_DECLS

/* The most relevant squares, and sets of blockers on them: for a rook in a corner. */
#define CHESS_MAGIC_MAX_BITS 12
#define CHESS_MAGIC_MAX_SUBSETS 4096

/* A magic number for one square. */
typedef struct
{
  ChessPieceType type; /* CHESS_BISHOP or CHESS_ROOK */
  ChessSquare square;
  uint64_t number;
  unsigned shift; /* to the right, 0 to 63: 64 minus the bits of the index */
  ChessLayout layout;
} ChessMagic;

/* This program's own number for a square: layout a1b1. type: CHESS_BISHOP or CHESS_ROOK. */
ChessMagic chess_magic_own (ChessPieceType type, ChessSquare square);

/* The same for another layout. Every layout is a1b1's board rotated or mirrored, which makes no
 * difference to rooks and bishops: a number belongs to the bit, not to the square. */
ChessMagic chess_magic_own_in (ChessPieceType type, ChessSquare square, ChessLayout layout);

/* The squares on which blockers matter to a bishop or rook on a square. */
ChessBitboard chess_magic_relevant (ChessPieceType type, ChessSquare square);

/* One look-up. Sets are of squares; multiplied words are in the magic's layout. */
typedef struct
{
  ChessMagic magic;
  unsigned n_bits;        /* members of relevant */
  ChessBitboard occupied; /* as given */
  ChessBitboard relevant;
  ChessBitboard blockers; /* occupied & relevant */
  uint64_t word;          /* blockers as a word in the layout: the multiplied value */
  uint64_t product;       /* word × number, modulo 2^64 */
  uint64_t index;         /* product >> shift */
  /* The entry at the index of a table filled with this magic, where all sets of blockers are
   * written in the order of their PEXT index: another set's attacks if the magic is invalid. */
  ChessBitboard by_magic;
  unsigned pext_index;      /* the bits of word under relevant, packed: 0 to 4095 */
  ChessBitboard by_pext;    /* the entry there */
  ChessBitboard by_rays;    /* square by square up to the first blocker */
  ChessBitboard by_program; /* from the move generator's own table */
  bool agree;               /* all four are equal */
} ChessMagicSteps;

/* Looks the attacks up step by step, as listed in the struct, with the given occupied squares. */
void chess_magic_look_up (const ChessMagic *magic, ChessBitboard occupied, ChessMagicSteps *steps);

/* One of the four rays of a bishop or rook. */
typedef struct
{
  int files, ranks;      /* one step: -1, 0 or 1 files to the right and ranks up */
  ChessBitboard squares; /* up to the edge of the board */
  ChessBitboard attacks; /* up to and including the first blocker */
  ChessSquare blocker;   /* CHESS_SQUARE_NONE for none */
} ChessMagicRay;

#define CHESS_MAGIC_N_RAYS 4

/* Walks the rays: north, east, south and west; or north-east, south-east, south-west and
 * north-west. Together their attacks are what chess_magic_look_up() calls by_rays. */
void chess_magic_walk (ChessPieceType type,
                       ChessSquare square,
                       ChessBitboard occupied,
                       ChessMagicRay rays[CHESS_AT_LEAST (CHESS_MAGIC_N_RAYS)]);

typedef enum
{
  CHESS_MAGIC_GOOD,
  CHESS_MAGIC_COLLISION, /* two sets of blockers with different attacks share an index */
  CHESS_MAGIC_BAD_SHIFT, /* 64 or more */
} ChessMagicVerdict;

/* The result of trying a magic number with every set of blockers of its square. */
typedef struct
{
  ChessMagicVerdict verdict;
  unsigned n_bits;     /* members of the relevant mask */
  unsigned n_subsets;  /* 1 << n_bits: sets of blockers tried, all unless verdict is BAD_SHIFT */
  unsigned n_used;     /* different indices among them */
  unsigned n_harmless; /* sets sharing an index with another set with the same attacks */
  unsigned n_harmful;  /* sets sharing an index with one with other attacks */
  uint64_t lowest, highest; /* index */

  /* The first harmful collision, in the order of the PEXT index: the index, the two sets of
   * blockers and their attacks. Empty if there is none. */
  uint64_t index;
  ChessBitboard blockers[2];
  ChessBitboard attacks[2];
} ChessMagicReport;

/* Tries a magic number. Takes less than a millisecond and 24 KiB of stack. */
void chess_magic_check (const ChessMagic *magic, ChessMagicReport *report);

CHESS_END_DECLS
