/* Counting the leaves of the tree of legal moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/movegen.h"

#include <stdatomic.h>

typedef enum
{
  CHESS_PERFT_COUNT,   /* sets and popcount at the last ply: the fastest */
  CHESS_PERFT_LIST,    /* the public move list, key kept, the list's length at the last ply */
  CHESS_PERFT_NO_BULK, /* every leaf made */
} ChessPerftMode;

/* The number of leaves depth plies down; 1 for depth 0. Stops early, with a count without meaning, once
 * *cancel (may be NULL) is true. */
uint64_t chess_perft (const ChessPosition *position,
                      unsigned depth,
                      ChessPerftMode mode,
                      const atomic_bool *cancel);
