/* Connects the tiles of the page Masks to the board: the kept sets, the set pointed at, and the
 * square highlighted in every tile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/masks/mask-shown.h"

#include "ui/board/bitboard-view.h"

struct _CheckbitMaskShown
{
  GObject parent_instance;

  CheckbitMaskGroups *groups;     /* weak */
  CheckbitInspection *inspection; /* owned */
  CheckbitLayers *layers;         /* owned */
};

G_DEFINE_FINAL_TYPE (CheckbitMaskShown, checkbit_mask_shown, G_TYPE_OBJECT)

/* --- The board ------------------------------------------------------------------------------ */

static void
show_layer (gpointer tile, gpointer data)
{
  CheckbitMaskShown *self = data;
  CheckbitSet *set = checkbit_mask_tile_get_set (tile);
  guint style = checkbit_layers_is_shown (self->layers, set)
                    ? checkbit_layers_get_style (self->layers, set)
                    : CHECKBIT_LAYER_STYLE_NONE;

  checkbit_mask_tile_set_layer (tile, style, checkbit_layers_find (self->layers, set) != NULL);
}

static void
layers_changed_cb (CheckbitMaskShown *self)
{
  if (self->groups != NULL)
    checkbit_mask_groups_foreach_tile (self->groups, show_layer, self);
}

/* The set pointed at in any group; NULL for none. */
static CheckbitSet *
find_current (CheckbitMaskShown *self)
{
  CheckbitSet *set = NULL;

  for (guint i = 0; set == NULL && i < checkbit_mask_groups_get_n_groups (self->groups); i++)
    set = checkbit_mask_group_get_current (checkbit_mask_groups_get_group (self->groups, i));
  return set;
}

/* The pointer may have left one group while another has the focus. */
static void
current_cb (CheckbitMaskShown *self, CheckbitMaskGroup *group)
{
  CheckbitSet *set = checkbit_mask_group_get_current (group);

  checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_POINTED,
                               set != NULL ? set : find_current (self));
}

/* The set pointed at may have been removed. */
static void
groups_cb (CheckbitMaskShown *self)
{
  checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_POINTED, find_current (self));
}

static void
keep_cb (CheckbitMaskShown *self, CheckbitSet *set)
{
  checkbit_layers_toggle (self->layers, set);
}

/* --- The square ----------------------------------------------------------------------------- */

static void
light_tile (gpointer tile, gpointer data)
{
  CheckbitMaskShown *self = data;

  checkbit_mask_tile_set_highlighted_square (tile,
                                             checkbit_inspection_get_square (self->inspection));
}

static void
square_cb (CheckbitMaskShown *self)
{
  if (self->groups != NULL)
    checkbit_mask_groups_foreach_tile (self->groups, light_tile, self);
}

/* When the pointer leaves the boards, the selected square is highlighted instead. */
static void
square_pointed_cb (CheckbitMaskShown *self, guint square)
{
  ChessBitboard selection = checkbit_inspection_get_selection (self->inspection);

  if (square == CHESS_SQUARE_NONE && selection != CHESS_NO_SQUARES)
    square = chess_bitboard_lsb (selection);
  checkbit_inspection_set_square (self->inspection, (ChessSquare) square);
}

/* --- Groups and tiles ----------------------------------------------------------------------- */

static void
tile_added_cb (CheckbitMaskShown *self, CheckbitMaskTile *tile)
{
  show_layer (tile, self);
  light_tile (tile, self);
}

static void
follow (CheckbitMaskShown *self, CheckbitMaskGroup *group)
{
  g_signal_connect_object (group, "tile-added", G_CALLBACK (tile_added_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (group, "current-changed", G_CALLBACK (current_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (group, "square-pointed", G_CALLBACK (square_pointed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (group, "keep", G_CALLBACK (keep_cb), self, G_CONNECT_SWAPPED);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_mask_shown_finalize (GObject *object)
{
  CheckbitMaskShown *self = CHECKBIT_MASK_SHOWN (object);

  checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_POINTED, NULL);
  g_clear_weak_pointer (&self->groups);
  g_object_unref (self->inspection);
  g_object_unref (self->layers);
  G_OBJECT_CLASS (checkbit_mask_shown_parent_class)->finalize (object);
}

static void
checkbit_mask_shown_class_init (CheckbitMaskShownClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_mask_shown_finalize;
}

static void
checkbit_mask_shown_init (CheckbitMaskShown *self)
{
}

CheckbitMaskShown *
checkbit_mask_shown_new (CheckbitMaskGroups *groups,
                         CheckbitInspection *inspection,
                         CheckbitLayers *layers)
{
  CheckbitMaskShown *self;

  g_return_val_if_fail (CHECKBIT_IS_MASK_GROUPS (groups), NULL);
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (layers), NULL);

  self = g_object_new (CHECKBIT_TYPE_MASK_SHOWN, NULL);
  g_set_weak_pointer (&self->groups, groups);
  self->inspection = g_object_ref (inspection);
  self->layers = g_object_ref (layers);
  for (guint i = 0; i < checkbit_mask_groups_get_n_groups (groups); i++)
    follow (self, checkbit_mask_groups_get_group (groups, i));
  layers_changed_cb (self);
  square_cb (self);
  g_signal_connect_object (groups, "group-added", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (groups, "changed", G_CALLBACK (groups_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (layers, "changed", G_CALLBACK (layers_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (inspection, "notify::square", G_CALLBACK (square_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}
