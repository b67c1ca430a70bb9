/* The rows of the New Game dialog for the player of one side.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/match/match-plan.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_NEW_GAME_PLAYER (checkbit_new_game_player_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitNewGamePlayer, checkbit_new_game_player, CHECKBIT, NEW_GAME_PLAYER, AdwPreferencesGroup)

/* engines: a list of CheckbitEngineEntry, not copied. Signal "changed": another player was
 * chosen. */
GtkWidget *checkbit_new_game_player_new (const char *title, GListModel *engines);

/* Shows a side, except for its time control. */
void checkbit_new_game_player_show (CheckbitNewGamePlayer *self, const CheckbitPlanSide *side);
/* Whether the side has a clock: the thinking time is named after it. */
void checkbit_new_game_player_set_timed (CheckbitNewGamePlayer *self, gboolean timed);
/* Writes the choices into a side. */
void checkbit_new_game_player_read (CheckbitNewGamePlayer *self, CheckbitPlanSide *side);

G_END_DECLS
