/* Counting by sets: perft's fastest path, compiled for each level of processor.
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
  unsigned depth;         /* remaining plies, including this one */
  const Replies *replies; /* for counting replies */
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

/* The nodes after a move with the resulting board; ep_square is its en passant target. */
INLINE void
add_child (const Job *job, const Board *after, ChessSquare ep_square)
{
  ChessColor them = chess_color_opposite (job->us);
  Out *out = job->out;
  if (job->sink == SINK_REPLIES)
    out->nodes += count (after, them, ep_square);
  else
    out->nodes += search (after, them, ep_square, out->depth - 1, out->run);
}

/* The same for a plain step, whose replies are mostly counted from prepared data. */
INLINE void
add_step (const Job *job, Step step)
{
  bool rights = job->castling && (step.capture || job->sink != SINK_REPLIES);
  Board after = board_step (*job->b, job->us, rights, step);
  const Situation situation = {
    .r = job->out->replies,
    .b = &after,
    .before = job->b,
    .us = chess_color_opposite (job->us),
    .castling = job->castling,
    .mover = step.mover,
    .to = step.to,
    .capture = step.capture,
  };
  if (job->sink == SINK_REPLIES && count_replies (&situation, &job->out->nodes))
    return;
  Board copy = after;
  add_child (job, &copy, CHESS_SQUARE_NONE);
}

INLINE void
emit_piece (const Job *job, Mover mover, ChessSquare from, ChessBitboard targets)
{
  ChessBitboard enemy = job->b->all[chess_color_opposite (job->us)];
  if (job->sink == SINK_COUNT)
    {
      job->out->nodes += chess_cpu_count (targets);
      return;
    }
  CHESS_FOREACH_SQUARE (taken, targets & enemy)
    add_step (job, (Step){ mover, from, (ChessSquare) taken, true });
  CHESS_FOREACH_SQUARE (to, targets & ~enemy)
    add_step (job, (Step){ mover, from, (ChessSquare) to, false });
}

/* A pawn's double step: it can be captured en passant. */
INLINE void
add_double_push (const Job *job, ChessSquare to)
{
  ChessColor us = job->us;
  const Board *b = job->b;
  ChessSquare from = (ChessSquare) (to - 2 * FORWARD (us)), ep = (ChessSquare) (to - FORWARD (us));
  Step step = { PAWN, from, to, false };
  if (!(T->pawn[us][ep] & b->pawns[chess_color_opposite (us)]))
    {
      add_step (job, step);
      return;
    }
  Board after = board_step (*b, us, job->castling, step);
  add_child (job, &after, ep);
}

INLINE void
emit_pawns (const Job *job, int back, ChessBitboard targets)
{
  ChessColor us = job->us;
  bool push = back == FORWARD (us);
  if (job->sink == SINK_COUNT)
    job->out->nodes += chess_cpu_count (targets);
  else if (back == 2 * FORWARD (us))
    CHESS_FOREACH_SQUARE (twice, targets)
      add_double_push (job, (ChessSquare) twice);
  else
    CHESS_FOREACH_SQUARE (to, targets)
      add_step (job, (Step){ PAWN, (ChessSquare) ((int) to - back), (ChessSquare) to, !push });
}

INLINE void
emit_promotions (const Job *job, int back, ChessBitboard targets)
{
  if (job->sink == SINK_COUNT)
    {
      job->out->nodes += 4 * chess_cpu_count (targets);
      return;
    }
  CHESS_FOREACH_SQUARE (to, targets)
    for (unsigned type = CHESS_KNIGHT; type <= CHESS_QUEEN; type++)
      {
        Step step = { PAWN, (ChessSquare) ((int) to - back), (ChessSquare) to, true };
        Board after = board_step (*job->b, job->us, job->castling, step);
        after = board_promote (after, job->us, (ChessSquare) to, type);
        add_child (job, &after, CHESS_SQUARE_NONE);
      }
}

INLINE void
emit_en_passant (const Job *job, ChessSquare from, ChessSquare to)
{
  if (job->sink == SINK_COUNT)
    {
      job->out->nodes++;
      return;
    }
  Board after = board_en_passant (*job->b, job->us, job->castling, from, to);
  add_child (job, &after, CHESS_SQUARE_NONE);
}

INLINE void
emit_castling (const Job *job, ChessSquare king, ChessSquare rook)
{
  if (job->sink == SINK_COUNT)
    {
      job->out->nodes++;
      return;
    }
  Board after = board_castle (*job->b, job->us, king, rook);
  add_child (job, &after, CHESS_SQUARE_NONE);
}

INLINE uint64_t
count_moves (const Board *b, ChessColor us, ChessSquare ep_square)
{
  Out out = { 0 };
  const Job job = { SINK_COUNT, &out, b, us, true };
  generate (&job, ep_square);
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
  const Job job = { SINK_REPLIES, &out, &board, us, castling };
  generate (&job, ep_square);
  return out.nodes;
}

INLINE uint64_t
count_deeper (
    const Board *b, ChessColor us, ChessSquare ep_square, unsigned depth, const ChessPerftRun *run)
{
  Out out = { .depth = depth, .run = run };
  Board board = *b;
  const Job job = { SINK_DEEPER, &out, &board, us, true };
  generate (&job, ep_square);
  return out.nodes;
}

/* Whether the last two plies are also compiled for positions without castling rights: this is a
 * tenth faster, but takes 50 KB, which is not worth it for old processors. */
#define WITHOUT_CASTLING CHESS_CPU_HAS_PEXT

/* The cases that are compiled separately. */
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

/* The nodes depth plies below a board; from the table if it has them. */
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
