/* What is remembered about the desk.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/desk-settings.h"

#include "ui/base/settings.h"

/* By CheckbitSide. */
static const char *const names[] = { "none", "game", "bits" };

void
checkbit_desk_settings_restore (CheckbitDesk *desk,
                                CheckbitFenEntry *entry,
                                GSettings *settings)
{
  g_autofree char *view
      = settings != NULL ? g_settings_get_string (settings, "side") : g_strdup ("game");

  for (CheckbitSide side = CHECKBIT_SIDE_NONE; side <= CHECKBIT_SIDE_BITS; side++)
    if (g_str_equal (view, names[side]))
      checkbit_desk_set_view (desk, side);
  checkbit_desk_set_wanted (desk, CHECKBIT_SIDE_GAME,
                            checkbit_settings_get_boolean (settings, "show-game", TRUE));
  checkbit_desk_set_wanted (desk, CHECKBIT_SIDE_BITS,
                            checkbit_settings_get_boolean (settings, "show-inspector", TRUE));
  g_object_set (entry, "unfolded", checkbit_settings_get_boolean (settings, "show-fen", TRUE),
                NULL);
  checkbit_desk_set_bits_width (desk, checkbit_settings_get_int (settings, "inspector-width", 0));
}

void
checkbit_desk_settings_save (CheckbitDesk *desk, CheckbitFenEntry *entry, GSettings *settings)
{
  checkbit_settings_set_boolean (settings, "show-game",
                                 checkbit_desk_get_wanted (desk, CHECKBIT_SIDE_GAME));
  checkbit_settings_set_boolean (settings, "show-inspector",
                                 checkbit_desk_get_wanted (desk, CHECKBIT_SIDE_BITS));
  checkbit_settings_set_boolean (settings, "show-fen", checkbit_fen_entry_get_wanted (entry));
  checkbit_settings_set_int (settings, "inspector-width", checkbit_desk_get_bits_width (desk));
  if (settings != NULL)
    g_settings_set_string (settings, "side", names[checkbit_desk_get_view (desk)]);
}
