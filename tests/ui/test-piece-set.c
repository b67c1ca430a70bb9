/* The twelve drawings: each there at every size, of its own colour and shape, made once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/piece-set.h"

static const int sizes[] = { 20, 33, 45, 67, 100, 200 };

/* What can be said of a drawing without looking at it. */
typedef struct
{
  double cover;     /* share of the square that is not transparent */
  double light;     /* mean lightness of that, 0 to 1 */
  gboolean corners; /* whether the corners are clear */
} Look;

static guchar *
download (GdkTexture *texture, int size)
{
  guchar *pixels = g_malloc ((gsize) size * (gsize) size * 4);

  gdk_texture_download (texture, pixels, (gsize) size * 4);
  return pixels;
}

static Look
look_at (GdkTexture *texture, int size)
{
  g_autofree guchar *pixels = download (texture, size);
  Look look = { 0 };
  double alpha = 0, light = 0;

  for (int i = 0; i < size * size; i++)
    {
      alpha += pixels[i * 4 + 3] / 255.;
      light += pixels[i * 4 + 1] / 255.; /* green, premultiplied, for lightness */
    }
  look.cover = alpha / size / size;
  look.light = light / alpha;
  look.corners = pixels[3] == 0 && pixels[(size * size - 1) * 4 + 3] == 0;
  return look;
}

static void
test_size (gconstpointer data)
{
  int size = *(const int *) data;
  CheckbitPieceSet *set = checkbit_piece_set_get_default ();

  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    {
      GdkTexture *texture = checkbit_piece_set_get_texture (set, piece, size);
      Look look = look_at (texture, size);

      g_assert_cmpint (gdk_texture_get_width (texture), ==, size);
      g_assert_cmpint (gdk_texture_get_height (texture), ==, size);
      g_assert_cmpfloat (look.cover, >, 0.1);
      g_assert_cmpfloat (look.cover, <, 0.8);
      g_assert_true (look.corners);
      if (chess_piece_color (piece) == CHESS_WHITE)
        g_assert_cmpfloat (look.light, >, 0.42); /* outlines weigh much when small */
      else
        g_assert_cmpfloat (look.light, <, 0.3);
    }
}

/* Pieces of one colour differ in a good part of their pixels, even small. */
static void
test_different (void)
{
  CheckbitPieceSet *set = checkbit_piece_set_get_default ();
  guchar *pixels[CHESS_N_PIECES];
  int size = 24;

  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    pixels[piece] = download (checkbit_piece_set_get_texture (set, piece, size), size);
  for (int a = 0; a < CHESS_N_PIECES; a++)
    for (int b = 0; b < a; b++)
      {
        int differing = 0;

        for (int i = 0; i < size * size * 4; i += 4)
          differing += ABS (pixels[a][i + 3] - pixels[b][i + 3]) > 64
                       || ABS (pixels[a][i] - pixels[b][i]) > 64;
        g_assert_cmpint (differing, >, size * size / 25);
      }
  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    g_free (pixels[piece]);
}

/* The board, the lifted piece and the chooser ask in turn: nothing is drawn twice for that. */
static void
test_cached (void)
{
  CheckbitPieceSet *set = checkbit_piece_set_get_default ();
  g_autoptr (GdkTexture) small = g_object_ref (checkbit_piece_set_get_texture (set, 0, 50));
  g_autoptr (GdkTexture) large = g_object_ref (checkbit_piece_set_get_texture (set, 0, 56));

  g_assert_true (checkbit_piece_set_get_texture (set, 0, 50) == small);
  g_assert_true (checkbit_piece_set_get_texture (set, 0, 56) == large);

  /* But sizes do not pile up either, as a window is resized. */
  for (int size = 60; size < 80; size++)
    checkbit_piece_set_get_texture (set, 0, size);
  g_assert_cmpuint (G_OBJECT (small)->ref_count, ==, 1);
}

static void
test_finalize (void)
{
  gpointer set = g_object_new (CHECKBIT_TYPE_PIECE_SET, NULL);

  checkbit_piece_set_get_texture (set, 3, 30);
  g_object_add_weak_pointer (set, &set);
  g_object_unref (set);
  g_assert_null (set);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/piece-set/size/%d", sizes[i]);
      g_test_add_data_func (path, &sizes[i], test_size);
    }
  g_test_add_func ("/ui/piece-set/different", test_different);
  g_test_add_func ("/ui/piece-set/cached", test_cached);
  g_test_add_func ("/ui/piece-set/finalize", test_finalize);
  return g_test_run ();
}
