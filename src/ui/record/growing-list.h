/* A list that appears a few rows at a time.
 *
 * GTK makes about 200 rows of a list at once, visible or not; if a row is more than a label, the
 * window freezes meanwhile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How many rows are added at a time. */
#define CHECKBIT_GROWING_STEP 24

/* A slice of a model that shows all of it until growing starts. (transfer full) */
GtkSliceListModel *checkbit_growing_list_new (GListModel *model);

/* Call this before the model is replaced: shows the first rows at once, and the rest over the next
 * main loop iterations. */
void checkbit_growing_list_begin (GtkSliceListModel *self);

/* Makes sure that a row of the model is shown now. */
void checkbit_growing_list_reach (GtkSliceListModel *self, guint index);

G_END_DECLS
