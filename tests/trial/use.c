/* What a program uses of its machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "use.h"

#include <malloc.h>
#include <string.h>

#include "trial.h"

Use
use_measure (void)
{
  g_autoptr (GDir) files = g_dir_open ("/proc/self/fd", 0, NULL);
  g_autofree char *status = NULL;
  struct mallinfo2 heap;
  Use use = { 0 };

  /* What is free, but still in the allocator's hands, is not used. */
  malloc_trim (0);
  while (g_dir_read_name (files) != NULL)
    use.n_files++;
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
  g_assert_cmpuint (now.n_files, ==, settled.n_files);
  g_assert_cmpuint (now.kib, <=, settled.kib + most_kib);
}

void
use_expect_flat_heap (const char *what, guint n, Use settled, Use now, gsize most_kib)
{
  report (what, n, settled, now);
  g_assert_cmpuint (now.n_files, ==, settled.n_files);
  g_assert_cmpuint (now.heap_kib, <=, settled.heap_kib + most_kib);
}
