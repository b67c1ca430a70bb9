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

void
checkbit_tile_caption_place (CheckbitTileCaption *self,
                             GtkWidget *widget,
                             const char *title,
                             CheckbitTileGeometry *geometry)
{
  int slot = measure_count (self, widget) + SWATCH_SIZE + 2 * SWATCH_GAP;

  geometry->title_y = geometry->board + TITLE_GAP;
  geometry->title_width = MAX (1, geometry->narrow ? geometry->side : geometry->side - slot);
  geometry->title_height = measure_title (self, widget, title, geometry->title_width);
  geometry->value_y = geometry->title_y + geometry->title_height;
}

static void
append_text (GtkSnapshot *snapshot, PangoLayout *layout, int x, int y, const GdkRGBA *color)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

/* The number of squares, to the right of the title, or of a value in two lines. */
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
  append_text (snapshot, layout, geometry->x + geometry->side - width,
               geometry->narrow ? geometry->value_y : geometry->title_y, &color);
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
  g_autoptr (PangoLayout) layout = create_title_layout (widget, title, geometry->title_width);
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  append_text (snapshot, layout, geometry->x, geometry->title_y, &color);
  snapshot_count (widget, snapshot, count, geometry, color);
  if (style != CHECKBIT_LAYER_STYLE_NONE)
    snapshot_swatch (self, snapshot, style, geometry);
  return gtk_snapshot_free_to_node (snapshot);
}
