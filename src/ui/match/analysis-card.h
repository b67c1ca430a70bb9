/* An engine's best lines for the position on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/engine/analysis.h"

G_BEGIN_DECLS

/* Signals: "pointed" (guint move): the first move of the line under the pointer or the focus,
 * CHESS_MOVE_NONE for none; "play" (guint move): play the move; "add-line" (guint index): add the
 * line to the game as a variation. Property that notifies: "wrap-lines" (boolean): lines take as
 * many rows as they need, up to four. Actions used: `win.analysis` closes the card.
 *
 * CSS node: `analysis-card`. Accessible role: group, named `Analysis`; each line is a button named
 * by its score and moves. */
#define CHECKBIT_TYPE_ANALYSIS_CARD (checkbit_analysis_card_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitAnalysisCard, checkbit_analysis_card, CHECKBIT, ANALYSIS_CARD, GtkWidget)

GtkWidget *checkbit_analysis_card_new (void);

/* Shows the analysis of a game; set once. engines: a list of CheckbitEngineEntry to choose from. */
void checkbit_analysis_card_set_analysis (CheckbitAnalysisCard *self,
                                          CheckbitAnalysis *analysis,
                                          CheckbitGame *game,
                                          GListModel *engines);

G_END_DECLS
