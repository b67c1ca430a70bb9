/* Measures how soon the real window shows the games of a large PGN file, from the request to the
 * end of the first frame with games; the cost of frames while the rest is read; and how soon
 * canceling stops the reading.
 *
 *   bench-list [MEGABYTES]     on a display of its own: tests/lib/headless bench-list
 *   bench-list FILE
 *
 * It makes a file of 960 megabytes unless told: a million games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "bench-games.h"
#include "bench-window.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <time.h>

#include "ui/app/opener.h"
#include "ui/app/window.h"

/* The number of games visible at once. */
#define SCREEN 30
#define MEGABYTES 960
#define ROUNDS 5
#define PATIENCE_US (120 * G_USEC_PER_SEC)

static double
seconds_since (gint64 begin)
{
  return (double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC;
}

/* Processor time of the interface thread, in milliseconds: other threads and programs do not affect
 * it. */
static double
get_thread_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static CheckbitGamesView *
get_games (BenchWindow *bench)
{
  return checkbit_window_get_part (bench->window, CHECKBIT_TYPE_GAMES_VIEW);
}

static CheckbitGameList *
get_list (BenchWindow *bench)
{
  return checkbit_games_view_get_list (get_games (bench));
}

static CheckbitPgnIndex *
get_index (BenchWindow *bench)
{
  CheckbitPgnFile *file = checkbit_game_list_get_file (get_list (bench));

  return file != NULL ? checkbit_pgn_file_get_index (file) : NULL;
}

static gboolean
shows_games (BenchWindow *bench)
{
  CheckbitPgnIndex *index = get_index (bench);

  return index != NULL && checkbit_pgn_index_get_n_games (index) >= SCREEN
         && gtk_widget_get_mapped (GTK_WIDGET (get_list (bench)));
}

static gboolean
is_reading (BenchWindow *bench)
{
  return checkbit_opener_is_reading (
      checkbit_window_get_part (bench->window, CHECKBIT_TYPE_OPENER));
}

/* The first frame with games in the list. */
typedef struct
{
  BenchWindow *bench;
  gboolean begun;
  gint64 end;  /* 0 until it has been displayed */
  double work; /* of the interface thread until then */
} FirstFrame;

static void
before_paint_cb (GdkFrameClock *clock, FirstFrame *frame)
{
  frame->begun = shows_games (frame->bench);
}

static void
after_paint_cb (GdkFrameClock *clock, FirstFrame *frame)
{
  if (frame->begun && frame->end == 0)
    {
      frame->end = g_get_monotonic_time ();
      frame->work = get_thread_time () - frame->work;
    }
}

/* Opens a file; returns the milliseconds to the end of the first frame that started with games in
 * the list, and how many of them the interface thread worked. */
static double
open_and_wait (BenchWindow *bench, GFile *file, double *work)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (bench->window));
  FirstFrame frame = { .bench = bench, .work = get_thread_time () };
  gint64 begin;

  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), &frame);
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (after_paint_cb), &frame);
  bench_window_forget (bench);
  begin = g_get_monotonic_time ();
  checkbit_window_open_file (bench->window, file);
  while (frame.end == 0)
    {
      if (g_get_monotonic_time () - begin > PATIENCE_US)
        g_error ("no game came up");
      g_main_context_iteration (NULL, TRUE);
    }
  g_signal_handlers_disconnect_by_data (clock, &frame);
  *work = frame.work;
  return (double) (frame.end - begin) / 1000;
}

static void
wait_for_end (BenchWindow *bench)
{
  while (is_reading (bench))
    g_main_context_iteration (NULL, TRUE);
}

/* Goes back to the board, and clears the list. */
static void
forget (BenchWindow *bench)
{
  checkbit_games_view_set_shown (get_games (bench), FALSE);
  checkbit_game_list_set_file (get_list (bench), NULL);
  bench_window_wait (bench, 500);
}

static void
print_frames (BenchWindow *bench)
{
  g_autofree double *times = g_new (double, bench->frames->len + 1);

  for (guint i = 0; i < bench->frames->len; i++)
    {
      BenchFrame *frame = &g_array_index (bench->frames, BenchFrame, i);
      times[i] = (double) (frame->end - frame->begin) / 1000;
    }
  bench_print_times ("frames while it is read", times, bench->frames->len);
}

static void
measure (BenchWindow *bench, GFile *file)
{
  double first[ROUNDS], work[ROUNDS], stopped[ROUNDS];

  for (guint i = 0; i < ROUNDS; i++)
    {
      gint64 begin = g_get_monotonic_time ();

      first[i] = open_and_wait (bench, file, &work[i]);
      wait_for_end (bench);
      g_print ("%u games read in %.2f s\n", checkbit_pgn_index_get_n_games (get_index (bench)),
               seconds_since (begin));
      if (i == 0)
        print_frames (bench);
      forget (bench);
    }
  bench_print_times ("first screen of games", first, ROUNDS);
  bench_print_times ("  of that the interface thread", work, ROUNDS);

  for (guint i = 0; i < ROUNDS; i++)
    {
      CheckbitPgnIndex *index;
      gint64 begin;

      open_and_wait (bench, file, &work[i]);
      index = get_index (bench);
      begin = g_get_monotonic_time ();
      g_signal_emit_by_name (get_list (bench), "stop-requested");
      while (checkbit_pgn_index_get_loading (index))
        g_main_context_iteration (NULL, TRUE);
      stopped[i] = seconds_since (begin) * 1000;
      forget (bench);
    }
  bench_print_times ("until the reading has stopped", stopped, ROUNDS);
}

int
main (int argc, char *argv[])
{
  guint megabytes = argc > 1 ? (guint) strtoul (argv[1], NULL, 10) : MEGABYTES;
  g_autofree char *folder = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;
  BenchWindow bench = { 0 };

  if (megabytes == 0)
    path = g_strdup (argv[1]);
  else
    {
      folder = g_dir_make_tmp ("checkbit-bench-XXXXXX", NULL);
      path = g_build_filename (folder, "games.pgn", NULL);
      g_print ("%u games made\n", bench_games_make (path, megabytes));
    }
  g_set_prgname ("bench-list");
  g_set_application_name ("bench-list");
  bench_window_open (&bench);
  file = g_file_new_for_path (path);
  measure (&bench, file);
  if (folder != NULL)
    {
      g_unlink (path);
      g_rmdir (folder);
    }
  return 0;
}
