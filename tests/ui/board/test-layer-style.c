/* The layers' colors and patterns: either alone distinguishes the layers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <math.h>

#include "ui/board/board.h"
#include "ui/board/layer-style.h"

#define SIZE 48

/* Color by pattern: every style occurs once, and the first eight differ in both. */
static void
test_styles (void)
{
  gboolean seen[CHECKBIT_N_LAYER_STYLES] = { FALSE };

  for (guint color = 0; color < CHECKBIT_N_LAYER_COLORS; color++)
    for (guint pattern = 0; pattern < CHECKBIT_N_LAYER_PATTERNS; pattern++)
      {
        guint style = checkbit_layer_style_new (color, pattern);

        g_assert_cmpuint (style, <, CHECKBIT_N_LAYER_STYLES);
        g_assert_false (seen[style]);
        seen[style] = TRUE;
        g_assert_cmpuint (checkbit_layer_style_get_color_index (style), ==, color);
        g_assert_cmpuint (checkbit_layer_style_get_pattern_index (style), ==, pattern);
      }
  for (guint i = 0; i < 8; i++)
    g_assert_cmpuint (checkbit_layer_style_new (i, i), ==, i);
}

static void
test_names (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < CHECKBIT_N_LAYER_PATTERNS; i++)
    g_assert_true (g_hash_table_add (seen, (gpointer) checkbit_layer_style_get_name (i)));
  for (guint i = 0; i < CHECKBIT_N_LAYER_COLORS; i++)
    g_assert_true (
        g_hash_table_add (seen, (gpointer) checkbit_layer_style_get_color_name (i, FALSE)));
  g_assert_cmpstr (checkbit_layer_style_get_name (checkbit_layer_style_new (0, 3)), ==, "rings");
  g_assert_cmpstr (checkbit_layer_style_get_color_name (15, FALSE), ==, "black");
  g_assert_cmpstr (checkbit_layer_style_get_color_name (15, TRUE), ==, "white");
}

static double
distance (const GdkRGBA *a, const GdkRGBA *b)
{
  return sqrt (pow (a->red - b->red, 2) + pow (a->green - b->green, 2)
               + pow (a->blue - b->blue, 2));
}

static void
test_colors (gconstpointer data)
{
  gboolean dark = GPOINTER_TO_INT (data);

  for (guint a = 0; a < CHECKBIT_N_LAYER_COLORS; a++)
    for (guint b = 0; b < a; b++)
      {
        GdkRGBA one, other;

        checkbit_layer_style_get_color (a, dark, &one);
        checkbit_layer_style_get_color (b, dark, &other);
        g_assert_cmpfloat (distance (&one, &other), >, 0.15);
        g_assert_cmpfloat (one.alpha, ==, 1);
      }
}

/* The pattern: where a style has its full color, whatever the color is. */
static gboolean *
get_pattern (guint style, gboolean dark)
{
  GdkTexture *texture = checkbit_layer_style_get_texture (style, dark, SIZE);
  gboolean *pattern = g_new (gboolean, SIZE * SIZE);
  g_autofree guchar *pixels = g_malloc (SIZE * SIZE * 4);

  g_assert_cmpint (gdk_texture_get_width (texture), ==, SIZE);
  gdk_texture_download (texture, pixels, SIZE * 4);
  for (int i = 0; i < SIZE * SIZE; i++)
    {
      /* Translucent everywhere, so that the square's own color shows through or is covered. */
      g_assert_cmpint (pixels[i * 4 + 3], >, 50);
      pattern[i] = pixels[i * 4 + 3] > 240;
    }
  return pattern;
}

static void
test_patterns (gconstpointer data)
{
  gboolean *patterns[CHECKBIT_N_LAYER_PATTERNS];

  for (guint i = 0; i < CHECKBIT_N_LAYER_PATTERNS; i++)
    patterns[i] = get_pattern (i, GPOINTER_TO_INT (data));
  for (guint a = 0; a < CHECKBIT_N_LAYER_PATTERNS; a++)
    for (guint b = 0; b < a; b++)
      {
        int differing = 0;

        for (int i = 0; i < SIZE * SIZE; i++)
          differing += patterns[a][i] != patterns[b][i];
        g_assert_cmpint (differing, >, SIZE * SIZE / 10);
      }
  for (guint i = 0; i < CHECKBIT_N_LAYER_PATTERNS; i++)
    g_free (patterns[i]);
}

static void
test_snapshot (void)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  graphene_rect_t bounds;

  checkbit_layer_style_snapshot (3, FALSE, snapshot, &GRAPHENE_RECT_INIT (10, 20, 30, 30));
  checkbit_layer_style_snapshot (3, FALSE, snapshot, &GRAPHENE_RECT_INIT (10, 20, 0, 0));
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_get_bounds (node, &bounds);
  g_assert_true (graphene_rect_equal (&bounds, &GRAPHENE_RECT_INIT (10, 20, 30, 30)));
  g_assert_cmpint (gsk_render_node_get_node_type (node), ==, GSK_TEXTURE_NODE);
}

/* Equal squares share a drawing; sizes no longer used are freed. */
static void
test_cache (void)
{
  g_autoptr (GdkTexture) texture = g_object_ref (checkbit_layer_style_get_texture (1, FALSE, 77));

  g_assert_true (checkbit_layer_style_get_texture (1, FALSE, 77) == texture);
  for (int size = 100; size < 300; size++)
    checkbit_layer_style_get_texture (1, FALSE, size);
  g_assert_cmpuint (G_OBJECT (texture)->ref_count, ==, 1);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/ui/layer-style/styles", test_styles);
  g_test_add_func ("/ui/layer-style/names", test_names);
  g_test_add_data_func ("/ui/layer-style/colors/light", GINT_TO_POINTER (FALSE), test_colors);
  g_test_add_data_func ("/ui/layer-style/colors/dark", GINT_TO_POINTER (TRUE), test_colors);
  g_test_add_data_func ("/ui/layer-style/patterns/light", GINT_TO_POINTER (FALSE), test_patterns);
  g_test_add_data_func ("/ui/layer-style/patterns/dark", GINT_TO_POINTER (TRUE), test_patterns);
  g_test_add_func ("/ui/layer-style/snapshot", test_snapshot);
  g_test_add_func ("/ui/layer-style/cache", test_cache);
  return g_test_run ();
}
