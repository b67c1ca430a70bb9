/* The explorer's panel: the moves that were played from a position, or why there are none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/explorer/explorer-index.h"
#include "ui/base/move-text.h"

G_BEGIN_DECLS

/* Signals: "chosen" (guint move): play the move. "games-requested" (guint move): list the games
 * with the move, or with the position if it is CHESS_MOVE_NONE. "stop-requested": stop searching
 * the games. */
#define CHECKBIT_TYPE_EXPLORER_PANEL (checkbit_explorer_panel_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitExplorerPanel, checkbit_explorer_panel, CHECKBIT, EXPLORER_PANEL, GtkWidget)

GtkWidget *checkbit_explorer_panel_new (void);

/* Shows a sentence. */
void checkbit_explorer_panel_show_text (CheckbitExplorerPanel *self, const char *text);

/* Shows the progress of the search, 0 to 1. */
void checkbit_explorer_panel_show_progress (CheckbitExplorerPanel *self, double fraction);

/* Shows the moves that were played from a position. */
void checkbit_explorer_panel_show_answer (CheckbitExplorerPanel *self,
                                          const ChessPosition *position,
                                          const CheckbitExplorerAnswer *answer,
                                          CheckbitNotation notation);

G_END_DECLS
