/* Counting the leaves of the tree of legal moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/movegen.h"

/* Another thread sets this to true to end a count early; the same in C and in C++. */
#ifdef __cplusplus
#include <atomic>
typedef std::atomic<bool> ChessFlag;
#else
#include <stdatomic.h>
typedef atomic_bool ChessFlag;
#endif

CHESS_BEGIN_DECLS

typedef enum
{
  CHESS_PERFT_COUNT,   /* sets and popcount at the last ply: the fastest */
  CHESS_PERFT_LIST,    /* the public move list, with keys; the list's length at the last ply */
  CHESS_PERFT_NO_BULK, /* with every leaf made */
} ChessPerftMode;

/* The number of leaves depth plies down; 1 for depth 0. Ends early, within a few milliseconds and
 * with a meaningless count, once *cancel (may be NULL) is true. */
uint64_t chess_perft (const ChessPosition *position,
                      unsigned depth,
                      ChessPerftMode mode,
                      const ChessFlag *cancel);

/* Counts of positions already met, in memory owned by the caller. Any number of threads may use one
 * table at once, without locks: an entry written by two threads at once is ignored. */
typedef struct
{
  struct ChessPerftEntry *entries;
  size_t mask; /* the number of entries, a power of two, minus one; 0: no entries */
} ChessPerftTable;

/* Sets up an empty table in size bytes, aligned for uint64_t. Uses the largest power of two of
 * entries that fits. */
void chess_perft_table_init (ChessPerftTable *table, void *memory, size_t size);

/* Like chess_perft() with CHESS_PERFT_COUNT, using a table (may be NULL). The count is exact unless
 * two different positions have the same 64-bit hash: less likely than one in a million in a count
 * of 10^15 leaves. */
uint64_t chess_perft_hashed (const ChessPosition *position,
                             unsigned depth,
                             ChessPerftTable *table,
                             const ChessFlag *cancel);

CHESS_END_DECLS
