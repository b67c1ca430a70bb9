/* The groups of the masks' page by number, and a set that leaves the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/masks/mask-page-private.h"

CheckbitMaskGroup *
checkbit_mask_page_get_group (CheckbitMaskPage *self, guint index)
{
  return CHECKBIT_MASK_GROUP (index < CHECKBIT_N_MASK_PAGE_GROUPS
                                  ? self->groups[index]
                                  : self->pasted->pdata[index - CHECKBIT_N_MASK_PAGE_GROUPS]);
}

guint
checkbit_mask_page_count_groups (CheckbitMaskPage *self)
{
  return CHECKBIT_N_MASK_PAGE_GROUPS + self->pasted->len;
}

void
checkbit_mask_page_take_off (CheckbitMaskPage *self, CheckbitSet *set)
{
  CheckbitLayer *layer = checkbit_layers_find (self->layers, set);

  if (layer != NULL)
    checkbit_layers_remove (self->layers, layer);
}
