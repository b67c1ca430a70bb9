/* What a program uses of its machine: for trials that must not use more and more of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  gsize kib;      /* of memory, resident */
  gsize heap_kib; /* of it what was asked of the allocator and not given back */
  guint n_files;  /* that are open */
} Use;

/* Of this process, now. */
Use use_measure (void);

/* Waits until no more than so many files are open, or for as long as any test waits: GLib lets
 * go of what it held of a process that has ended in a thread of its own, when that comes to it. */
void use_wait_for_files (guint most);

/* Fails where the use has grown since it was settled: files not at all, memory by at most some KiB.
 * Says both, with how often was tried in between. */
void use_expect_flat (const char *what, guint n, Use settled, Use now, gsize most_kib);

/* The same for what the allocator has handed out, which is exact: where a toolkit's threads and
 * caches make what is resident waver. */
void use_expect_flat_heap (const char *what, guint n, Use settled, Use now, gsize most_kib);

G_END_DECLS
