/* What stands in the window: the board with what belongs to it, and two sides, Game and Bits.
 * How many of them are seen at once follows from the size.
 *
 * Nothing that appears in a side, nor a notice, moves the board or changes its size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/base/desk-layout.h"

G_BEGIN_DECLS

/* Properties, each a GtkWidget: "board"; "upper" and "lower" (bars over and under it), "gauge"
 * (upright at its left edge, with room reserved whether or not it is visible), "foot" (under the
 * lower bar);
 * "game" and "bits" (the sides); "notices" (over the top of a side; over that of the board where none is
 * seen); "switcher" (the bar below all where a side is below the board).
 *
 * Read-only: "form" (int, a CheckbitDeskForm), "stacked" (boolean). To be set as well:
 * "game-shown" and
 * "bits-shown" (boolean, whether a side is in sight); "cover" (boolean: Game, where it is below the board,
 * needs so much room that it lies over the foot). All are announced when sizes are known, never
 * while they are handed out. */
#define CHECKBIT_TYPE_DESK (checkbit_desk_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitDesk, checkbit_desk, CHECKBIT, DESK, GtkWidget)

GtkWidget *checkbit_desk_new (void);

CheckbitDeskForm checkbit_desk_get_form (CheckbitDesk *self);

/* Whether a side is in sight. Where there is room for one, another one makes way for it; when it
 * goes, that one is back. */
gboolean checkbit_desk_get_shown (CheckbitDesk *self, CheckbitSide side);
void checkbit_desk_set_shown (CheckbitDesk *self, CheckbitSide side, gboolean shown);
/* Has a screen reader say which are in sight; the board where none is. The properties, which buttons
 * and menus set, do so themselves. */
void checkbit_desk_tell_shown (CheckbitDesk *self);

/* NULL where Bits is not here, as it has a window of its own. (transfer none) */
GtkWidget *checkbit_desk_get_bits (CheckbitDesk *self);
void checkbit_desk_set_bits (CheckbitDesk *self, GtkWidget *bits);
/* Whether it is here at all; it may be so before it is made. */
void checkbit_desk_set_bits_here (CheckbitDesk *self, gboolean here);

/* What is remembered: whether a side is wanted where both have room; which one is seen where
 * only one has; the width chosen for Bits, 0 for none. */
gboolean checkbit_desk_get_wanted (CheckbitDesk *self, CheckbitSide side);
void checkbit_desk_set_wanted (CheckbitDesk *self, CheckbitSide side, gboolean wanted);
CheckbitSide checkbit_desk_get_view (CheckbitDesk *self);
void checkbit_desk_set_view (CheckbitDesk *self, CheckbitSide view);
int checkbit_desk_get_bits_width (CheckbitDesk *self);
void checkbit_desk_set_bits_width (CheckbitDesk *self, int width);

/* Where the sides are that are in sight, together; the board's column where there is none. */
void checkbit_desk_get_side_area (CheckbitDesk *self, GtkAllocation *area);

G_END_DECLS
