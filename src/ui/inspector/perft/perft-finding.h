/* The result of a comparison: whether, where and why the two differ.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/inspection.h"
#include "game/lab/compare-model.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* Actions used: `win.show-line` (ss: a FEN, moves), `inspector.toast`.
 *
 * CSS node: `perft-finding`. Accessible role: group. */
#define CHECKBIT_TYPE_PERFT_FINDING (checkbit_perft_finding_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitPerftFinding, checkbit_perft_finding, CHECKBIT, PERFT_FINDING, GtkWidget)

GtkWidget *checkbit_perft_finding_new (CheckbitInspection *inspection,
                                       CheckbitLayers *layers,
                                       CheckbitCompareModel *model);

/* Puts the position with the differences on the board, with the moves that lead to it as a game. */
void checkbit_perft_finding_open (CheckbitPerftFinding *self);

/* Focuses the moves that differ, which scrolls them into view. */
void checkbit_perft_finding_focus (CheckbitPerftFinding *self);

G_END_DECLS
