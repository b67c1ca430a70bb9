/* Counting by sets: perft's fastest path, compiled once for each level of processor.
 *
 * The last two plies are one function: it plays each move on boards in registers and counts the
 * replies by popcount. Above them a search goes from board to board in memory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/kernel/generator.h"
#include "chess/kernel/kernel.h"
#include "chess/kernel/perft-table.h"
#include "chess/kernel/replies.h"

struct Out
{
  uint64_t nodes;
  unsigned depth;         /* plies that remain, this one included */
  const Replies *replies; /* where replies are counted */
  const ChessPerftRun *run;
};

static uint64_t search (
    const Board *b, ChessColor us, ChessSquare ep_square, unsigned depth, const ChessPerftRun *run);

NOINLINE uint64_t count_white (const Board *b, ChessSquare ep_square);
NOINLINE uint64_t count_black (const Board *b, ChessSquare ep_square);

/* The number of moves on a board. */
INLINE uint64_t
count (const Board *b, ChessColor us, ChessSquare ep_square)
{
  return us == CHESS_WHITE ? count_white (b, ep_square) : count_black (b, ep_square);
}

/* The nodes below a move made on b, which after shows; ep_square is its en passant target. */
INLINE void
add_child (Sink sink, Out *out, const Board *after, ChessColor us, ChessSquare ep_square)
{
  ChessColor them = chess_color_opposite (us);
  if (sink == SINK_REPLIES)
    out->nodes += count (after, them, ep_square);
  else
    out->nodes += search (after, them, ep_square, out->depth - 1, out->run);
}

/* The same for a plain step, whose replies are mostly counted from what was prepared. */
INLINE void
add_step (Sink sink,
          Out *out,
          const Board *b,
          ChessColor us,
          bool castling,
          Mover mover,
          ChessSquare from,
          ChessSquare to,
          bool capture)
{
  Board after = board_step (*b, us, castling && (capture || sink != SINK_REPLIES), mover, from, to,
                            capture);
  if (sink == SINK_REPLIES
      && count_replies (out->replies, &after, b, chess_color_opposite (us), castling, mover, to,
                        capture, &out->nodes))
    return;
  Board copy = after;
  add_child (sink, out, &copy, us, CHESS_SQUARE_NONE);
}

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
  ChessBitboard enemy = b->all[chess_color_opposite (us)];
  if (sink == SINK_COUNT)
    {
      out->nodes += chess_cpu_count (targets);
      return;
    }
  CHESS_FOREACH_SQUARE (taken, targets & enemy)
    add_step (sink, out, b, us, castling, mover, from, (ChessSquare) taken, true);
  CHESS_FOREACH_SQUARE (to, targets & ~enemy)
    add_step (sink, out, b, us, castling, mover, from, (ChessSquare) to, false);
}

/* A pawn's second step: it may be taken en passant. */
INLINE void
add_double_push (Sink sink, Out *out, const Board *b, ChessColor us, bool castling, ChessSquare to)
{
  ChessSquare from = (ChessSquare) (to - 2 * FORWARD (us)), ep = (ChessSquare) (to - FORWARD (us));
  if (!(T->pawn[us][ep] & b->pawns[chess_color_opposite (us)]))
    {
      add_step (sink, out, b, us, castling, PAWN, from, to, false);
      return;
    }
  Board after = board_step (*b, us, castling, PAWN, from, to, false);
  add_child (sink, out, &after, us, ep);
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
  bool push = back == FORWARD (us);
  if (sink == SINK_COUNT)
    out->nodes += chess_cpu_count (targets);
  else if (back == 2 * FORWARD (us))
    CHESS_FOREACH_SQUARE (twice, targets)
      add_double_push (sink, out, b, us, castling, (ChessSquare) twice);
  else
    CHESS_FOREACH_SQUARE (to, targets)
      add_step (sink, out, b, us, castling, PAWN, (ChessSquare) ((int) to - back), (ChessSquare) to,
                !push);
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
  if (sink == SINK_COUNT)
    {
      out->nodes += 4 * chess_cpu_count (targets);
      return;
    }
  CHESS_FOREACH_SQUARE (to, targets)
    for (unsigned type = CHESS_KNIGHT; type <= CHESS_QUEEN; type++)
      {
        Board after = board_step (*b, us, castling, PAWN, (ChessSquare) ((int) to - back),
                                  (ChessSquare) to, true);
        after = board_promote (after, us, (ChessSquare) to, type);
        add_child (sink, out, &after, us, CHESS_SQUARE_NONE);
      }
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
  if (sink == SINK_COUNT)
    {
      out->nodes++;
      return;
    }
  Board after = board_en_passant (*b, us, castling, from, to);
  add_child (sink, out, &after, us, CHESS_SQUARE_NONE);
}

INLINE void
emit_castling (
    Sink sink, Out *out, const Board *b, ChessColor us, ChessSquare king, ChessSquare rook)
{
  if (sink == SINK_COUNT)
    {
      out->nodes++;
      return;
    }
  Board after = board_castle (*b, us, king, rook);
  add_child (sink, out, &after, us, CHESS_SQUARE_NONE);
}

INLINE uint64_t
count_moves (const Board *b, ChessColor us, ChessSquare ep_square)
{
  Out out = { 0 };
  generate (SINK_COUNT, &out, b, us, true, ep_square);
  return out.nodes;
}

NOINLINE uint64_t
count_white (const Board *b, ChessSquare ep_square)
{
  return count_moves (b, CHESS_WHITE, ep_square);
}

NOINLINE uint64_t
count_black (const Board *b, ChessSquare ep_square)
{
  return count_moves (b, CHESS_BLACK, ep_square);
}

/* The last two plies. */
INLINE uint64_t
count_two_plies (const Board *b, ChessColor us, bool castling, ChessSquare ep_square)
{
  Replies replies;
  Out out = { .depth = 2, .replies = &replies };
  Board board = *b;
  prepare_replies (&replies, &board, chess_color_opposite (us), castling);
  generate (SINK_REPLIES, &out, &board, us, castling, ep_square);
  return out.nodes;
}

INLINE uint64_t
count_deeper (
    const Board *b, ChessColor us, ChessSquare ep_square, unsigned depth, const ChessPerftRun *run)
{
  Out out = { .depth = depth, .run = run };
  Board board = *b;
  generate (SINK_DEEPER, &out, &board, us, true, ep_square);
  return out.nodes;
}

/* Whether the last two plies are compiled also for positions where no castling is left: it gains
 * a tenth and costs 50 KB, which old processors are spared. */
#define WITHOUT_CASTLING CHESS_CPU_HAS_PEXT

/* The cases that are compiled for themselves. */
#define CASES(us, side)                                                                            \
  NOINLINE uint64_t two_plies_##side (const Board *b, ChessSquare ep_square)                       \
  {                                                                                                \
    return count_two_plies (b, us, !WITHOUT_CASTLING, ep_square);                                  \
  }                                                                                                \
  NOINLINE uint64_t two_plies_castling_##side (const Board *b, ChessSquare ep_square)              \
  {                                                                                                \
    return count_two_plies (b, us, true, ep_square);                                               \
  }                                                                                                \
  NOINLINE uint64_t deeper_##side (const Board *b, ChessSquare ep_square, unsigned depth,          \
                                   const ChessPerftRun *run)                                       \
  {                                                                                                \
    return count_deeper (b, us, ep_square, depth, run);                                            \
  }

CASES (CHESS_WHITE, white)
CASES (CHESS_BLACK, black)

static uint64_t
search_two_plies (const Board *b, ChessColor us, ChessSquare ep_square)
{
  bool castling = WITHOUT_CASTLING && b->castling;
  if (us == CHESS_WHITE)
    return castling ? two_plies_castling_white (b, ep_square) : two_plies_white (b, ep_square);
  return castling ? two_plies_castling_black (b, ep_square) : two_plies_black (b, ep_square);
}

static uint64_t
search_below (
    const Board *b, ChessColor us, ChessSquare ep_square, unsigned depth, const ChessPerftRun *run)
{
  if (depth == 2)
    return search_two_plies (b, us, ep_square);
  return us == CHESS_WHITE ? deeper_white (b, ep_square, depth, run)
                           : deeper_black (b, ep_square, depth, run);
}

static bool
cancelled (const ChessPerftRun *run)
{
  return run->cancel && atomic_load_explicit (run->cancel, memory_order_relaxed);
}

/* The nodes depth plies below a board; from the table where they are known. */
static uint64_t
search (
    const Board *b, ChessColor us, ChessSquare ep_square, unsigned depth, const ChessPerftRun *run)
{
  if (depth < 2)
    return depth == 0 ? 1 : count (b, us, ep_square);
  if (depth > 2 && cancelled (run))
    return 0;
  if (!run->table)
    return search_below (b, us, ep_square, depth, run);
  uint64_t hash = perft_hash (b, us, ep_square, depth);
  uint64_t nodes = perft_table_get (run->table, hash);
  if (nodes == 0)
    {
      nodes = search_below (b, us, ep_square, depth, run);
      if (!cancelled (run))
        perft_table_put (run->table, hash, nodes);
    }
  return nodes;
}

static size_t
kernel_count (const ChessPosition *position)
{
  Board b = board_of (position);
  return count (&b, chess_position_side (position), position->ep_square);
}

static uint64_t
kernel_perft (const ChessPosition *position, unsigned depth, const ChessPerftRun *run)
{
  Board b = board_of (position);
  return search (&b, chess_position_side (position), position->ep_square, depth, run);
}

const ChessCountKernel CHESS_KERNEL_NAME (chess_count_kernel, LEVEL) = {
  .with_pext = CHESS_CPU_HAS_PEXT,
  .count = kernel_count,
  .perft = kernel_perft,
};
