/* Time in tests. A slow machine is not a bug, so no test depends on wall-clock time: it waits for
 * the expected event, and gives up only after a very long time; costs are measured in processor
 * time, or better counted. tests/lib/check-clocks enforces this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <pthread.h>

G_BEGIN_DECLS

/* A time long enough for everything that must happen, however busy the machine is. */
#define PATIENCE_MS (60 * 1000)

/* The end of all patience, counted from now. */
gint64 time_patience (void);

/* The end of a time span that must pass, to check that nothing happens, or not too early. */
gint64 time_after (guint ms);

gboolean time_is_up (gint64 end);

/* Whether this is a build with sanitizers, and the factor by which it may be slower. gcc and clang
 * say so differently. */
#ifdef __has_feature
#define SANITIZED_BY_CLANG __has_feature (address_sanitizer)
#else
#define SANITIZED_BY_CLANG 0
#endif
#if defined __SANITIZE_ADDRESS__ || SANITIZED_BY_CLANG
#define SANITIZED
#define SANITIZED_FACTOR 10
#else
#define SANITIZED_FACTOR 1
#endif

/* Work in one turn of the interface thread that a player does not notice, in microseconds of
 * processor time. */
#define WORK_UNNOTICED_US (100 * 1000)

/* What a test lets pass. */
#define WORK_LIMIT_US (WORK_UNNOTICED_US * SANITIZED_FACTOR)

/* The processor time that this thread, or another that still runs, has worked so far, in
 * microseconds. */
gint64 time_worked_us (void);
gint64 time_worked_by_us (pthread_t thread);

G_END_DECLS
