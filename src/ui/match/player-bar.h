/* One player beside the board: name, captured pieces, remaining time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/material.h"
#include "game/base/clock.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_PLAYER_BAR (checkbit_player_bar_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPlayerBar, checkbit_player_bar, CHECKBIT, PLAYER_BAR, GtkWidget)

GtkWidget *checkbit_player_bar_new (void);

/* The side that the bar belongs to, and its clock; NULL for none. */
void checkbit_player_bar_set_side (CheckbitPlayerBar *self, ChessColor side, CheckbitClock *clock);
ChessColor checkbit_player_bar_get_side (CheckbitPlayerBar *self);

/* name: if "" or NULL, the bar shows "White" or "Black". detail: the strength of an engine, or
 * NULL. */
void checkbit_player_bar_set_player (CheckbitPlayerBar *self,
                                     const char *name,
                                     const char *detail,
                                     gboolean engine);
const char *checkbit_player_bar_get_name (CheckbitPlayerBar *self);

/* NULL: nothing captured. */
void checkbit_player_bar_set_material (CheckbitPlayerBar *self, const ChessMaterial *material);

/* Whether an engine is thinking for this side; whether the side is to move in a match. */
void checkbit_player_bar_set_thinking (CheckbitPlayerBar *self, gboolean thinking);
void checkbit_player_bar_set_to_move (CheckbitPlayerBar *self, gboolean to_move);

/* Whether this bar has the button that stops the clocks. */
void checkbit_player_bar_set_pausable (CheckbitPlayerBar *self, gboolean pausable);

G_END_DECLS
