/* The explorer of a window: what was played from the position on the board, in the games of the
 * opened file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"
#include "ui/app/games-view.h"
#include "ui/base/desk.h"
#include "ui/explorer/explorer-panel.h"

G_BEGIN_DECLS

/* Property: "shown" (boolean). Nothing is searched until it is shown. Construct only: "controller";
 * "games", whose list shows the games of a move; "place", a box for the panel, shown together with
 * it; "record", which is hidden while the "desk" is stacked, as there is no room for both below the
 * board; "settings", which remember whether it is shown and how moves are written (NULL: nothing is
 * remembered). */
#define CHECKBIT_TYPE_EXPLORER_VIEW (checkbit_explorer_view_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitExplorerView, checkbit_explorer_view, CHECKBIT, EXPLORER_VIEW, GObject)

/* Shows or hides it. While the list of games is in its place, this brings the board back with it. */
void checkbit_explorer_view_toggle (CheckbitExplorerView *self);

/* NULL until it has been shown. (transfer none) */
CheckbitExplorerPanel *checkbit_explorer_view_get_panel (CheckbitExplorerView *self);

G_END_DECLS
