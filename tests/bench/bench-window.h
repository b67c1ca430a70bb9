/* What the benchmarks of the window share: the real window, a game in it, and what its frames cost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/app/window.h"

#define BENCH_WIDTH 1400
#define BENCH_HEIGHT 900

typedef struct
{
  gint64 begin; /* monotonic, in microseconds: when GTK began with the frame … */
  gint64 end;   /* … and when it was on the display */
  gint64 work;  /* the processor's time for it in all threads of the program, in microseconds */
} BenchFrame;

typedef struct
{
  GtkApplication *application;
  CheckbitWindow *window;
  GArray *frames; /* of BenchFrame: all that were painted since the last bench_window_forget() */
  BenchFrame now;
} BenchWindow;

/* Opens the real window at 1400×900 with the inspector beside the board and every group unfolded,
 * and waits until it has come to rest. Ends the program where there is no display. */
void bench_window_open (BenchWindow *self);

/* Turns the main loop until another frame has been painted, or none was due for a second. */
void bench_window_wait_frame (BenchWindow *self);

/* Turns the main loop for a time, in milliseconds. */
void bench_window_wait (BenchWindow *self, guint milliseconds);

void bench_window_forget (BenchWindow *self);

/* Plays a game of so many half-moves in the window, the same each time, and stays at its end. */
void bench_window_play (BenchWindow *self, guint n_plies);

/* The time that the processor has spent on this program, in microseconds: what is left of a
 * measurement on a machine that has other things to do. */
gint64 bench_get_work_time (void);

/* Prints the median, the 95th percentile and the greatest of some milliseconds, which it sorts. */
void bench_print_times (const char *what, double *times, guint n);

/* "GskGLRenderer": what draws the window. */
const char *bench_window_get_renderer (BenchWindow *self);
