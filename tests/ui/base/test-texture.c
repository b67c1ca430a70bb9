/* Tests of the board's textures: a texture has the pixels that cairo drew, and a window rendered by
 * cairo shows it at the requested place and size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/texture.h"

#include "ui-test.h"

#define SIZE 8
#define TOLERANCE 1 /* of 255: taking alpha out of a color and putting it in again may cost this */

/* Opaque at the left, half translucent at the right, with nothing in the lower half. */
static void
draw_sample (cairo_t *cr, int size, gconstpointer data)
{
  cairo_set_source_rgba (cr, 1, 0.5, 0.25, 1);
  cairo_rectangle (cr, 0, 0, size / 2.0, size / 2.0);
  cairo_fill (cr);
  cairo_set_source_rgba (cr, 0.1, 0.8, 0.4, 0.5);
  cairo_rectangle (cr, size / 2.0, 0, size / 2.0, size / 2.0);
  cairo_fill (cr);
}

/* Cairo's pixels of the sample, as cairo itself draws them. */
static const struct
{
  const char *name;
  guint x, y;
  guint8 red, green, blue, alpha; /* multiplied by alpha */
} samples[] = {
  { "opaque", 1, 1, 255, 128, 64, 255 },
  { "translucent", 6, 1, 13, 102, 51, 128 },
  { "empty", 3, 6, 0, 0, 0, 0 },
};

static void
assert_near (guint8 is, guint8 should)
{
  g_assert_cmpint (ABS ((int) is - (int) should), <=, TOLERANCE);
}

static void
assert_pixel (const guint32 *pixels, guint stride, guint x, guint y, guint row)
{
  guint32 pixel = pixels[y * stride + x];

  assert_near ((guint8) (pixel >> 24), samples[row].alpha);
  assert_near ((guint8) (pixel >> 16), samples[row].red);
  assert_near ((guint8) (pixel >> 8), samples[row].green);
  assert_near ((guint8) pixel, samples[row].blue);
}

static void
test_pixels (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autoptr (GdkTexture) texture = checkbit_texture_draw (SIZE, draw_sample, NULL);
  guint32 pixels[SIZE * SIZE];

  g_assert_cmpint (gdk_texture_get_width (texture), ==, SIZE);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, SIZE);
  gdk_texture_download (texture, (guchar *) pixels, SIZE * sizeof *pixels);
  assert_pixel (pixels, SIZE, samples[row].x, samples[row].y, row);
}

/* The texture rendered by cairo at twice its size, in its own window. */
static void
test_append (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  g_autoptr (GdkTexture) texture = checkbit_texture_draw (SIZE, draw_sample, NULL);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 40, 40);
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;
  const guint32 *pixels;
  guint stride;

  gtk_window_present (window);
  checkbit_texture_append (texture, GTK_WIDGET (window), snapshot,
                           &GRAPHENE_RECT_INIT (10, 20, 2 * SIZE, 2 * SIZE));
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  cairo_surface_flush (surface);
  pixels = (const guint32 *) (gconstpointer) cairo_image_surface_get_data (surface);
  stride = (guint) cairo_image_surface_get_stride (surface) / 4;

  for (guint row = 0; row < G_N_ELEMENTS (samples); row++)
    assert_pixel (pixels, stride, 10 + 2 * samples[row].x, 20 + 2 * samples[row].y, row);
  g_assert_cmphex (pixels[19 * stride + 11], ==, 0);
  g_assert_cmphex (pixels[21 * stride + 9], ==, 0);

  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  gtk_window_destroy (window);
}

/* With cairo the same texture gives the same node, so that an unchanged frame needs no drawing. */
static void
test_same_node (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  g_autoptr (GdkTexture) texture = checkbit_texture_draw (SIZE, draw_sample, NULL);
  GskRenderNode *nodes[2];

  gtk_window_present (window);
  g_assert_true (GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (GTK_NATIVE (window))));
  for (guint i = 0; i < 2; i++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      checkbit_texture_append (texture, GTK_WIDGET (window), snapshot,
                               &GRAPHENE_RECT_INIT (0, 0, SIZE, SIZE));
      nodes[i] = gtk_snapshot_free_to_node (snapshot);
    }
  g_assert_nonnull (nodes[0]);
  g_assert_true (nodes[0] == nodes[1]);
  for (guint i = 0; i < 2; i++)
    gsk_render_node_unref (nodes[i]);
  gtk_window_destroy (window);
}

int
main (int argc, char **argv)
{
  g_setenv ("GSK_RENDERER", "cairo", TRUE);
  ui_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autofree char *path = g_strconcat ("/texture/pixels/", samples[i].name, NULL);
      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_pixels);
    }
  g_test_add_func ("/texture/append", test_append);
  g_test_add_func ("/texture/same-node", test_same_node);
  return g_test_run ();
}
