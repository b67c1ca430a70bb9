/* Combines a set with another one, which is chosen from a list or typed as an expression; the
 * result is previewed before it is applied.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/inspect/inspection.h"
#include "game/text/set-operation.h"

G_BEGIN_DECLS

/* Signal: "combine" (guint combination: a CheckbitCombination, CheckbitSet *other).
 *
 * CSS node: `set-combine`. */
#define CHECKBIT_TYPE_SET_COMBINE (checkbit_set_combine_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetCombine, checkbit_set_combine, CHECKBIT, SET_COMBINE, GtkWidget)

GtkWidget *checkbit_set_combine_new (CheckbitInspection *inspection);

/* The first set of the combination. */
void checkbit_set_combine_set_bits (CheckbitSetCombine *self, ChessBitboard bits);

/* The current result. */
ChessBitboard checkbit_set_combine_get_result (CheckbitSetCombine *self);

/* Chooses the combination and the other set: one of the lists, or an expression. */
void checkbit_set_combine_choose (CheckbitSetCombine *self, CheckbitCombination combination);
gboolean checkbit_set_combine_choose_set (CheckbitSetCombine *self, CheckbitSet *other);
void checkbit_set_combine_write (CheckbitSetCombine *self, const char *expression);

G_END_DECLS
