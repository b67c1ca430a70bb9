/* The bar that evaluates an expression of the set language, or any value, as it is typed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/query.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* A valid set is previewed on the board. The entry is named `Expression`; mistakes are marked in
 * the text and explained in a sentence below, which is its accessible description.
 *
 * Actions: `expression.keep` (on the board), `expression.watch`, `expression.open` (in the view of
 * one set), `expression.copy`, `expression.clear`, `expression.paste`. Actions used:
 * `inspector.page`, `inspector.toast`. Signal "taking" (char *text): a text is to be taken as if it
 * had been pasted; a handler that returns TRUE has taken it elsewhere.
 *
 * CSS node: `expression-bar`. */
#define CHECKBIT_TYPE_EXPRESSION_BAR (checkbit_expression_bar_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitExpressionBar, checkbit_expression_bar, CHECKBIT, EXPRESSION_BAR, GtkWidget)

GtkWidget *checkbit_expression_bar_new (CheckbitInspection *inspection, CheckbitLayers *layers);

/* Appends a widget to the entry's row. */
void checkbit_expression_bar_append (CheckbitExpressionBar *self, GtkWidget *child);

/* Whether each value that is typed or pasted is the subject of the inspection at once, as if its
 * button had been pressed. What is typed leaves a subject alone that does not come from here. */
void checkbit_expression_bar_set_opens (CheckbitExpressionBar *self, gboolean opens);

/* Handles a text as if it had been pasted: a value, a board, squares or an expression goes into the
 * entry, a table to the page about tables; anything else is refused with a sentence. Returns
 * whether it was accepted. */
gboolean checkbit_expression_bar_take (CheckbitExpressionBar *self, const char *text);

/* Another game is on the board: takes away the sentence about a text that was pasted before, unless
 * that is still in the entry. */
void checkbit_expression_bar_forget (CheckbitExpressionBar *self);

G_END_DECLS
