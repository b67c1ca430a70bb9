/* A list whose rows stay where they are while what they show changes: a view of it keeps its
 * widgets, and only tells them of their new contents, where a list that is replaced has them all
 * taken down and built again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A row of the list. Its property "item" is what is now in it. */
#define CHECKBIT_TYPE_STABLE_ROW (checkbit_stable_row_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitStableRow, checkbit_stable_row, CHECKBIT, STABLE_ROW, GObject)

/* NULL only once the list has become shorter. (transfer none) */
gpointer checkbit_stable_row_get_item (CheckbitStableRow *self);

/* A GListModel of CheckbitStableRow. The signal "moved" tells that items have changed their
 * places. */
#define CHECKBIT_TYPE_STABLE_LIST (checkbit_stable_list_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitStableList, checkbit_stable_list, CHECKBIT, STABLE_LIST, GObject)

/* The items of a list (kept) in rows. (transfer full) */
CheckbitStableList *checkbit_stable_list_new (GListModel *source);

/* Where an item lies; G_MAXUINT where it does not. */
guint checkbit_stable_list_find (CheckbitStableList *self, gpointer item);

G_END_DECLS
