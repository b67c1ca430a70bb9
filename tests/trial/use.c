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
  Use use = { 0 };

  /* What is free, but still in the allocator's hands, is not used. */
  malloc_trim (0);
  while (g_dir_read_name (files) != NULL)
    use.n_files++;
  g_assert_true (g_file_get_contents ("/proc/self/status", &status, NULL, NULL));
  use.kib = (gsize) g_ascii_strtoull (strstr (status, "VmRSS:") + 6, NULL, 10);

  return use;
}

void
use_expect_flat (const char *what, guint n, Use settled, Use now, gsize most_kib)
{
  trial_report ("%u %s: %zu KiB before, %zu KiB after; %u open files before, %u after", n, what,
                settled.kib, now.kib, settled.n_files, now.n_files);
  g_assert_cmpuint (now.n_files, ==, settled.n_files);
  g_assert_cmpuint (now.kib, <=, settled.kib + most_kib);
}
