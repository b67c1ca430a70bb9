/* The dialog that starts a review: the engine, and its thinking time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/review/review.h"

G_BEGIN_DECLS

/* Signal "start" (CheckbitEngineEntry *engine, guint movetime_ms, guint depth): start a review with
 * this CheckbitReviewPace; the dialog is closing. */
#define CHECKBIT_TYPE_REVIEW_DIALOG (checkbit_review_dialog_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitReviewDialog, checkbit_review_dialog, CHECKBIT, REVIEW_DIALOG, AdwWindow)

/* engines: of CheckbitEngineEntry, at least one. chosen: the initial choice, NULL for the first.
 * settings: where the pace is remembered, NULL for none. n_positions: the number of positions to
 * review. */
GtkWidget *checkbit_review_dialog_new (GListModel *engines,
                                       CheckbitEngineEntry *chosen,
                                       GSettings *settings,
                                       guint n_positions);

G_END_DECLS
