/* The tables behind attack sets and position keys; inside libchess only.
 *
 * They are constants: make-tables.c writes them when libchess is built. Most have a row for
 * CHESS_SQUARE_NONE, the square of a king that is not on the board, so that the generator need
 * not ask.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/bitboard.h"

#define CHESS_N_TABLE_SQUARES (CHESS_N_SQUARES + 1)

/* How a rook or bishop on one square is looked up: the blockers within mask give an index into
 * attacks, gathered by PEXT or by a multiplication with a magic number. */
typedef struct
{
  ChessBitboard mask;
  const ChessBitboard *attacks;
  uint64_t magic;
  unsigned shift;
} ChessSlider;

typedef struct
{
  ChessSlider rook[CHESS_N_TABLE_SQUARES];
  ChessSlider bishop[CHESS_N_TABLE_SQUARES];
  ChessBitboard knight[CHESS_N_TABLE_SQUARES];
  ChessBitboard king[CHESS_N_TABLE_SQUARES];
  ChessBitboard pawn[CHESS_N_COLORS][CHESS_N_TABLE_SQUARES];
  /* Squares from which a piece on an otherwise empty board reaches a square beside the king's. */
  ChessBitboard rook_ring[CHESS_N_TABLE_SQUARES];
  ChessBitboard bishop_ring[CHESS_N_TABLE_SQUARES];
  ChessBitboard between[CHESS_N_TABLE_SQUARES][CHESS_N_TABLE_SQUARES];
  ChessBitboard line[CHESS_N_SQUARES][CHESS_N_SQUARES];
  /* Four directions in which square numbers rise, then those in which they fall: east, north,
   * north-east, north-west, and the opposite of each. */
  ChessBitboard rays[8][CHESS_N_SQUARES];
} ChessAttackTables;

/* The numbers a position's key is built from: ordered as they are used, with zeros for "no piece"
 * and "no en passant". */
typedef struct
{
  uint64_t piece[CHESS_N_PIECES + 1][CHESS_N_SQUARES];
  uint64_t ep[CHESS_N_SQUARES + 1];     /* by the target square */
  uint64_t castling[CHESS_N_COLORS][2]; /* kingside, queenside */
  uint64_t white_to_move;
} ChessKeys;

/* Every attack set of every rook and bishop, 841 KiB, and an empty one for a slider without a
 * square. */
#define CHESS_N_SLIDER_ATTACKS (102400 + 5248 + 1)

#pragma GCC visibility push(hidden)

/* Nothing writes to it, and it lies in memory that cannot be written to. It is not const all the
 * same: GCC would keep so much of it in registers that counting moves takes a tenth longer. */
extern ChessAttackTables chess_attack_tables;
extern const ChessKeys chess_keys;

/* What the sliders' look-ups find. Empty until the first use of a kernel fills it (kernel.c). */
extern ChessBitboard chess_slider_attacks[CHESS_N_SLIDER_ATTACKS];

#pragma GCC visibility pop

/* One ray up to its first blocker, which is part of it. */
static inline ChessBitboard
chess_ray (unsigned direction, ChessSquare square, ChessBitboard occupied)
{
  const ChessBitboard *rays = chess_attack_tables.rays[direction];
  ChessBitboard blockers = rays[square] & occupied;
  if (!blockers)
    return rays[square];
  ChessSquare first = direction < 4 ? chess_bitboard_lsb (blockers) : chess_bitboard_msb (blockers);
  return rays[square] & ~rays[first];
}

/* The attacks of a rook or bishop, ray by ray: slower than the look-ups, and true before them. */
static inline ChessBitboard
chess_rays_rook (ChessSquare square, ChessBitboard occupied)
{
  return chess_ray (0, square, occupied) | chess_ray (1, square, occupied)
         | chess_ray (4, square, occupied) | chess_ray (5, square, occupied);
}

static inline ChessBitboard
chess_rays_bishop (ChessSquare square, ChessBitboard occupied)
{
  return chess_ray (2, square, occupied) | chess_ray (3, square, occupied)
         | chess_ray (6, square, occupied) | chess_ray (7, square, occupied);
}
