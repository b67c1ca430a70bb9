/* What a list model has to announce when its items become others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The arguments of g_list_model_items_changed(). */
typedef struct
{
  guint position;
  guint removed;
  guint added;
} CheckbitListChange;

/* Whether an item of the old list and one of the new list are the same. */
typedef gboolean (*CheckbitSameFunc) (gconstpointer old,
                                      guint old_index,
                                      gconstpointer items,
                                      guint index);

/* The shortest change that leaves what is the same at both ends of lists of these lengths. FALSE if
 * nothing differs. */
gboolean checkbit_list_change_find (CheckbitListChange *self,
                                    gconstpointer old,
                                    guint n_old,
                                    gconstpointer items,
                                    guint n,
                                    CheckbitSameFunc same);

/* The same for arrays of pointers, which are compared themselves. */
gboolean checkbit_list_change_find_pointers (CheckbitListChange *self,
                                             const GPtrArray *old,
                                             const GPtrArray *items);

G_END_DECLS
