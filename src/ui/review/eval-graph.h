/* The graph of a game: how likely White was to win after each move, with marks where somebody
 * erred.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/review/curve.h"

G_BEGIN_DECLS

/* White's part is below the curve, Black's above. Clicking, dragging and the keys of a slider
 * choose a point.
 *
 * Signals: "chosen" (guint point): somebody wants to go there. "text-changed": see
 * checkbit_eval_graph_dup_text(). */
#define CHECKBIT_TYPE_EVAL_GRAPH (checkbit_eval_graph_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitEvalGraph, checkbit_eval_graph, CHECKBIT, EVAL_GRAPH, GtkWidget)

GtkWidget *checkbit_eval_graph_new (void);

/* What the move of a point of the curve that was set last is called: "12… Nf6". (transfer full) */
typedef char *(*CheckbitEvalGraphNameFunc) (guint point, gpointer user_data);

/* Whom to ask for names; user_data must outlive the graph, or be taken back with NULL. */
void checkbit_eval_graph_set_name_func (CheckbitEvalGraph *self,
                                        CheckbitEvalGraphNameFunc name,
                                        gpointer user_data);

/* Shows a curve, of which it keeps nothing. current: the point where the board stands. */
void checkbit_eval_graph_set_curve (CheckbitEvalGraph *self,
                                    const CheckbitCurve *curve,
                                    guint current);
void checkbit_eval_graph_set_current (CheckbitEvalGraph *self, guint current);
guint checkbit_eval_graph_get_current (CheckbitEvalGraph *self);

/* The point under the pointer, else the current one: "12… Nf6?: +0.35". (transfer full) */
char *checkbit_eval_graph_dup_text (CheckbitEvalGraph *self);

/* Where a point is drawn, and which point is nearest to a place of the widget. */
double checkbit_eval_graph_get_x (CheckbitEvalGraph *self, guint point);
guint checkbit_eval_graph_find (CheckbitEvalGraph *self, double x);

G_END_DECLS
