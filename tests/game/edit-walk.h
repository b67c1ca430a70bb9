/* Random changes to a game, of every kind there is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/edit.h"

/* Goes somewhere in the game or changes something. Returns whether that was a new step of its
 * history. Random numbers are those of g_test_rand_int(). */
gboolean edit_walk_step (CheckbitGame *game);

/* Any node of the game. */
CheckbitNode *edit_walk_pick (CheckbitGame *game);
