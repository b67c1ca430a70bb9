/* The functions behind the mask table, one per row or per family of rows, and shared computations.
 *
 * Private to the mask modules: all others use mask.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/mask.h"

/* Pieces that alone block an enemy slider from the king, on a line along which it moves. */
typedef struct
{
  ChessBitboard blockers; /* the pieces */
  ChessBitboard sliders;  /* the sliders behind them */
  ChessBitboard rays;     /* squares between king and slider, including the slider */
} ChessMaskPins;

/* Sets derived from the legal moves. */
typedef struct
{
  ChessBitboard targets;      /* all destinations */
  ChessBitboard captures;     /* destinations of captures */
  ChessBitboard movable;      /* pieces that can move */
  ChessBitboard selected;     /* destinations from the selected squares */
  ChessBitboard ep_square;    /* where a pawn can be captured en passant, */
  ChessBitboard ep_capturers; /* and by which pawns */
} ChessMaskMoves;

struct ChessMaskWork
{
  const ChessPosition *position;
  ChessBitboard selection;
  ChessBitboard occupied;
  ChessColor us;
  ChessBitboard attacks_by_type[CHESS_N_COLORS][CHESS_N_PIECE_TYPES];
  ChessBitboard attacks[CHESS_N_COLORS];
  ChessBitboard attacks_twice[CHESS_N_COLORS];
  ChessBitboard danger[CHESS_N_COLORS]; /* by the color of the king in danger */
  ChessMaskPins pins[CHESS_N_COLORS];   /* by the color of the king and the pinned pieces */
  ChessBitboard checkers;
  ChessMaskMoves moves; /* only after chess_mask_work_add_moves() */
  const ChessPosition *previous; /* as in ChessMaskInput */
  ChessMove last_move;
};

/* Computes what the rows share, except the moves; and the moves, which only some rows need. */
void chess_mask_work_init (ChessMaskWork *work, const ChessMaskInput *input);
void chess_mask_work_add_moves (ChessMaskWork *work);

/* Pieces and occupancy. */
ChessBitboard chess_mask_pieces (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_color (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_type (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_sliders (const ChessMask *mask, const ChessMaskWork *work);
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

/* Moves. */
ChessBitboard chess_mask_targets (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_captures (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_quiets (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_movable (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_sel_pseudo (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_sel_legal (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_sel_attacks (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_sel_attackers (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_sel_xray (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_pushes (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_double_pushes (const ChessMask *mask, const ChessMaskWork *work);

/* State. */
ChessBitboard chess_mask_ep_square (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_ep_capturers (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_castling_rooks (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_castling_empty (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_castling_safe (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_last_move (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_changed (const ChessMask *mask, const ChessMaskWork *work);

/* Pawns. */
ChessBitboard chess_mask_passed (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_isolated (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_doubled (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_backward (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_supported (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_phalanx (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_rams (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_open_files (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_half_open (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_front_spans (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_attack_spans (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_outposts (const ChessMask *mask, const ChessMaskWork *work);

/* Board. */
ChessBitboard chess_mask_light (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_dark (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_edges (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_center (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_file (const ChessMask *mask, const ChessMaskWork *work);
ChessBitboard chess_mask_rank (const ChessMask *mask, const ChessMaskWork *work);
