/* Games for tests of widgets, written as a few words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/game.h"

/* Plays words with spaces between them: a move in UCI notation; "<", a move back; "^", back to the
 * start; "resign"; "undo". Each must be possible. */
void game_script_play (CheckbitGame *game, const char *script);

/* Plays until a node is this many plies from the root, with few captures and without ending the
 * game. */
void game_script_play_long (CheckbitGame *game, guint plies);
