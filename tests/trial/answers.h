/* How the interface thread answers: from one time it looks for what happened to the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint n;           /* turns of the main loop */
  gint64 worst_wait; /* the longest iteration, without any answer; in microseconds */
  gint64 worst_work; /* the most processor time of the interface thread in one turn, which does
                        not count what else the machine does */
} Answers;

/* Starts watching the default main context, which the calling thread owns. */
void answers_watch (void);

/* How it answered since this was last called. */
Answers answers_take (void);

/* The peak of the memory that belongs to this program alone, in kilobytes. 0 if the kernel does not
 * report it. */
guint64 answers_get_memory (void);

G_END_DECLS
