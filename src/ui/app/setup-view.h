/* Setting up a position in the window: the board and what is around it show the set-up, while the
 * game waits unchanged.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"
#include "ui/app/drawing.h"
#include "ui/app/fen-entry.h"
#include "ui/app/game-view.h"
#include "ui/app/notes.h"
#include "ui/app/status-line.h"
#include "ui/base/bar-place.h"
#include "ui/base/desk.h"
#include "ui/board/arrows.h"
#include "ui/board/board-input.h"
#include "ui/board/board.h"

G_BEGIN_DECLS

/* Construct only: "controller", "input", "entry", "status", "arrows", "drawing", "game-view",
 * "notes"; "desk", and "side", a stack in its Game side: its page "game" is the game's, and this
 * adds one; "upper" and "lower", the places over and under the board. */
#define CHECKBIT_TYPE_SETUP_VIEW (checkbit_setup_view_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetupView, checkbit_setup_view, CHECKBIT, SETUP_VIEW, GObject)

/* Returns to the game, with a note that offers to resume. FALSE if nothing was being set up. */
gboolean checkbit_setup_view_cancel (CheckbitSetupView *self);

/* Starts a game from the set-up, or reports what prevents it. FALSE if nothing is set up. */
gboolean checkbit_setup_view_finish (CheckbitSetupView *self);

/* NULL until it is first needed. (transfer none) */
GtkWidget *checkbit_setup_view_get_panel (CheckbitSetupView *self);

G_END_DECLS
