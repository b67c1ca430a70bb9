/* What a list model has to announce when its items become others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/list-change.h"

gboolean
checkbit_list_change_find (CheckbitListChange *self, const GPtrArray *old, const GPtrArray *items)
{
  guint least = MIN (old->len, items->len), start = 0, end = 0;

  while (start < least && old->pdata[start] == items->pdata[start])
    start++;
  while (end < least - start
         && old->pdata[old->len - 1 - end] == items->pdata[items->len - 1 - end])
    end++;
  *self = (CheckbitListChange){ start, old->len - start - end, items->len - start - end };

  return self->removed > 0 || self->added > 0;
}
