/* Compares the move generator with Stockfish, position by position, in turns.
 *
 *    bench-perft [--quick] [STOCKFISH]
 *
 * Each contestant counts in a process of its own, and every position is counted by all of them
 * in turn, five times over; of the five rates the median stands. What is measured is processor
 * time, so that other work on the machine disturbs little. Every count is compared with the
 * known one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/fen.h"
#include "chess/kernel/kernel.h"
#include "chess/perft.h"
#include "chess/san.h"

#include <gio/gio.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define N_POSITIONS 6
#define MAX_ROUNDS 5

typedef struct
{
  const char *name, *fen;
  guint64 counts[7]; /* depths 1 up */
  guint depth;       /* the depth counted; one less in a quick run */
} Position;

static const Position positions[N_POSITIONS] = {
  { "start",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    { 20, 400, 8902, 197281, 4865609, 119060324, 3195901860 },
    6 },
  { "kiwipete",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    { 48, 2039, 97862, 4085603, 193690690, 8031647685 },
    5 },
  { "position 3",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    { 14, 191, 2812, 43238, 674624, 11030083, 178633661 },
    7 },
  { "position 4",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    { 6, 264, 9467, 422333, 15833292, 706045033 },
    6 },
  { "position 5",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    { 44, 1486, 62379, 2103487, 89941194 },
    5 },
  { "position 6",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    { 46, 2079, 89890, 3894594, 164075551 },
    5 },
};

/* A way of counting, and its process. */
typedef struct
{
  const char *name;
  int mode;         /* ChessPerftMode; -1: Stockfish */
  gboolean generic; /* for any processor */
  double goal, aim; /* as ratios to Stockfish, or 0 */
  guint shallower;  /* how many plies less than the others it counts */
  GSubprocess *process;
  GDataInputStream *output;
  double rates[N_POSITIONS][MAX_ROUNDS];
} Contestant;

static Contestant contestants[] = {
  { .name = "Stockfish", .mode = -1 },
  { .name = "count", .mode = CHESS_PERFT_COUNT, .goal = 8.2, .aim = 11.4 },
  { .name = "list", .mode = CHESS_PERFT_LIST, .goal = 2.6, .aim = 4.2 },
  { .name = "no bulk", .mode = CHESS_PERFT_NO_BULK, .goal = 0.58, .aim = 0.66, .shallower = 1 },
  { .name = "list, generic", .mode = CHESS_PERFT_LIST, .generic = TRUE, .goal = 1.9 },
  { .name = "count, generic", .mode = CHESS_PERFT_COUNT, .generic = TRUE },
};

static gboolean failed;

/* --- The worker: counts what it reads, one line each ------------------------------------ */

static double
processor_seconds (void)
{
  struct timespec now;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec * 1e-9;
}

/* Reads "MODE DEPTH FEN" and writes "COUNT SECONDS" until the input ends. */
static int
run_worker (void)
{
  char line[256];
  while (fgets (line, sizeof line, stdin))
    {
      ChessPosition position;
      char *end;
      unsigned mode = (unsigned) strtoul (line, &end, 10);
      unsigned depth = (unsigned) strtoul (end, &end, 10);
      g_strstrip (end);
      if (!chess_fen_read (end, strlen (end), CHESS_FEN_DEFAULT, &position, NULL))
        return 1;
      double start = processor_seconds ();
      guint64 count = chess_perft (&position, depth, mode, NULL);
      printf ("%" G_GUINT64_FORMAT " %.9f\n", count, processor_seconds () - start);
      fflush (stdout);
    }
  return 0;
}

/* --- Talking to the contestants -------------------------------------------------------------- */

static void
send (Contestant *contestant, const char *text)
{
  GOutputStream *input = g_subprocess_get_stdin_pipe (contestant->process);
  if (!g_output_stream_write_all (input, text, strlen (text), NULL, NULL, NULL)
      || !g_output_stream_flush (input, NULL, NULL))
    g_error ("%s does not listen", contestant->name);
}

/* The next line with this beginning. (transfer full) */
static char *
receive (Contestant *contestant, const char *beginning)
{
  for (;;)
    {
      char *line = g_data_input_stream_read_line (contestant->output, NULL, NULL, NULL);
      if (!line)
        g_error ("%s has gone", contestant->name);
      if (g_str_has_prefix (line, beginning))
        return line;
      g_free (line);
    }
}

static void
start (Contestant *contestant, const char *self, const char *stockfish)
{
  g_autoptr (GSubprocessLauncher) launcher
      = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autoptr (GError) error = NULL;
  contestant->process = contestant->mode < 0
                            ? g_subprocess_launcher_spawn (launcher, &error, stockfish, NULL)
                            : g_subprocess_launcher_spawn (
                                launcher, &error, self,
                                contestant->generic ? "--generic-worker" : "--worker", NULL);
  if (!contestant->process)
    g_error ("%s: %s", contestant->name, error->message);
  contestant->output = g_data_input_stream_new (g_subprocess_get_stdout_pipe (contestant->process));
}

/* The processor time used by all threads of a process, in seconds (Linux). */
static double
processor_seconds_of (const char *pid)
{
  g_autofree char *folder = g_build_filename ("/proc", pid, "task", NULL);
  g_autoptr (GDir) tasks = g_dir_open (folder, 0, NULL);
  const char *name;
  double seconds = 0;
  while (tasks && (name = g_dir_read_name (tasks)))
    {
      g_autofree char *path = g_build_filename (folder, name, "schedstat", NULL);
      g_autofree char *text = NULL;
      if (g_file_get_contents (path, &text, NULL, NULL))
        seconds += (double) g_ascii_strtoull (text, NULL, 10) * 1e-9;
    }
  return seconds;
}

/* Lets Stockfish count; returns the count and the time. */
static guint64
count_stockfish (Contestant *contestant, const char *fen, guint depth, double *seconds)
{
  const char *pid = g_subprocess_get_identifier (contestant->process);
  g_autofree char *position = g_strdup_printf ("position fen %s\nisready\n", fen);
  g_autofree char *go = g_strdup_printf ("go perft %u\n", depth);
  send (contestant, position);
  g_free (receive (contestant, "readyok"));
  double before = processor_seconds_of (pid);
  send (contestant, go);
  g_autofree char *line = receive (contestant, "Nodes searched: ");
  *seconds = processor_seconds_of (pid) - before;
  return g_ascii_strtoull (line + strlen ("Nodes searched: "), NULL, 10);
}

static guint64
count_worker (Contestant *contestant, const char *fen, guint depth, double *seconds)
{
  g_autofree char *order = g_strdup_printf ("%d %u %s\n", contestant->mode, depth, fen);
  char *end;
  send (contestant, order);
  g_autofree char *line = receive (contestant, "");
  guint64 count = g_ascii_strtoull (line, &end, 10);
  *seconds = g_ascii_strtod (end, NULL);
  return count;
}

/* Lets one contestant count one position, and checks the count. Returns millions per second. */
static double
measure (Contestant *contestant, const Position *position, guint depth)
{
  double seconds;
  depth -= contestant->shallower;
  guint64 count = contestant->mode < 0
                      ? count_stockfish (contestant, position->fen, depth, &seconds)
                      : count_worker (contestant, position->fen, depth, &seconds);
  if (count != position->counts[depth - 1])
    {
      g_printerr ("%s, %s, depth %u: %" G_GUINT64_FORMAT " instead of %" G_GUINT64_FORMAT "\n",
                  contestant->name, position->name, depth, count, position->counts[depth - 1]);
      failed = TRUE;
    }
  return (double) count / MAX (seconds, 1e-9) / 1e6;
}

/* --- The table ------------------------------------------------------------------------------- */

static int
compare_doubles (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;
  return (x > y) - (x < y);
}

static double
median (const double *values, guint n)
{
  double sorted[MAX_ROUNDS];
  memcpy (sorted, values, n * sizeof *values);
  qsort (sorted, n, sizeof *sorted, compare_doubles);
  return sorted[n / 2];
}

/* The geometric mean over all positions of the ratio to Stockfish: the median of the rounds. */
static double
ratio_to_stockfish (const Contestant *contestant, guint rounds)
{
  double sum = 0;
  for (guint i = 0; i < N_POSITIONS; i++)
    {
      double ratios[MAX_ROUNDS];
      for (guint round = 0; round < rounds; round++)
        ratios[round] = contestant->rates[i][round] / contestants[0].rates[i][round];
      sum += log (median (ratios, rounds));
    }
  return exp (sum / N_POSITIONS);
}

static void
print_row (const Contestant *contestant, guint rounds)
{
  double sum = 0, ratio = ratio_to_stockfish (contestant, rounds);
  printf ("%-15s", contestant->name);
  for (guint i = 0; i < N_POSITIONS; i++)
    {
      double rate = median (contestant->rates[i], rounds);
      printf (" %10.0f", rate);
      sum += log (rate);
    }
  printf (" %8.0f %7.2f", exp (sum / N_POSITIONS), ratio);
  if (contestant->goal > 0)
    printf ("   goal %.2f%s", contestant->goal, ratio >= contestant->goal ? "" : " MISSED");
  if (contestant->aim > 0)
    printf (", aim %.2f%s", contestant->aim, ratio >= contestant->aim ? " reached" : "");
  printf ("\n");
}

static void
print_table (guint rounds)
{
  printf ("\nMillion leaves a second, median of %u:\n\n%-15s", rounds, "");
  for (guint i = 0; i < N_POSITIONS; i++)
    printf (" %10s", positions[i].name);
  printf (" %8s %7s\n", "mean", "ratio");
  for (gsize i = 0; i < G_N_ELEMENTS (contestants); i++)
    print_row (&contestants[i], rounds);
}

/* --- Beside the table ------------------------------------------------------------------------ */

static void
print_machine (void)
{
  g_autofree char *info = NULL;
  const char *model = g_file_get_contents ("/proc/cpuinfo", &info, NULL, NULL)
                          ? strstr (info, "model name")
                          : NULL;
  model = model ? strchr (model, ':') : NULL;
  printf ("Processor:%.*s\n", model ? (int) strcspn (model + 1, "\n") : 0, model ? model + 1 : "");
#ifdef __clang__
  printf ("Build: clang " __clang_version__ "\n");
#else
  printf ("Build: gcc " __VERSION__ "\n");
#endif
}

/* A table of 256 MB: as many leaves as are behind the root, by the time until they are known. */
static void
measure_table (double stockfish)
{
  static const guint depths[] = { 7, 6 };
  gsize size = 256 << 20;
  g_autofree void *memory = g_malloc (size);
  double sum = 0;
  for (guint i = 0; i < G_N_ELEMENTS (depths); i++)
    {
      ChessPerftTable table;
      ChessPosition position;
      const char *fen = positions[i].fen;
      chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL);
      chess_perft_table_init (&table, memory, size);
      double before = processor_seconds ();
      guint64 count = chess_perft_hashed (&position, depths[i], &table, NULL);
      double rate = (double) count / (processor_seconds () - before) / 1e6;
      failed |= count != positions[i].counts[depths[i] - 1];
      printf ("Table of 256 MB, %s to depth %u: %.0f\n", positions[i].name, depths[i], rate);
      sum += log (rate);
    }
  printf ("  as a ratio: %.1f (goal 11)\n", exp (sum / 2) / stockfish);
}

/* Lists all legal moves of a position with SAN and effects, as a window requests them. */
static void
measure_moves (void)
{
  enum
  {
    REPEATS = 2000
  };
  for (guint i = 0; i < N_POSITIONS; i++)
    {
      ChessPosition position;
      const char *fen = positions[i].fen;
      gsize length = 0;
      chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL);
      double before = processor_seconds ();
      for (int n = 0; n < REPEATS; n++)
        {
          ChessMoveList list;
          chess_movegen_legal (&position, &list);
          for (size_t m = 0; m < list.count; m++)
            {
              char san[CHESS_SAN_SIZE];
              ChessMoveInfo info;
              length += chess_san_write (&position, list.moves[m], san);
              chess_movegen_annotate (&position, list.moves[m], &info);
              length += info.tags;
            }
        }
      double each = (processor_seconds () - before) / REPEATS * 1e6;
      printf ("Moves with SAN and tags, %s: %.1f µs (goal 50)%s\n", positions[i].name, each,
              length == 0 ? " nothing?" : "");
    }
}

/* How much faster two threads count than one: a fixed set of positions two plies down. */
typedef struct
{
  GArray *lot; /* of ChessPosition */
  guint depth;
  gint next; /* atomically */
} Lot;

static gpointer
count_lot (gpointer data)
{
  Lot *lot = data;
  gint i;
  guint64 count = 0;
  while ((i = g_atomic_int_add (&lot->next, 1)) < (gint) lot->lot->len)
    count += chess_perft (&g_array_index (lot->lot, ChessPosition, i), lot->depth,
                          CHESS_PERFT_COUNT, NULL);
  return GSIZE_TO_POINTER ((gsize) count);
}

static void
fill_lot (GArray *lot, const ChessPosition *position, guint plies)
{
  ChessMoveList list;
  if (plies == 0)
    {
      g_array_append_val (lot, *position);
      return;
    }
  chess_movegen_legal (position, &list);
  for (size_t i = 0; i < list.count; i++)
    {
      ChessPosition after = *position;
      chess_position_play (&after, list.moves[i]);
      fill_lot (lot, &after, plies - 1);
    }
}

static double
time_threads (GArray *positions_below, guint depth, guint n)
{
  Lot lot = { .lot = positions_below, .depth = depth };
  GThread *threads[2];
  gint64 before = g_get_monotonic_time ();
  for (guint i = 0; i < n; i++)
    threads[i] = g_thread_new ("perft", count_lot, &lot);
  for (guint i = 0; i < n; i++)
    g_thread_join (threads[i]);
  return (double) (g_get_monotonic_time () - before);
}

static void
measure_threads (void)
{
  g_autoptr (GArray) lot = g_array_new (FALSE, FALSE, sizeof (ChessPosition));
  double best[2] = { INFINITY, INFINITY };
  fill_lot (lot, &chess_position_start, 2);
  for (int round = 0; round < MAX_ROUNDS; round++)
    for (guint n = 1; n <= 2; n++)
      {
        double time = time_threads (lot, 4, n);
        best[n - 1] = MIN (best[n - 1], time);
      }
  printf ("Two threads against one: %.2f (goal 1.95, on two processors that nobody else uses)\n",
          best[0] / best[1]);
}

int
main (int argc, char **argv)
{
  gboolean quick = argc > 1 && g_str_equal (argv[1], "--quick");
  guint rounds = quick ? 3 : MAX_ROUNDS;
  const char *stockfish = argc > 1 + quick ? argv[1 + quick] : "stockfish";
  double sum = 0;

  if (argc > 1 && g_str_equal (argv[1], "--generic-worker"))
    chess_kernel_limit (CHESS_CPU_GENERIC);
  if (argc > 1 && g_str_has_suffix (argv[1], "-worker"))
    return run_worker ();
  print_machine ();
  for (gsize i = 0; i < G_N_ELEMENTS (contestants); i++)
    start (&contestants[i], argv[0], stockfish);
  for (guint round = 0; round < rounds; round++)
    for (guint i = 0; i < N_POSITIONS; i++)
      for (gsize c = 0; c < G_N_ELEMENTS (contestants); c++)
        contestants[c].rates[i][round]
            = measure (&contestants[c], &positions[i], positions[i].depth - quick);
  print_table (rounds);
  for (guint i = 0; i < 2; i++)
    sum += log (median (contestants[0].rates[i], rounds));
  printf ("\n");
  measure_table (exp (sum / 2));
  measure_threads ();
  measure_moves ();
  return failed;
}
