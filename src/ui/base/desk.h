/* The content of the window: the board with its bars, and two sides, Game and Bits. The size
 * decides how many of them are visible.
 *
 * Neither the content of a side nor a notice ever moves or resizes the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/base/desk-layout.h"

G_BEGIN_DECLS

/* Properties, each a GtkWidget: "board"; "upper" and "lower" (bars over and under it), "gauge"
 * (upright at its left edge, with room reserved whether or not it is visible), "foot" (under the
 * lower bar); "game" and "bits" (the sides); "notices" (over the top of a side, or of the board if
 * no side is visible); "switcher" (the bar below all where a side is below the board);
 * "bits-sample" (never in sight: its minimum and natural width are those with which Bits is well
 * and best served).
 *
 * Read-only: "form" (int, a CheckbitDeskForm), "stacked" (boolean). To be set as well: "game-shown"
 * and "bits-shown" (boolean, whether a side is in sight); "cover" (boolean: Game, where it is below
 * the board, needs so much room that it lies over the foot). All of these notify after an
 * allocation, never during one. */
#define CHECKBIT_TYPE_DESK (checkbit_desk_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitDesk, checkbit_desk, CHECKBIT, DESK, GtkWidget)

/* The width of the gauge, for which room is reserved. */
#define CHECKBIT_GAUGE_WIDTH 20

CheckbitDeskForm checkbit_desk_get_form (CheckbitDesk *self);

/* Whether a side is visible. If there is only room for one, showing it hides the other, and hiding
 * it brings the other back. */
gboolean checkbit_desk_get_shown (CheckbitDesk *self, CheckbitSide side);
void checkbit_desk_set_shown (CheckbitDesk *self, CheckbitSide side, gboolean shown);
/* Has a screen reader say which sides are visible, or else the board. Setting the properties, as
 * buttons and menus do, announces by itself. */
void checkbit_desk_tell_shown (CheckbitDesk *self);

/* NULL while Bits is in its own window. (transfer none) */
GtkWidget *checkbit_desk_get_bits (CheckbitDesk *self);
void checkbit_desk_set_bits (CheckbitDesk *self, GtkWidget *bits);
/* Whether Bits is in the desk at all; may be set before it is built. */
void checkbit_desk_set_bits_here (CheckbitDesk *self, gboolean here);

/* What is remembered: whether a side is wanted when there is room for both; which one is visible
 * when there is room for one; the width chosen for Bits, 0 for none. */
gboolean checkbit_desk_get_wanted (CheckbitDesk *self, CheckbitSide side);
void checkbit_desk_set_wanted (CheckbitDesk *self, CheckbitSide side, gboolean wanted);
CheckbitSide checkbit_desk_get_view (CheckbitDesk *self);
void checkbit_desk_set_view (CheckbitDesk *self, CheckbitSide view);
/* Shows Game because a task needs it, until it is returned. Meanwhile what is remembered stays that
 * of before the task, and comes back after it. */
void checkbit_desk_borrow_game (CheckbitDesk *self);
void checkbit_desk_return_game (CheckbitDesk *self);
int checkbit_desk_get_bits_width (CheckbitDesk *self);
void checkbit_desk_set_bits_width (CheckbitDesk *self, int width);

/* The rectangle of the visible side, of Bits if both are, or of the board's column if none is. */
void checkbit_desk_get_side_area (CheckbitDesk *self, GtkAllocation *area);

G_END_DECLS
