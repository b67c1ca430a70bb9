/* Measures the index of the positions in a PGN file: indexing speed in megabytes per second with
 * its peak memory, and the time to look up a position, at the start, which all games share, and
 * along the most frequent moves.
 *
 *   bench-explorer [MEGABYTES]     the size of the file it makes, 960 unless told: a million games
 *   bench-explorer FILE            a file of one's own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <stdlib.h>

#include "bench-games.h"

#include "game/explorer/explorer-index.h"

#define MEGABYTES 960
#define ROUNDS 3

/* The number of moves from the start that are looked up. */
#define DEPTH 12

/* --- Memory --------------------------------------------------------------------------------- */

/* Resets the peak, if the system can. */
static void
forget_peak (void)
{

  if (!g_file_test ("/proc/self/clear_refs", G_FILE_TEST_EXISTS))
    return;
  FILE *file = fopen ("/proc/self/clear_refs", "w");
  if (file == NULL)
    return;
  fputs ("5", file);
  fclose (file);
}

/* The peak memory since then, in megabytes; 0 if unknown. */
static double
get_peak (void)
{
  g_autofree char *text = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/status", &text, NULL, NULL))
    return 0;
  line = g_strstr_len (text, -1, "VmHWM:");

  return line != NULL ? (double) g_ascii_strtoull (line + 6, NULL, 10) / 1024 : 0;
}

/* --- The index ------------------------------------------------------------------------------ */

static CheckbitExplorerIndex *
make_index (GFile *file, const char *path, double megabytes)
{
  g_autoptr (GError) error = NULL;
  CheckbitExplorerIndex *index;
  gint64 start;
  double seconds;

  g_unlink (path);
  forget_peak ();
  start = g_get_monotonic_time ();
  index = checkbit_explorer_index_open (file, path, CHECKBIT_EXPLORER_USUAL_PLIES, NULL, NULL, NULL,
                                        &error);
  if (index == NULL)
    g_error ("%s", error->message);
  seconds = (double) (g_get_monotonic_time () - start) / 1e6;
  g_print ("index   %9u games  %6.2f s  %6.1f MB/s  peak %4.0f MB\n",
           checkbit_explorer_index_get_n_games (index), seconds, megabytes / seconds, get_peak ());

  return index;
}

/* --- Answers -------------------------------------------------------------------------------- */

static void
bench_answers (CheckbitExplorerIndex *index)
{
  g_autofree CheckbitExplorerAnswer *answer = g_new (CheckbitExplorerAnswer, 1);
  ChessPosition position = chess_position_start;

  for (guint ply = 0; ply <= DEPTH; ply++)
    {
      gint64 start = g_get_monotonic_time ();
      checkbit_explorer_index_look_up (index, &position, answer);
      double looked_up = (double) (g_get_monotonic_time () - start) / 1e3;
      start = g_get_monotonic_time ();
      g_autoptr (GArray) games
          = checkbit_explorer_index_find_games (index, &position, CHESS_MOVE_NONE);
      double found = (double) (g_get_monotonic_time () - start) / 1e3;
      g_print ("answer  %9u games  after %2u half-moves  %7.3f ms  its games %7.3f ms\n",
               games->len, ply, looked_up, found);
      if (answer->n_moves == 0)
        break;
      chess_position_play (&position, answer->moves[0].move);
    }
}

static void
bench (const char *path, const char *folder)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *index_path = g_build_filename (folder, "games.positions", NULL);
  g_autoptr (CheckbitExplorerIndex) index = NULL;
  GStatBuf state;

  if (g_stat (path, &state) != 0)
    g_error ("%s cannot be read", path);
  for (int i = 0; i < ROUNDS; i++)
    {
      g_clear_pointer (&index, checkbit_explorer_index_unref);
      index = make_index (file, index_path, (double) state.st_size / 1e6);
    }
  bench_answers (index);
  g_unlink (index_path);
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-bench-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "games.pgn", NULL);
  guint megabytes = argc > 1 ? (guint) strtoul (argv[1], NULL, 10) : MEGABYTES;

  g_print ("%u processors\n", g_get_num_processors ());
  if (megabytes == 0)
    bench (argv[1], folder);
  else
    {
      g_print ("%u games made\n", bench_games_make (path, megabytes));
      bench (path, folder);
    }
  g_unlink (path);
  g_rmdir (folder);

  return 0;
}
