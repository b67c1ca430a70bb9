/* The two players over and under the board: shown where there is something to say about them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"
#include "ui/app/status-line.h"
#include "ui/board/board.h"
#include "ui/match/player-bar.h"

G_BEGIN_DECLS

/* Construct only: "controller", "board"; "upper" and "lower", the bars over and under it; "status": what
 * the players have captured stands there where the bars are not shown. */
#define CHECKBIT_TYPE_PLAYERS_VIEW (checkbit_players_view_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPlayersView, checkbit_players_view, CHECKBIT, PLAYERS_VIEW, GObject)

/* On a phone, a set-up needs the room. */
void checkbit_players_view_set_narrow (CheckbitPlayersView *self, gboolean narrow);

G_END_DECLS
