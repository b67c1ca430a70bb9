/* The panel of a review, under the moves: the graph, how well both sides played, and the progress.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/review/review.h"
#include "ui/review/eval-graph.h"

G_BEGIN_DECLS

/* Its buttons are actions of the window: next-white-mistake, next-black-mistake, practice,
 * review-paused, review-stop. */
#define CHECKBIT_TYPE_REVIEW_PANEL (checkbit_review_panel_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitReviewPanel, checkbit_review_panel, CHECKBIT, REVIEW_PANEL, GtkWidget)

GtkWidget *checkbit_review_panel_new (void);

/* (transfer none) */
CheckbitEvalGraph *checkbit_review_panel_get_graph (CheckbitReviewPanel *self);

/* Shows a curve, which is copied, and the current position. */
void checkbit_review_panel_set_curve (CheckbitReviewPanel *self,
                                      const CheckbitCurve *curve,
                                      guint current);

/* Shows the progress of a review; nothing if it is idle. */
void checkbit_review_panel_set_progress (CheckbitReviewPanel *self,
                                         CheckbitReviewState state,
                                         guint n_done,
                                         guint n_positions);

G_END_DECLS
