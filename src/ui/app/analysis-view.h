/* Analysis in the window: an engine that looks at whatever the board shows, its bar, lines and
 * arrows, and a hint for the next move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/controller/controller.h"
#include "ui/app/notes.h"
#include "ui/board/arrows.h"
#include "ui/match/eval-bar.h"

G_BEGIN_DECLS

/* Shows the analysis of a controller, by the engine that the settings name. Construct only:
 * "controller", "place" (an empty AdwBin for the lines, shown while there are some), "bar",
 * "arrows", "notes", "settings" (NULL for none). */
#define CHECKBIT_TYPE_ANALYSIS_VIEW (checkbit_analysis_view_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitAnalysisView, checkbit_analysis_view, CHECKBIT, ANALYSIS_VIEW, GObject)

/* Shows and says a good next move, once the engine knows one. */
void checkbit_analysis_view_hint (CheckbitAnalysisView *self);

/* Remembers in the settings how many lines are shown. */
void checkbit_analysis_view_save (CheckbitAnalysisView *self);

G_END_DECLS
