/* The layout of a group: its header, and below it rows of tiles. Rows scrolled out of view are
 * placed but not drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ui/inspector/masks/mask-group-layout.h"

G_BEGIN_DECLS

typedef struct _CheckbitMaskGroupRows CheckbitMaskGroupRows;

/* Lays out the children of a widget, which outlives it: the visible ones of the tiles
 * (CheckbitMaskTile), … */
CheckbitMaskGroupRows *checkbit_mask_group_rows_new (GtkWidget *group, GPtrArray *tiles);
void checkbit_mask_group_rows_free (CheckbitMaskGroupRows *self);
/* … and above them the header, with a help button at the end. */
void checkbit_mask_group_rows_set_header (CheckbitMaskGroupRows *self,
                                          GtkWidget *header,
                                          GtkWidget *help);

/* Queues a new layout: tiles were added, or their visibility has changed. */
void checkbit_mask_group_rows_invalidate (CheckbitMaskGroupRows *self);
/* Forgets the tiles before they are removed. */
void checkbit_mask_group_rows_clear (CheckbitMaskGroupRows *self);

/* Sets the range, in the group's vertical coordinates, outside of which rows are not drawn. */
void checkbit_mask_group_rows_set_span (CheckbitMaskGroupRows *self, int top, int bottom);

/* The visible tiles in order, as last laid out. (transfer none) */
GPtrArray *checkbit_mask_group_rows_get_shown (CheckbitMaskGroupRows *self);
guint checkbit_mask_group_rows_get_n_rows (CheckbitMaskGroupRows *self);
/* The place of a visible tile. */
const CheckbitMaskPlace *checkbit_mask_group_rows_get_place (CheckbitMaskGroupRows *self,
                                                             guint index);
/* The tile in a row that is nearest to a column. */
GtkWidget *checkbit_mask_group_rows_get_tile (CheckbitMaskGroupRows *self, guint row, guint column);

/* Implementations of the widget's GtkWidget functions with these names. */
void checkbit_mask_group_rows_measure (CheckbitMaskGroupRows *self,
                                       GtkOrientation orientation,
                                       int for_size,
                                       int *minimum,
                                       int *natural);
void checkbit_mask_group_rows_allocate (CheckbitMaskGroupRows *self, int width);
void checkbit_mask_group_rows_snapshot (CheckbitMaskGroupRows *self, GtkSnapshot *snapshot);

G_END_DECLS
