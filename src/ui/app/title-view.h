/* The title of the window: the game on the board, or the file whose games are listed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "ui/app/games-view.h"
#include "ui/match/match-banner.h"

G_BEGIN_DECLS

/* Construct only: "controller", "games"; "banner", whose text is not repeated; "title", whose
 * window gets the title as its name. */
#define CHECKBIT_TYPE_TITLE_VIEW (checkbit_title_view_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitTitleView, checkbit_title_view, CHECKBIT, TITLE_VIEW, GObject)

G_END_DECLS
