/* Calls back from threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Calls func in the thread that runs the context, from its main loop, and never in the calling
 * thread: g_main_context_invoke() would do that if nobody happens to run the default context at
 * that moment. data is freed with notify, which may be NULL. */
void checkbit_deliver (
    GMainContext *context, int priority, GSourceFunc func, gpointer data, GDestroyNotify notify);

G_END_DECLS
