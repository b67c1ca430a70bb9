/* The explorer as it is seen: the moves that were played from a position, or why there are none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/explorer/explorer-index.h"
#include "ui/base/move-text.h"

G_BEGIN_DECLS

/* Signals: "chosen" (guint move): it is to be played. "games-requested" (guint move): the games
 * with it are to be shown, those with the position where it is CHESS_MOVE_NONE.
 * "stop-requested": the games are not to be searched any further. */
#define CHECKBIT_TYPE_EXPLORER_PANEL (checkbit_explorer_panel_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitExplorerPanel, checkbit_explorer_panel, CHECKBIT, EXPLORER_PANEL, GtkWidget)

GtkWidget *checkbit_explorer_panel_new (void);

/* Shows a sentence. */
void checkbit_explorer_panel_show_text (CheckbitExplorerPanel *self, const char *text);

/* Shows how far the games have been searched, 0 to 1. */
void checkbit_explorer_panel_show_progress (CheckbitExplorerPanel *self, double fraction);

/* Shows the moves that were played from a position. */
void checkbit_explorer_panel_show_answer (CheckbitExplorerPanel *self,
                                          const ChessPosition *position,
                                          const CheckbitExplorerAnswer *answer,
                                          CheckbitNotation notation);

G_END_DECLS
