/* What stands above a game, to be written: players, event, date, result and whatever else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/tree/edit.h"

G_BEGIN_DECLS

/* A window over another one. What is written there is put into the game in one step when it is
 * closed with "Apply"; Escape leaves the game as it is. */
#define CHECKBIT_TYPE_GAME_DETAILS (checkbit_game_details_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitGameDetails, checkbit_game_details, CHECKBIT, GAME_DETAILS, AdwWindow)

GtkWidget *checkbit_game_details_new (GtkWindow *parent, CheckbitGame *game);

G_END_DECLS
