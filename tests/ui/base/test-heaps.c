/* How many heaps malloc makes for threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/ui.h"

#include <string.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#ifdef __GLIBC__
#define N_THREADS 12
#define MOST_HEAPS 2

/* Threads that all exist at the same time, each with memory from malloc. */
typedef struct
{
  GMutex lock;
  GCond cond;
  guint n_waiting;
} Meeting;

static gpointer
take_memory (gpointer data)
{
  Meeting *meeting = data;
  g_autofree char *memory = g_malloc (5000);

  memset (memory, 1, 5000);
  g_mutex_lock (&meeting->lock);
  meeting->n_waiting++;
  g_cond_broadcast (&meeting->cond);
  while (meeting->n_waiting < N_THREADS)
    g_cond_wait (&meeting->cond, &meeting->lock);
  g_mutex_unlock (&meeting->lock);
  return NULL;
}

/* As malloc itself counts them. */
static guint
count_heaps (void)
{
  FILE *file = tmpfile ();
  char line[256];
  guint n = 0;

  g_assert_nonnull (file);
  g_assert_cmpint (malloc_info (0, file), ==, 0);
  rewind (file);
  while (fgets (line, sizeof line, file) != NULL)
    n += g_str_has_prefix (line, "<heap nr=");
  fclose (file);
  return n;
}

static void
test_threads (void)
{
  Meeting meeting = { .n_waiting = 0 };
  GThread *threads[N_THREADS];

  checkbit_ui_limit_heaps ();
  g_mutex_init (&meeting.lock);
  g_cond_init (&meeting.cond);
  for (guint i = 0; i < N_THREADS; i++)
    threads[i] = g_thread_new ("memory", take_memory, &meeting);
  for (guint i = 0; i < N_THREADS; i++)
    g_thread_join (threads[i]);
  g_assert_cmpuint (count_heaps (), >=, 1);
  g_assert_cmpuint (count_heaps (), <=, MOST_HEAPS);
  g_cond_clear (&meeting.cond);
  g_mutex_clear (&meeting.lock);
}
#else
static void
test_threads (void)
{
  checkbit_ui_limit_heaps ();
  g_test_skip ("only glibc tells how many there are");
}
#endif

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ui/heaps/threads", test_threads);
  return g_test_run ();
}
