/* A set of squares in one 64-bit word, and the algebra on it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/types.h"

CHESS_BEGIN_DECLS

/* Bit n is square n in LERF order: a1 = bit 0, b1 = bit 1 … h8 = bit 63. */
typedef uint64_t ChessBitboard;

#define CHESS_BIT(square) ((ChessBitboard) 1 << (square))

#define CHESS_NO_SQUARES ((ChessBitboard) 0)
#define CHESS_ALL_SQUARES (~(ChessBitboard) 0)
#define CHESS_FILE_A ((ChessBitboard) 0x0101010101010101)
#define CHESS_FILE_H ((ChessBitboard) 0x8080808080808080)
#define CHESS_RANK_1 ((ChessBitboard) 0x00000000000000ff)
#define CHESS_RANK_8 ((ChessBitboard) 0xff00000000000000)
#define CHESS_DARK_SQUARES ((ChessBitboard) 0xaa55aa55aa55aa55)
#define CHESS_LIGHT_SQUARES ((ChessBitboard) 0x55aa55aa55aa55aa)

/* The eight squares of file 0 (a) to 7 (h). */
#define CHESS_FILE(file) (CHESS_FILE_A << (file))
/* The eight squares of rank 0 (first) to 7 (eighth). */
#define CHESS_RANK(rank) (CHESS_RANK_1 << ((rank) * 8))

/* Runs the statement after it for every square of a set, lowest first. */
#define CHESS_FOREACH_SQUARE(square, set)                                                          \
  for (ChessBitboard square##_rest = (set), square = 64;                                           \
       square##_rest != 0 && (square = (ChessBitboard) __builtin_ctzll (square##_rest), 1);        \
       square##_rest &= square##_rest - 1)

static inline bool
chess_bitboard_has (ChessBitboard set, ChessSquare square)
{
  return (set >> square) & 1;
}

/* Number of members, 0 to 64. */
static inline unsigned
chess_bitboard_count (ChessBitboard set)
{
  return (unsigned) __builtin_popcountll (set);
}

/* Whether a set has two members or more. */
static inline bool
chess_bitboard_several (ChessBitboard set)
{
  return (set & (set - 1)) != 0;
}

/* The lowest member; CHESS_SQUARE_NONE for the empty set. */
static inline ChessSquare
chess_bitboard_lsb (ChessBitboard set)
{
  return set ? (ChessSquare) __builtin_ctzll (set) : CHESS_SQUARE_NONE;
}

/* The highest member; CHESS_SQUARE_NONE for the empty set. */
static inline ChessSquare
chess_bitboard_msb (ChessBitboard set)
{
  return set ? (ChessSquare) (63 - __builtin_clzll (set)) : CHESS_SQUARE_NONE;
}

/* Takes the lowest member out of a set that is not empty, and returns it. */
static inline ChessSquare
chess_bitboard_pop_lsb (ChessBitboard *set)
{
  ChessSquare square = (ChessSquare) __builtin_ctzll (*set);
  *set &= *set - 1;
  return square;
}

/* One step in a direction; squares that would leave the board are dropped. */
static inline ChessBitboard
chess_bitboard_north (ChessBitboard set)
{
  return set << 8;
}

static inline ChessBitboard
chess_bitboard_south (ChessBitboard set)
{
  return set >> 8;
}

/* One step in the direction of a color's pawns. */
static inline ChessBitboard
chess_bitboard_forward (ChessColor color, ChessBitboard set)
{
  return color == CHESS_WHITE ? chess_bitboard_north (set) : chess_bitboard_south (set);
}

static inline ChessBitboard
chess_bitboard_east (ChessBitboard set)
{
  return (set & ~CHESS_FILE_H) << 1;
}

static inline ChessBitboard
chess_bitboard_west (ChessBitboard set)
{
  return (set & ~CHESS_FILE_A) >> 1;
}

static inline ChessBitboard
chess_bitboard_north_east (ChessBitboard set)
{
  return (set & ~CHESS_FILE_H) << 9;
}

static inline ChessBitboard
chess_bitboard_north_west (ChessBitboard set)
{
  return (set & ~CHESS_FILE_A) << 7;
}

static inline ChessBitboard
chess_bitboard_south_east (ChessBitboard set)
{
  return (set & ~CHESS_FILE_H) >> 7;
}

static inline ChessBitboard
chess_bitboard_south_west (ChessBitboard set)
{
  return (set & ~CHESS_FILE_A) >> 9;
}

CHESS_END_DECLS
