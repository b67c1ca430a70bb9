/* Everything about one square: its numbers, its lines, and its attackers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/layout.h"
#include "chess/position.h"

CHESS_BEGIN_DECLS

typedef struct
{
  ChessSquare square;
  ChessPiece piece; /* CHESS_PIECE_NONE */
  bool light;
  uint8_t bits[CHESS_N_LAYOUTS]; /* the number of its bit in each layout */

  /* Its lines, edge to edge, including the square itself. */
  ChessBitboard file, rank;
  ChessBitboard diagonal;      /* in the direction of a1–h8 */
  ChessBitboard anti_diagonal; /* in the direction of a8–h1 */

  /* Pieces of each side that attack the square, whatever is on it: for the piece's own side they
   * are its defenders. Pinned ones count. */
  ChessBitboard attackers[CHESS_N_COLORS];
  /* Sliders of each side that attack it once attackers of either side in front of them have moved:
   * batteries, and pieces behind the enemy's. */
  ChessBitboard xrays[CHESS_N_COLORS];
  /* Those of them only behind attackers of their own side: batteries. */
  ChessBitboard batteries[CHESS_N_COLORS];
  /* Those of attackers and xrays that are pinned to their king. */
  ChessBitboard pinned;

  ChessBitboard attacks; /* the attacks of the piece on the square; none if it is empty */
} ChessProbe;

/* Determines all of this for a square, empty or not. */
void chess_probe (const ChessPosition *position, ChessSquare square, ChessProbe *probe);

CHESS_END_DECLS
