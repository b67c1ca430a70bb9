/* How the interface thread answers.
 *
 * Between two calls of poll() the main loop does what it was asked: that time is the gap in which a
 * key or a click finds nobody.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE
#include "answers.h"

#include <execinfo.h>
#include <signal.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static GPollFunc original;
static Answers seen;
static gint64 begin, begin_work; /* of the current iteration */
static guint64 most_memory;

static gint64
get_work (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

/* A field of the kernel's account of this process, in kilobytes. */
static guint64
get_field (const char *text, const char *name)
{
  const char *field = strstr (text, name);

  return field != NULL ? g_ascii_strtoull (field + strlen (name), NULL, 10) : 0;
}

static void
look_at_memory (void)
{
  g_autofree char *text = NULL;

  if (g_file_get_contents ("/proc/self/status", &text, NULL, NULL))
    most_memory = MAX (most_memory, get_field (text, "RssAnon:"));
}

/* --- Where it is ------------------------------------------------------------------------------ */

#define LONG_MS 60 /* of work in one turn */
#define MAX_FRAMES 40

static timer_t alarm_clock;
static gboolean tracing;

static void
show_place (int number)
{
  void *frames[MAX_FRAMES];

  backtrace_symbols_fd (frames, backtrace (frames, MAX_FRAMES), STDERR_FILENO);
  (void) !write (STDERR_FILENO, "--\n", 3);
}

/* CHECKBIT_TRIAL_TRACE=1 prints a stack trace of the interface thread after this much work. */
static void
prepare_tracing (void)
{
  struct sigaction action = { .sa_handler = show_place, .sa_flags = SA_RESTART };
  struct sigevent event = { .sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGUSR2 };

  if (g_getenv ("CHECKBIT_TRIAL_TRACE") == NULL)
    return;
  sigaction (SIGUSR2, &action, NULL);
  tracing = timer_create (CLOCK_THREAD_CPUTIME_ID, &event, &alarm_clock) == 0;
}

static void
set_alarm (guint milliseconds)
{
  struct timespec first = { .tv_nsec = (long) milliseconds * 1000000 };
  struct itimerspec time = { .it_value = first, .it_interval = first };

  if (tracing)
    timer_settime (alarm_clock, 0, &time, NULL);
}

/* --- Watching --------------------------------------------------------------------------------- */

static int
watch_poll (GPollFD *fds, guint n_fds, int timeout)
{
  static guint turn;
  gint64 wait = g_get_monotonic_time () - begin;
  int result;

  seen.n++;
  seen.worst_wait = MAX (seen.worst_wait, wait);
  seen.worst_work = MAX (seen.worst_work, get_work () - begin_work);
  if (wait > 5000 || turn++ % 64 == 0)
    look_at_memory ();
  set_alarm (0);
  result = original (fds, n_fds, timeout);
  set_alarm (LONG_MS);
  begin = g_get_monotonic_time ();
  begin_work = get_work ();
  return result;
}

void
answers_watch (void)
{
  prepare_tracing ();
  original = g_main_context_get_poll_func (NULL);
  begin = g_get_monotonic_time ();
  begin_work = get_work ();
  g_main_context_set_poll_func (NULL, watch_poll);
}

Answers
answers_take (void)
{
  Answers taken = seen;

  seen = (Answers){ 0 };
  return taken;
}

guint64
answers_get_memory (void)
{
  look_at_memory ();
  return most_memory;
}
