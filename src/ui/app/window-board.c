/* What the window makes of its board: how it takes moves, as the preferences say, and the wheel
 * that steps through the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include <glib/gi18n-lib.h>

/* Milliseconds of a slide by the names that the settings have. */
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

static void
bind_settings (CheckbitWindow *self)
{
  static const char *const names[] = { "move-input", "auto-queen", "confirm-moves", "notation" };

  if (self->settings == NULL)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_settings_bind (self->settings, names[i], self->board, names[i], G_SETTINGS_BIND_GET);
  g_settings_bind_with_mapping (self->settings, "animation", self->board, "animation-time",
                                G_SETTINGS_BIND_GET, get_speed, NULL, NULL, NULL);
}

static void
step_requested_cb (CheckbitWindow *self, int steps)
{
  const char *action = steps > 0 ? "go-forward" : "go-back";

  for (int i = 0; i < ABS (steps); i++)
    g_action_group_activate_action (G_ACTION_GROUP (self), action, NULL);
}

/* The keys are not to be seen on the buttons. */
static void
move_held_cb (CheckbitWindow *self)
{
  checkbit_window_say (self, _ ("Enter plays this move, Escape takes it back."));
}

void
checkbit_window_init_board (CheckbitWindow *self)
{
  bind_settings (self);
  g_signal_connect_object (self->board, "step-requested", G_CALLBACK (step_requested_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "move-held", G_CALLBACK (move_held_cb), self,
                           G_CONNECT_SWAPPED);
}
