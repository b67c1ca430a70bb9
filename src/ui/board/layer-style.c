/* The colors and patterns in which sets of squares are drawn: eight colors that color-blind people
 * tell apart (after Okabe and Ito, "Color Universal Design") and eight patterns. The first eight
 * styles all differ in both; the next ones combine each color with other patterns.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/layer-style.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "ui/base/texture.h"
#include "ui/board/board.h"

/* The opacity of the color behind the pattern. */
#define TINT 0.36

/* A pattern has a thin contrasting edge, so that it is visible on squares of its color; small
 * squares have no room for that. */
#define EDGE_ALPHA 0.22
#define EDGE_WIDTH 0.022
#define EDGE_LEAST 28

/* The most cached textures: many styles in a few sizes. Resizing a window creates many sizes, so a
 * full cache is simply emptied. */
#define CACHE_LIMIT 160

typedef void (*PatternFunc) (cairo_t *cr);

typedef struct
{
  const char *name, *dark_name;
  const char *light; /* for light themes */
  const char *dark;
} LayerColor;

typedef struct
{
  const char *name;
  PatternFunc draw; /* on a square of side 1, in the current color */
} LayerPattern;

static void
draw_stripes (cairo_t *cr)
{
  for (int i = -4; i < 5; i++)
    {
      cairo_move_to (cr, i / 4. - 0.05, 1.05);
      cairo_line_to (cr, i / 4. + 1.05, -0.05);
    }
  cairo_set_line_width (cr, 0.065);
  cairo_stroke (cr);
}

static void
draw_dots (cairo_t *cr)
{
  for (int i = 0; i < 16; i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, (i % 4 + 0.5) / 4, (i / 4 + 0.5) / 4, 0.07, 0, 2 * G_PI);
    }
  cairo_fill (cr);
}

static void
draw_hatch (cairo_t *cr)
{
  for (int i = -3; i < 4; i++)
    {
      cairo_move_to (cr, i / 3. - 0.05, 1.05);
      cairo_line_to (cr, i / 3. + 1.05, -0.05);
      cairo_move_to (cr, i / 3. - 0.05, -0.05);
      cairo_line_to (cr, i / 3. + 1.05, 1.05);
    }
  cairo_set_line_width (cr, 0.045);
  cairo_stroke (cr);
}

static void
draw_rings (cairo_t *cr)
{
  cairo_arc (cr, 0.5, 0.5, 0.41, 0, 2 * G_PI);
  cairo_set_line_width (cr, 0.075);
  cairo_stroke (cr);
  cairo_arc (cr, 0.5, 0.5, 0.24, 0, 2 * G_PI);
  cairo_stroke (cr);
}

static void
draw_bars (cairo_t *cr)
{
  for (int i = 0; i < 4; i++)
    cairo_rectangle (cr, 0, (i + 0.5) / 4 - 0.035, 1, 0.07);
  cairo_fill (cr);
}

static void
draw_checks (cairo_t *cr)
{
  for (int i = 0; i < 16; i++)
    if ((i + i / 4) % 2 == 0)
      cairo_rectangle (cr, (i % 4) / 4. + 0.05, (i / 4) / 4. + 0.05, 0.15, 0.15);
  cairo_fill (cr);
}

static void
draw_diamonds (cairo_t *cr)
{
  for (int i = 0; i < 4; i++)
    {
      double x = 0.25 + i % 2 / 2., y = 0.25 + i / 2 / 2.;

      cairo_move_to (cr, x, y - 0.18);
      cairo_line_to (cr, x + 0.18, y);
      cairo_line_to (cr, x, y + 0.18);
      cairo_line_to (cr, x - 0.18, y);
      cairo_close_path (cr);
    }
  cairo_set_line_width (cr, 0.06);
  cairo_stroke (cr);
}

static void
draw_posts (cairo_t *cr)
{
  for (int i = 0; i < 5; i++)
    cairo_rectangle (cr, (i + 0.5) / 5 - 0.03, 0, 0.06, 1);
  cairo_fill (cr);
}

static const LayerColor layer_colors[CHECKBIT_N_LAYER_COLORS] = {
  /* Translators: the color of a set of squares over the board */
  { N_ ("blue"), N_ ("blue"), "#0067a5", "#4aa8ea" },
  /* Translators: the color of a set of squares over the board */
  { N_ ("orange"), N_ ("orange"), "#c64600", "#ff8a4a" },
  /* Translators: the color of a set of squares over the board */
  { N_ ("green"), N_ ("green"), "#007f5c", "#2fd0a2" },
  /* Translators: the color of a set of squares over the board */
  { N_ ("pink"), N_ ("pink"), "#b2447e", "#f08fc4" },
  /* Translators: the color of a set of squares over the board */
  { N_ ("amber"), N_ ("amber"), "#b37400", "#ffb733" },
  { N_ ("sky blue"), N_ ("sky blue"), "#1583c9", "#8fd3ff" },
  /* Translators: the color of a set of squares over the board */
  { N_ ("yellow"), N_ ("yellow"), "#857900", "#f5ea55" },
  /* Translators: the color of a set of squares over the board */
  { N_ ("black"),
    /* Translators: the color of a set of squares over the board */
    N_ ("white"), "#241f31", "#ffffff" },
};

static const LayerPattern layer_patterns[CHECKBIT_N_LAYER_PATTERNS] = {
  /* Translators: the pattern of a set of squares over the board */
  { N_ ("stripes"), draw_stripes },
  /* Translators: the pattern of a set of squares over the board */
  { N_ ("dots"), draw_dots },
  /* Translators: the pattern of a set of squares over the board */
  { N_ ("cross-hatch"), draw_hatch },
  /* Translators: the pattern of a set of squares over the board */
  { N_ ("rings"), draw_rings },
  /* Translators: the pattern of a set of squares over the board */
  { N_ ("bars"), draw_bars },
  /* Translators: the pattern of a set of squares over the board */
  { N_ ("checks"), draw_checks },
  /* Translators: the pattern of a set of squares over the board */
  { N_ ("diamonds"), draw_diamonds },
  /* Translators: the pattern of a set of squares over the board */
  { N_ ("posts"), draw_posts },
};

/* --- Styles --------------------------------------------------------------------------------- */

guint
checkbit_layer_style_new (guint color, guint pattern)
{
  g_return_val_if_fail (color < CHECKBIT_N_LAYER_COLORS, 0);
  g_return_val_if_fail (pattern < CHECKBIT_N_LAYER_PATTERNS, 0);

  return (pattern + CHECKBIT_N_LAYER_PATTERNS - color) % CHECKBIT_N_LAYER_PATTERNS
             * CHECKBIT_N_LAYER_COLORS
         + color;
}

guint
checkbit_layer_style_get_color_index (guint style)
{
  return style % CHECKBIT_N_LAYER_COLORS;
}

guint
checkbit_layer_style_get_pattern_index (guint style)
{
  return (style / CHECKBIT_N_LAYER_COLORS + style) % CHECKBIT_N_LAYER_PATTERNS;
}

void
checkbit_layer_style_get_color (guint style, gboolean dark, GdkRGBA *color)
{
  g_return_if_fail (style < CHECKBIT_N_LAYER_STYLES);

  const LayerColor *row = &layer_colors[checkbit_layer_style_get_color_index (style)];
  gdk_rgba_parse (color, dark ? row->dark : row->light);
}

const char *
checkbit_layer_style_get_name (guint style)
{
  g_return_val_if_fail (style < CHECKBIT_N_LAYER_STYLES, NULL);

  return _ (layer_patterns[checkbit_layer_style_get_pattern_index (style)].name);
}

const char *
checkbit_layer_style_get_color_name (guint style, gboolean dark)
{
  g_return_val_if_fail (style < CHECKBIT_N_LAYER_STYLES, NULL);

  const LayerColor *row = &layer_colors[checkbit_layer_style_get_color_index (style)];
  return _ (dark ? row->dark_name : row->name);
}

/* --- Textures ------------------------------------------------------------------------------- */

typedef struct
{
  PatternFunc draw;
  GdkRGBA color;
  gboolean dark;
} DrawData;

/* Paints the pattern's silhouette, shifted in eight directions. */
static void
draw_edge (cairo_t *cr, cairo_pattern_t *pattern, gboolean dark)
{
  double lightness = dark ? 0 : 1;

  cairo_set_source_rgba (cr, lightness, lightness, lightness, EDGE_ALPHA);
  for (int i = 0; i < 8; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, EDGE_WIDTH * cos (i * G_PI_4), EDGE_WIDTH * sin (i * G_PI_4));
      cairo_mask (cr, pattern);
      cairo_restore (cr);
    }
}

static void
draw_style (cairo_t *cr, int size, gconstpointer user_data)
{
  const DrawData *data = user_data;
  const GdkRGBA *color = &data->color;
  cairo_pattern_t *pattern;

  cairo_set_source_rgba (cr, color->red, color->green, color->blue, TINT);
  cairo_paint (cr);
  cairo_scale (cr, size, size);
  cairo_push_group (cr);
  gdk_cairo_set_source_rgba (cr, color);
  data->draw (cr);
  pattern = cairo_pop_group (cr);
  if (size >= EDGE_LEAST)
    draw_edge (cr, pattern, data->dark);
  cairo_set_source (cr, pattern);
  cairo_paint (cr);
  cairo_pattern_destroy (pattern);
}

/* Textures by style, theme and size. */
static GHashTable *
get_cache (void)
{
  static GHashTable *cache = NULL;

  if (cache == NULL)
    cache = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  if (g_hash_table_size (cache) >= CACHE_LIMIT)
    g_hash_table_remove_all (cache);
  return cache;
}

GdkTexture *
checkbit_layer_style_get_texture (guint style, gboolean dark, int pixels)
{
  guint key = (guint) pixels << 7 | (guint) (dark != FALSE) << 6 | style;
  GHashTable *cache = get_cache ();
  GdkTexture *texture = g_hash_table_lookup (cache, GUINT_TO_POINTER (key));

  g_return_val_if_fail (style < CHECKBIT_N_LAYER_STYLES && pixels > 0, NULL);

  if (texture == NULL)
    {
      DrawData data = { .draw = layer_patterns[checkbit_layer_style_get_pattern_index (style)].draw,
                        .dark = dark };

      checkbit_layer_style_get_color (style, dark, &data.color);
      texture = checkbit_texture_draw (pixels, draw_style, &data);
      g_hash_table_insert (cache, GUINT_TO_POINTER (key), texture);
    }
  return texture;
}

void
checkbit_layer_style_snapshot (guint style,
                               gboolean dark,
                               GtkSnapshot *snapshot,
                               const graphene_rect_t *square)
{
  /* At twice the size: exact at scale 2, and reduced without loss at scale 1. */
  int pixels = (int) ceilf (square->size.width * 2);

  if (pixels > 0)
    gtk_snapshot_append_texture (snapshot, checkbit_layer_style_get_texture (style, dark, pixels),
                                 square);
}
