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

/* Runs the main loop until a condition holds, which is asked again after each turn (iterate); fails
 * the test, and says the condition as it is written (text), if it never does. */
#define TIME_WAIT_FOR(condition, text, iterate)                                                    \
  G_STMT_START                                                                                     \
  {                                                                                                \
    gint64 time_end = time_patience ();                                                            \
    gboolean time_holds = FALSE;                                                                   \
    while (!(time_holds = (condition) ? TRUE : FALSE) && !time_is_up (time_end))                   \
      iterate;                                                                                     \
    if (!time_holds)                                                                               \
      g_assertion_message (G_LOG_DOMAIN, __FILE__, __LINE__, G_STRFUNC, "waited in vain: " text);  \
  }                                                                                                \
  G_STMT_END

/* The same with the main loop of any test. */
#define time_wait_for(condition) TIME_WAIT_FOR (condition, #condition, time_iterate ())

/* One turn of the main loop, of at most a few milliseconds. */
void time_iterate (void);

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
