/* The moves that differ, with the masks that explain the selected one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/inspection.h"
#include "game/lab/compare-model.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* While the board shows the position with the differences, it has the masks for the selected move
 * as layers, and the move as an arrow.
 *
 * Actions: `differences.copy` (us: a row, and "fen", "moves" or the name of a language).
 * Actions used: `win.show-line` (ss: a FEN, moves), `inspector.toast`.
 *
 * CSS node: `perft-differences`. Accessible role: group. */
#define CHECKBIT_TYPE_PERFT_DIFFERENCES (checkbit_perft_differences_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitPerftDifferences, checkbit_perft_differences, CHECKBIT, PERFT_DIFFERENCES, GtkWidget)

/* list: of CheckbitDifferenceItem; its changes are followed. */
GtkWidget *checkbit_perft_differences_new (CheckbitInspection *inspection,
                                           CheckbitLayers *layers,
                                           GListModel *list);

/* The snippet to copy for a row; what: as in `differences.copy`. NULL if there is none. (transfer
 * full) */
char *
checkbit_perft_differences_dup_source (CheckbitPerftDifferences *self, guint row, const char *what);

G_END_DECLS
