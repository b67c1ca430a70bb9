/* The game on its window's board and in the texts around it. Moves made on the board are played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"
#include "ui/app/fen-entry.h"
#include "ui/app/status-line.h"
#include "ui/board/board-input.h"

G_BEGIN_DECLS

/* Signal "refused" (guint from, guint to): there is no such legal move. Construct only:
 * "controller"; "input", whose board shows the game; "entry", which may bring another position;
 * "status". */
#define CHECKBIT_TYPE_GAME_VIEW (checkbit_game_view_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitGameView, checkbit_game_view, CHECKBIT, GAME_VIEW, GObject)

/* Shows the game again after the board has shown something else. */
void checkbit_game_view_show (CheckbitGameView *self);

G_END_DECLS
