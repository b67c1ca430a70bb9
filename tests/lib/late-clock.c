/* A clock that is wrong in one thread. A test linked with it uses it in place of GLib's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* clock_gettime(), which C17 alone does not have. */
#define _DEFAULT_SOURCE

#include "late-clock.h"

#include <time.h>

static _Thread_local gint64 late_us;

void
late_clock_set (gint64 us)
{
  late_us = us;
}

gint64
g_get_monotonic_time (void)
{
  struct timespec time;

  if (clock_gettime (CLOCK_MONOTONIC, &time) != 0)
    g_error ("there is no clock");
  return late_us + (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}
