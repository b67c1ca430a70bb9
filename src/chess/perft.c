/* Counting the leaves of the tree of legal moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/perft.h"

static bool
cancelled (const atomic_bool *cancel)
{
  return cancel && atomic_load_explicit (cancel, memory_order_relaxed);
}

uint64_t
chess_perft (const ChessPosition *position,
             unsigned depth,
             ChessPerftMode mode,
             const atomic_bool *cancel)
{
  ChessMoveList list;
  uint64_t nodes = 0;
  if (depth == 0)
    return 1;
  chess_movegen_legal (position, &list);
  if (depth == 1 && mode != CHESS_PERFT_NO_BULK)
    return list.count;
  for (size_t i = 0; i < list.count && !cancelled (cancel); i++)
    {
      ChessPosition after = *position;
      chess_position_play (&after, list.moves[i]);
      nodes += chess_perft (&after, depth - 1, mode, cancel);
    }
  return nodes;
}
