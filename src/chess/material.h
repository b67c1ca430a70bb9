/* What has been captured in a game, told from its first position and the one on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/position.h"

/* Counts by piece type; a king is never among them. */
typedef struct
{
  /* Pieces of a side that are gone. A pawn that was promoted is not: it stands there as something
   * else. */
  uint8_t captured[CHESS_N_COLORS][CHESS_N_PIECE_TYPES];
  /* Pieces that a side has beyond those it began with: what its pawns have been promoted to. */
  uint8_t promoted[CHESS_N_COLORS][CHESS_N_PIECE_TYPES];
  /* Pieces that a side has more of than the other: all that a person needs to see of a balance. */
  uint8_t surplus[CHESS_N_COLORS][CHESS_N_PIECE_TYPES];
  /* White's material less Black's in pawns: 1, 3, 3, 5, 9. */
  int balance;
} ChessMaterial;

/* What a piece of a type counts in a balance; 0 for a king. */
unsigned chess_material_value (ChessPieceType type);

/* start: the first position of the game; the two may be the same. Where a captured piece was one
 * that a pawn had been promoted to, the pawn counts as captured: on the board nothing tells the
 * two apart. */
void chess_material_compare (const ChessPosition *start,
                             const ChessPosition *position,
                             ChessMaterial *material);
