/* A move of the explorer, as a row of its list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/explorer/explorer-index.h"

G_BEGIN_DECLS

/* From the top: the move, its number of games, their scores as a bar, and the same in figures. The
 * row's name and tooltip say it in words. text: the move as people read it. action: one of the
 * window or the panel that takes the move (u) and lists its games. */
GtkWidget *
checkbit_explorer_row_new (const CheckbitExplorerMove *move, const char *text, const char *action);

/* The move of a row. */
ChessMove checkbit_explorer_row_get_move (GtkListBoxRow *row);

/* "White 45%, draws 30%, Black 25% · average rating 2541 · last played 2024", as far as known; ""
 * if nothing is. (transfer full) */
char *checkbit_explorer_row_describe (const CheckbitExplorerMove *move);

G_END_DECLS
