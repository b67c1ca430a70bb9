/* The options of an analysis: how lines are shown, and the resources of its engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/engine/analysis.h"

G_BEGIN_DECLS

/* A switch for wrapping lines, and rows for the options Threads and Hash, as far as the engine has
 * reported them. Values are stored in the engine's entry, like those in the preferences, and the
 * analysis continues with them.
 *
 * Property that notifies: "wrap-lines" (boolean): the switch.
 * Accessible name: `Analysis options`. */
#define CHECKBIT_TYPE_ANALYSIS_POPOVER (checkbit_analysis_popover_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitAnalysisPopover, checkbit_analysis_popover, CHECKBIT, ANALYSIS_POPOVER, GtkPopover)

GtkWidget *checkbit_analysis_popover_new (CheckbitAnalysis *analysis);

G_END_DECLS
