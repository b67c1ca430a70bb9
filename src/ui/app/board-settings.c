/* What the preferences say about a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/board-settings.h"

#include "ui/base/settings.h"

/* How long a slide takes, in milliseconds, by its name in the settings. */
static const struct
{
  const char *name;
  guint time;
} speeds[] = {
  { "off", 0 },
  { "fast", 80 },
  { "normal", 150 },
  { "slow", 350 },
};

static gboolean
get_speed (GValue *value, GVariant *variant, gpointer user_data)
{
  const char *name = g_variant_get_string (variant, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (speeds); i++)
    if (g_str_equal (name, speeds[i].name))
      {
        g_value_set_uint (value, speeds[i].time);
        return TRUE;
      }
  return FALSE;
}

void
checkbit_board_settings_follow (CheckbitBoard *board,
                                CheckbitBoardInput *input,
                                GSettings *settings)
{
  static const char *const moves[] = { "auto-queen", "confirm-moves", "notation" };
  static const char *const both[] = { "coordinates", "bit-indices" };

  if (settings == NULL)
    return;
  g_settings_bind (settings, "move-input", input, "move-input", G_SETTINGS_BIND_GET);
  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++)
    g_settings_bind (settings, moves[i], checkbit_board_input_get_chooser (input), moves[i],
                     G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "speaking-board", checkbit_board_input_get_chooser (input), "types",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_INVERT_BOOLEAN);
  for (gsize i = 0; i < G_N_ELEMENTS (both); i++)
    g_settings_bind (settings, both[i], board, both[i], G_SETTINGS_BIND_DEFAULT);
  g_settings_bind_with_mapping (settings, "animation", board, "animation-time", G_SETTINGS_BIND_GET,
                                get_speed, NULL, NULL, NULL);
}

void
checkbit_board_settings_bind (CheckbitBoard *board, CheckbitBoardInput *input, GSettings *settings)
{
  checkbit_board_set_flipped (board, checkbit_settings_get_boolean (settings, "flipped", FALSE));
  checkbit_board_settings_follow (board, input, settings);
}

void
checkbit_board_settings_save (CheckbitBoard *board, GSettings *settings)
{
  checkbit_settings_set_boolean (settings, "flipped", checkbit_board_get_flipped (board));
}
