/* Chooses the kernels for this machine and fills the sliders' table on first use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/kernel/kernel.h"

#include <threads.h>

ChessBitboard chess_slider_attacks[CHESS_N_SLIDER_ATTACKS];

#ifdef CHESS_KERNEL_LEVELS

/* Counting is large, so it is compiled for two levels only: POPCNT alone is hardly faster. */
static const ChessCountKernel *const count_kernels[]
    = { &chess_count_kernel_generic, &chess_count_kernel_generic, &chess_count_kernel_v3,
        &chess_count_kernel_v3 };
static const ChessListKernel *const list_kernels[]
    = { &chess_list_kernel_generic, &chess_list_kernel_v2, &chess_list_kernel_v3,
        &chess_list_kernel_v4 };

#else

static const ChessCountKernel *const count_kernels[] = { &chess_count_kernel_generic };
static const ChessListKernel *const list_kernels[] = { &chess_list_kernel_generic };

#endif

#define N_LEVELS (sizeof count_kernels / sizeof count_kernels[0])

/* --- The first use ------------------------------------------------------------------------- */

static size_t
first_count (const ChessPosition *position)
{
  chess_kernel_choose ();
  return chess_count_kernel ()->count (position);
}

static uint64_t
first_count_perft (const ChessPosition *position, unsigned depth, const ChessPerftRun *run)
{
  chess_kernel_choose ();
  return chess_count_kernel ()->perft (position, depth, run);
}

static void
first_legal (const ChessPosition *position, ChessMoveList *list)
{
  chess_kernel_choose ();
  chess_list_kernel ()->legal (position, list);
}

static uint64_t
first_list_perft (const ChessPosition *position,
                  unsigned depth,
                  bool bulk,
                  const ChessPerftRun *run)
{
  chess_kernel_choose ();
  return chess_list_kernel ()->perft (position, depth, bulk, run);
}

static const ChessCountKernel first_count_kernel
    = { .count = first_count, .perft = first_count_perft };
static const ChessListKernel first_list_kernel
    = { .legal = first_legal, .perft = first_list_perft };

const ChessCountKernel *_Atomic chess_chosen_count_kernel = &first_count_kernel;
const ChessListKernel *_Atomic chess_chosen_list_kernel = &first_list_kernel;

/* --- Choosing ------------------------------------------------------------------------------ */

/* The first of two lines in the order of ChessAttackTables.rays. */
#define ROOK_DIRECTION 0
#define BISHOP_DIRECTION 2

#define MAX_LINE_SETS 64 /* six squares between the edges */

/* All sets of blockers on one line through a slider's square: the attacks along the line, and what
 * the blockers add to the index. */
typedef struct
{
  size_t n;
  ChessBitboard attacks[MAX_LINE_SETS];
  uint64_t parts[MAX_LINE_SETS];
} LineSets;

/* The members of a mask as PEXT would pack some of them. */
static uint64_t
pack (ChessBitboard members, ChessBitboard mask)
{
  uint64_t packed = 0;

  for (uint64_t bit = 1; mask; mask &= mask - 1, bit <<= 1)
    if (members & mask & -mask)
      packed |= bit;
  return packed;
}

/* The line of a direction and its opposite. Subsets are visited in the order of their numbers,
 * which packing keeps. */
static void
collect_line (LineSets *self,
              const ChessSlider *slider,
              ChessSquare square,
              unsigned direction,
              bool with_pext)
{
  ChessBitboard (*rays)[CHESS_N_SQUARES] = chess_attack_tables.rays;
  ChessBitboard line = (rays[direction][square] | rays[direction + 4][square]) & slider->mask;
  ChessBitboard subset = 0;
  uint64_t packed_line = pack (line, slider->mask), packed = 0;

  self->n = 0;
  do
    {
      self->attacks[self->n]
          = chess_ray (direction, square, subset) | chess_ray (direction + 4, square, subset);
      self->parts[self->n++] = with_pext ? packed : subset * slider->magic;
      subset = (subset - line) & line;
      packed = (packed - packed_line) & packed_line;
    }
  while (subset);
}

/* The two lines through a square have nothing else in common, so that attacks and indices, packed
 * or multiplied, are sums of theirs. direction: that of the first line, before the other's. */
static void
fill_slider (const ChessSlider *slider, ChessSquare square, unsigned direction, bool with_pext)
{
  ChessBitboard *table = chess_slider_attacks + (slider->attacks - chess_slider_attacks);
  unsigned shift = with_pext ? 0 : slider->shift;
  LineSets one, other;

  collect_line (&one, slider, square, direction, with_pext);
  collect_line (&other, slider, square, direction + 1, with_pext);
  for (size_t i = 0; i < one.n; i++)
    for (size_t j = 0; j < other.n; j++)
      table[(one.parts[i] + other.parts[j]) >> shift] = one.attacks[i] | other.attacks[j];
}

static atomic_uint limit = CHESS_CPU_V4;
static once_flag once = ONCE_FLAG_INIT;

static void
choose (void)
{
  ChessCpuLevel level = chess_cpu_detect (), most = (ChessCpuLevel) atomic_load (&limit);
  if (level > most)
    level = most;
  if (level >= N_LEVELS)
    level = N_LEVELS - 1;
  const ChessCountKernel *count = count_kernels[level];
  const ChessListKernel *list = list_kernels[level];
  /* One table serves both: in a build only for newer machines even the generic kernels use PEXT. */
  if (list->with_pext != count->with_pext)
    list = &chess_list_kernel_generic;
  for (unsigned square = 0; square < CHESS_N_SQUARES; square++)
    {
      fill_slider (&chess_attack_tables.rook[square], (ChessSquare) square, ROOK_DIRECTION,
                   count->with_pext);
      fill_slider (&chess_attack_tables.bishop[square], (ChessSquare) square, BISHOP_DIRECTION,
                   count->with_pext);
    }
  atomic_store_explicit (&chess_chosen_list_kernel, list, memory_order_release);
  atomic_store_explicit (&chess_chosen_count_kernel, count, memory_order_release);
}

void
chess_kernel_choose (void)
{
  call_once (&once, choose);
}

bool
chess_kernel_limit (ChessCpuLevel most)
{
  if (chess_count_kernel () != &first_count_kernel)
    return false;
  atomic_store (&limit, most);
  return true;
}
