/* Facts about one set, in rows that can be copied: the number of squares, the lowest and the
 * highest bit, the members, the expression, and the value in every form.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/text/word-form.h"

G_BEGIN_DECLS

/* CSS node: `set-values`. Follows the layout of its word form. */
#define CHECKBIT_TYPE_SET_VALUES (checkbit_set_values_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetValues, checkbit_set_values, CHECKBIT, SET_VALUES, GtkWidget)

GtkWidget *checkbit_set_values_new (CheckbitWordForm *form);

void checkbit_set_values_set_bits (CheckbitSetValues *self, ChessBitboard bits);

/* The set in the set language, and its formula; NULL if there is neither. */
void checkbit_set_values_set_formula (CheckbitSetValues *self,
                                      const char *expression,
                                      const char *formula);

G_END_DECLS
