/* checkbit-cli bench: counts a fixed set of positions and says how fast.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "chess/perft.h"
#include "cli/cli.h"

/* The six positions commonly used to compare move generators, with their published counts. */
static const struct
{
  const char *fen;
  unsigned depth;
  guint64 nodes;
} workload[] = {
  { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119060324 },
  { "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5, 193690690 },
  { "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 178633661 },
  { "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5, 15833292 },
  { "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 89941194 },
  { "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5, 164075551 },
};

/* Counts one position; reports a wrong count. */
static gboolean
count_position (const CliCommand *command, gsize index, guint64 *nodes)
{
  const char *fen = workload[index].fen;
  ChessPosition position;

  if (!cli_read_position (command, fen, strlen (fen), FALSE, &position))
    return FALSE;
  guint64 counted = chess_perft (&position, workload[index].depth, CHESS_PERFT_COUNT, NULL);
  *nodes += counted;
  if (counted == workload[index].nodes)
    return TRUE;
  cli_error (command, "%s, depth %u: counted %" G_GUINT64_FORMAT ", known are %" G_GUINT64_FORMAT,
             fen, workload[index].depth, counted, workload[index].nodes);
  return FALSE;
}

static CliStatus
run_bench (const CliCommand *command, char **argv)
{
  g_auto (GStrv) rest = NULL;
  CliStatus status;
  guint64 nodes = 0;

  if (!cli_parse (command, NULL, argv, &rest, &status))
    return status;
  if (!cli_check_count (command, rest, 0, 0))
    return CLI_USAGE;
  gint64 start = g_get_monotonic_time ();
  for (gsize i = 0; i < G_N_ELEMENTS (workload); i++)
    if (!count_position (command, i, &nodes))
      return CLI_REFUSED;
  double seconds = (double) MAX (g_get_monotonic_time () - start, 1) / G_USEC_PER_SEC;
  printf ("nodes\t%" G_GUINT64_FORMAT "\nseconds\t%.3f\nnodes/s\t%.0f\n", nodes, seconds,
          (double) nodes / seconds);
  return CLI_DONE;
}

const CliCommand cli_command_bench = {
  .name = "bench",
  .summary = "Count a fixed set of positions and print the speed",
  .details = "Counts the leaves of six well-known positions with one thread, checks every\n"
             "count, and prints nodes, seconds and nodes/s, each behind its name and a tab.",
  .run = run_bench,
};
