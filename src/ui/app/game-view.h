/* The game on the board of its window, and in the texts around it. What is done to the board is
 * played.
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

/* Shows it again, after something else was on the board. */
void checkbit_game_view_show (CheckbitGameView *self);

G_END_DECLS
