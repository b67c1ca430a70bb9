/* The moves of a game as text, every variation included.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/game.h"

G_BEGIN_DECLS

/* Property: "game" (CheckbitGame). Clicking a move, or the arrow keys, Home and End while the list
 * has the focus, go to that place in the game; the list follows the game wherever it goes. */
#define CHECKBIT_TYPE_MOVE_LIST (checkbit_move_list_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveList, checkbit_move_list, CHECKBIT, MOVE_LIST, GtkWidget)

/* game may be NULL and set later. */
GtkWidget *checkbit_move_list_new (CheckbitGame *game);

/* (transfer none) */
CheckbitGame *checkbit_move_list_get_game (CheckbitMoveList *self);
void checkbit_move_list_set_game (CheckbitMoveList *self, CheckbitGame *game);

G_END_DECLS
