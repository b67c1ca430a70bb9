/* Shared by the benchmarks of the window: the real window, a game in it, and the cost of its
 * frames.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/app/window.h"

#define BENCH_WIDTH 1400
#define BENCH_HEIGHT 900

typedef struct
{
  gint64 begin; /* monotonic, in microseconds: when GTK started the frame … */
  gint64 end;   /* … and when it was displayed */
  gint64 work;  /* the processor's time for it in all threads of the program, in microseconds */
} BenchFrame;

typedef struct
{
  GtkApplication *application;
  CheckbitWindow *window;
  GArray *frames; /* of BenchFrame: all frames painted since the last bench_window_forget() */
  BenchFrame now;
} BenchWindow;

/* Opens the real window at 1400×900 with the inspector beside the board and every group unfolded,
 * and waits until it is idle. Ends the program if there is no display. */
void bench_window_open (BenchWindow *self);

/* Runs the main loop until another frame has been painted, or none was due for a second. */
void bench_window_wait_frame (BenchWindow *self);

/* Runs the main loop for a time, in milliseconds. */
void bench_window_wait (BenchWindow *self, guint milliseconds);

void bench_window_forget (BenchWindow *self);

/* Plays a fixed game of this many half-moves in the window, and stays at its end. */
void bench_window_play (BenchWindow *self, guint n_plies);

/* The processor time used by this program, in microseconds, which other work on the machine hardly
 * affects. */
gint64 bench_get_work_time (void);

/* Prints the median, the 95th percentile and the greatest of some milliseconds, which it sorts. */
void bench_print_times (const char *what, double *times, guint n);

/* The renderer of the window, for example "GskGLRenderer". */
const char *bench_window_get_renderer (BenchWindow *self);
