/* A list whose rows stay in place while their items change: a view of it keeps its widgets and only
 * updates their contents, where a new list would have them all rebuilt.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A row of the list. Its property "item" is the current content. */
#define CHECKBIT_TYPE_STABLE_ROW (checkbit_stable_row_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitStableRow, checkbit_stable_row, CHECKBIT, STABLE_ROW, GObject)

/* NULL only after the list has become shorter. (transfer none) */
gpointer checkbit_stable_row_get_item (CheckbitStableRow *self);

/* A GListModel of CheckbitStableRow. The signal "moved" tells that items have changed their
 * places. */
#define CHECKBIT_TYPE_STABLE_LIST (checkbit_stable_list_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitStableList, checkbit_stable_list, CHECKBIT, STABLE_LIST, GObject)

/* The items of a list (kept) in rows. (transfer full) */
CheckbitStableList *checkbit_stable_list_new (GListModel *source);

/* From now on at most n rows are added at once when the source becomes longer, so that a view need
 * not make them all in one frame; 0, as in the beginning: all. Who sets this calls
 * checkbit_stable_list_grow() after "moved" until nothing is missing, for example once a frame. */
void checkbit_stable_list_set_growth (CheckbitStableList *self, guint n);

/* Whether items of the source have no row yet. */
gboolean checkbit_stable_list_is_short (CheckbitStableList *self);

/* Adds at most as many missing rows as were set. TRUE if more are missing. */
gboolean checkbit_stable_list_grow (CheckbitStableList *self);

/* The position of an item, whose row is made if it is missing; G_MAXUINT if it is not in the
 * list. */
guint checkbit_stable_list_find (CheckbitStableList *self, gpointer item);

G_END_DECLS
