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

/* Visits all subsets of the slider's mask in the order of their PEXT index. */
static void
fill_slider (const ChessSlider *slider,
             ChessBitboard (*attacks) (ChessSquare square, ChessBitboard occupied),
             ChessSquare square,
             bool with_pext)
{
  ChessBitboard *table = chess_slider_attacks + (slider->attacks - chess_slider_attacks);
  ChessBitboard subset = 0;
  size_t n = 0;
  do
    {
      table[with_pext ? n : (subset * slider->magic) >> slider->shift] = attacks (square, subset);
      subset = (subset - slider->mask) & slider->mask;
      n++;
    }
  while (subset);
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
      fill_slider (&chess_attack_tables.rook[square], chess_rays_rook, (ChessSquare) square,
                   count->with_pext);
      fill_slider (&chess_attack_tables.bishop[square], chess_rays_bishop, (ChessSquare) square,
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
