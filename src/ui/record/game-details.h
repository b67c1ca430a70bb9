/* A window for editing a game's tags: players, event, date, result and others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/tree/edit.h"

G_BEGIN_DECLS

/* A window over a parent. "Apply" writes all changes to the game in one step, and leaves everything
 * else as it has become meanwhile; nothing if another game has taken its place. Escape discards
 * them. */
#define CHECKBIT_TYPE_GAME_DETAILS (checkbit_game_details_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitGameDetails, checkbit_game_details, CHECKBIT, GAME_DETAILS, AdwWindow)

GtkWidget *checkbit_game_details_new (GtkWindow *parent, CheckbitGame *game);

G_END_DECLS
