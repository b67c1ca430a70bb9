/* A row of the move list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ui/record/move-cell.h"
#include "ui/record/move-rows.h"

G_BEGIN_DECLS

/* Signal "node-activated" (CheckbitNode *node): a move was clicked. Signal "fold-toggled"
 * (CheckbitNode *node, gboolean folded): fold or unfold the variation that begins with a node.
 * Signal "comment-opened" (CheckbitNode *node, gboolean before): show all of a long comment. */
#define CHECKBIT_TYPE_MOVE_ROW (checkbit_move_row_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveRow, checkbit_move_row, CHECKBIT, MOVE_ROW, GtkWidget)

GtkWidget *checkbit_move_row_new (void);

/* The style for rows shown from now on. */
void checkbit_move_row_set_style (CheckbitMoveRow *self, const CheckbitMoveStyle *style);

/* Shows a row (copied), NULL for none. */
void checkbit_move_row_set_data (CheckbitMoveRow *self, const CheckbitMoveRowData *data);
const CheckbitMoveRowData *checkbit_move_row_get_data (CheckbitMoveRow *self);

/* Highlights the move that leads to a node, if it is in this row; only this move can have the
 * focus. */
void checkbit_move_row_set_current (CheckbitMoveRow *self, CheckbitNode *node);

/* The button of a node; NULL if it is not in this row. (transfer none) */
GtkWidget *checkbit_move_row_get_button (CheckbitMoveRow *self, CheckbitNode *node);

/* The node at a position in the row: that of a move, or the one that the row is about. NULL for an
 * empty row. */
CheckbitNode *checkbit_move_row_get_node_at (CheckbitMoveRow *self, double x, double y);

G_END_DECLS
