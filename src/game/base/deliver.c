/* Calls back from threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/base/deliver.h"

/* g_main_context_invoke() would run func in a pool thread, whose context is the default one. Other
 * contexts are safe. */
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
