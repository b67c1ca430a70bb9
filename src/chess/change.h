/* What a move changes: the difference of every word of the position, and the steps in which a
 * program that keeps its boards and key up to date makes it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/key-parts.h"

CHESS_BEGIN_DECLS

/* Why a step is taken. */
typedef enum
{
  CHESS_TOGGLE_CAPTURED,    /* the captured piece leaves its square, en passant not to's */
  CHESS_TOGGLE_LEAVES,      /* the moving piece leaves from */
  CHESS_TOGGLE_ARRIVES,     /* and stands on its destination */
  CHESS_TOGGLE_PROMOTED,    /* or another piece in a pawn's place */
  CHESS_TOGGLE_ROOK_LEAVES, /* the castling rook, before the king arrives: in Chess960 their
                                  squares may be each other's */
  CHESS_TOGGLE_ROOK_ARRIVES,
  CHESS_TOGGLE_RIGHT_LOST,     /* a right to castle goes */
  CHESS_TOGGLE_EN_PASSANT_OFF, /* the target of the move before goes */
  CHESS_TOGGLE_EN_PASSANT_ON,  /* a target comes: a pawn stands ready to take there */
  CHESS_TOGGLE_SIDE,           /* the other side is to move */
} ChessToggleKind;

/* One step: what is XORed into a board and into the key. */
typedef struct
{
  ChessToggleKind kind;
  ChessKeyPart part; /* what comes or goes, and its word */
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
  ChessToggle toggles[CHESS_MAX_TOGGLES]; /* in the order of ChessToggleKind, but that rooks leave
                                             before kings arrive */
} ChessChange;

/* Works out what a legal move changes. */
void chess_change (const ChessPosition *position, ChessMove move, ChessChange *change);

CHESS_END_DECLS
