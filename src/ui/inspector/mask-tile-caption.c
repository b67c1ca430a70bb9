/* The text of a mask tile.
 *
 * With labels each of dozens of tiles would have three more widgets and layouts; this only makes a
 * layout while it draws.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/mask-tile-caption.h"

#include <adwaita.h>

#include "ui/board/bitboard-view.h"
#include "ui/board/layer-style.h"

#define TITLE_GAP 4 /* between board and title */
#define SWATCH_SIZE 12
#define SWATCH_GAP 4
#define MAX_TITLE_LINES 2
#define WIDEST_COUNT "64"
#define COUNT_ALPHA 0.7f /* the count is dimmed, except in high contrast */

int
checkbit_tile_geometry_get_x (const CheckbitTileGeometry *geometry, int x, int width)
{
  return geometry->rtl ? geometry->width - x - width : x;
}

static PangoLayout *
create_title_layout (GtkWidget *widget, const char *title, int width)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, title);

  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_height (layout, -MAX_TITLE_LINES);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  return layout;
}

static int
measure_title (CheckbitTileCaption *self, GtkWidget *widget, const char *title, int width)
{
  if (self->title_width != width)
    {
      g_autoptr (PangoLayout) layout = create_title_layout (widget, title, width);
      pango_layout_get_pixel_size (layout, NULL, &self->title_height);
      self->title_width = width;
    }
  return self->title_height;
}

static int
measure_count (CheckbitTileCaption *self, GtkWidget *widget)
{
  if (self->count_width == 0)
    {
      g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, WIDEST_COUNT);
      pango_layout_get_pixel_size (layout, &self->count_width, NULL);
    }
  return self->count_width;
}

int
checkbit_tile_caption_get_count_room (CheckbitTileCaption *self, GtkWidget *widget)
{
  return measure_count (self, widget) + SWATCH_GAP;
}

/* No room is kept beside the title for the swatch, or many titles would take two lines for the sake
 * of something that is rarely there. Nothing moves when it comes: the title keeps its height. */
void
checkbit_tile_caption_place (CheckbitTileCaption *self,
                             GtkWidget *widget,
                             const char *title,
                             CheckbitTileGeometry *geometry)
{
  int slot = measure_count (self, widget) + SWATCH_GAP;

  geometry->title_y = geometry->board + TITLE_GAP;
  geometry->title_width = MAX (1, geometry->narrow ? geometry->side : geometry->side - slot);
  geometry->title_height = measure_title (self, widget, title, geometry->title_width);
  geometry->value_y = geometry->title_y + geometry->title_height;
}

/* Draws a layout of a width at the place that is at x from left to right. */
static void
append_text (GtkSnapshot *snapshot,
             PangoLayout *layout,
             const CheckbitTileGeometry *geometry,
             const GdkRectangle *place,
             const GdkRGBA *color)
{
  int x = checkbit_tile_geometry_get_x (geometry, place->x, place->width);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, place->y));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

/* Pango takes the other side for a text that is not written in the direction of the desktop's. */
static PangoAlignment
get_alignment (PangoLayout *layout, gboolean rtl)
{
  PangoLayoutLine *line = pango_layout_get_line_readonly (layout, 0);
  gboolean swaps
      = line != NULL
        && (pango_layout_line_get_resolved_direction (line) == PANGO_DIRECTION_RTL) != rtl;

  return rtl != swaps ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT;
}

/* In the height that it has without a swatch: with less room it ends in "…". */
static void
snapshot_title (GtkWidget *widget,
                GtkSnapshot *snapshot,
                const char *title,
                int room,
                const CheckbitTileGeometry *geometry,
                const GdkRGBA *color)
{
  g_autoptr (PangoLayout) layout = create_title_layout (widget, title, room);

  pango_layout_set_height (layout, geometry->title_height * PANGO_SCALE);
  pango_layout_set_alignment (layout, get_alignment (layout, geometry->rtl));
  append_text (snapshot, layout, geometry,
               &(GdkRectangle){ geometry->x, geometry->title_y, room, 0 }, color);
}

/* The number of squares, after the title, or after a value in two lines. */
static void
snapshot_count (GtkWidget *widget,
                GtkSnapshot *snapshot,
                unsigned count,
                const CheckbitTileGeometry *geometry,
                GdkRGBA color)
{
  char text[16];
  int width;

  g_snprintf (text, sizeof text, "%u", count);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  pango_layout_get_pixel_size (layout, &width, NULL);

  if (!adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
    color.alpha *= COUNT_ALPHA;
  append_text (snapshot, layout, geometry,
               &(GdkRectangle){ geometry->x + geometry->side - width,
                                geometry->narrow ? geometry->value_y : geometry->title_y, width,
                                0 },
               &color);
}

/* A sample of the style in which the main board shows the set. */
static void
snapshot_swatch (CheckbitTileCaption *self,
                 GtkSnapshot *snapshot,
                 guint style,
                 const CheckbitTileGeometry *geometry)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  int x = geometry->x + geometry->side - SWATCH_SIZE;
  int y = geometry->value_y + geometry->value_height - SWATCH_SIZE - 1;

  if (!geometry->narrow)
    {
      x -= self->count_width + SWATCH_GAP;
      y = geometry->title_y + 2;
    }
  x = checkbit_tile_geometry_get_x (geometry, x, SWATCH_SIZE);
  checkbit_layer_style_snapshot (style, dark, snapshot,
                                 &GRAPHENE_RECT_INIT (x, y, SWATCH_SIZE, SWATCH_SIZE));
}

GskRenderNode *
checkbit_tile_caption_draw (CheckbitTileCaption *self,
                            GtkWidget *widget,
                            const char *title,
                            unsigned count,
                            guint style,
                            const CheckbitTileGeometry *geometry)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  gboolean swatch = style != CHECKBIT_LAYER_STYLE_NONE;
  int taken = swatch && !geometry->narrow ? SWATCH_SIZE + SWATCH_GAP : 0;
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  snapshot_title (widget, snapshot, title, MAX (1, geometry->title_width - taken), geometry,
                  &color);
  snapshot_count (widget, snapshot, count, geometry, color);
  if (swatch)
    snapshot_swatch (self, snapshot, style, geometry);
  return gtk_snapshot_free_to_node (snapshot);
}
