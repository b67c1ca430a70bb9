/* The bar in which one expression of the set language, or any value, is worked out as it is typed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/query.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

/* The set is shown on the board while there is one. The entry is named `Expression`; what is wrong
 * with its text is marked in it, and said in a sentence beneath, which is its accessible
 * description.
 *
 * Actions: `expression.keep` (on the board), `expression.watch`, `expression.open` (in the view of
 * one set), `expression.copy`, `expression.clear`, `expression.paste`. Actions used:
 * `inspector.page`, `inspector.toast`.
 *
 * CSS node: `expression-bar`. */
#define CHECKBIT_TYPE_EXPRESSION_BAR (checkbit_expression_bar_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitExpressionBar, checkbit_expression_bar, CHECKBIT, EXPRESSION_BAR, GtkWidget)

GtkWidget *checkbit_expression_bar_new (CheckbitInspection *inspection, CheckbitLayers *layers);

/* Puts a widget behind the entry, in its row. */
void checkbit_expression_bar_append (CheckbitExpressionBar *self, GtkWidget *child);

/* Takes a text as if it had been pasted: a value, a board, squares or an expression goes into the
 * entry, a table to the view of tables; anything else is refused in a sentence. Returns whether it
 * was taken. */
gboolean checkbit_expression_bar_take (CheckbitExpressionBar *self, const char *text);

G_END_DECLS
