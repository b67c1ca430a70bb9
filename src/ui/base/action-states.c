/* States of actions that other programs may set.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/action-states.h"

static void
change_state_cb (GSimpleAction *action, GVariant *wish)
{
  g_autoptr (GVariant) state = g_action_get_state (G_ACTION (action));

  if (!g_variant_equal (state, wish))
    g_action_activate (G_ACTION (action), NULL);
}

void
checkbit_action_states_guard (GActionGroup *group)
{
  g_auto (GStrv) names = g_action_group_list_actions (group);

  for (guint i = 0; names[i] != NULL; i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (group), names[i]);
      const GVariantType *type = g_action_get_state_type (action);

      /* Actions of the settings handle this themselves. */
      if (G_IS_SIMPLE_ACTION (action) && type != NULL
          && g_variant_type_equal (type, G_VARIANT_TYPE_BOOLEAN))
        g_signal_connect (action, "change-state", G_CALLBACK (change_state_cb), NULL);
    }
}
