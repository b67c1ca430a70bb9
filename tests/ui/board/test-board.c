/* The visible board: names, positions, animation, drawing, properties and disposal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "board-test.h"

#include <string.h>

#include "game/inspect/tiling.h"
#include "ui/board/board-labels.h"
#include "ui/board/board-layers.h"
#include "ui/board/square.h"

/* --- Names --------------------------------------------------------------------------------- */

static void
test_names (BoardTest *fixture, gconstpointer data)
{
  guint occupied = 0;

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (fixture->board), GTK_ACCESSIBLE_ROLE_GRID);
  for (ChessSquare s = 0; s < CHESS_N_SQUARES; s++)
    {
      const char *text = checkbit_square_get_label (
          CHECKBIT_SQUARE (checkbit_board_get_square (fixture->board, s)));

      g_assert_cmpint (text[0], ==, 'a' + s % 8);
      g_assert_cmpint (text[1], ==, '1' + s / 8);
      occupied += strstr (text, "empty") == NULL;
    }
  g_assert_cmpuint (occupied, ==, 32);
  g_assert_cmpstr (board_test_label (fixture, "e2"), ==, "e2, white pawn");
  g_assert_cmpstr (board_test_label (fixture, "d8"), ==, "d8, black queen");
  g_assert_cmpstr (board_test_label (fixture, "e5"), ==, "e5, empty");
}

static void
test_states (BoardTest *fixture, gconstpointer data)
{
  board_test_click (fixture, "e2");
  g_assert_cmpstr (board_test_label (fixture, "e2"), ==, "e2, white pawn, selected");
  g_assert_cmpstr (board_test_label (fixture, "e4"), ==, "e4, empty, can move here");
  board_test_click (fixture, "e4");
  g_assert_cmpstr (board_test_label (fixture, "e2"), ==, "e2, empty, last move");
  g_assert_cmpstr (board_test_label (fixture, "e4"), ==, "e4, white pawn, last move");
  board_test_drag (fixture, "f7", "f6");
  board_test_drag (fixture, "d1", "h5");
  g_assert_cmpstr (board_test_label (fixture, "e8"), ==, "e8, black king, in check");
  g_assert_cmpstr (board_test_label (fixture, "e4"), ==, "e4, white pawn");
  board_test_assert_heard (fixture, "e2e4 f7f6 d1h5 ");
}

static void
test_castling_states (BoardTest *fixture, gconstpointer data)
{
  board_test_set_fen (fixture, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  board_test_click (fixture, "e1");
  g_assert_cmpstr (board_test_label (fixture, "h1"), ==, "h1, white rook, can move here");
  board_test_click (fixture, "g1");
  g_assert_cmpstr (board_test_label (fixture, "g1"), ==, "g1, white king, last move");
  g_assert_cmpstr (board_test_label (fixture, "e1"), ==, "e1, empty, last move");
  g_assert_cmpstr (board_test_label (fixture, "f1"), ==, "f1, white rook");
}

/* --- Place --------------------------------------------------------------------------------- */

/* The accessible extents of squares, which screen readers use for pointing, match their visible
 * positions. */
static void
test_extents (BoardTest *fixture, gconstpointer data)
{
  for (int turn = 0; turn < 2; turn++)
    {
      checkbit_board_set_flipped (fixture->board, turn);
      ui_test_wait_for (!checkbit_board_get_scene (fixture->board)->geometry.flipped == !turn);
      gtk_widget_allocate (GTK_WIDGET (fixture->board), BOARD_TEST_SIDE, BOARD_TEST_SIDE, -1, NULL);
      for (ChessSquare s = 0; s < CHESS_N_SQUARES; s++)
        {
          graphene_rect_t seen, wanted;

          g_assert_true (gtk_widget_compute_bounds (checkbit_board_get_square (fixture->board, s),
                                                    GTK_WIDGET (fixture->board), &seen));
          checkbit_board_geometry_get_square (&checkbit_board_get_scene (fixture->board)->geometry,
                                              s, &wanted);
          g_assert_true (board_test_is_rect_near (&seen, &wanted));
        }
    }
}

static void
test_sizes (BoardTest *fixture, gconstpointer data)
{
  int least, natural;

  gtk_widget_measure (GTK_WIDGET (fixture->board), GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural,
                      NULL, NULL);
  g_assert_cmpint (least, <=, 200);
  for (int size = 160; size <= 2000; size += 115)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;

      gtk_widget_allocate (GTK_WIDGET (fixture->board), size, size + 30, -1, NULL);
      g_assert_cmpint (checkbit_board_get_scene (fixture->board)->geometry.pixels, ==,
                       size * gtk_widget_get_scale_factor (GTK_WIDGET (fixture->board)) / 8);
      board_test_paint (fixture, snapshot);
      node = gtk_snapshot_free_to_node (snapshot);
      g_assert_nonnull (node);
    }
}

/* --- Motion -------------------------------------------------------------------------------- */

static void
test_motion (BoardTest *fixture, gconstpointer data)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  board_test_play (fixture, "e2", "e4", CHECKBIT_BOARD_ANIMATE);
  g_assert_cmpuint (checkbit_board_get_animation (fixture->board)->motion.n_sprites, ==, 1);
  /* Its state does not wait for its animation. */
  g_assert_cmpstr (board_test_label (fixture, "e4"), ==, "e4, white pawn, last move");
  board_test_play (fixture, "d7", "d5", CHECKBIT_BOARD_ANIMATE);
  g_assert_cmpuint (checkbit_board_get_animation (fixture->board)->motion.n_sprites, ==, 2);
  ui_test_wait_for (checkbit_board_get_animation (fixture->board)->motion.n_sprites == 0);
  ui_test_wait_for (checkbit_board_get_animation (fixture->board)->tick == 0);

  board_test_play (fixture, "e4", "d5", CHECKBIT_BOARD_ANIMATE);
  board_test_play (fixture, "d8", "d5", CHECKBIT_BOARD_JUMP);
  g_assert_cmpuint (checkbit_board_get_animation (fixture->board)->motion.n_sprites, ==, 0);
  g_assert_cmpuint (checkbit_board_get_animation (fixture->board)->tick, ==, 0);
}

/* A piece that was dropped only settles; it does not start from its old square again. */
static void
test_motion_dropped (BoardTest *fixture, gconstpointer data)
{
  graphene_point_t point = board_test_center (fixture, "f3");

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  board_test_press (fixture, "g1");
  checkbit_board_input_drag_to (fixture->input, point.x + 5, point.y);
  checkbit_board_input_release (fixture->input, point.x + 5, point.y, 0);
  board_test_assert_heard (fixture, "g1f3 ");
  g_assert_cmpuint (checkbit_board_get_animation (fixture->board)->motion.n_sprites, ==, 1);
  g_assert_cmpfloat (checkbit_board_get_animation (fixture->board)->motion.sprites[0].start.x, <,
                     5.8);
  g_assert_cmpfloat (checkbit_board_get_animation (fixture->board)->motion.sprites[0].start.y, <,
                     2.8);
}

static void
test_motion_off (BoardTest *fixture, gconstpointer data)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  board_test_play (fixture, "e2", "e4", CHECKBIT_BOARD_ANIMATE);
  g_assert_cmpuint (checkbit_board_get_animation (fixture->board)->motion.n_sprites, ==, 0);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_object_set (fixture->board, "animate", FALSE, NULL);
  board_test_play (fixture, "e7", "e5", CHECKBIT_BOARD_ANIMATE);
  g_assert_cmpuint (checkbit_board_get_animation (fixture->board)->motion.n_sprites, ==, 0);
}

/* --- Drawing ------------------------------------------------------------------------------- */

typedef struct
{
  guint textures, cairo, all;
} Nodes;

static void
count_nodes (GskRenderNode *node, Nodes *nodes)
{
  nodes->all++;
  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_TEXTURE_NODE:
      nodes->textures++;
      break;
    case GSK_CAIRO_NODE:
      nodes->cairo++;
      break;
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        count_nodes (gsk_container_node_get_child (node, i), nodes);
      break;
    case GSK_OPACITY_NODE:
      count_nodes (gsk_opacity_node_get_child (node), nodes);
      break;
    case GSK_TRANSFORM_NODE:
      count_nodes (gsk_transform_node_get_child (node), nodes);
      break;
    default:
      break;
    }
}

static Nodes
paint (BoardTest *fixture)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  Nodes nodes = { 0 };

  board_test_paint (fixture, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  count_nodes (node, &nodes);
  g_assert_cmpuint (nodes.cairo, ==, 0); /* nothing is redrawn during a frame */
  return nodes;
}

static void
test_drawing (BoardTest *fixture, gconstpointer data)
{
  const CheckbitBoardLayer layers[] = { { .bits = CHESS_RANK (3), .style = 0 },
                                        { .bits = CHESS_RANK (3) | CHESS_RANK (4), .style = 5 } };

  /* The pieces, and all files and all ranks as one each. */
  g_assert_cmpuint (paint (fixture).textures, ==, 32 + 2);
  checkbit_board_set_bit_indices (fixture->board, TRUE);
  g_assert_cmpuint (paint (fixture).textures, ==, 32 + 3);
  checkbit_board_set_bit_indices (fixture->board, FALSE);
  checkbit_board_set_coordinates (fixture->board, FALSE);
  g_assert_cmpuint (paint (fixture).textures, ==, 32);

  checkbit_board_set_layers (fixture->board, layers, 2);
  /* Eight squares of two sets have four tiles each, eight squares are one set's. */
  g_assert_cmpuint (paint (fixture).textures, ==, 32 + 8 * 4 + 8);
  checkbit_board_set_layers (fixture->board, NULL, 0);
  board_test_click (fixture, "g1"); /* a frame and two dots */
  g_assert_cmpuint (paint (fixture).textures, ==, 32 + 3);
  board_test_press (fixture, "g1");
  board_test_drag_to (fixture,
                      "f3"); /* the ghost stays; the piece, its shadow and where it would land */
  g_assert_cmpuint (paint (fixture).textures, ==, 32 + 3 + 3);
}

/* The number in each square, found again in a picture of it alone: equal numbers have equal pixels
 * in every numbering. */
static void
test_indices (BoardTest *fixture, gconstpointer data)
{
  CheckbitBoardGeometry geometry = { .scale = 1, .pixels = 60, .size = 60 };
  CheckbitBoardPalette palette = { .text = 1 };
  const int side = 480;
  g_autofree guchar *pixels = g_malloc ((gsize) (side * side * 4));
  g_autofree guchar *other = g_malloc ((gsize) (side * side * 4));

  for (int i = 0; i < CHECKBIT_N_BOARD_COLORS; i++)
    palette.colors[i] = (GdkRGBA){ i == CHECKBIT_BOARD_COLOR_INDEX, 0, 0, 1 };
  for (guint layout = 0; layout < CHESS_N_LAYOUTS; layout++)
    {
      g_autoptr (GdkTexture) first = checkbit_board_indices_draw (0, &palette, NULL, &geometry);
      g_autoptr (GdkTexture) second
          = checkbit_board_indices_draw ((ChessLayout) layout, &palette, NULL, &geometry);

      gdk_texture_download (first, pixels, (gsize) side * 4);
      gdk_texture_download (second, other, (gsize) side * 4);
      for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
        {
          ChessSquare bit = (ChessSquare) chess_layout_bit ((ChessLayout) layout, square);

          for (int y = 0; y < 60; y++)
            g_assert_cmpmem (other + ((7 - square / 8) * 60 + y) * side * 4 + square % 8 * 240, 240,
                             pixels + ((7 - bit / 8) * 60 + y) * side * 4 + bit % 8 * 240, 240);
        }
    }
}

/* --- The size of letters -------------------------------------------------------------------- */

static const struct
{
  double square; /* its side */
  double text;   /* of the desktop */
  double size;   /* that the letters are to have */
} letters[] = {
  { 80, 1, 13.2 }, { 80, 1.6, 21.1 }, { 80, 2, 24 },  /* not above 0.3 of the square */
  { 80, 4, 24 },   { 160, 1, 16 },    { 160, 2, 32 }, /* limits grow as well */
  { 32, 1, 7 },    { 32, 1.6, 8.4 },  { 32, 0.5, 7 }, /* legible */
};

/* A strip of coordinates of white squares' letters, as pixels. (transfer full) */
static guint32 *
draw_strip_with (
    CheckbitCoordinates kind, int square, double text, PangoContext *fonts, int *width, int *height)
{
  CheckbitBoardGeometry geometry = { .scale = 1, .pixels = square, .size = square };
  CheckbitBoardPalette palette = { .text = text };

  palette.colors[CHECKBIT_BOARD_COLOR_ON_DARK] = (GdkRGBA){ 1, 1, 1, 1 };
  g_autoptr (GdkTexture) texture
      = checkbit_board_coordinates_draw (kind, &palette, fonts, &geometry);
  *width = gdk_texture_get_width (texture);
  *height = gdk_texture_get_height (texture);
  guint32 *pixels = g_new (guint32, (gsize) *width * (gsize) *height);
  gdk_texture_download (texture, (guchar *) pixels, (gsize) *width * sizeof *pixels);
  return pixels;
}

static guint32 *
draw_strip (CheckbitCoordinates kind, int square, double text, int *width, int *height)
{
  return draw_strip_with (kind, square, text, NULL, width, height);
}

/* Coordinates on squares that have room for 13.2 pixels, where the desktop's letters have a size.
 * (transfer full) */
static GBytes *
draw_beside (double size)
{
  PangoContext *fonts = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoFontDescription *font = pango_font_description_from_string ("Sans");
  int width, height;

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_context_set_font_description (fonts, font);
  pango_font_description_free (font);
  guint32 *pixels = draw_strip_with (CHECKBIT_COORDINATES_FILES, 80, 1, fonts, &width, &height);
  g_object_unref (fonts);
  return g_bytes_new_take (pixels, (gsize) width * (gsize) height * sizeof *pixels);
}

/* Letters of nearly the size of the desktop's are those: they need no other font. */
static void
test_desktop_letters (BoardTest *fixture, gconstpointer data)
{
  g_autoptr (GBytes) smaller = draw_beside (12), larger = draw_beside (15);
  g_autoptr (GBytes) small = draw_beside (8), large = draw_beside (20);

  g_assert_false (g_bytes_equal (smaller, larger));
  g_assert_false (g_bytes_equal (smaller, small));
  g_assert_false (g_bytes_equal (larger, large));
  g_assert_true (g_bytes_equal (small, large));
}

/* How high the c of c1 is, in pixels. */
static int
measure_letter (int square, double text)
{
  int width, height, letter = 0;
  g_autofree guint32 *pixels
      = draw_strip (CHECKBIT_COORDINATES_FILES, square, text, &width, &height);

  for (int y = 0; y < height; y++)
    {
      gboolean found = FALSE;

      for (int x = 2 * square; x < 3 * square; x++)
        found = found || pixels[y * width + x] >> 24 > 100;
      letter += found;
    }
  return letter;
}

/* Coordinates are as large as the desktop has its texts, as far as the squares have room. */
static void
test_letters (BoardTest *fixture, gconstpointer data)
{
  double share = measure_letter (400, 6) / 96.; /* of a c's height in its letters' size */

  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      int height = measure_letter ((int) letters[i].square, letters[i].text);

      g_test_message ("%g on %g: %d high", letters[i].text, letters[i].square, height);
      g_assert_cmpfloat_with_epsilon (height, letters[i].size * share, 1.5);
    }
}

/* Letters fit into their strip, which is at most an eighth of the board: they never touch the inner
 * edge of the strip. */
static void
test_strips (BoardTest *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    for (guint kind = 0; kind < CHECKBIT_N_COORDINATES; kind++)
      {
        int square = (int) letters[i].square, width, height;
        gboolean ranks = kind == CHECKBIT_COORDINATES_RANKS;
        g_autofree guint32 *pixels = draw_strip (kind, square, letters[i].text, &width, &height);
        gboolean any = FALSE;

        g_assert_cmpint (ranks ? height : width, ==, 8 * square);
        g_assert_cmpint (width * height, <=, 8 * square * square);
        for (int at = 0; at < 8 * square; at++)
          g_assert_cmphex (pixels[ranks ? at * width + width - 1 : at] >> 24, ==, 0);
        for (int at = 0; at < width * height; at++)
          any = any || pixels[at] != 0;
        g_assert_true (any);
      }
}

/* (transfer full) */
static GBytes *
take_picture (BoardTest *fixture)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  gsize length = BOARD_TEST_SIDE * BOARD_TEST_SIDE * 4;
  guchar *pixels = g_malloc (length);

  board_test_paint (fixture, snapshot);
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (fixture->window));
  g_autoptr (GdkTexture) texture = gsk_renderer_render_texture (
      renderer, node, &GRAPHENE_RECT_INIT (0, 0, BOARD_TEST_SIDE, BOARD_TEST_SIDE));
  gdk_texture_download (texture, pixels, BOARD_TEST_SIDE * 4);
  return g_bytes_new_take (pixels, length);
}

/* A board that is shown takes on another size of texts, and back. */
static void
test_large_text (BoardTest *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (fixture->board));
  g_autoptr (GBytes) usual = take_picture (fixture);
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 160 * 1024, NULL);
  ui_test_wait_for_frames (fixture->board);
  g_autoptr (GBytes) large = take_picture (fixture);
  g_assert_false (g_bytes_equal (usual, large));
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  ui_test_wait_for_frames (fixture->board);
  g_autoptr (GBytes) again = take_picture (fixture);
  g_assert_true (g_bytes_equal (usual, again));
}

/* The layout property notifies once, and is drawn at once. */
static void
test_layout (BoardTest *fixture, gconstpointer data)
{
  guint count = 0;

  checkbit_board_set_bit_indices (fixture->board, TRUE);
  paint (fixture);
  g_assert_nonnull (checkbit_board_get_painter (fixture->board)->indices);
  g_signal_connect_swapped (fixture->board, "notify::layout", G_CALLBACK (g_atomic_int_inc),
                            &count);
  checkbit_board_set_layout (fixture->board, CHESS_LAYOUT_H1G1);
  checkbit_board_set_layout (fixture->board, CHESS_LAYOUT_H1G1);
  g_assert_cmpuint (count, ==, 1);
  g_assert_null (checkbit_board_get_painter (fixture->board)->indices);
  g_signal_handlers_disconnect_by_data (fixture->board, &count);
}

/* Any number of sets can share a square: each has at least one tile of its own, and all have
 * equally many except for the remainder. */
static void
test_mosaic (void)
{
  for (guint n = 1; n <= 16; n++)
    {
      guint side = checkbit_tiling_side (n), tiles[16] = { 0 };

      g_assert_cmpuint (side * side, >=, n);
      for (guint i = 0; i < side * side; i++)
        tiles[checkbit_tiling_get (n, i % side, i / side)]++;
      for (guint i = 0; i < n; i++)
        {
          g_assert_cmpuint (tiles[i], >=, side * side / n);
          g_assert_cmpuint (tiles[i], <=, side * side / n + 1);
        }
    }
}

/* Two sets on one square do not overlap, at any size and scale. */
static void
test_shared (BoardTest *fixture, gconstpointer data)
{
  const CheckbitBoardLayer layers[] = { { .bits = 1, .style = 0 }, { .bits = 1, .style = 9 } };

  board_test_set_fen (fixture, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  checkbit_board_set_coordinates (fixture->board, FALSE);
  checkbit_board_set_layers (fixture->board, layers, 2);
  for (int size = 160; size < 900; size += 37)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;
      graphene_rect_t square, bounds[4];
      guint n;

      gtk_widget_allocate (GTK_WIDGET (fixture->board), size, size, -1, NULL);
      checkbit_board_geometry_get_square (&checkbit_board_get_scene (fixture->board)->geometry, 0,
                                          &square);
      checkbit_board_layers_paint (layers, 2, &checkbit_board_get_scene (fixture->board)->geometry,
                                   FALSE, GTK_WIDGET (fixture->board), snapshot);
      node = gtk_snapshot_free_to_node (snapshot);
      n = gsk_container_node_get_n_children (node);
      g_assert_cmpuint (n, ==, 4);
      for (guint i = 0; i < n; i++)
        {
          gsk_render_node_get_bounds (gsk_container_node_get_child (node, i), &bounds[i]);
          g_assert_true (graphene_rect_contains_rect (&square, &bounds[i]));
          for (guint other = 0; other < i; other++)
            {
              graphene_rect_t common;

              g_assert_false (graphene_rect_intersection (&bounds[i], &bounds[other], &common)
                              && common.size.width > 0.01 && common.size.height > 0.01);
            }
        }
    }
}

/* Every frame of a move uses existing textures. */
static void
test_textures_kept (BoardTest *fixture, gconstpointer data)
{
  GdkTexture *texture;

  board_test_click (fixture, "g1");
  paint (fixture);
  texture = checkbit_board_get_painter (fixture->board)->marks.textures[CHECKBIT_MARK_TARGET];
  g_assert_nonnull (texture);
  for (int i = 0; i < 20; i++)
    paint (fixture);
  g_assert_true (checkbit_board_get_painter (fixture->board)->marks.textures[CHECKBIT_MARK_TARGET]
                 == texture);
}

/* --- Properties ---------------------------------------------------------------------------- */

static void
count_cb (GObject *object, GParamSpec *pspec, guint *count)
{
  (*count)++;
}

static void
test_properties (BoardTest *fixture, gconstpointer data)
{
  static const char *const names[]
      = { "flipped", "coordinates", "bit-indices", "animate", "interactive" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *signal = g_strconcat ("notify::", names[i], NULL);
      gboolean before, after;
      GObject *owner = g_str_equal (names[i], "interactive") ? G_OBJECT (fixture->chooser)
                                                             : G_OBJECT (fixture->board);
      guint count = 0;

      g_signal_connect (owner, signal, G_CALLBACK (count_cb), &count);
      g_object_get (owner, names[i], &before, NULL);
      g_object_set (owner, names[i], before, NULL);
      g_assert_cmpuint (count, ==, 0);
      g_object_set (owner, names[i], !before, NULL);
      g_object_get (owner, names[i], &after, NULL);
      g_assert_cmpuint (count, ==, 1);
      g_assert_cmpint (before, !=, after);
      g_signal_handlers_disconnect_by_data (owner, &count);
    }
}

static void
test_notified (BoardTest *fixture, gconstpointer data)
{
  guint selected = 0, hovered = 0, value;

  g_signal_connect (fixture->board, "notify::selected-square", G_CALLBACK (count_cb), &selected);
  g_signal_connect (fixture->board, "notify::hovered-square", G_CALLBACK (count_cb), &hovered);
  board_test_click (fixture, "e2");
  g_assert_cmpuint (selected, ==, 1);
  g_assert_cmpuint (hovered, ==, 1);
  g_object_get (fixture->board, "hovered-square", &value, NULL);
  g_assert_cmpuint (value, ==, board_test_square ("e2"));
  board_test_click (fixture, "e4");
  g_assert_cmpuint (selected, ==, 2);
  g_object_get (fixture->board, "selected-square", &value, NULL);
  g_assert_cmpuint (value, ==, CHESS_SQUARE_NONE);
  g_signal_handlers_disconnect_by_data (fixture->board, &selected);
  g_signal_handlers_disconnect_by_data (fixture->board, &hovered);
}

/* Dropping it in the middle of everything leaks nothing (tear_down proves that too, at rest). */
static void
test_finalize (BoardTest *fixture, gconstpointer data)
{
  gpointer board = fixture->board;

  board_test_set_fen (fixture, BOARD_TEST_PROMOTION_FEN);
  board_test_play (fixture, "e1", "e2", CHECKBIT_BOARD_ANIMATE);
  board_test_set_fen (fixture, BOARD_TEST_PROMOTION_FEN);
  board_test_drag (fixture, "a7", "a8");
  g_object_add_weak_pointer (board, &board);
  gtk_window_set_child (fixture->window, NULL);
  ui_test_wait_for (board == NULL);

  g_assert_false (checkbit_board_input_cancel (fixture->input));
  fixture->board = CHECKBIT_BOARD (checkbit_board_new ());
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->board));
}

/* A board that never had a window or a position. */
static void
test_bare (void)
{
  gpointer board = g_object_ref_sink (checkbit_board_new ());
  g_autoptr (CheckbitMoveChooser) chooser = checkbit_move_chooser_new (board);
  g_autoptr (CheckbitBoardInput) input = checkbit_board_input_new (board, chooser);

  g_assert_false (checkbit_board_input_cancel (input));
  checkbit_board_set_position (board, &chess_position_start, CHESS_MOVE_NONE,
                               CHECKBIT_BOARD_ANIMATE);
  checkbit_board_set_flipped (board, TRUE);
  g_object_add_weak_pointer (board, &board);
  g_object_unref (board);
  g_assert_null (board);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  BOARD_TEST_ADD ("/ui/board/names", NULL, test_names);
  BOARD_TEST_ADD ("/ui/board/states", NULL, test_states);
  BOARD_TEST_ADD ("/ui/board/castling-states", NULL, test_castling_states);
  BOARD_TEST_ADD ("/ui/board/extents", NULL, test_extents);
  BOARD_TEST_ADD ("/ui/board/sizes", NULL, test_sizes);
  BOARD_TEST_ADD ("/ui/board/motion", NULL, test_motion);
  BOARD_TEST_ADD ("/ui/board/motion/dropped", NULL, test_motion_dropped);
  BOARD_TEST_ADD ("/ui/board/motion/off", NULL, test_motion_off);
  BOARD_TEST_ADD ("/ui/board/drawing", NULL, test_drawing);
  BOARD_TEST_ADD ("/ui/board/indices", NULL, test_indices);
  BOARD_TEST_ADD ("/ui/board/letters", NULL, test_letters);
  BOARD_TEST_ADD ("/ui/board/letters/desktop", NULL, test_desktop_letters);
  BOARD_TEST_ADD ("/ui/board/strips", NULL, test_strips);
  BOARD_TEST_ADD ("/ui/board/large-text", NULL, test_large_text);
  BOARD_TEST_ADD ("/ui/board/layout", NULL, test_layout);
  g_test_add_func ("/ui/board/mosaic", test_mosaic);
  BOARD_TEST_ADD ("/ui/board/shared", NULL, test_shared);
  BOARD_TEST_ADD ("/ui/board/textures-kept", NULL, test_textures_kept);
  BOARD_TEST_ADD ("/ui/board/properties", NULL, test_properties);
  BOARD_TEST_ADD ("/ui/board/notified", NULL, test_notified);
  BOARD_TEST_ADD ("/ui/board/finalize", NULL, test_finalize);
  g_test_add_func ("/ui/board/bare", test_bare);
  return g_test_run ();
}
