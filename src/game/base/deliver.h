/* Reports from threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Has func called by the thread that runs the context, in a turn of its main loop, and never by
 * the one that calls this: g_main_context_invoke() does that as soon as nobody runs the default
 * context at that moment. data is freed with notify, which may be NULL. */
void checkbit_deliver (
    GMainContext *context, int priority, GSourceFunc func, gpointer data, GDestroyNotify notify);

G_END_DECLS
