/* The line under the board: the current move, the opening's name, and buttons that step through the
 * game. The buttons are shown while the Game side, which has them too, is hidden or too low for
 * them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"
#include "ui/app/status-line.h"
#include "ui/base/desk.h"

G_BEGIN_DECLS

/* Construct only: "controller", "desk", "steps", the buttons, "status", and "settings", whose notation
 * the move is written in (NULL for English letters). */
#define CHECKBIT_TYPE_PLACE_VIEW (checkbit_place_view_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPlaceView, checkbit_place_view, CHECKBIT, PLACE_VIEW, GObject)

G_END_DECLS
