/* Everything about one square: its numbers, its lines, and who attacks it.
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

  /* Its lines, edge to edge, the square itself included. */
  ChessBitboard file, rank;
  ChessBitboard diagonal;      /* as a1–h8 runs */
  ChessBitboard anti_diagonal; /* as a8–h1 runs */

  /* Pieces of each side that attack the square, whoever stands there: of the side that stands
   * there they are its defenders. Pinned ones count. */
  ChessBitboard attackers[CHESS_N_COLORS];
  /* Sliders of each side that would as the attackers of either side before them go: batteries, and
   * what waits behind the enemy. */
  ChessBitboard xrays[CHESS_N_COLORS];
  /* Those of them that wait behind attackers of their own side alone: batteries. */
  ChessBitboard batteries[CHESS_N_COLORS];
  /* Those of attackers and xrays that are pinned to their own king. */
  ChessBitboard pinned;

  ChessBitboard attacks; /* what the piece on the square attacks; none where nobody stands */
} ChessProbe;

/* Finds out all of this about a square, empty or not. */
void chess_probe (const ChessPosition *position, ChessSquare square, ChessProbe *probe);

CHESS_END_DECLS
