/* The arrows and circles on the board: which view shows which, and that the styles can be
 * distinguished.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/board/arrows.h"
#include "ui/board/board-arrows.h"

#define PIXELS 40
#define SIDE (8 * PIXELS)

/* --- The list ------------------------------------------------------------------------------- */

static void
count_cb (CheckbitArrows *arrows, guint *count)
{
  (*count)++;
}

static void
test_places (void)
{
  g_autoptr (CheckbitArrows) arrows = checkbit_arrows_new ();
  const CheckbitBoardArrow drawn[] = { { .from = 12, .to = 28, .style = CHECKBIT_ARROW_RED },
                                       { .from = 9, .to = 9, .style = CHECKBIT_ARROW_BLUE } };
  const CheckbitBoardArrow best = { .from = 1, .to = 18, .style = CHECKBIT_ARROW_ENGINE };
  g_autoptr (GArray) all = NULL;
  guint count = 0, n;

  g_signal_connect (arrows, "changed", G_CALLBACK (count_cb), &count);
  checkbit_arrows_set (arrows, CHECKBIT_ARROWS_DRAWING, drawn, 2);
  checkbit_arrows_set (arrows, CHECKBIT_ARROWS_ANALYSIS, &best, 1);
  checkbit_arrows_set (arrows, CHECKBIT_ARROWS_ANALYSIS, &best, 1);
  g_assert_cmpuint (count, ==, 2);
  g_assert_cmpuint (checkbit_arrows_get (arrows, CHECKBIT_ARROWS_DRAWING, &n)[1].from, ==, 9);
  g_assert_cmpuint (n, ==, 2);

  /* The engine's lie below what people draw, whichever came first. */
  all = checkbit_arrows_to_array (arrows);
  g_assert_cmpuint (all->len, ==, 3);
  g_assert_cmpuint (g_array_index (all, CheckbitBoardArrow, 0).to, ==, 18);
  g_assert_cmpuint (g_array_index (all, CheckbitBoardArrow, 2).to, ==, 9);

  checkbit_arrows_clear (arrows, CHECKBIT_ARROWS_DRAWING);
  checkbit_arrows_clear (arrows, CHECKBIT_ARROWS_DRAWING);
  g_assert_cmpuint (count, ==, 3);
}

/* The king of a castling move is shown to go to the g file, not onto its rook. */
static void
test_move (void)
{
  g_autoptr (CheckbitArrows) arrows = checkbit_arrows_new ();
  ChessMove castling = chess_move_new (4, 7, CHESS_MOVE_CASTLING);
  const CheckbitBoardArrow *arrow;
  guint n;

  checkbit_arrows_set_move (arrows, CHECKBIT_ARROWS_POINTED, castling, CHECKBIT_ARROW_MOVE);
  arrow = checkbit_arrows_get (arrows, CHECKBIT_ARROWS_POINTED, &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (arrow->from, ==, 4);
  g_assert_cmpuint (arrow->to, ==, 6);
  checkbit_arrows_set_move (arrows, CHECKBIT_ARROWS_POINTED, CHESS_MOVE_NONE, CHECKBIT_ARROW_MOVE);
  checkbit_arrows_get (arrows, CHECKBIT_ARROWS_POINTED, &n);
  g_assert_cmpuint (n, ==, 0);
}

/* --- The picture ---------------------------------------------------------------------------- */

/* Every color the same: what differs is shape. */
static void
fill_palette (CheckbitBoardPalette *palette)
{
  for (int i = 0; i < CHECKBIT_N_BOARD_COLORS; i++)
    palette->colors[i] = (GdkRGBA){ 1, 0, 0, 1 };
  palette->colors[CHECKBIT_BOARD_COLOR_ARROW_EDGE] = (GdkRGBA){ 1, 1, 1, 1 };
}

/* (transfer full) */
static guchar *
draw_all (const CheckbitBoardArrow *arrows, guint n_arrows, gboolean flipped)
{
  CheckbitBoardGeometry geometry
      = { .scale = 1, .pixels = PIXELS, .size = PIXELS, .flipped = flipped };
  CheckbitBoardPalette palette = { 0 };
  g_autoptr (GdkTexture) texture = NULL;
  guchar *pixels = g_malloc (SIDE * SIDE * 4);

  fill_palette (&palette);
  texture = checkbit_board_arrows_draw (arrows, n_arrows, &palette, &geometry);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, SIDE);
  gdk_texture_download (texture, pixels, SIDE * 4);
  return pixels;
}

/* (transfer full) */
static guchar *
draw (const CheckbitBoardArrow *arrow, gboolean flipped)
{
  return draw_all (arrow, 1, flipped);
}

/* How many pixels of a square's inner part are covered: column 0 left, row 0 top. */
static int
count_covered (const guchar *pixels, int column, int row)
{
  int covered = 0;

  for (int y = row * PIXELS + 4; y < (row + 1) * PIXELS - 4; y++)
    for (int x = column * PIXELS + 4; x < (column + 1) * PIXELS - 4; x++)
      covered += pixels[(y * SIDE + x) * 4 + 3] > 100;
  return covered;
}

static int
count_all (const guchar *pixels)
{
  int covered = 0;

  for (int i = 0; i < SIDE * SIDE; i++)
    covered += pixels[i * 4 + 3] > 0;
  return covered;
}

/* An arrow from e2 to e4 lies over e3, not over d3 or e5; on the turned board, on the opposite
 * side. */
static void
test_arrow (void)
{
  const CheckbitBoardArrow arrow = { .from = 12, .to = 28, .style = CHECKBIT_ARROW_GREEN };
  g_autofree guchar *pixels = draw (&arrow, FALSE);
  g_autofree guchar *turned = draw (&arrow, TRUE);

  g_assert_cmpint (count_covered (pixels, 4, 5), >, 100);
  g_assert_cmpint (count_covered (pixels, 4, 4), >, 100);
  g_assert_cmpint (count_covered (pixels, 3, 5), ==, 0);
  g_assert_cmpint (count_covered (pixels, 4, 3), ==, 0);
  g_assert_cmpint (count_covered (turned, 3, 2), >, 100);
  g_assert_cmpint (count_covered (turned, 4, 5), ==, 0);
}

/* A circle only covers the rim of its own square, and leaves the piece visible. */
static void
test_circle (void)
{
  const CheckbitBoardArrow circle = { .from = 63, .to = 63, .style = CHECKBIT_ARROW_RED };
  g_autofree guchar *pixels = draw (&circle, FALSE);
  int middle = (PIXELS / 2) * SIDE + 7 * PIXELS + PIXELS / 2;

  g_assert_cmpint (count_covered (pixels, 7, 0), >, 100);
  g_assert_cmpint (pixels[middle * 4 + 3], ==, 0);
  g_assert_cmpint (count_covered (pixels, 6, 0), ==, 0);
  g_assert_cmpint (count_covered (pixels, 7, 1), ==, 0);
}

/* In one and the same color, the four that people draw differ by what runs along their middle. */
static void
test_styles (gconstpointer data)
{
  ChessSquare to = (ChessSquare) GPOINTER_TO_UINT (data);
  guchar *pictures[4];

  for (guint i = 0; i < 4; i++)
    {
      CheckbitBoardArrow arrow = { .from = 0, .to = to, .style = (CheckbitArrowStyle) i };

      pictures[i] = draw (&arrow, FALSE);
    }
  for (guint a = 0; a < 4; a++)
    for (guint b = 0; b < a; b++)
      {
        int differing = 0;

        for (int i = 0; i < SIDE * SIDE * 4; i++)
          differing += ABS (pictures[a][i] - pictures[b][i]) > 60;
        g_assert_cmpint (differing, >, 20);
      }
  for (guint i = 0; i < 4; i++)
    g_free (pictures[i]);
}

static void
test_width_and_label (void)
{
  CheckbitBoardArrow arrow = { .from = 0, .to = 56, .style = CHECKBIT_ARROW_ENGINE };
  g_autofree guchar *usual = draw (&arrow, FALSE);
  g_autofree guchar *wide = (arrow.width = 1.5, draw (&arrow, FALSE));
  g_autofree guchar *labelled = (g_strlcpy (arrow.label, "+0.31", sizeof arrow.label),
                                 arrow.width = 0, draw (&arrow, FALSE));

  g_assert_cmpint (count_all (wide), >, count_all (usual) * 11 / 10);
  g_assert_cmpint (count_all (labelled), >, count_all (usual) + 50);
}

/* Arrows that leave a square in the same direction lie side by side as long as they overlap; the
 * others stay centered. */
static void
test_lanes (void)
{
  static const CheckbitBoardArrow same[]
      = { { .from = 4, .to = 20 }, { .from = 4, .to = 36 }, { .from = 4, .to = 60 } };
  static const CheckbitBoardArrow apart[] = { { .from = 4, .to = 60 }, { .from = 4, .to = 7 } };
  g_autofree guchar *one = draw (&same[2], FALSE);
  g_autofree guchar *two = draw_all (same + 1, 2, FALSE);
  g_autofree guchar *three = draw_all (same, 3, FALSE);
  g_autofree guchar *both = draw_all (apart, 2, FALSE);

  for (int row = 1; row < 7; row++)
    g_assert_cmpint (count_covered (both, 4, row), ==, count_covered (one, 4, row));
  /* e2, e4 and e6: three, two and one go there. */
  g_assert_cmpint (count_covered (two, 4, 6) * 10, >, count_covered (one, 4, 6) * 17);
  g_assert_cmpint (count_covered (three, 4, 6) * 10, >, count_covered (two, 4, 6) * 13);
  g_assert_cmpint (count_covered (three, 4, 4) * 10, >, count_covered (one, 4, 4) * 17);
  g_assert_cmpint (count_covered (three, 4, 2), >, count_covered (one, 4, 2) / 2);
  /* Nothing reaches the next file. */
  g_assert_cmpint (count_covered (three, 3, 6) + count_covered (three, 5, 6), ==, 0);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/ui/arrows/places", test_places);
  g_test_add_func ("/ui/arrows/move", test_move);
  g_test_add_func ("/ui/arrows/arrow", test_arrow);
  g_test_add_func ("/ui/arrows/lanes", test_lanes);
  g_test_add_func ("/ui/arrows/circle", test_circle);
  g_test_add_data_func ("/ui/arrows/styles/arrow", GUINT_TO_POINTER (27), test_styles);
  g_test_add_data_func ("/ui/arrows/styles/circle", GUINT_TO_POINTER (0), test_styles);
  g_test_add_func ("/ui/arrows/width-and-label", test_width_and_label);
  return g_test_run ();
}
