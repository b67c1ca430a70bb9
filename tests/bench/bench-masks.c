/* Recomputing every mask of a position, as the inspector does after each move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/fen.h"
#include "chess/mask.h"

#include <glib.h>
#include <stdlib.h>
#include <string.h>

#define ROUNDS 15
#define REPEATS 20000

static const char *const fens[] = {
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
  "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
};

static int
compare_doubles (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;
  return (x > y) - (x < y);
}

/* Microseconds for one recomputation: the median of several rounds. */
static double
measure (const char *fen)
{
  ChessPosition position;
  double times[ROUNDS];
  ChessBitboard *values = g_newa (ChessBitboard, chess_mask_count ());
  ChessBitboard sum = 0;
  if (!chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL))
    g_error ("%s is refused", fen);
  ChessMaskInput input = { .position = &position };
  for (guint round = 0; round < ROUNDS; round++)
    {
      gint64 start = g_get_monotonic_time ();
      for (guint i = 0; i < REPEATS; i++)
        {
          input.selection = i;
          chess_mask_compute_all (&input, values);
          sum ^= values[i % chess_mask_count ()];
        }
      times[round] = (g_get_monotonic_time () - start) / (double) REPEATS;
    }
  qsort (times, ROUNDS, sizeof *times, compare_doubles);
  g_debug ("%" G_GINT64_MODIFIER "x", sum);
  return times[ROUNDS / 2];
}

int
main (void)
{
  g_print ("%zu masks, median of %d rounds of %d\n", chess_mask_count (), ROUNDS, REPEATS);
  for (guint i = 0; i < G_N_ELEMENTS (fens); i++)
    g_print ("%6.2f us  %s\n", measure (fens[i]), fens[i]);
  return 0;
}
