/* The numbers a position's key is built from; inside libchess only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/types.h"

/* Ordered as they are used, with zeros for "no piece" and "no en passant". */
typedef struct
{
  uint64_t piece[CHESS_N_PIECES + 1][CHESS_N_SQUARES];
  uint64_t ep[CHESS_N_SQUARES + 1];     /* by the target square */
  uint64_t castling[CHESS_N_COLORS][2]; /* kingside, queenside */
  uint64_t white_to_move;
} ChessKeys;

#pragma GCC visibility push(hidden)

/* Filled before main(), never changed after that. */
extern ChessKeys chess_keys;

/* Fills chess_keys; for start-up alone. */
void chess_keys_fill (void);

#pragma GCC visibility pop
