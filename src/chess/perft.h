/* Counting the leaves of the tree of legal moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/movegen.h"

/* What another thread sets to true so that a count ends early; the same in C and in C++. */
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
  CHESS_PERFT_LIST,    /* the public move list, key kept, the list's length at the last ply */
  CHESS_PERFT_NO_BULK, /* every leaf made */
} ChessPerftMode;

/* The number of leaves depth plies down; 1 for depth 0. Stops early, with a count without
 * meaning, once *cancel (may be NULL) is true: a few milliseconds after at most. */
uint64_t chess_perft (const ChessPosition *position,
                      unsigned depth,
                      ChessPerftMode mode,
                      const ChessFlag *cancel);

/* Counts of positions that were met before, kept in memory that the caller owns. Any number of
 * threads may use one table at once, without locks: an entry that two have written at once is
 * not believed. */
typedef struct
{
  struct ChessPerftEntry *entries;
  size_t mask; /* the number of entries, a power of two, less one; 0: no room, nothing is kept */
} ChessPerftTable;

/* Sets a table up in size bytes, aligned for uint64_t, and empties it: what the memory held
 * before is gone. Uses the largest power of two of entries that fits. */
void chess_perft_table_init (ChessPerftTable *table, void *memory, size_t size);

/* As chess_perft() by CHESS_PERFT_COUNT, with a table (may be NULL). The count is exact but for two
 * different positions having the same 64-bit hash: less likely than one in a million in a count of
 * 10^15 leaves. */
uint64_t chess_perft_hashed (const ChessPosition *position,
                             unsigned depth,
                             ChessPerftTable *table,
                             const ChessFlag *cancel);

CHESS_END_DECLS
