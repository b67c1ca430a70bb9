/* What a list model has to announce when its items become others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/base/list-change.h"

gboolean
checkbit_list_change_find (CheckbitListChange *self,
                           gconstpointer old,
                           guint n_old,
                           gconstpointer items,
                           guint n,
                           CheckbitSameFunc same)
{
  guint least = MIN (n_old, n), start = 0, end = 0;

  while (start < least && same (old, start, items, start))
    start++;
  while (end < least - start && same (old, n_old - 1 - end, items, n - 1 - end))
    end++;
  *self = (CheckbitListChange){ start, n_old - start - end, n - start - end };

  return self->removed > 0 || self->added > 0;
}

static gboolean
is_same (gconstpointer old, guint old_index, gconstpointer items, guint index)
{
  const GPtrArray *a = old, *b = items;

  return a->pdata[old_index] == b->pdata[index];
}

gboolean
checkbit_list_change_find_pointers (CheckbitListChange *self,
                                    const GPtrArray *old,
                                    const GPtrArray *items)
{
  return checkbit_list_change_find (self, old, old->len, items, items->len, is_same);
}
