/* What the masks' page shows on the board: the masks that are kept and the one that is pointed at;
 * and the square that is lit in every tile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "ui/board/bitboard-view.h"
#include "ui/inspector/masks/mask-page-private.h"

static void
foreach_tile (CheckbitMaskPage *self, GFunc func)
{
  for (guint i = 0; i < checkbit_mask_page_count_groups (self); i++)
    checkbit_mask_group_foreach_tile (checkbit_mask_page_get_group (self, i), func, self);
}

static void
show_layer (gpointer tile, gpointer data)
{
  CheckbitMaskPage *self = data;
  CheckbitSet *set = checkbit_mask_tile_get_set (tile);
  guint style = checkbit_layers_is_shown (self->layers, set)
                    ? checkbit_layers_get_style (self->layers, set)
                    : CHECKBIT_LAYER_STYLE_NONE;

  checkbit_mask_tile_set_layer (tile, style, checkbit_layers_find (self->layers, set) != NULL);
}

static void
layers_changed_cb (CheckbitMaskPage *self)
{
  foreach_tile (self, show_layer);
}

void
checkbit_mask_page_show_current (CheckbitMaskPage *self, CheckbitMaskGroup *group)
{
  CheckbitSet *set = group != NULL ? checkbit_mask_group_get_current (group) : NULL;

  /* The pointer may have left a group while another one has the focus. */
  for (guint i = 0; set == NULL && i < checkbit_mask_page_count_groups (self); i++)
    set = checkbit_mask_group_get_current (checkbit_mask_page_get_group (self, i));
  checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_POINTED, set);
}

static void
keep_cb (CheckbitMaskPage *self, CheckbitSet *set)
{
  checkbit_layers_toggle (self->layers, set);
}

static void
copy_cb (CheckbitMaskPage *self, const char *value)
{
  /* Translators: %s is the value of a mask: 0x000000000000FF00. */
  g_autofree char *text = g_strdup_printf (_ ("Copied %s"), value);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), value);
  gtk_widget_activate_action (GTK_WIDGET (self), "inspector.toast", "s", text);
}

static void
inspect_cb (CheckbitMaskPage *self, CheckbitSet *set)
{
  checkbit_inspection_set_subject (self->inspection, set);
  gtk_widget_activate_action (GTK_WIDGET (self), "inspector.page", "s", "set");
}

static void
light_tile (gpointer tile, gpointer data)
{
  CheckbitMaskPage *self = data;

  checkbit_mask_tile_set_highlighted_square (tile,
                                             checkbit_inspection_get_square (self->inspection));
}

static void
square_cb (CheckbitMaskPage *self)
{
  foreach_tile (self, light_tile);
}

/* The pointer leaves the lit square to the one that is selected. */
static void
square_pointed_cb (CheckbitMaskPage *self, guint square)
{
  ChessBitboard selection = checkbit_inspection_get_selection (self->inspection);

  if (square == CHESS_SQUARE_NONE && selection != CHESS_NO_SQUARES)
    square = chess_bitboard_lsb (selection);
  checkbit_inspection_set_square (self->inspection, (ChessSquare) square);
}

static void
tile_added_cb (CheckbitMaskPage *self, CheckbitMaskTile *tile)
{
  show_layer (tile, self);
  light_tile (tile, self);
}

void
checkbit_mask_page_connect_shown (CheckbitMaskPage *self, CheckbitMaskGroup *group)
{
  g_signal_connect_swapped (group, "tile-added", G_CALLBACK (tile_added_cb), self);
  g_signal_connect_swapped (group, "current-changed", G_CALLBACK (checkbit_mask_page_show_current), self);
  g_signal_connect_swapped (group, "square-pointed", G_CALLBACK (square_pointed_cb), self);
  g_signal_connect_swapped (group, "keep", G_CALLBACK (keep_cb), self);
  g_signal_connect_swapped (group, "copy", G_CALLBACK (copy_cb), self);
  g_signal_connect_swapped (group, "inspect", G_CALLBACK (inspect_cb), self);
}

void
checkbit_mask_page_follow_shown (CheckbitMaskPage *self)
{
  g_signal_connect_swapped (self->layers, "changed", G_CALLBACK (layers_changed_cb), self);
  g_signal_connect_swapped (self->inspection, "notify::square", G_CALLBACK (square_cb), self);
}

void
checkbit_mask_page_unfollow_shown (CheckbitMaskPage *self)
{
  g_signal_handlers_disconnect_by_data (self->layers, self);
  g_signal_handlers_disconnect_by_data (self->inspection, self);
  checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_POINTED, NULL);
}
