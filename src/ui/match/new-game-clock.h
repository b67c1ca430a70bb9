/* The rows of the New Game dialog for the time control.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/match/match-plan.h"

G_BEGIN_DECLS

/* Signal "changed": a choice or an entry has changed. */
#define CHECKBIT_TYPE_NEW_GAME_CLOCK (checkbit_new_game_clock_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitNewGameClock, checkbit_new_game_clock, CHECKBIT, NEW_GAME_CLOCK, AdwPreferencesGroup)

GtkWidget *checkbit_new_game_clock_new (void);

/* Shows the times of a plan. */
void checkbit_new_game_clock_show (CheckbitNewGameClock *self, const CheckbitMatchPlan *plan);
/* Writes the times into a plan. FALSE, and nothing written, if an entry is not a valid time. */
gboolean checkbit_new_game_clock_read (CheckbitNewGameClock *self, CheckbitMatchPlan *plan);

G_END_DECLS
