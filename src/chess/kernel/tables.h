/* The tables for attack sets and position keys; only for libchess.
 *
 * They are constants: make-tables.c writes them when libchess is built. Most have a row for
 * CHESS_SQUARE_NONE, the square of a missing king, so that the generator need not check for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/bitboard.h"

#define CHESS_N_TABLE_SQUARES (CHESS_N_SQUARES + 1)

/* The look-up of a rook or bishop on one square: the blockers within mask give an index into
 * attacks, by PEXT or by multiplication with a magic number. */
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
  /* Four directions with rising square numbers, then those with falling ones: east, north,
   * north-east, north-west, and their opposites. */
  ChessBitboard rays[8][CHESS_N_SQUARES];
} ChessAttackTables;

/* The numbers for a position's key: in the order of use, with zeros for "no piece" and "no en
 * passant". */
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

/* Nothing writes to it, and it is in read-only memory. Nevertheless it is not const: GCC would keep
 * so much of it in registers that counting moves takes a tenth longer. */
extern ChessAttackTables chess_attack_tables;
extern const ChessKeys chess_keys;

/* The sliders' attack sets. Empty until the first use of a kernel fills it (kernel.c). */
extern ChessBitboard chess_slider_attacks[CHESS_N_SLIDER_ATTACKS];

#pragma GCC visibility pop

/* One ray up to and including its first blocker. */
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

/* The attacks of a rook or bishop, ray by ray: slower than the look-ups, but available before the
 * table is filled. */
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
