/* The resources that a program uses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "use.h"

#include <malloc.h>
#include <string.h>

#include "../lib/test-time.h"
#include "trial.h"

static guint
count_files (void)
{
  g_autoptr (GDir) files = g_dir_open ("/proc/self/fd", 0, NULL);
  guint n = 0;

  while (g_dir_read_name (files) != NULL)
    n++;
  return n;
}

void
use_wait_for_files (guint most)
{
  gint64 end = time_patience ();

  while (count_files () > most && !time_is_up (end))
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

Use
use_measure (void)
{
  g_autofree char *status = NULL;
  struct mallinfo2 heap;
  Use use = { .n_files = count_files () };

  /* Memory that is free but kept by the allocator does not count as used. */
  malloc_trim (0);
  g_assert_true (g_file_get_contents ("/proc/self/status", &status, NULL, NULL));
  use.kib = (gsize) g_ascii_strtoull (strstr (status, "VmRSS:") + 6, NULL, 10);

  heap = mallinfo2 ();
  use.heap_kib = (heap.uordblks + heap.hblkhd) / 1024;

  return use;
}

static void
report (const char *what, guint n, Use settled, Use now)
{
  trial_report ("%u %s: %zu KiB before, %zu KiB after; on the heap %zu KiB before, %zu KiB after; "
                "%u open files before, %u after",
                n, what, settled.kib, now.kib, settled.heap_kib, now.heap_kib, settled.n_files,
                now.n_files);
}

void
use_expect_flat (const char *what, guint n, Use settled, Use now, gsize most_kib)
{
  report (what, n, settled, now);
  g_assert_cmpuint (now.n_files, <=, settled.n_files);
  g_assert_cmpuint (now.kib, <=, settled.kib + most_kib);
}

void
use_expect_flat_heap (const char *what, guint n, Use settled, Use now, gsize most_kib)
{
  report (what, n, settled, now);
  g_assert_cmpuint (now.n_files, <=, settled.n_files);
  g_assert_cmpuint (now.heap_kib, <=, settled.heap_kib + most_kib);
}
