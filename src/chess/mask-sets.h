/* The functions behind the mask table, one per row or per family of rows, and the work they share.
 *
 * Private to the mask modules: everyone else goes through mask.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/mask.h"

/* Pieces that alone stand between a king and an enemy slider, on a line along which it moves. */
typedef struct
{
  ChessBitboard blockers; /* the pieces */
  ChessBitboard sliders;  /* the sliders behind them */
  ChessBitboard rays;     /* squares between king and slider, the slider included */
} ChessMaskPins;

struct ChessMaskWork
{
  const ChessPosition *position;
  ChessBitboard selection;
  ChessBitboard occupied;
  ChessColor us;
  ChessBitboard attacks_by_type[CHESS_N_COLORS][CHESS_N_PIECE_TYPES];
  ChessBitboard attacks[CHESS_N_COLORS];
  ChessBitboard attacks_twice[CHESS_N_COLORS];
  ChessBitboard danger[CHESS_N_COLORS];  /* by the colour of the king in danger */
  ChessMaskPins pins[CHESS_N_COLORS];    /* by the colour of the king and the pinned pieces */
  ChessBitboard checkers;
};

/* Computes what the rows share. */
void chess_mask_work_init (ChessMaskWork *work, const ChessMaskInput *input);

/* Pieces and occupancy. */
ChessBitboard chess_mask_pieces (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_color (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_us (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_them (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_occupied (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_empty (const ChessMask *mask, const ChessMaskWork *work);

/* Attacks. */
ChessBitboard chess_mask_attacks (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_attacks_by_type (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_attacks_twice (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_contested (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_defended (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_hanging (const ChessMask *mask, const ChessMaskWork *work);

/* King safety. */
ChessBitboard chess_mask_checkers (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_check_mask (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_flight (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_king_ring (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_danger (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_pinned (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_pinners (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_pin_rays (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_check_squares (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_discoverers (const ChessMask *mask, const ChessMaskWork *work);
