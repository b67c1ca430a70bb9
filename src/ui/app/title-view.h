/* What the window is called: by the game on the board, or by the file whose games are listed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "ui/app/games-view.h"
#include "ui/match/match-banner.h"

G_BEGIN_DECLS

/* Construct only: "controller", "games"; "banner": what it says is not said again; "title",
 * whose window is named, too. */
#define CHECKBIT_TYPE_TITLE_VIEW (checkbit_title_view_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitTitleView, checkbit_title_view, CHECKBIT, TITLE_VIEW, GObject)

G_END_DECLS
