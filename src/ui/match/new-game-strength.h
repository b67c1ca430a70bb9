/* A row with a slider for the strength of an engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/engine/engine-strength.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_NEW_GAME_STRENGTH (checkbit_new_game_strength_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitNewGameStrength,
                      checkbit_new_game_strength,
                      CHECKBIT,
                      NEW_GAME_STRENGTH,
                      AdwPreferencesRow)

GtkWidget *checkbit_new_game_strength_new (void);

void checkbit_new_game_strength_set (CheckbitNewGameStrength *self, CheckbitStrength strength);
CheckbitStrength checkbit_new_game_strength_get (CheckbitNewGameStrength *self);

G_END_DECLS
