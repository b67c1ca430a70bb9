/* What the inspector shows on the board: the masks that are kept and the one that is pointed at;
 * and the square that is lit in every tile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "ui/bitboard-view.h"
#include "ui/inspector-private.h"

static void
foreach_tile (CheckbitInspector *self, GFunc func)
{
  for (guint i = 0; i < CHESS_N_MASK_GROUPS; i++)
    checkbit_mask_group_foreach_tile (checkbit_inspector_get_group (self, i), func, self);
}

static void
show_layer (gpointer tile, gpointer data)
{
  CheckbitInspector *self = data;
  CheckbitMaskItem *item = checkbit_mask_tile_get_item (tile);
  gboolean kept = checkbit_inspector_layers_find (&self->layers, item) >= 0;
  guint style = kept || item == self->current
                    ? checkbit_inspector_layers_get_style (&self->layers, item)
                    : CHECKBIT_LAYER_STYLE_NONE;

  checkbit_mask_tile_set_layer (tile, style, kept);
}

static void
layers_changed (CheckbitInspector *self)
{
  foreach_tile (self, show_layer);
  checkbit_inspector_emit_layers_changed (self);
}

/* Announces the item's sets as they come; returns the handler. */
static gulong
watch (CheckbitInspector *self, CheckbitMaskItem *item)
{
  return g_signal_connect_swapped (item, "notify::bits",
                                   G_CALLBACK (checkbit_inspector_emit_layers_changed), self);
}

static gboolean
set_current (CheckbitInspector *self, CheckbitMaskItem *item)
{
  if (self->current == item)
    return FALSE;

  if (self->current != NULL)
    g_signal_handler_disconnect (self->current, self->current_watch);
  g_set_object (&self->current, item);
  if (item != NULL)
    self->current_watch = watch (self, item);
  return TRUE;
}

static void
current_changed_cb (CheckbitInspector *self, CheckbitMaskGroup *group)
{
  CheckbitMaskItem *item = checkbit_mask_group_get_current (group);

  /* The pointer may have left a group while another one has the focus. */
  for (guint i = 0; item == NULL && i < CHESS_N_MASK_GROUPS; i++)
    item = checkbit_mask_group_get_current (checkbit_inspector_get_group (self, i));
  if (set_current (self, item))
    layers_changed (self);
}

static void
drop_kept (CheckbitInspector *self, guint index)
{
  CheckbitKeptLayer *layer = &self->layers.kept[index];

  checkbit_layer_legend_remove (self->legend, layer->style);
  g_signal_handler_disconnect (layer->item, layer->watch);
  checkbit_inspector_layers_remove (&self->layers, index);
}

static void
keep (CheckbitInspector *self, CheckbitMaskItem *item)
{
  const char *title = _ (checkbit_mask_item_get_mask (item)->title);
  CheckbitKeptLayer *layer;

  if (!checkbit_inspector_layers_add (&self->layers, item))
    {
      checkbit_inspector_emit_toast (self, _ ("The board is full: take a mask off it first"));
      return;
    }

  layer = &self->layers.kept[self->layers.n_kept - 1];
  layer->watch = watch (self, item);
  checkbit_layer_legend_add (self->legend, title, layer->style);
}

static void
keep_cb (CheckbitInspector *self, CheckbitMaskItem *item)
{
  int index = checkbit_inspector_layers_find (&self->layers, item);

  if (index >= 0)
    drop_kept (self, (guint)index);
  else
    keep (self, item);
  layers_changed (self);
}

static void
copy_cb (CheckbitInspector *self, const char *value)
{
  /* Translators: %s is the value of a mask: 0x000000000000FF00. */
  g_autofree char *text = g_strdup_printf (_ ("Copied %s"), value);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), value);
  checkbit_inspector_emit_toast (self, text);
}

static void
light_tile (gpointer tile, gpointer data)
{
  CheckbitInspector *self = data;
  ChessSquare square = self->pointed != CHESS_SQUARE_NONE ? self->pointed : self->highlighted;

  checkbit_mask_tile_set_highlighted_square (tile, square);
}

void
checkbit_inspector_light_square (CheckbitInspector *self)
{
  foreach_tile (self, light_tile);
}

static void
square_pointed_cb (CheckbitInspector *self, guint square)
{
  if (self->pointed == square)
    return;

  self->pointed = (ChessSquare)square;
  checkbit_inspector_light_square (self);
}

static void
tile_added_cb (CheckbitInspector *self, CheckbitMaskTile *tile)
{
  show_layer (tile, self);
  light_tile (tile, self);
}

static void
drop_all_kept (CheckbitInspector *self)
{
  while (self->layers.n_kept > 0)
    drop_kept (self, self->layers.n_kept - 1);
}

void
checkbit_inspector_drop_shown (CheckbitInspector *self)
{
  drop_all_kept (self);
  set_current (self, NULL);
}

void
checkbit_inspector_connect_shown (CheckbitInspector *self, CheckbitMaskGroup *group)
{
  g_signal_connect_swapped (group, "tile-added", G_CALLBACK (tile_added_cb), self);
  g_signal_connect_swapped (group, "current-changed", G_CALLBACK (current_changed_cb), self);
  g_signal_connect_swapped (group, "square-pointed", G_CALLBACK (square_pointed_cb), self);
  g_signal_connect_swapped (group, "keep", G_CALLBACK (keep_cb), self);
  g_signal_connect_swapped (group, "copy", G_CALLBACK (copy_cb), self);
}

void
checkbit_inspector_remove_layer (CheckbitInspector *self, guint style)
{
  for (guint i = 0; i < self->layers.n_kept; i++)
    if (self->layers.kept[i].style == style)
      {
        drop_kept (self, i);
        layers_changed (self);
        return;
      }
}

guint
checkbit_inspector_get_layers (CheckbitInspector *self, CheckbitBoardLayer *layers, guint max)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTOR (self), 0);

  return checkbit_inspector_layers_write (&self->layers, self->current, layers, max);
}

gboolean
checkbit_inspector_clear_layers (CheckbitInspector *self)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTOR (self), FALSE);

  if (self->layers.n_kept == 0)
    return FALSE;

  drop_all_kept (self);
  layers_changed (self);
  return TRUE;
}
