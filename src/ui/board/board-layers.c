/* Sets of squares drawn over the board. A square of several sets is a grid: each set has tiles of
 * its own, so that colors and patterns never overlap.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-layers.h"

#include <math.h>

#include "game/inspect/tiling.h"
#include "ui/base/texture.h"
#include "ui/board/layer-style.h"

/* The tiles of a shared square, in device pixels. */
typedef struct
{
  guint side; /* tiles each way */
  int pixels; /* of a tile */
  int margin; /* the square stays visible around the tiles, so that it looks like one */
} TileGrid;

static TileGrid
get_tile_grid (const CheckbitBoardGeometry *geometry, guint n)
{
  TileGrid grid = { .side = checkbit_tiling_side (n), .pixels = geometry->pixels };

  if (grid.side == 1)
    return grid;
  grid.margin = MAX (1, (int) round (geometry->pixels * CHECKBIT_TILING_MARGIN));
  grid.pixels = (geometry->pixels - 2 * grid.margin) / (int) grid.side;
  return grid;
}

/* Where a tile begins along one axis: spreads the remainder of the division between the tiles. */
static double
get_tile_start (const CheckbitBoardGeometry *geometry, const TileGrid *grid, guint index)
{
  int room = geometry->pixels - 2 * grid->margin - grid->pixels;

  if (grid->side == 1)
    return 0;
  return (grid->margin + round ((double) room * index / (grid->side - 1))) / geometry->scale;
}

/* What all layers share during one frame. */
typedef struct
{
  const CheckbitBoardGeometry *geometry;
  gboolean dark;
  GtkWidget *widget;
  GtkSnapshot *snapshot;
  guint8 counts[CHESS_N_SQUARES]; /* how many sets share each square */
  guint8 seen[CHESS_N_SQUARES];   /* how many of them have been painted */
} Painting;

/* Paints one set's tiles in a square. */
static void
paint_share (Painting *self, const CheckbitBoardLayer *layer, ChessSquare square)
{
  const CheckbitBoardGeometry *geometry = self->geometry;
  guint index = self->seen[square]++, n = self->counts[square];
  TileGrid grid = get_tile_grid (geometry, n);
  float size = (float) (grid.pixels / geometry->scale);
  GdkTexture *texture;
  graphene_rect_t rect;

  if (grid.pixels <= 0)
    return;
  texture = checkbit_layer_style_get_texture (layer->style, self->dark, grid.pixels);
  checkbit_board_geometry_get_square (geometry, square, &rect);
  for (guint row = 0; row < grid.side; row++)
    for (guint column = 0; column < grid.side; column++)
      if (checkbit_tiling_get (n, column, row) == index)
        checkbit_texture_append (
            texture, self->widget, self->snapshot,
            &GRAPHENE_RECT_INIT (rect.origin.x + (float) get_tile_start (geometry, &grid, column),
                                 rect.origin.y + (float) get_tile_start (geometry, &grid, row),
                                 size, size));
}

static void
paint_layer (Painting *self, const CheckbitBoardLayer *layer)
{
  gboolean translucent = layer->opacity > 0 && layer->opacity < 1;

  if (translucent)
    gtk_snapshot_push_opacity (self->snapshot, layer->opacity);
  CHESS_FOREACH_SQUARE (square, layer->bits)
    paint_share (self, layer, (ChessSquare) square);
  if (translucent)
    gtk_snapshot_pop (self->snapshot);
}

void
checkbit_board_layers_paint (const CheckbitBoardLayer *layers,
                             guint n_layers,
                             const CheckbitBoardGeometry *geometry,
                             gboolean dark,
                             GtkWidget *widget,
                             GtkSnapshot *snapshot)
{
  Painting painting
      = { .geometry = geometry, .dark = dark, .widget = widget, .snapshot = snapshot };
  guint most = CHECKBIT_TILING_MOST;
  guint first = n_layers > most ? n_layers - most : 0; /* the uppermost are shown */

  for (guint i = first; i < n_layers; i++)
    CHESS_FOREACH_SQUARE (square, layers[i].bits)
      painting.counts[square]++;
  for (guint i = first; i < n_layers; i++)
    paint_layer (&painting, &layers[i]);
}
