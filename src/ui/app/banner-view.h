/* The card over the side of the game: how the game ended, and in a match also an engine that
 * failed, a draw offer or a pause.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"
#include "ui/app/status-line.h"
#include "ui/board/board.h"
#include "ui/match/match-banner.h"
#include "ui/record/move-list.h"

G_BEGIN_DECLS

/* If the focus is on a button of the banner, it moves to the board when the button goes. Construct
 * only: "controller", "banner", "board", "list": its property "result-told",
 * "status". */
#define CHECKBIT_TYPE_BANNER_VIEW (checkbit_banner_view_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitBannerView, checkbit_banner_view, CHECKBIT, BANNER_VIEW, GObject)

G_END_DECLS
