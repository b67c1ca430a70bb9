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

/* Fails where the use has grown since it was settled: files not at all, memory by at most some KiB.
 * Says both, with how often was tried in between. */
void use_expect_flat (const char *what, guint n, Use settled, Use now, gsize most_kib);

/* The same for what the allocator has handed out, which is exact: where a toolkit's threads and caches make what
 * is resident waver. */
void use_expect_flat_heap (const char *what, guint n, Use settled, Use now, gsize most_kib);

G_END_DECLS
