/* The two players over and under the board, with what they have captured and their clocks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"
#include "ui/board/board.h"
#include "ui/match/player-bar.h"

G_BEGIN_DECLS

/* Construct only: "controller", "board"; "upper" and "lower", the bars over and under it. */
#define CHECKBIT_TYPE_PLAYERS_VIEW (checkbit_players_view_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPlayersView, checkbit_players_view, CHECKBIT, PLAYERS_VIEW, GObject)

G_END_DECLS
