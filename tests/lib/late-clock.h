/* A clock that is wrong in one thread, to show how a delayed thread affects measurements.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* From now on g_get_monotonic_time() is late by this much in this thread, except inside GLib. */
void late_clock_set (gint64 us);

G_END_DECLS
