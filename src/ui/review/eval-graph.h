/* The graph of a game: White's winning chances after each move, with marks for mistakes.
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
 * Signals: "chosen" (guint point): go to a point. "text-changed": see
 * checkbit_eval_graph_dup_text(). */
#define CHECKBIT_TYPE_EVAL_GRAPH (checkbit_eval_graph_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitEvalGraph, checkbit_eval_graph, CHECKBIT, EVAL_GRAPH, GtkWidget)

/* Its height; all of it is needed. */
#define CHECKBIT_EVAL_GRAPH_HEIGHT 72

GtkWidget *checkbit_eval_graph_new (void);

/* Returns the name of the move at a point of the current curve: "12… Nf6". */
typedef char *(*CheckbitEvalGraphNameFunc) (guint point, gpointer user_data);

/* The source of these names; user_data must outlive the graph, or be reset with NULL. */
void checkbit_eval_graph_set_name_func (CheckbitEvalGraph *self,
                                        CheckbitEvalGraphNameFunc name,
                                        gpointer user_data);

/* Shows a curve, which is copied. current: the point of the current position. */
void checkbit_eval_graph_set_curve (CheckbitEvalGraph *self,
                                    const CheckbitCurve *curve,
                                    guint current);
void checkbit_eval_graph_set_current (CheckbitEvalGraph *self, guint current);

/* The point under the pointer, or else the current one: "12… Nf6?: +0.35". (transfer full) */
char *checkbit_eval_graph_dup_text (CheckbitEvalGraph *self);

/* Where a point is drawn, and the point nearest to a position in the widget. */
double checkbit_eval_graph_get_x (CheckbitEvalGraph *self, guint point);
guint checkbit_eval_graph_find (CheckbitEvalGraph *self, double x);

G_END_DECLS
