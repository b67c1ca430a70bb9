/* Internals of a game (game.c), for editing, playing and ending it: functions alone, the struct is
 * game.c's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/history.h"

G_BEGIN_DECLS

/* Makes a new step, (transfer full), moves the board to a node (NULL: it stays), and notifies. */
void checkbit_game_commit (CheckbitGame *self, CheckbitStep *step, CheckbitNode *place);

/* Moves the board to another node, and notifies. FALSE if it is already there. */
gboolean checkbit_game_move_to (CheckbitGame *self, CheckbitNode *node);

/* Drops the cached end of the current line. It is cached because every change needs it and a game
 * may be long; navigation along the line, and changes of the record, drop it themselves. */
void checkbit_game_forget_end (CheckbitGame *self);

/* The end of the main line, cached for the same reason. */
CheckbitNode *checkbit_game_get_main_end (CheckbitGame *self);

/* The current position of the game being played; NULL if none is. */
CheckbitNode *checkbit_game_get_live (CheckbitGame *self);

/* Lets a clock store the times of a new move, before anyone is notified. */
void checkbit_game_stamp (CheckbitGame *self, CheckbitNode *node);

/* The last step, if none was undone after it; else NULL. */
CheckbitStep *checkbit_game_get_last_step (CheckbitGame *self);

/* Notifies that the record has changed, without a change of position. */
void checkbit_game_announce_edit (CheckbitGame *self);

/* Notifies that lines were folded or unfolded: to whoever shows them it is an edit, but the record
 * is the same, and so is its revision. */
void checkbit_game_announce_folding (CheckbitGame *self);

G_END_DECLS
