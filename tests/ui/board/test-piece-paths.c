/* The drawings that the build makes of the pieces look as librsvg draws their SVG files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <librsvg/rsvg.h>

#include "game/inspect/piece-drawings.h"
#include "ui/board/piece-paths.h"
#include "ui/board/piece-set.h"

/* How far a channel of a pixel may be off, and all of them on average, of 255: numbers are rounded. */
#define MOST_OFF 12
#define MOST_MEAN 0.1

static const int sizes[] = { 24, 45, 100, 160 };

static cairo_surface_t *
draw_svg (const char *set, ChessPiece piece, int size)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GBytes) bytes = checkbit_piece_drawing_load (set, piece);
  RsvgRectangle all = { 0, 0, size, size };
  RsvgHandle *handle;
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);

  handle = rsvg_handle_new_from_data (data, length, NULL);
  g_assert_nonnull (handle);
  g_assert_true (rsvg_handle_render_document (handle, cr, &all, NULL));
  g_object_unref (handle);
  cairo_destroy (cr);
  return surface;
}

static cairo_surface_t *
draw_paths (const char *set, ChessPiece piece, int size)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, size / 100., size / 100.);
  g_assert_true (checkbit_piece_paths_draw (cr, set, piece));
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  return surface;
}

typedef struct
{
  int most;
  double mean;
} Difference;

static Difference
compare (cairo_surface_t *a, cairo_surface_t *b, int size)
{
  const guint8 *left, *right;
  Difference difference = { 0 };
  int n = size * size * 4;

  cairo_surface_flush (a);
  cairo_surface_flush (b);
  left = cairo_image_surface_get_data (a);
  right = cairo_image_surface_get_data (b);
  for (int i = 0; i < n; i++)
    {
      int off = ABS (left[i] - right[i]);

      difference.most = MAX (difference.most, off);
      difference.mean += off / (double) n;
    }
  return difference;
}

static void
check_piece (const char *set, ChessPiece piece, int size)
{
  cairo_surface_t *svg = draw_svg (set, piece, size);
  cairo_surface_t *paths = draw_paths (set, piece, size);
  Difference difference = compare (svg, paths, size);

  if (difference.most > 0)
    g_test_message ("%s %s, %d pixels: at most %d off, on average %.4f", set,
                    checkbit_piece_drawing_name (piece), size, difference.most, difference.mean);
  g_assert_cmpint (difference.most, <=, MOST_OFF);
  g_assert_cmpfloat (difference.mean, <=, MOST_MEAN);
  cairo_surface_destroy (svg);
  cairo_surface_destroy (paths);
}

static void
test_set (gconstpointer data)
{
  const CheckbitOwnPieces *own = data;

  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
      check_piece (own->name, piece, sizes[i]);
}

static void
test_unknown (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 8, 8);
  cairo_t *cr = cairo_create (surface);

  g_assert_false (checkbit_piece_paths_draw (cr, "no such set", 0));
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  for (guint i = 0; checkbit_piece_set_get_own (i) != NULL; i++)
    {
      const CheckbitOwnPieces *own = checkbit_piece_set_get_own (i);
      g_autofree char *path = g_strconcat ("/piece-paths/", own->name, NULL);

      g_test_add_data_func (path, own, test_set);
    }
  g_test_add_func ("/piece-paths/unknown", test_unknown);
  return g_test_run ();
}
