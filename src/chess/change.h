/* What a move changes: the difference of every word of the position, and the steps in which a
 * program that keeps its boards and key up to date makes it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/key-parts.h"

CHESS_BEGIN_DECLS

/* The purpose of a step. */
typedef enum
{
  CHESS_TOGGLE_CAPTURED,    /* the captured piece leaves its square (see en passant) */
  CHESS_TOGGLE_LEAVES,      /* the moving piece leaves from */
  CHESS_TOGGLE_ARRIVES,     /* and arrives at its destination */
  CHESS_TOGGLE_PROMOTED,    /* or a promoted piece arrives instead of the pawn */
  CHESS_TOGGLE_ROOK_LEAVES, /* the castling rook, before the king arrives: in Chess960 one may go to
                             * the other's square */
  CHESS_TOGGLE_ROOK_ARRIVES,
  CHESS_TOGGLE_RIGHT_LOST,     /* a castling right is lost */
  CHESS_TOGGLE_EN_PASSANT_OFF, /* the previous en passant target is removed */
  CHESS_TOGGLE_EN_PASSANT_ON,  /* a new one is set: an enemy pawn could capture there */
  CHESS_TOGGLE_SIDE,           /* the other side is to move */
} ChessToggleKind;

/* One step: what is XORed into a board and into the key. */
typedef struct
{
  ChessToggleKind kind;
  ChessKeyPart part; /* the piece that is toggled, and its key */
  uint64_t key;      /* the key after this step */
} ChessToggle;

/* Capture, from, to, castling rook twice, rights of both sides, en passant twice, side: with room
 * to spare. */
#define CHESS_MAX_TOGGLES 16

typedef struct
{
  ChessMove move;
  ChessBitboard pieces[CHESS_N_PIECES]; /* before XOR after of each board */
  ChessBitboard color[CHESS_N_COLORS];  /* the same of each side's occupancy */
  ChessBitboard occupied;               /* and of both together */
  ChessBitboard castling_rooks;         /* and of the rooks that may castle */
  ChessSquare ep_before, ep_after;      /* as the key counts them (chess_position_key); or
                                      CHESS_SQUARE_NONE */
  ChessColor side_before, side_after;
  unsigned halfmove_before, halfmove_after;
  unsigned fullmove_before, fullmove_after;
  uint64_t key_before, key_after;
  size_t n_toggles;
  ChessToggle toggles[CHESS_MAX_TOGGLES]; /* in the order of ChessToggleKind, except that rooks
                                           * leave before kings arrive */
} ChessChange;

/* Computes the changes of a legal move. */
void chess_change (const ChessPosition *position, ChessMove move, ChessChange *change);

CHESS_END_DECLS
