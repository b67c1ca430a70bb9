/* Lists of moves, and counting through them: compiled once for each level of processor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/kernel/generator.h"
#include "chess/kernel/kernel.h"
#include "chess/kernel/play.h"

#include <string.h>

/* More moves than 64 queens could have, and the overflow of the last write. */
#define MOST_MOVES 2048

struct Out
{
  ChessMove *end;
};

INLINE void
emit_piece (const Job *job, Mover mover, ChessSquare from, ChessBitboard targets)
{
  job->out->end = chess_cpu_write_moves (job->out->end, from, targets);
}

INLINE void
emit_pawns (const Job *job, int back, ChessBitboard targets)
{
  if (targets)
    job->out->end = chess_cpu_write_steps (job->out->end, back, targets);
}

INLINE void
emit_promotions (const Job *job, int back, ChessBitboard targets)
{
  CHESS_FOREACH_SQUARE (to, targets)
    for (unsigned type = CHESS_KNIGHT; type <= CHESS_QUEEN; type++)
      *job->out->end++
          = chess_move_new_promotion ((ChessSquare) ((int) to - back), (ChessSquare) to, type);
}

INLINE void
emit_en_passant (const Job *job, ChessSquare from, ChessSquare to)
{
  *job->out->end++ = chess_move_new (from, to, CHESS_MOVE_EN_PASSANT);
}

INLINE void
emit_castling (const Job *job, ChessSquare king, ChessSquare rook)
{
  *job->out->end++ = chess_move_new (king, rook, CHESS_MOVE_CASTLING);
}

/* Writes all moves from end on. Returns the new end. */
INLINE ChessMove *
write_all (const ChessPosition *position, ChessMove *end, ChessColor us)
{
  Board b = board_of (position);
  Out out = { .end = end };
  const Job job = { SINK_LIST, &out, &b, us, true };
  generate (&job, position->ep_square);
  return out.end;
}

NOINLINE ChessMove *
write_white (const ChessPosition *position, ChessMove *end)
{
  return write_all (position, end, CHESS_WHITE);
}

NOINLINE ChessMove *
write_black (const ChessPosition *position, ChessMove *end)
{
  return write_all (position, end, CHESS_BLACK);
}

INLINE ChessMove *
write_side (const ChessPosition *position, ChessMove *end, ChessColor us)
{
  return us == CHESS_WHITE ? write_white (position, end) : write_black (position, end);
}

/* Boards with more than 16 pieces per side or three queens might have more moves than fit into a
 * list; the rest is dropped. */
NOINLINE void
list_many (const ChessPosition *position, ChessMoveList *list, ChessColor us)
{
  ChessMove moves[MOST_MOVES];
  size_t n = (size_t) (write_side (position, moves, us) - moves);
  list->count = n < CHESS_MAX_MOVES ? n : CHESS_MAX_MOVES;
  memcpy (list->moves, moves, list->count * sizeof moves[0]);
}

/* Others have at most 237: rooks and queens have 12 moves along a rank or file that two share and 7
 * along one of their own, so eight of them have 112; the two queens have 26 more along diagonals;
 * seven bishops, the best of the others, 91; the king 8. The overflow of the last write still
 * fits. */
INLINE bool
is_roomy (const ChessPosition *position, ChessColor us)
{
  ChessBitboard queens = position->pieces[us][CHESS_QUEEN];
  return !chess_bitboard_several (queens & (queens - 1))
         && chess_cpu_count (position->color[us]) <= 16;
}

INLINE void
list_side (const ChessPosition *position, ChessMoveList *list, ChessColor us)
{
  if (UNLIKELY (!is_roomy (position, us)))
    list_many (position, list, us);
  else
    list->count = (size_t) (write_side (position, list->moves, us) - list->moves);
}

static void
kernel_legal (const ChessPosition *position, ChessMoveList *list)
{
  if (chess_position_side (position) == CHESS_WHITE)
    list_side (position, list, CHESS_WHITE);
  else
    list_side (position, list, CHESS_BLACK);
}

static uint64_t
search (const ChessPosition *position, unsigned depth, bool bulk, const ChessPerftRun *run);

/* Plays every move of a list on a copy of the position. Leaves are made completely as well, though
 * nothing reads them: the compiler is told that something does. */
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
      _Alignas(64) ChessPosition after = *position;
      play_move (position, &after, list->moves[i], us);
      if (depth == 1)
        {
          __asm__ volatile("" : : "m"(after));
          nodes++;
        }
      else
        nodes += search (&after, depth - 1, bulk, run);
    }
  return nodes;
}

/* The nodes below a position with a constant side to move. */
INLINE uint64_t
search_side (const ChessPosition *position,
             ChessColor us,
             unsigned depth,
             bool bulk,
             const ChessPerftRun *run)
{
  ChessMoveList list;
  list_side (position, &list, us);
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
