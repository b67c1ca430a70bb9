/* The secondary button on the board: arrows and circles in four colors, the menu, and canceling.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "board-test.h"

#define S GDK_SHIFT_MASK
#define A GDK_ALT_MASK
#define C GDK_CONTROL_MASK

static void
shape_cb (CheckbitBoardInput *input, guint from, guint to, guint style, BoardTest *fixture)
{
  g_string_append_printf (fixture->heard, "%c%u%c%u/%u ", 'a' + (int) from % 8, from / 8 + 1,
                          'a' + (int) to % 8, to / 8 + 1, style);
}

static void
menu_cb (CheckbitBoardInput *input, guint square, double x, double y, BoardTest *fixture)
{
  g_string_append_printf (fixture->heard, "menu:%c%u ", 'a' + (int) square % 8, square / 8 + 1);
  g_assert_cmpint (
      checkbit_board_geometry_find (&checkbit_board_get_scene (fixture->board)->geometry, x, y), ==,
      square);
}

static void
clear_cb (CheckbitMoveChooser *chooser, BoardTest *fixture)
{
  g_string_append (fixture->heard, "clear ");
}

static void
listen (BoardTest *fixture)
{
  g_signal_connect (fixture->input, "shape-drawn", G_CALLBACK (shape_cb), fixture);
  g_signal_connect (fixture->input, "menu-requested", G_CALLBACK (menu_cb), fixture);
  g_signal_connect (fixture->chooser, "clear-requested", G_CALLBACK (clear_cb), fixture);
}

static gboolean
press (BoardTest *fixture, const char *name, GdkModifierType state)
{
  graphene_point_t point = board_test_center (fixture, name);

  return checkbit_board_input_secondary_press (fixture->input, point.x, point.y, state);
}

static void
drag_to (BoardTest *fixture, const char *name, GdkModifierType state)
{
  graphene_point_t point = board_test_center (fixture, name);

  checkbit_board_input_secondary_drag_to (fixture->input, point.x, point.y, state);
}

static void
release (BoardTest *fixture, const char *name, GdkModifierType state)
{
  graphene_point_t point = board_test_center (fixture, name);

  checkbit_board_input_secondary_release (fixture->input, point.x, point.y, state);
}

typedef struct
{
  const char *name, *from, *to;
  GdkModifierType state;
  const char *heard; /* the colors are numbered green, red, yellow, blue */
} Row;

static const Row rows[] = {
  { "arrow/green", "e2", "e4", 0, "e2e4/0 " },
  { "arrow/red", "g8", "f6", S, "g8f6/1 " },
  { "arrow/yellow/control", "a1", "h8", C, "a1h8/2 " },
  { "arrow/yellow/shift-alt", "h1", "a8", S | A, "h1a8/2 " },
  { "arrow/blue", "d4", "d5", A, "d4d5/3 " },
  { "arrow/blue/control-shift", "d4", "d5", C | S, "d4d5/3 " },
  { "circle/green", "b1", "b1", 0, "b1b1/0 " },
  { "circle/green/empty", "c5", "c5", 0, "c5c5/0 " },
  { "circle/red", "e5", "e5", S, "e5e5/1 " },
  { "circle/yellow", "e5", "e5", C, "e5e5/2 " },
  { "circle/blue", "a1", "a1", A, "a1a1/3 " },
};

static void
test_row (BoardTest *fixture, gconstpointer data)
{
  const Row *row = data;

  listen (fixture);
  for (int turn = 0; turn < 2; turn++)
    {
      checkbit_board_set_flipped (fixture->board, turn);
      g_assert_true (press (fixture, row->from, row->state));
      drag_to (fixture, row->to, row->state);
      release (fixture, row->to, row->state);
      board_test_assert_heard (fixture, row->heard);
      g_string_truncate (fixture->heard, 0);
    }
}

/* Released outside of the board, nothing is drawn. */
static void
test_beside (BoardTest *fixture, gconstpointer data)
{
  listen (fixture);
  press (fixture, "e2", 0);
  drag_to (fixture, "e4", 0);
  checkbit_board_input_secondary_release (fixture->input, -20, -20, 0);
  board_test_assert_heard (fixture, "");
  g_assert_false (checkbit_board_input_secondary_press (fixture->input, -20, -20, 0));
}

/* Dragging out and back to the square draws a circle, like a click. */
static void
test_there_and_back (BoardTest *fixture, gconstpointer data)
{
  listen (fixture);
  press (fixture, "e5", 0);
  drag_to (fixture, "e6", 0);
  drag_to (fixture, "e5", 0);
  release (fixture, "e5", 0);
  board_test_assert_heard (fixture, "e5e5/0 ");
}

/* The secondary button cancels a drag by the primary one. */
static void
test_call_off (BoardTest *fixture, gconstpointer data)
{
  listen (fixture);
  board_test_press (fixture, "e2");
  board_test_drag_to (fixture, "e4");
  g_assert_false (press (fixture, "e4", 0));
  release (fixture, "e4", 0);
  board_test_release (fixture, "e4");
  board_test_assert_heard (fixture, "");
  board_test_assert_selected (fixture, NULL);
}

/* A click that moves or selects does not clear the drawings; a click without other effect does. */
static void
test_clear (BoardTest *fixture, gconstpointer data)
{
  listen (fixture);
  board_test_click (fixture, "e2");
  board_test_click (fixture, "e4");
  board_test_assert_heard (fixture, "e2e4 ");
  board_test_click (fixture, "d5");
  board_test_assert_heard (fixture, "e2e4 clear ");
  board_test_click (fixture, "a1");
  board_test_assert_heard (fixture, "e2e4 clear clear !a1a1 ");
}

/* From a menu: the arrow follows, and a click or Enter ends it. */
static void
test_begin (BoardTest *fixture, gconstpointer data)
{
  listen (fixture);
  checkbit_board_input_begin_arrow (fixture->input, board_test_square ("e2"), CHECKBIT_ARROW_BLUE);
  board_test_click (fixture, "e4");
  checkbit_board_input_begin_arrow (fixture->input, board_test_square ("d2"), CHECKBIT_ARROW_RED);
  board_test_keys (fixture, GDK_KEY_Up, 3);
  g_assert_cmpint (checkbit_board_get_scene (fixture->board)->sketch.to, ==,
                   board_test_square ("d5"));
  board_test_key (fixture, GDK_KEY_Return);
  board_test_assert_heard (fixture, "e2e4/3 d2d5/1 ");

  checkbit_board_input_begin_arrow (fixture->input, board_test_square ("d2"), CHECKBIT_ARROW_RED);
  board_test_key (fixture, GDK_KEY_Escape);
  board_test_click (fixture, "g1");
  board_test_assert_heard (fixture, "e2e4/3 d2d5/1 ");
  board_test_assert_selected (fixture, "g1");
}

static void
test_menu_key (BoardTest *fixture, gconstpointer data)
{
  listen (fixture);
  board_test_key (fixture, GDK_KEY_Up);
  board_test_key (fixture, GDK_KEY_Menu);
  g_assert_true (checkbit_board_input_key (fixture->input, GDK_KEY_F10, GDK_SHIFT_MASK));
  g_assert_false (checkbit_board_input_key (fixture->input, GDK_KEY_F10, 0));
  board_test_assert_heard (fixture, "menu:e3 menu:e3 ");
}

/* All arrows share one texture, which is redrawn only when they change. */
static void
test_texture (BoardTest *fixture, gconstpointer data)
{
  const CheckbitBoardArrow arrow = { .from = 12, .to = 28, .style = CHECKBIT_ARROW_GREEN };
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  GdkTexture *texture;

  checkbit_board_set_arrows (fixture->board, &arrow, 1);
  board_test_paint (fixture, snapshot);
  texture = checkbit_board_get_painter (fixture->board)->arrows;
  g_assert_nonnull (texture);
  board_test_paint (fixture, snapshot);
  g_assert_true (checkbit_board_get_painter (fixture->board)->arrows == texture);
  node = gtk_snapshot_free_to_node (snapshot);
  checkbit_board_set_flipped (fixture->board, TRUE);
  g_assert_null (checkbit_board_get_painter (fixture->board)->arrows);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/board-second/", rows[i].name, NULL);

      BOARD_TEST_ADD (path, &rows[i], test_row);
    }
  BOARD_TEST_ADD ("/ui/board-second/beside", NULL, test_beside);
  BOARD_TEST_ADD ("/ui/board-second/there-and-back", NULL, test_there_and_back);
  BOARD_TEST_ADD ("/ui/board-second/call-off", NULL, test_call_off);
  BOARD_TEST_ADD ("/ui/board-second/clear", NULL, test_clear);
  BOARD_TEST_ADD ("/ui/board-second/begin", NULL, test_begin);
  BOARD_TEST_ADD ("/ui/board-second/menu-key", NULL, test_menu_key);
  BOARD_TEST_ADD ("/ui/board-second/texture", NULL, test_texture);
  return g_test_run ();
}
