/* The bar under the move list: autoplay, a slider for the place in the game, and the list's menu.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/tree/game.h"

G_BEGIN_DECLS

/* Shown while the game has moves. It uses actions of the move list around it and of the window:
 * "win.autoplay", "win.autoplay-speed", "win.moves-as-text", "win.move-times",
 * "win.move-scores". */
#define CHECKBIT_TYPE_MOVE_BAR (checkbit_move_bar_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveBar, checkbit_move_bar, CHECKBIT, MOVE_BAR, GtkWidget)

/* NULL for none. */
void checkbit_move_bar_set_game (CheckbitMoveBar *self, CheckbitGame *game);

/* Whether a widget is, or is in, the autoplay button. */
gboolean checkbit_move_bar_is_play_button (CheckbitMoveBar *self, GtkWidget *widget);

G_END_DECLS
