/* An upright bar beside the board that shows who stands better, and by how much.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/text/score.h"

G_BEGIN_DECLS

/* CSS node: `eval-bar`. Accessible role: meter, named `Evaluation`, its value in words. */
#define CHECKBIT_TYPE_EVAL_BAR (checkbit_eval_bar_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitEvalBar, checkbit_eval_bar, CHECKBIT, EVAL_BAR, GtkWidget)

GtkWidget *checkbit_eval_bar_new (void);

/* The score to show; the bar slides to it unless animations are off. */
void checkbit_eval_bar_set_score (CheckbitEvalBar *self, CheckbitScore score);

/* Whether White's part is at the top, as with a flipped board. */
void checkbit_eval_bar_set_flipped (CheckbitEvalBar *self, gboolean flipped);

/* White's share as currently drawn, 0 to 1. */
double checkbit_eval_bar_get_share (CheckbitEvalBar *self);

G_END_DECLS
