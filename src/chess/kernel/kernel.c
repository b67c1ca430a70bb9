/* Start-up: chooses the kernels for this machine and fills every table, before main().
 *
 * The environment variable CHECKBIT_CPU, if set to generic, v2, v3 or v4, keeps the choice at or
 * below that level: tests compare the levels with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/kernel/kernel.h"

#include "chess/kernel/cpu.h"
#include "chess/position-keys.h"

#include <stdlib.h>
#include <string.h>

/* The tables are defined here so that no program can be linked with them and without start_up(). */
ChessAttackTables chess_attack_tables;
ChessKeys chess_keys;
const ChessCountKernel *chess_count_kernel;
const ChessListKernel *chess_list_kernel;

#ifdef CHESS_KERNEL_LEVELS

/* Counting is large, so it is compiled for two levels only: POPCNT alone gains it little. */
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

/* The level the environment asks for; the highest there is if it does not. */
static ChessCpuLevel
allowed_level (void)
{
  static const char names[][8] = { "generic", "v2", "v3", "v4" };
  const char *name = getenv ("CHECKBIT_CPU");
  for (unsigned i = 0; name && i < sizeof names / sizeof names[0]; i++)
    if (strcmp (name, names[i]) == 0)
      return (ChessCpuLevel) i;
  return CHESS_CPU_V4;
}

__attribute__ ((constructor)) static void
start_up (void)
{
  ChessCpuLevel level = chess_cpu_detect (), allowed = allowed_level ();
  if (level > allowed)
    level = allowed;
  if (level >= N_LEVELS)
    level = N_LEVELS - 1;
  chess_count_kernel = count_kernels[level];
  chess_list_kernel = list_kernels[level];
  /* One table serves both: in a build for newer machines alone even the generic kernels use
   * PEXT. */
  if (chess_list_kernel->with_pext != chess_count_kernel->with_pext)
    chess_list_kernel = &chess_list_kernel_generic;
  chess_attack_tables_fill (chess_count_kernel->with_pext);
  chess_keys_fill ();
}
