/* The text of a mask tile, drawn without widgets: title, count, and a swatch of the layer style.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Where the parts of a tile are, in its content box, as from left to right. */
typedef struct
{
  int width;    /* of the content box */
  gboolean rtl; /* everything is mirrored; see checkbit_tile_geometry_get_x() */
  int x;     /* left edge of the board and the text */
  int side;  /* the width for the text */
  int board; /* the side of the board above, at most as wide */
  int title_y;
  int title_width; /* without a swatch, which takes its room from the title */
  int title_height;
  int value_y;
  int value_width; /* the room for the value */
  int value_height;
  gboolean narrow; /* the value has two lines, with count and swatch to the right of them */
} CheckbitTileGeometry;

/* The measurements in the current font; all 0 if not measured yet. */
typedef struct
{
  int title_width; /* for which title_height was measured */
  int title_height;
  int count_width; /* that of the widest count */
} CheckbitTileCaption;

/* Where a part of a width that would be at x from left to right really is. */
int checkbit_tile_geometry_get_x (const CheckbitTileGeometry *geometry, int x, int width);

/* Fills title_y, title_width, title_height and value_y from x, side and narrow. */
void checkbit_tile_caption_place (CheckbitTileCaption *self,
                                  GtkWidget *widget,
                                  const char *title,
                                  CheckbitTileGeometry *geometry);

/* The width of the count beside a value in two lines. */
int checkbit_tile_caption_get_count_room (CheckbitTileCaption *self, GtkWidget *widget);

/* Draws the caption in the widget's font and color; style: the swatch's, or
 * CHECKBIT_LAYER_STYLE_NONE for none. The geometry must have been placed. (transfer full) */
GskRenderNode *checkbit_tile_caption_draw (CheckbitTileCaption *self,
                                           GtkWidget *widget,
                                           const char *title,
                                           unsigned count,
                                           guint style,
                                           const CheckbitTileGeometry *geometry);

G_END_DECLS
