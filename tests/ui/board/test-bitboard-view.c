/* The small board: the place of its squares, and that its drawing is readable by shape alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/board/bitboard-view.h"

#define CELL 16
#define SIDE (8 * CELL)

/* A view in a window of its own, of exactly SIDE pixels. */
typedef struct
{
  GtkWindow *window;
  CheckbitBitboardView *view;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = checkbit_bitboard_view_new ();

  gtk_widget_set_size_request (view, SIDE, SIDE);
  gtk_widget_set_halign (view, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (view, GTK_ALIGN_CENTER);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  fixture->view = CHECKBIT_BITBOARD_VIEW (view);
  gtk_window_set_child (fixture->window, view);
  ui_test_show (fixture->window);
  ui_test_wait_for (gtk_widget_get_width (view) == SIDE && gtk_widget_get_height (view) == SIDE);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer weak = fixture->view;

  g_object_add_weak_pointer (G_OBJECT (fixture->view), &weak);
  ui_test_destroy (fixture->window);
  g_assert_null (weak);
}

/* The view's drawing, as SIDE × SIDE pixels. */
static guint32 *
render (Fixture *fixture)
{
  GtkWidgetClass *klass = GTK_WIDGET_GET_CLASS (fixture->view);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  guint32 *pixels = g_new0 (guint32, SIDE * SIDE);

  klass->snapshot (GTK_WIDGET (fixture->view), snapshot);
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (fixture->window));
  g_autoptr (GdkTexture) texture
      = gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, SIDE, SIDE));
  gdk_texture_download (texture, (guchar *)pixels, SIDE * sizeof (guint32));
  return pixels;
}

/* The pixel of a square at an offset from its top left corner. */
static guint32
pixel_at (const guint32 *pixels, ChessSquare square, int x, int y)
{
  int column = (int)chess_square_file (square) * CELL + x;
  int row = (7 - (int)chess_square_rank (square)) * CELL + y;

  return pixels[row * SIDE + column];
}

static guint32
center_of (const guint32 *pixels, ChessSquare square)
{
  return pixel_at (pixels, square, CELL / 2, CELL / 2);
}

static void
test_square_at (Fixture *fixture, gconstpointer data)
{
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    {
      double x = (chess_square_file (square) + 0.5) * CELL;
      double y = (7 - chess_square_rank (square) + 0.5) * CELL;

      g_assert_cmpuint (checkbit_bitboard_view_square_at (fixture->view, x, y), ==, square);
    }
  g_assert_cmpuint (checkbit_bitboard_view_square_at (fixture->view, 0, SIDE - 1), ==, 0);
  g_assert_cmpuint (checkbit_bitboard_view_square_at (fixture->view, -1, 5), ==, 64);
  g_assert_cmpuint (checkbit_bitboard_view_square_at (fixture->view, 5, SIDE), ==, 64);
}

static const ChessBitboard sets[]
    = { 0, CHESS_ALL_SQUARES, CHESS_BIT (0), CHESS_BIT (63), 0x123456789ABCDEF0, CHESS_RANK_8 };

/* A square is filled exactly where it is a member: its middle differs from that of the empty
 * board. */
static void
test_members (Fixture *fixture, gconstpointer data)
{
  const ChessBitboard *set = data;
  g_autofree guint32 *empty = render (fixture);

  checkbit_bitboard_view_set_bits (fixture->view, *set, 0);
  g_assert_cmphex (checkbit_bitboard_view_get_bits (fixture->view), ==, *set);

  g_autofree guint32 *full = render (fixture);
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    g_assert_cmpint (center_of (full, square) != center_of (empty, square), ==,
                     chess_bitboard_has (*set, square));
}

/* The checkred ground: neighbors differ, a1 is as dark as h8. */
static void
test_ground (Fixture *fixture, gconstpointer data)
{
  g_autofree guint32 *pixels = render (fixture);

  g_assert_cmphex (center_of (pixels, 0), !=, center_of (pixels, 1));
  g_assert_cmphex (center_of (pixels, 0), !=, center_of (pixels, 8));
  g_assert_cmphex (center_of (pixels, 0), ==, center_of (pixels, 9));
  g_assert_cmphex (center_of (pixels, 0), ==, center_of (pixels, 63));
}

/* A bit that was set has another middle than one that stayed, and the same rim. */
static void
test_set_mark (Fixture *fixture, gconstpointer data)
{
  checkbit_bitboard_view_set_bits (fixture->view, CHESS_BIT (27) | CHESS_BIT (36), CHESS_BIT (36));
  g_assert_cmphex (checkbit_bitboard_view_get_changed (fixture->view), ==, CHESS_BIT (36));

  g_autofree guint32 *pixels = render (fixture);
  g_assert_cmphex (center_of (pixels, 36), !=, center_of (pixels, 27));
  g_assert_cmphex (pixel_at (pixels, 36, 2, 2), ==, pixel_at (pixels, 27, 2, 2));
}

/* A bit that was cleared is hollow: an empty middle with a rim. */
static void
test_cleared_mark (Fixture *fixture, gconstpointer data)
{
  g_autofree guint32 *empty = render (fixture);

  checkbit_bitboard_view_set_bits (fixture->view, 0, CHESS_BIT (36));

  g_autofree guint32 *pixels = render (fixture);
  g_assert_cmphex (center_of (pixels, 36), ==, center_of (empty, 36));
  g_assert_cmphex (pixel_at (pixels, 36, 1, CELL / 2), !=, pixel_at (empty, 36, 1, CELL / 2));
}

/* The lit square has a frame around it and keeps its middle; turning it off leaves no trace. */
static void
test_highlight (Fixture *fixture, gconstpointer data)
{
  g_autofree guint32 *before = render (fixture);

  checkbit_bitboard_view_set_highlighted_square (fixture->view, 28);
  g_autofree guint32 *lit = render (fixture);
  g_assert_cmphex (center_of (lit, 28), ==, center_of (before, 28));
  g_assert_cmphex (pixel_at (lit, 28, -1, CELL / 2), !=, pixel_at (before, 28, -1, CELL / 2));
  g_assert_cmphex (center_of (lit, 35), ==, center_of (before, 35));

  checkbit_bitboard_view_set_highlighted_square (fixture->view, CHESS_SQUARE_NONE);
  g_autofree guint32 *after = render (fixture);
  g_assert_cmpmem (before, SIDE * SIDE * 4, after, SIDE * SIDE * 4);
}

static void
test_layer_style (Fixture *fixture, gconstpointer data)
{
  checkbit_bitboard_view_set_bits (fixture->view, CHESS_RANK_1, 0);
  g_autofree guint32 *plain = render (fixture);

  checkbit_bitboard_view_set_layer_style (fixture->view, 2);
  g_assert_cmpuint (checkbit_bitboard_view_get_layer_style (fixture->view), ==, 2);
  g_autofree guint32 *styled = render (fixture);
  g_assert_cmphex (center_of (styled, 0), !=, center_of (plain, 0));
  g_assert_cmphex (center_of (styled, 8), ==, center_of (plain, 8));

  checkbit_bitboard_view_set_layer_style (fixture->view, CHECKBIT_LAYER_STYLE_NONE);
  g_autofree guint32 *again = render (fixture);
  g_assert_cmpmem (plain, SIDE * SIDE * 4, again, SIDE * SIDE * 4);
}

static void
test_side (void)
{
  for (int width = -8; width < 200; width++)
    {
      int side = checkbit_bitboard_view_side_for (width);

      g_assert_cmpint (side % 8, ==, 0);
      g_assert_cmpint (side, <=, MAX (width, 0));
      g_assert_cmpint (side, >, width - 8);
    }
}

#define ADD(path, data, func)                                                                      \
  g_test_add ("/ui/bitboard-view/" path, Fixture, data, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/ui/bitboard-view/side", test_side);
  ADD ("square-at", NULL, test_square_at);
  ADD ("ground", NULL, test_ground);
  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/ui/bitboard-view/members/%016" G_GINT64_MODIFIER "x", sets[i]);
      g_test_add (path, Fixture, &sets[i], set_up, test_members, tear_down);
    }
  ADD ("set-mark", NULL, test_set_mark);
  ADD ("cleared-mark", NULL, test_cleared_mark);
  ADD ("highlight", NULL, test_highlight);
  ADD ("layer-style", NULL, test_layer_style);
  return g_test_run ();
}
