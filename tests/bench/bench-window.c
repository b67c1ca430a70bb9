/* Shared by the benchmarks of the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "bench-window.h"

#include <stdlib.h>
#include <time.h>

#include "chess/movegen.h"
#include "ui/app/application.h"
#include "ui/base/ui.h"

#define REST_MS 700
#define PATIENCE_US G_USEC_PER_SEC

gint64
bench_get_work_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static GdkFrameClock *
get_clock (BenchWindow *self)
{
  return gtk_widget_get_frame_clock (GTK_WIDGET (self->window));
}

static void
before_paint_cb (GdkFrameClock *clock, BenchWindow *self)
{
  self->now.begin = g_get_monotonic_time ();
  self->now.work = bench_get_work_time ();
}

/* With software rendering the frame is displayed when its buffer has been handed over: the swap
 * waits for the rasterizer and copies its result. */
static void
after_paint_cb (GdkFrameClock *clock, BenchWindow *self)
{
  self->now.end = g_get_monotonic_time ();
  self->now.work = bench_get_work_time () - self->now.work;
  g_array_append_val (self->frames, self->now);
}

void
bench_window_forget (BenchWindow *self)
{
  g_array_set_size (self->frames, 0);
}

void
bench_window_wait (BenchWindow *self, guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * 1000;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (500);
}

void
bench_window_wait_frame (BenchWindow *self)
{
  guint n = self->frames->len;
  gint64 end = g_get_monotonic_time () + PATIENCE_US;

  while (self->frames->len == n && g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (200);
}

void
bench_window_open (BenchWindow *self)
{
  g_autoptr (GError) error = NULL;

  checkbit_ui_choose_renderer (); /* as the program does */
  self->application = GTK_APPLICATION (checkbit_application_new ());
  g_application_set_flags (G_APPLICATION (self->application), G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (self->application), NULL, &error))
    g_error ("%s", error->message);

  self->frames = g_array_new (FALSE, FALSE, sizeof (BenchFrame));
  self->window = checkbit_window_new (self->application, NULL);
  gtk_window_set_default_size (GTK_WINDOW (self->window), BENCH_WIDTH, BENCH_HEIGHT);
  gtk_widget_realize (GTK_WIDGET (self->window));
  g_signal_connect (get_clock (self), "before-paint", G_CALLBACK (before_paint_cb), self);
  g_signal_connect_after (get_clock (self), "after-paint", G_CALLBACK (after_paint_cb), self);
  gtk_window_present (GTK_WINDOW (self->window));
  bench_window_wait (self, REST_MS);
}

const char *
bench_window_get_renderer (BenchWindow *self)
{
  return G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (self->window)));
}

/* A game of random legal moves from a seed; FALSE if it ends too early. */
static gboolean
play_seed (CheckbitGame *game, guint32 seed, guint n_plies)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);

  checkbit_game_reset (game);
  for (guint ply = 0; ply < n_plies; ply++)
    {
      ChessMoveList list;

      chess_movegen_legal (checkbit_game_get_position (game), &list);
      if (list.count == 0
          || !checkbit_game_play (
              game, list.moves[g_rand_int_range (random, 0, (gint32) list.count)], NULL))
        return FALSE;
    }
  return TRUE;
}

void
bench_window_play (BenchWindow *self, guint n_plies)
{
  CheckbitGame *game = checkbit_window_get_game (self->window);
  guint32 seed = 1;

  while (!play_seed (game, seed, n_plies))
    seed++;
}

static int
compare_doubles (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;
  return (x > y) - (x < y);
}

void
bench_print_times (const char *what, double *times, guint n)
{
  if (n == 0)
    return;
  qsort (times, n, sizeof *times, compare_doubles);
  g_print ("%-38s %5u   median %6.2f   95%% %6.2f   worst %6.2f ms\n", what, n, times[n / 2],
           times[n * 95 / 100], times[n - 1]);
}
