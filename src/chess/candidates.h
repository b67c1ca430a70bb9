/* The legal moves with their effects, and the moves that only the king's safety forbids, with the
 * reason.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/explain.h"
#include "chess/san.h"

CHESS_BEGIN_DECLS

typedef struct
{
  ChessMoveInfo info;
  ChessBitboard rights_lost; /* rooks of either side that may castle before the move, not after */
  char san[CHESS_SAN_SIZE];
} ChessCandidate;

/* A move that is legal except that it leaves the king attacked. */
typedef struct
{
  ChessMove move; /* a promotion is listed once, to a queen */
  ChessPiece piece, captured;
  char text[CHESS_SAN_SIZE]; /* in long algebraic notation, as it does not affect the SAN of others:
                              * "e5xd6", "Ke1-e2", "O-O" */
  ChessWhy why;
} ChessRefusedMove;

typedef struct
{
  size_t n_moves;
  ChessCandidate moves[CHESS_MAX_MOVES]; /* by first, then by last square */
  size_t n_refused;
  ChessRefusedMove refused[CHESS_MAX_MOVES];
} ChessCandidates;

/* Lists both kinds; illegal moves only on request. Unfinished boards have no legal moves. About 30
 * KiB: keep one rather than many. */
void chess_candidates (const ChessPosition *position, bool with_refused, ChessCandidates *list);

CHESS_END_DECLS
