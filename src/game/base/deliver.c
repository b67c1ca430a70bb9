/* Reports from threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/base/deliver.h"

/* A thread of a pool has the default context for its own, which is why it would take that over;
 * any other it lets alone. */
void
checkbit_deliver (
    GMainContext *context, int priority, GSourceFunc func, gpointer data, GDestroyNotify notify)
{
  g_return_if_fail (func != NULL);

  if (context == NULL || context == g_main_context_default ())
    g_idle_add_full (priority, func, data, notify);
  else
    g_main_context_invoke_full (context, priority, func, data, notify);
}
