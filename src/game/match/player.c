/* The player of one side.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/match/player.h"

CheckbitPlayer *
checkbit_player_new_person (const char *name)
{
  CheckbitPlayer *player = g_new0 (CheckbitPlayer, 1);

  player->name = g_strdup (name != NULL ? name : "");
  player->strength = CHECKBIT_STRENGTH_FULL;

  return player;
}

CheckbitPlayer *
checkbit_player_new_engine (CheckbitEngineEntry *entry, CheckbitStrength strength)
{
  CheckbitPlayer *player;

  g_return_val_if_fail (CHECKBIT_IS_ENGINE_ENTRY (entry), NULL);

  player = checkbit_player_new_person (checkbit_engine_entry_get_name (entry));
  player->entry = g_object_ref (entry);
  player->strength = strength;

  return player;
}

CheckbitPlayer *
checkbit_player_copy (const CheckbitPlayer *player)
{
  CheckbitPlayer *copy = g_new0 (CheckbitPlayer, 1);

  *copy = *player;
  copy->name = g_strdup (player->name);
  if (copy->entry != NULL)
    g_object_ref (copy->entry);

  return copy;
}

void
checkbit_player_free (CheckbitPlayer *player)
{
  g_free (player->name);
  g_clear_object (&player->entry);
  g_free (player);
}
