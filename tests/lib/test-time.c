/* Time in tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* clock_gettime(), which C17 alone does not have. */
#define _DEFAULT_SOURCE

#include "test-time.h"

#include <time.h>

/* The longest turn of the main loop, in microseconds. */
#define WAKE_US 5000

gint64
time_patience (void)
{
  return time_after (PATIENCE_MS);
}

gint64
time_after (guint ms)
{
  return g_get_monotonic_time () + (gint64) ms * 1000;
}

gboolean
time_is_up (gint64 end)
{
  return g_get_monotonic_time () >= end;
}

static gboolean
wake_cb (GSource *source, GSourceFunc callback, gpointer user_data)
{
  g_source_set_ready_time (source, -1);
  return G_SOURCE_CONTINUE;
}

/* One source for all turns: where each had its own, GLib's table of sources grew and shrank with
 * them, under a lock that the thread sanitizer does not see. */
void
time_iterate (void)
{
  static GSourceFuncs funcs = { .dispatch = wake_cb };
  static GSource *source;

  if (source == NULL)
    {
      source = g_source_new (&funcs, sizeof (GSource));
      g_source_attach (source, NULL);
    }
  g_source_set_ready_time (source, g_get_monotonic_time () + WAKE_US);
  g_main_context_iteration (NULL, TRUE);
  g_source_set_ready_time (source, -1);
}

gint64
time_worked_us (void)
{
  return time_worked_by_us (pthread_self ());
}

gint64
time_worked_by_us (pthread_t thread)
{
  struct timespec time;
  clockid_t clock;

  if (pthread_getcpuclockid (thread, &clock) != 0 || clock_gettime (clock, &time) != 0)
    g_error ("the processor time of a thread is not to be had");
  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}
