/* Measures how fast the list of a PGN file's games is made: megabytes per second, the time to the
 * first screen, and the memory per game; compared with pgn-extract, if installed, on the same file
 * in the same run.
 *
 *   bench-pgn [MEGABYTES]     the size of the file it makes, 200 unless told
 *   bench-pgn FILE            a file of one's own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench-games.h"

#include "game/pgn/pgn-index.h"

/* The number of games visible at once. */
#define SCREEN 100

#define ROUNDS 3

/* --- The list ------------------------------------------------------------------------------- */

typedef struct
{
  GMainLoop *loop;
  gint64 start;
  double first_screen; /* seconds */
  double total;
} Run;

static void
n_games_cb (CheckbitPgnIndex *index, GParamSpec *pspec, Run *run)
{
  if (run->first_screen == 0 && checkbit_pgn_index_get_n_games (index) >= SCREEN)
    run->first_screen = (double) (g_get_monotonic_time () - run->start) / 1e6;
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Run *run = user_data;
  g_autoptr (GError) error = NULL;

  if (!checkbit_pgn_index_load_finish (CHECKBIT_PGN_INDEX (source), result, &error))
    g_error ("%s", error->message);
  run->total = (double) (g_get_monotonic_time () - run->start) / 1e6;
  g_main_loop_quit (run->loop);
}

static double
bench_index (const char *path, double megabytes)
{
  g_autoptr (CheckbitPgnIndex) index = checkbit_pgn_index_new ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  Run run = { .loop = g_main_loop_new (NULL, FALSE), .start = g_get_monotonic_time () };
  guint n;

  g_signal_connect (index, "notify::n-games", G_CALLBACK (n_games_cb), &run);
  checkbit_pgn_index_load_async (index, file, NULL, loaded_cb, &run);
  g_main_loop_run (run.loop);
  g_main_loop_unref (run.loop);

  n = checkbit_pgn_index_get_n_games (index);
  g_print (
      "checkbit     %8u games  %6.2f s  %7.1f MB/s  first screen %5.1f ms  %5.1f bytes a game\n", n,
      run.total, megabytes / run.total, run.first_screen * 1000,
      (double) checkbit_pgn_store_get_overhead (checkbit_pgn_index_get_store (index)) / MAX (n, 1));

  return run.total;
}

/* --- The other program ---------------------------------------------------------------------- */

/* The seconds it takes with some options; -1 if it is not installed. */
static double
bench_other (const char *program, const char *options, const char *path, double megabytes)
{
  g_autofree char *line
      = g_strdup_printf ("sh -c '%s %s %s >/dev/null 2>&1'", program, options, path);
  gint64 start = g_get_monotonic_time ();
  double seconds;

  g_spawn_command_line_sync (line, NULL, NULL, NULL, NULL);
  seconds = (double) (g_get_monotonic_time () - start) / 1e6;
  g_print ("pgn-extract  %-14s  %6.2f s  %7.1f MB/s\n", options, seconds, megabytes / seconds);

  return seconds;
}

static char *
find_other (void)
{
  char *found = g_find_program_in_path ("pgn-extract");

  if (found == NULL && g_file_test ("/usr/games/pgn-extract", G_FILE_TEST_IS_EXECUTABLE))
    found = g_strdup ("/usr/games/pgn-extract");

  return found;
}

static void
compare (const char *path)
{
  g_autofree char *other = find_other ();
  /* Takes the faster of checking only and rewriting the games. */
  static const char *const options[] = { "-s -r", "-s -o/dev/null" };
  double best = G_MAXDOUBLE, rival = G_MAXDOUBLE;
  GStatBuf state;
  double megabytes;

  if (g_stat (path, &state) != 0)
    g_error ("%s cannot be read", path);
  megabytes = (double) state.st_size / 1e6;
  for (int i = 0; i < ROUNDS; i++)
    {
      double seconds = bench_index (path, megabytes);

      best = MIN (best, seconds);
    }
  if (other == NULL)
    {
      g_print ("pgn-extract is not installed\n");
      return;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (options); i++)
    {
      double seconds = bench_other (other, options[i], path, megabytes);

      rival = MIN (rival, seconds);
    }
  g_print ("ratio        %.1f times as fast\n", rival / best);
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = NULL;
  g_autofree char *path = NULL;
  guint megabytes = argc > 1 ? (guint) strtoul (argv[1], NULL, 10) : 200;

  if (argc > 1 && megabytes == 0)
    {
      compare (argv[1]);
      return 0;
    }
  folder = g_dir_make_tmp ("checkbit-bench-XXXXXX", NULL);
  path = g_build_filename (folder, "games.pgn", NULL);
  g_print ("%u games made\n", bench_games_make (path, megabytes));
  compare (path);
  g_unlink (path);
  g_rmdir (folder);

  return 0;
}
