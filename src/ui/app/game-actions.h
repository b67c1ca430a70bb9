/* What a player can do in a game against somebody, besides moving: a hint, taking back, a draw,
 * resigning. They are actions of the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/controller/controller.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_GAME_ACTIONS (checkbit_game_actions_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitGameActions, checkbit_game_actions, CHECKBIT, GAME_ACTIONS, GtkWidget)

/* Shows the buttons during a match, and of the two draw buttons only the useful one. If a button
 * that has the focus disappears or becomes insensitive, successor gets it: a widget of the same
 * window. */
void checkbit_game_actions_follow (CheckbitGameActions *self,
                                   CheckbitController *controller,
                                   GtkWidget *successor);

G_END_DECLS
