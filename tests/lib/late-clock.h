/* A clock that goes wrong in one thread: what a thread is late by shows in what it measures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* From now on g_get_monotonic_time() is so much later in this thread, for all but GLib itself. */
void late_clock_set (gint64 us);

G_END_DECLS
