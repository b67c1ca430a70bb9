/* Counting from the position on the board, move by move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/inspection.h"
#include "game/lab/perft-model.h"

G_BEGIN_DECLS

/* Actions used: `win.show-line` (ss: a FEN, moves), `inspector.toast`.
 *
 * CSS node: `perft-count`. Accessible role: group. */
#define CHECKBIT_TYPE_PERFT_COUNT_VIEW (checkbit_perft_count_view_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitPerftCountView, checkbit_perft_count_view, CHECKBIT, PERFT_COUNT_VIEW, GtkWidget)

GtkWidget *checkbit_perft_count_view_new (CheckbitInspection *inspection);

/* Stops counting before the page goes away. */
void checkbit_perft_count_view_stop (CheckbitPerftCountView *self);

/* (transfer none) */
CheckbitPerftModel *checkbit_perft_count_view_get_model (CheckbitPerftCountView *self);

G_END_DECLS
