/* The small piece of a board: it has the colors and the pieces that it is to show.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/board/board-sample.h"

#define SIDE CHECKBIT_BOARD_SAMPLE_SIZE

typedef struct
{
  GtkWindow *window;
  CheckbitPieceSet *pieces;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->pieces = g_object_new (CHECKBIT_TYPE_PIECE_SET, NULL);
  fixture->window = GTK_WINDOW (gtk_window_new ());
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer pieces = fixture->pieces;

  g_object_add_weak_pointer (pieces, &pieces);
  ui_test_destroy (fixture->window);
  g_object_unref (fixture->pieces);
  g_assert_null (pieces);
}

/* Shows a sample alone in the window. */
static GtkWidget *
show (Fixture *fixture, const CheckbitBoardColors *colors)
{
  GtkWidget *sample = checkbit_board_sample_new (colors, fixture->pieces);

  gtk_widget_set_halign (sample, GTK_ALIGN_CENTER);
  gtk_window_set_child (fixture->window, sample);
  ui_test_show (fixture->window);
  ui_test_wait_for (gtk_widget_get_width (sample) == SIDE);
  return sample;
}

/* What a sample draws, as SIDE × SIDE pixels of four bytes: blue, green, red, alpha. */
static guint8 *
render (Fixture *fixture, GtkWidget *sample)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  guint8 *pixels = g_new0 (guint8, SIDE * SIDE * 4);

  GTK_WIDGET_GET_CLASS (sample)->snapshot (sample, snapshot);
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (fixture->window));
  g_autoptr (GdkTexture) texture
      = gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, SIDE, SIDE));
  gdk_texture_download (texture, pixels, SIDE * 4);
  return pixels;
}

static void
check_corner (const guint8 *pixels, int x, int y, const GdkRGBA *color)
{
  const guint8 *pixel = pixels + (y * SIDE + x) * 4;

  g_assert_cmpint (ABS (pixel[2] - color->red * 255), <=, 2);
  g_assert_cmpint (ABS (pixel[1] - color->green * 255), <=, 2);
  g_assert_cmpint (ABS (pixel[0] - color->blue * 255), <=, 2);
}

/* a8, as it were, is light, and b8 is dark, in each choice. */
static void
test_colors (Fixture *fixture, gconstpointer data)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  const CheckbitBoardColors *colors;

  for (guint i = 0; (colors = checkbit_board_colors_get (i)) != NULL; i++)
    {
      g_autofree guint8 *pixels = render (fixture, show (fixture, colors));
      GdkRGBA light_square, dark_square;

      checkbit_board_colors_get_squares (colors, dark, &light_square, &dark_square);
      check_corner (pixels, 1, 1, &light_square);
      check_corner (pixels, SIDE - 2, 1, &dark_square);
      check_corner (pixels, 1, SIDE - 2, &dark_square);
      check_corner (pixels, SIDE - 2, SIDE - 2, &light_square);
    }
}

/* Without a choice it has the board's colors. */
static void
test_current (Fixture *fixture, gconstpointer data)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  GtkWidget *sample = show (fixture, NULL);

  for (guint i = 0; i < 2; i++)
    {
      const CheckbitBoardColors *colors = checkbit_board_colors_get (i);
      GdkRGBA light_square, dark_square;

      checkbit_board_colors_use (colors->name);
      checkbit_board_colors_get_squares (colors, dark, &light_square, &dark_square);
      g_autofree guint8 *pixels = render (fixture, sample);
      check_corner (pixels, 1, 1, &light_square);
      check_corner (pixels, SIDE - 2, 1, &dark_square);
    }
  checkbit_board_colors_use (checkbit_board_colors_get (0)->name);
}

/* Other pieces are other pixels. */
static void
test_pieces (Fixture *fixture, gconstpointer data)
{
  GtkWidget *sample = show (fixture, NULL);
  g_autofree guint8 *before = render (fixture, sample);

  checkbit_piece_set_use (fixture->pieces, checkbit_piece_set_get_own (1)->name);
  g_autofree guint8 *after = render (fixture, sample);
  g_assert_cmpint (memcmp (before, after, SIDE * SIDE * 4), !=, 0);
}

#define ADD(path, func)                                                                            \
  g_test_add ("/ui/board-sample/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  ADD ("colors", test_colors);
  ADD ("current", test_current);
  ADD ("pieces", test_pieces);
  return g_test_run ();
}
