/* Sets of squares drawn over the board. A square that several sets share is a mosaic: each set has
 * tiles of its own in it, so that no colour and no pattern is laid over another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-private.h"

#include <math.h>

#include "game/inspect/mosaic.h"
#include "ui/board/board-texture.h"
#include "ui/board/layer-style.h"

/* The tiles of a shared square, in device pixels. */
typedef struct
{
  guint side; /* tiles each way */
  int pixels; /* of a tile */
  int margin; /* around all of them, where the square itself is seen: it stays one square */
} Mosaic;

static Mosaic
get_mosaic (const CheckbitBoardGeometry *geometry, guint n)
{
  Mosaic mosaic = { .side = checkbit_mosaic_side (n), .pixels = geometry->pixels };

  if (mosaic.side == 1)
    return mosaic;
  mosaic.margin = MAX (1, (int) round (geometry->pixels * CHECKBIT_MOSAIC_MARGIN));
  mosaic.pixels = (geometry->pixels - 2 * mosaic.margin) / (int) mosaic.side;
  return mosaic;
}

/* Where a tile begins along one axis: what does not divide is spread between the tiles. */
static double
get_tile_start (const CheckbitBoardGeometry *geometry, const Mosaic *mosaic, guint index)
{
  int room = geometry->pixels - 2 * mosaic->margin - mosaic->pixels;

  if (mosaic->side == 1)
    return 0;
  return (mosaic->margin + round ((double) room * index / (mosaic->side - 1))) / geometry->scale;
}

/* Paints the tiles of the one of n sets of a square that has an index. */
static void
paint_share (CheckbitBoard *self,
             GtkSnapshot *snapshot,
             ChessSquare square,
             const CheckbitBoardLayer *layer,
             guint index,
             guint n)
{
  const CheckbitBoardGeometry *geometry = &self->geometry;
  Mosaic mosaic = get_mosaic (geometry, n);
  float size = (float) (mosaic.pixels / geometry->scale);
  GdkTexture *texture;
  graphene_rect_t rect;

  if (mosaic.pixels <= 0)
    return;
  texture = checkbit_layer_style_get_texture (layer->style, self->palette.dark, mosaic.pixels);
  checkbit_board_geometry_get_square (geometry, square, &rect);
  for (guint row = 0; row < mosaic.side; row++)
    for (guint column = 0; column < mosaic.side; column++)
      if (checkbit_mosaic_get (n, column, row) == index)
        checkbit_texture_append (
            texture, GTK_WIDGET (self), snapshot,
            &GRAPHENE_RECT_INIT (rect.origin.x + (float) get_tile_start (geometry, &mosaic, column),
                                 rect.origin.y + (float) get_tile_start (geometry, &mosaic, row),
                                 size, size));
}

static void
paint_layer (CheckbitBoard *self,
             GtkSnapshot *snapshot,
             const CheckbitBoardLayer *layer,
             const guint8 counts[static CHESS_N_SQUARES],
             guint8 seen[static CHESS_N_SQUARES])
{
  gboolean translucent = layer->opacity > 0 && layer->opacity < 1;

  if (translucent)
    gtk_snapshot_push_opacity (snapshot, layer->opacity);
  CHESS_FOREACH_SQUARE (square, layer->bits)
    paint_share (self, snapshot, (ChessSquare) square, layer, seen[square]++, counts[square]);
  if (translucent)
    gtk_snapshot_pop (snapshot);
}

void
checkbit_board_paint_layers (CheckbitBoard *self, GtkSnapshot *snapshot)
{
  guint8 counts[CHESS_N_SQUARES] = { 0 }, seen[CHESS_N_SQUARES] = { 0 };
  guint most = CHECKBIT_MOSAIC_MOST;
  guint first = self->n_layers > most ? self->n_layers - most : 0; /* the uppermost are shown */

  for (guint i = first; i < self->n_layers; i++)
    CHESS_FOREACH_SQUARE (square, self->layers[i].bits)
      counts[square]++;
  for (guint i = first; i < self->n_layers; i++)
    paint_layer (self, snapshot, &self->layers[i], counts, seen);
}
