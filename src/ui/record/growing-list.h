/* A list that comes into sight a few rows at a time.
 *
 * GTK makes some 200 rows of a list at once, whether they are seen or not; where a row is more
 * than a label, the window does not answer meanwhile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* So many rows come at once. */
#define CHECKBIT_GROWING_STEP 24

/* A view of a model, from its beginning, that shows all of it until it is told to begin.
 * (transfer full) */
GtkSliceListModel *checkbit_growing_list_new (GListModel *model);

/* Before the model changes altogether: shows the first rows at once, the others, and what comes
 * behind them, with the next turns of the main loop. */
void checkbit_growing_list_begin (GtkSliceListModel *self);

/* Has it show a row of the model now. */
void checkbit_growing_list_reach (GtkSliceListModel *self, guint index);

G_END_DECLS
