/* Counting one position with several threads, a table, or both.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/perft.h"
#include "chess/uci-move.h"

/* What is to be counted, and how. */
typedef struct
{
  const ChessPosition *position;
  unsigned depth; /* 1 up */
  ChessPerftMode mode;
  guint threads;   /* 1 up */
  gsize hash_size; /* bytes of the table, which needs CHESS_PERFT_COUNT; 0: none */
} CliPerftRequest;

/* A move of the position, and the count behind it. */
typedef struct
{
  char uci[CHESS_UCI_SIZE];
  ChessMove move;
  guint64 count;
} CliRootMove;

/* Counts behind every move; the moves are sorted by their UCI text, n_moves says how many there
 * are. FALSE where there is no memory for the table. */
gboolean cli_perft_count (const CliPerftRequest *request,
                          CliRootMove moves[CHESS_MAX_MOVES],
                          gsize *n_moves);
