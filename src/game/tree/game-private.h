/* How a game is changed: what editing, playing and ending a game ask of it (game.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/history.h"

G_BEGIN_DECLS

/* Makes a new step, (transfer full), lets the board go somewhere (NULL: it stays), and announces
 * it. */
void checkbit_game_commit (CheckbitGame *self, CheckbitStep *step, CheckbitNode *place);

/* Lets the board go to another node, and announces that. FALSE where it stands there already. */
gboolean checkbit_game_move_to (CheckbitGame *self, CheckbitNode *node);

/* The line on the board leads to another end from here on. It is remembered, since every change asks
 * for it and a game may be long: going back and forth along the line, and every change of the
 * record, need not tell. */
void checkbit_game_forget_end (CheckbitGame *self);

/* Where the game is being played; NULL for nowhere. */
CheckbitNode *checkbit_game_get_live (CheckbitGame *self);

/* Lets whoever takes the times write them beside a new move, before anyone hears of it. */
void checkbit_game_stamp (CheckbitGame *self, CheckbitNode *node);

/* The last step, where none was taken back after it; else NULL. */
CheckbitStep *checkbit_game_get_last_step (CheckbitGame *self);

/* Announces that the record is another, in the place where the board stands. */
void checkbit_game_announce_edit (CheckbitGame *self);

G_END_DECLS
