/* Counting the leaves of the tree of legal moves: the public functions; the kernels do the work.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/perft.h"

#include "chess/kernel/kernel.h"
#include "chess/kernel/perft-table.h"

#include <string.h>

uint64_t
chess_perft (const ChessPosition *position,
             unsigned depth,
             ChessPerftMode mode,
             const ChessFlag *cancel)
{
  const ChessPerftRun run = { .cancel = cancel };
  if (mode == CHESS_PERFT_COUNT)
    return chess_count_kernel ()->perft (position, depth, &run);
  return chess_list_kernel ()->perft (position, depth, mode == CHESS_PERFT_LIST, &run);
}

void
chess_perft_table_init (ChessPerftTable *table, void *memory, size_t size)
{
  size_t n = 1;
  while (2 * n <= size / sizeof (struct ChessPerftEntry))
    n *= 2;
  table->entries = memory;
  table->mask = size < 2 * sizeof (struct ChessPerftEntry) ? 0 : n - 1;
  if (table->mask)
    memset (memory, 0, n * sizeof (struct ChessPerftEntry));
}

uint64_t
chess_perft_hashed (const ChessPosition *position,
                    unsigned depth,
                    ChessPerftTable *table,
                    const ChessFlag *cancel)
{
  const ChessPerftRun run = {
    .cancel = cancel,
    .table = table && table->mask ? table : NULL,
  };
  return chess_count_kernel ()->perft (position, depth, &run);
}
