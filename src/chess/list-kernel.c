/* Lists of moves, and counting through them: compiled once for each level of processor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/generator.h"
#include "chess/kernel.h"
#include "chess/play.h"

struct Out
{
  ChessMove *end;
  ChessMove *limit; /* beyond it no further set fits in; only boards that no game reaches come there */
};

INLINE void
emit_piece (Sink sink,
            Out *out,
            const Board *b,
            ChessColor us,
            bool castling,
            Mover mover,
            ChessSquare from,
            ChessBitboard targets)
{
  if (out->end <= out->limit)
    out->end = chess_cpu_write_moves (out->end, from, targets);
}

INLINE void
emit_pawns (Sink sink,
            Out *out,
            const Board *b,
            ChessColor us,
            bool castling,
            int back,
            ChessBitboard targets)
{
  if (!targets)
    return;
  /* More than eight pawns a side are nonsense, but must do no harm. */
  if (UNLIKELY (chess_bitboard_count (targets) > CHESS_CPU_WRITE))
    targets &= CHESS_RANK (2) | CHESS_RANK (3);
  if (out->end <= out->limit)
    out->end = chess_cpu_write_steps (out->end, back, targets);
}

INLINE void
emit_promotions (Sink sink,
                 Out *out,
                 const Board *b,
                 ChessColor us,
                 bool castling,
                 int back,
                 ChessBitboard targets)
{
  CHESS_FOREACH_SQUARE (to, targets)
    for (unsigned type = CHESS_KNIGHT; type <= CHESS_QUEEN && out->end <= out->limit; type++)
      *out->end++ = chess_move_new_promotion ((ChessSquare) ((int) to - back), (ChessSquare) to, type);
}

INLINE void
emit_en_passant (Sink sink,
                 Out *out,
                 const Board *b,
                 ChessColor us,
                 bool castling,
                 ChessSquare from,
                 ChessSquare to)
{
  if (out->end <= out->limit)
    *out->end++ = chess_move_new (from, to, CHESS_MOVE_EN_PASSANT);
}

INLINE void
emit_castling (Sink sink, Out *out, const Board *b, ChessColor us, ChessSquare king, ChessSquare rook)
{
  if (out->end <= out->limit)
    *out->end++ = chess_move_new (king, rook, CHESS_MOVE_CASTLING);
}

INLINE void
list_moves (const ChessPosition *position, ChessMoveList *list, ChessColor us)
{
  Board b = board_of (position);
  Out out = {
    .end = list->moves,
    .limit = list->moves + CHESS_MAX_MOVES - CHESS_CPU_WRITE,
  };
  generate (SINK_LIST, &out, &b, us, true, position->ep_square);
  list->count = (size_t) (out.end - list->moves);
}

NOINLINE void
list_white (const ChessPosition *position, ChessMoveList *list)
{
  list_moves (position, list, CHESS_WHITE);
}

NOINLINE void
list_black (const ChessPosition *position, ChessMoveList *list)
{
  list_moves (position, list, CHESS_BLACK);
}

static void
kernel_legal (const ChessPosition *position, ChessMoveList *list)
{
  if (chess_position_side (position) == CHESS_WHITE)
    list_white (position, list);
  else
    list_black (position, list);
}

static uint64_t search (const ChessPosition *position, unsigned depth, bool bulk,
                        const ChessPerftRun *run);

/* Plays every move of a list on a copy of the position. A leaf is made in full as well, though nothing
 * reads it: the compiler is told that something does. */
INLINE uint64_t
search_moves (const ChessPosition *position,
              const ChessMoveList *list,
              ChessColor us,
              unsigned depth,
              bool bulk,
              const ChessPerftRun *run)
{
  uint64_t nodes = 0;
  for (size_t i = 0; i < list->count; i++)
    {
      _Alignas (64) ChessPosition after = *position;
      play_move (position, &after, list->moves[i], us);
      if (depth == 1)
        {
          __asm__ volatile ("" : : "m"(after));
          nodes++;
        }
      else
        nodes += search (&after, depth - 1, bulk, run);
    }
  return nodes;
}

/* The nodes below a position whose side to move is known. */
INLINE uint64_t
search_side (const ChessPosition *position,
             ChessColor us,
             unsigned depth,
             bool bulk,
             const ChessPerftRun *run)
{
  ChessMoveList list;
  if (us == CHESS_WHITE)
    list_white (position, &list);
  else
    list_black (position, &list);
  if (depth == 1)
    return bulk ? list.count : search_moves (position, &list, us, 1, false, run);
  return search_moves (position, &list, us, depth, bulk, run);
}

static uint64_t
search (const ChessPosition *position, unsigned depth, bool bulk, const ChessPerftRun *run)
{
  if (depth > 2 && run->cancel && atomic_load_explicit (run->cancel, memory_order_relaxed))
    return 0;
  if (chess_position_side (position) == CHESS_WHITE)
    return search_side (position, CHESS_WHITE, depth, bulk, run);
  return search_side (position, CHESS_BLACK, depth, bulk, run);
}

static uint64_t
kernel_perft (const ChessPosition *position, unsigned depth, bool bulk, const ChessPerftRun *run)
{
  return depth == 0 ? 1 : search (position, depth, bulk, run);
}

const ChessListKernel CHESS_KERNEL_NAME (chess_list_kernel, LEVEL) = {
  .with_pext = CHESS_CPU_HAS_PEXT,
  .legal = kernel_legal,
  .perft = kernel_perft,
};
