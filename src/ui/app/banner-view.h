/* What the card over the side of the game says: how the game ended; of a match also an engine
 * that failed, a draw that is offered, a pause.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"
#include "ui/board/board.h"
#include "ui/match/match-banner.h"
#include "ui/record/move-list.h"

G_BEGIN_DECLS

/* A keyboard that was in the banner goes to the board when its button is gone. Construct only:
 * "controller", "banner", "board", "list": its property "result-told". */
#define CHECKBIT_TYPE_BANNER_VIEW (checkbit_banner_view_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitBannerView, checkbit_banner_view, CHECKBIT, BANNER_VIEW, GObject)

G_END_DECLS
