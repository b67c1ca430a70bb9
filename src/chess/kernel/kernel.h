/* The inner loops, compiled once for each level of processor; only for libchess.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/kernel/cpu.h"
#include "chess/movegen.h"
#include "chess/perft.h"

#pragma GCC visibility push(hidden)

/* The parameters of a count. */
typedef struct
{
  const atomic_bool *cancel; /* may be NULL */
  ChessPerftTable *table;    /* may be NULL */
} ChessPerftRun;

/* Counting by sets. */
typedef struct
{
  bool with_pext; /* how sliders are looked up */
  size_t (*count) (const ChessPosition *position);
  uint64_t (*perft) (const ChessPosition *position, unsigned depth, const ChessPerftRun *run);
} ChessCountKernel;

/* Lists of moves, and positions with mailbox and key. */
typedef struct
{
  bool with_pext;
  void (*legal) (const ChessPosition *position, ChessMoveList *list);
  uint64_t (*perft) (const ChessPosition *position,
                     unsigned depth,
                     bool bulk,
                     const ChessPerftRun *run);
} ChessListKernel;

extern const ChessCountKernel chess_count_kernel_generic, chess_count_kernel_v3;
extern const ChessListKernel chess_list_kernel_generic, chess_list_kernel_v2, chess_list_kernel_v3,
    chess_list_kernel_v4;

/* The kernels chosen for this machine. Until the first use they are two that make the choice and
 * then do the work: callers need not know, and threads need not wait for each other later. */
extern const ChessCountKernel *_Atomic chess_chosen_count_kernel;
extern const ChessListKernel *_Atomic chess_chosen_list_kernel;

/* Makes the choice, unless it was made, and fills the sliders' table. Thread-safe. */
void chess_kernel_choose (void);

/* Limits the choice to a level, for comparing levels. For the start of a program: returns false,
 * without effect, once the choice is made. */
bool chess_kernel_limit (ChessCpuLevel most);

#pragma GCC visibility pop

static inline const ChessCountKernel *
chess_count_kernel (void)
{
  return atomic_load_explicit (&chess_chosen_count_kernel, memory_order_acquire);
}

static inline const ChessListKernel *
chess_list_kernel (void)
{
  return atomic_load_explicit (&chess_chosen_list_kernel, memory_order_acquire);
}

/* The name of a kernel, as compiled for LEVEL: generic, v2 … */
#define CHESS_KERNEL_PASTE(name, level) name##_##level
#define CHESS_KERNEL_NAME(name, level) CHESS_KERNEL_PASTE (name, level)
#ifndef LEVEL
#define LEVEL generic
#endif
