/* Which masks are kept on the board, and in which style each is drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector-layers.h"

int
checkbit_inspector_layers_find (const CheckbitInspectorLayers *self, CheckbitMaskItem *item)
{
  for (guint i = 0; i < self->n_kept; i++)
    if (self->kept[i].item == item)
      return (int)i;
  return -1;
}

static gboolean
is_taken (const CheckbitInspectorLayers *self, guint style)
{
  for (guint i = 0; i < self->n_kept; i++)
    if (self->kept[i].style == style)
      return TRUE;
  return FALSE;
}

guint
checkbit_inspector_layers_get_style (const CheckbitInspectorLayers *self, CheckbitMaskItem *item)
{
  int index = checkbit_inspector_layers_find (self, item);
  guint style = 0;

  if (index >= 0)
    return self->kept[index].style;
  while (is_taken (self, style))
    style++;
  return style;
}

gboolean
checkbit_inspector_layers_add (CheckbitInspectorLayers *self, CheckbitMaskItem *item)
{
  guint style = checkbit_inspector_layers_get_style (self, item);

  if (self->n_kept == CHECKBIT_MAX_KEPT_LAYERS)
    return FALSE;

  self->kept[self->n_kept++] = (CheckbitKeptLayer){ g_object_ref (item), style, 0 };
  return TRUE;
}

void
checkbit_inspector_layers_remove (CheckbitInspectorLayers *self, guint index)
{
  g_return_if_fail (index < self->n_kept);

  g_object_unref (self->kept[index].item);
  self->n_kept--;
  memmove (self->kept + index, self->kept + index + 1,
           (self->n_kept - index) * sizeof (CheckbitKeptLayer));
}

guint
checkbit_inspector_layers_write (const CheckbitInspectorLayers *self,
                                 CheckbitMaskItem *current,
                                 CheckbitBoardLayer *layers,
                                 guint max)
{
  guint n = 0;

  for (guint i = 0; i < self->n_kept && n < max; i++)
    if (self->kept[i].item != current)
      layers[n++] = (CheckbitBoardLayer){ checkbit_mask_item_get_bits (self->kept[i].item),
                                          self->kept[i].style };
  if (current != NULL && n < max)
    layers[n++] = (CheckbitBoardLayer){ checkbit_mask_item_get_bits (current),
                                        checkbit_inspector_layers_get_style (self, current) };
  return n;
}
