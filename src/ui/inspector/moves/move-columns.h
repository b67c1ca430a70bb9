/* The columns of the table of moves: all of them, or in a narrow table one that describes the move
 * in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/inspect/move-model.h"

G_BEGIN_DECLS

typedef struct _CheckbitMoveColumns CheckbitMoveColumns;

/* Adds the columns to a table of CheckbitStableRow with CheckbitListedMove, which outlives them. */
CheckbitMoveColumns *checkbit_move_columns_new (GtkColumnView *view);
void checkbit_move_columns_free (CheckbitMoveColumns *self);

/* Shows the columns for which there is room. refused: illegal moves are listed, with their
 * reasons. */
void checkbit_move_columns_show (CheckbitMoveColumns *self, gboolean wide, gboolean refused);

/* Sorts by a column, or in the generator's order: CHECKBIT_N_MOVE_COLUMNS. */
void checkbit_move_columns_sort (CheckbitMoveColumns *self, guint column, gboolean descending);

/* The move at a point of the table; NULL for none. (transfer none) */
CheckbitListedMove *checkbit_move_columns_item_at (CheckbitMoveColumns *self, double x, double y);

G_END_DECLS
