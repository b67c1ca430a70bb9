/* The resources a program uses, for trials that check that they do not grow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  gsize kib;      /* of memory, resident */
  gsize heap_kib; /* the part of it that is allocated and not freed */
  guint n_files;  /* that are open */
} Use;

/* The use of this process, now. */
Use use_measure (void);

/* Waits until at most this many files are open, or for the usual timeout of a test: GLib closes its
 * files of an ended process in a thread of its own, some time later. */
void use_wait_for_files (guint most);

/* Fails if the use has grown since it had settled: files not at all, memory by at most some KiB.
 * Prints both, with the number of repetitions in between. */
void use_expect_flat (const char *what, guint n, Use settled, Use now, gsize most_kib);

/* The same for allocated memory, which is exact, whereas resident memory varies with the toolkit's
 * threads and caches. */
void use_expect_flat_heap (const char *what, guint n, Use settled, Use now, gsize most_kib);

G_END_DECLS
