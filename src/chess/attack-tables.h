/* The tables behind the attack sets; inside libchess only.
 *
 * They are filled before main() and never change after that. Most have a row for
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
  ChessBitboard rays[8][CHESS_N_SQUARES];
} ChessAttackTables;

#pragma GCC visibility push(hidden)

extern ChessAttackTables chess_attack_tables;

/* One magic number a square, rooks first. */
extern const uint64_t chess_attack_magics[2][CHESS_N_SQUARES];

/* Fills the tables; with_pext says which kind of index the look-ups will use. */
void chess_attack_tables_fill (bool with_pext);

#pragma GCC visibility pop
