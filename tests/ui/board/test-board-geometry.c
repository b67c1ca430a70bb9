/* Where squares lie: whole device pixels, inside, centerd and found again, at every size and scale.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-geometry.h"

#include <math.h>

typedef struct
{
  const char *name;
  double scale;
  double x, y; /* the widget's origin in its surface */
} Case;

static const Case cases[] = {
  { "scale-1", 1, 0, 0 },       { "scale-1-moved", 1, 17, 46 },
  { "scale-1.25", 1.25, 0, 0 }, { "scale-1.25-moved", 1.25, 3, 47 },
  { "scale-1.5", 1.5, 0, 0 },   { "scale-1.5-moved", 1.5, 17, 47 },
  { "scale-2", 2, 0, 0 },       { "scale-2-moved", 2, 13, 46 },
  { "scale-3", 3, 5, 5 },
};

static void
assert_whole (double value)
{
  g_assert_cmpfloat_with_epsilon (value, round (value), 1e-3);
}

/* The edges of every square lie on edges of device pixels. */
static void
check_pixels (const CheckbitBoardGeometry *geometry, const Case *test)
{
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    {
      graphene_rect_t rect;

      checkbit_board_geometry_get_square (geometry, square, &rect);
      assert_whole ((test->x + rect.origin.x) * test->scale);
      assert_whole ((test->y + rect.origin.y) * test->scale);
      g_assert_cmpfloat_with_epsilon (rect.size.width * test->scale, geometry->pixels, 1e-3);
      g_assert_cmpfloat (rect.size.width, ==, rect.size.height);
    }
}

/* The squares never exceed the widget, and waste at most a pixel per square and one for the
 * start. */
static void
check_fit (const CheckbitBoardGeometry *geometry, int width, int height)
{
  double pixel = 1 / geometry->scale, side = geometry->size * 8;

  g_assert_cmpfloat (geometry->x, >, -1e-6);
  g_assert_cmpfloat (geometry->y, >, -1e-6);
  g_assert_cmpfloat (geometry->x + side, <, width + 1e-6);
  g_assert_cmpfloat (geometry->y + side, <, height + 1e-6);
  g_assert_cmpfloat (MIN (width, height) - side, <, 16 * pixel + 1e-6);
  g_assert_cmpfloat (fabs (width - side - 2 * geometry->x), <=, 2 * pixel + 1e-6);
  g_assert_cmpfloat (fabs (height - side - 2 * geometry->y), <=, 2 * pixel + 1e-6);
}

static void
check_find (const CheckbitBoardGeometry *geometry)
{
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    {
      graphene_point_t center;
      double half = geometry->size / 2 - 0.01;

      checkbit_board_geometry_get_center (geometry, square, &center);
      for (int i = 0; i < 4; i++)
        g_assert_cmpint (checkbit_board_geometry_find (geometry, center.x + (i % 2 ? half : -half),
                                                       center.y + (i / 2 ? half : -half)),
                         ==, square);
    }
}

static void
test_fit (gconstpointer data)
{
  const Case *test = data;
  graphene_point_t origin = GRAPHENE_POINT_INIT ((float) test->x, (float) test->y);
  unsigned n = 0;

  for (int side = 160; side <= 2000; side += side < 700 ? 1 : 13)
    for (int shape = 0; shape < 3; shape++, n++)
      {
        CheckbitBoardGeometry geometry = { .flipped = side % 2 };
        int width = side + (shape == 1 ? 101 : 0), height = side + (shape == 2 ? 58 : 0);

        checkbit_board_geometry_fit (&geometry, width, height, test->scale, &origin);
        check_pixels (&geometry, test);
        check_fit (&geometry, width, height);
        check_find (&geometry);
      }
  g_test_message ("%u sizes", n);
}

/* At integer scales no pixel is wasted: the board is as large as possible. */
static void
test_exact (void)
{
  CheckbitBoardGeometry geometry = { 0 };

  checkbit_board_geometry_fit (&geometry, 800, 600, 1, &GRAPHENE_POINT_INIT (0, 0));
  g_assert_cmpint (geometry.pixels, ==, 75);
  g_assert_cmpfloat (geometry.x, ==, 100);
  g_assert_cmpfloat (geometry.y, ==, 0);
  checkbit_board_geometry_fit (&geometry, 606, 606, 2, &GRAPHENE_POINT_INIT (0, 0));
  g_assert_cmpint (geometry.pixels, ==, 151);
  checkbit_board_geometry_fit (&geometry, 400, 400, 1.5, &GRAPHENE_POINT_INIT (0, 0));
  g_assert_cmpint (geometry.pixels, ==, 75);
  g_assert_cmpfloat (geometry.size, ==, 50);
}

static void
test_flip (void)
{
  CheckbitBoardGeometry geometry = { 0 };
  ChessSquare a1 = CHESS_SQUARE (0, 0);

  checkbit_board_geometry_fit (&geometry, 400, 400, 1, &GRAPHENE_POINT_INIT (0, 0));
  g_assert_cmpint (checkbit_board_geometry_get_column (&geometry, a1), ==, 0);
  g_assert_cmpint (checkbit_board_geometry_get_row (&geometry, a1), ==, 7);
  geometry.flipped = true;
  g_assert_cmpint (checkbit_board_geometry_get_column (&geometry, a1), ==, 7);
  g_assert_cmpint (checkbit_board_geometry_get_row (&geometry, a1), ==, 0);
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    g_assert_cmpint (square, ==,
                     checkbit_board_geometry_get_cell (
                         &geometry, checkbit_board_geometry_get_column (&geometry, square),
                         checkbit_board_geometry_get_row (&geometry, square)));
}

/* Outside of the board there is no square, and a widget without room has none at all. */
static void
test_outside (void)
{
  CheckbitBoardGeometry geometry = { 0 };

  checkbit_board_geometry_fit (&geometry, 800, 400, 1, &GRAPHENE_POINT_INIT (0, 0));
  g_assert_cmpint (checkbit_board_geometry_find (&geometry, 199, 200), ==, CHESS_SQUARE_NONE);
  g_assert_cmpint (checkbit_board_geometry_find (&geometry, 601, 200), ==, CHESS_SQUARE_NONE);
  g_assert_cmpint (checkbit_board_geometry_find (&geometry, 400, -1), ==, CHESS_SQUARE_NONE);
  g_assert_cmpint (checkbit_board_geometry_find (&geometry, 400, 401), ==, CHESS_SQUARE_NONE);
  checkbit_board_geometry_fit (&geometry, 5, 0, 1, &GRAPHENE_POINT_INIT (0, 0));
  g_assert_cmpint (geometry.pixels, ==, 0);
  g_assert_cmpint (checkbit_board_geometry_find (&geometry, 0, 0), ==, CHESS_SQUARE_NONE);
}

/* A moving piece stays on whole pixels too, and its center within one pixel of the exact place. */
static void
test_around (void)
{
  CheckbitBoardGeometry geometry = { 0 };

  checkbit_board_geometry_fit (&geometry, 401, 403, 1.5, &GRAPHENE_POINT_INIT (0, 0));
  for (int i = 0; i < 100; i++)
    {
      graphene_point_t center = GRAPHENE_POINT_INIT (50 + i * 1.7f, 300 - i * 0.9f), middle;
      graphene_rect_t rect;

      checkbit_board_geometry_get_around (&geometry, &center, 1.12, &rect);
      graphene_rect_get_center (&rect, &middle);
      assert_whole (rect.origin.x * 1.5);
      assert_whole (rect.origin.y * 1.5);
      assert_whole (rect.size.width * 1.5);
      g_assert_cmpfloat (graphene_point_distance (&center, &middle, NULL, NULL), <, 1);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/board-geometry/fit/", cases[i].name, NULL);
      g_test_add_data_func (path, &cases[i], test_fit);
    }
  g_test_add_func ("/ui/board-geometry/exact", test_exact);
  g_test_add_func ("/ui/board-geometry/flip", test_flip);
  g_test_add_func ("/ui/board-geometry/outside", test_outside);
  g_test_add_func ("/ui/board-geometry/around", test_around);
  return g_test_run ();
}
