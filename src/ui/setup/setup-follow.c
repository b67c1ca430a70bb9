/* Widgets that show a position set-up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/setup/setup-follow.h"

gboolean
checkbit_setup_follow (CheckbitSetup **followed,
                       CheckbitSetup *setup,
                       GCallback changed,
                       gpointer object)
{
  if (*followed != NULL)
    g_signal_handlers_disconnect_by_data (*followed, object);
  if (!g_set_object (followed, setup) || setup == NULL)
    return FALSE;
  g_signal_connect_swapped (setup, "changed", changed, object);

  return TRUE;
}
