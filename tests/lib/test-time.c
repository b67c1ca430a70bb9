/* Time in tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* clock_gettime(), which C17 alone does not have. */
#define _DEFAULT_SOURCE

#include "test-time.h"

#include <time.h>

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
wake_cb (gpointer user_data)
{
  return G_SOURCE_REMOVE;
}

void
time_iterate (void)
{
  guint source = g_timeout_add (5, wake_cb, NULL);

  g_main_context_iteration (NULL, TRUE);
  if (g_main_context_find_source_by_id (NULL, source) != NULL)
    g_source_remove (source);
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
