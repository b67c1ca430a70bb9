/* How the lines of an analysis are shown, and what its engine may use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/engine/analysis.h"

G_BEGIN_DECLS

/* A switch that wraps lines, and a row for each of the options Threads and Hash that the engine
 * offers, none before it has said so. What is set is kept in the engine's entry, as in the
 * preferences, and the analysis goes on with it.
 *
 * Property that notifies: "wrap-lines" (boolean): the switch.
 * Accessible name: `Analysis options`. */
#define CHECKBIT_TYPE_ANALYSIS_POPOVER (checkbit_analysis_popover_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitAnalysisPopover, checkbit_analysis_popover, CHECKBIT, ANALYSIS_POPOVER, GtkPopover)

GtkWidget *checkbit_analysis_popover_new (CheckbitAnalysis *analysis);

G_END_DECLS
