/* Captured pieces, derived from the game's first position and the current one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/position.h"

/* Counts by piece type; kings are not included. */
typedef struct
{
  /* Missing pieces of a side. A promoted pawn is not missing: it is on the board as something
   * else. */
  uint8_t captured[CHESS_N_COLORS][CHESS_N_PIECE_TYPES];
  /* Additional pieces of a side: the promoted ones. */
  uint8_t promoted[CHESS_N_COLORS][CHESS_N_PIECE_TYPES];
  /* How many more of each piece a side has than the other: enough to show a balance. */
  uint8_t surplus[CHESS_N_COLORS][CHESS_N_PIECE_TYPES];
  /* White's material minus Black's in pawns: 1, 3, 3, 5, 9. */
  int balance;
} ChessMaterial;

/* The value of a piece type; 0 for a king. */
unsigned chess_material_value (ChessPieceType type);

/* start: the first position of the game; the two may be the same. If a promoted piece was captured,
 * its pawn counts as captured: on the board there is no difference. */
void chess_material_compare (const ChessPosition *start,
                             const ChessPosition *position,
                             ChessMaterial *material);
