/* Setting up a position on the board: the effect of pointer and keys, each given as the occupied
 * squares afterwards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "board-test.h"

#include "ui/board/board-edit.h"

#define KINGS "4k3/8/8/8/8/8/8/4K3 w - - 0 1"

typedef struct
{
  BoardTest board;
  CheckbitSetup *setup;
  CheckbitBoardEdit *edit;
} EditTest;

static void
set_up (EditTest *fixture, gconstpointer data)
{
  ChessPosition position;

  board_test_set_up (&fixture->board, NULL);
  g_assert_true (chess_fen_read (KINGS, strlen (KINGS), CHESS_FEN_DEFAULT, &position, NULL));
  fixture->setup = checkbit_setup_new (&position);
  fixture->edit = checkbit_board_edit_new (fixture->board.board, fixture->setup);
}

static void
tear_down (EditTest *fixture, gconstpointer data)
{
  CheckbitBoardEdit *edit = fixture->edit;
  CheckbitSetup *setup = fixture->setup;

  g_object_add_weak_pointer (G_OBJECT (edit), (gpointer *)&edit);
  g_object_add_weak_pointer (G_OBJECT (setup), (gpointer *)&setup);
  checkbit_board_edit_stop (fixture->edit);
  g_object_unref (fixture->edit);
  g_object_unref (fixture->setup);
  g_assert_null (edit);
  g_assert_null (setup);
  board_test_tear_down (&fixture->board, NULL);
}

/* --- What a hand does ------------------------------------------------------------------------ */

static graphene_point_t
center (EditTest *fixture, const char *name)
{
  return g_str_equal (name, "off") ? GRAPHENE_POINT_INIT (-30, 100)
                                   : board_test_center (&fixture->board, name);
}

static void
drag (EditTest *fixture, const char *from, const char *to, gboolean second, gboolean copy)
{
  graphene_point_t start = center (fixture, from), end = center (fixture, to);

  checkbit_board_edit_press (fixture->edit, start.x, start.y, second);
  if (!g_str_equal (from, to))
    checkbit_board_edit_drag_to (fixture->edit, end.x, end.y);
  checkbit_board_edit_release (fixture->edit, end.x, end.y, copy);
}

/* Set-up and board show the same. */
static void
assert_board (EditTest *fixture, const char *expected)
{
  char fen[CHESS_FEN_SIZE], shown[CHESS_FEN_SIZE];

  chess_fen_write (checkbit_setup_get_position (fixture->setup), fen);
  chess_fen_write (checkbit_board_get_position (fixture->board.board), shown);
  g_assert_cmpstr (fen, ==, shown);
  *strchr (fen, ' ') = '\0';
  g_assert_cmpstr (fen, ==, expected);
}

/* --- One stroke each ------------------------------------------------------------------------- */

typedef struct
{
  const char *path;
  guint tool;
  const char *from, *to; /* "off": beside the board */
  gboolean second, copy;
  const char *expected;
} Stroke;

#define WHITE_PAWN CHESS_PIECE (CHESS_WHITE, CHESS_PAWN)
#define BLACK_KING CHESS_PIECE (CHESS_BLACK, CHESS_KING)

static const Stroke strokes[] = {
  { "move", CHECKBIT_TOOL_MOVE, "e1", "a3", FALSE, FALSE, "4k3/8/8/8/8/K7/8/8" },
  { "move-over", CHECKBIT_TOOL_MOVE, "e1", "e8", FALSE, FALSE, "4K3/8/8/8/8/8/8/8" },
  { "move-off", CHECKBIT_TOOL_MOVE, "e8", "off", FALSE, FALSE, "8/8/8/8/8/8/8/4K3" },
  { "move-nothing", CHECKBIT_TOOL_MOVE, "d4", "d5", FALSE, FALSE, "4k3/8/8/8/8/8/8/4K3" },
  { "copy", CHECKBIT_TOOL_MOVE, "e1", "a3", FALSE, TRUE, "4k3/8/8/8/8/K7/8/4K3" },
  { "copy-off", CHECKBIT_TOOL_MOVE, "e1", "off", FALSE, TRUE, "4k3/8/8/8/8/8/8/4K3" },
  { "paint", WHITE_PAWN, "b2", "b2", FALSE, FALSE, "4k3/8/8/8/8/8/1P6/4K3" },
  { "paint-row", WHITE_PAWN, "b2", "g2", FALSE, FALSE, "4k3/8/8/8/8/8/1PPPPPP1/4K3" },
  { "paint-diagonal", WHITE_PAWN, "a1", "d4", FALSE, FALSE, "4k3/8/8/8/3P4/2P5/1P6/P3K3" },
  { "paint-over", WHITE_PAWN, "e1", "e1", FALSE, FALSE, "4k3/8/8/8/8/8/8/4P3" },
  { "same-again", BLACK_KING, "e8", "e8", FALSE, FALSE, "8/8/8/8/8/8/8/4K3" },
  { "same-again-only", BLACK_KING, "e8", "e1", FALSE, FALSE, "8/8/8/8/8/8/8/4K3" },
  { "erase", CHECKBIT_TOOL_ERASE, "e8", "e1", FALSE, FALSE, "8/8/8/8/8/8/8/8" },
  { "second-erases", CHECKBIT_TOOL_MOVE, "e1", "e1", TRUE, FALSE, "4k3/8/8/8/8/8/8/8" },
  { "second-erases-with-piece", WHITE_PAWN, "e1", "e8", TRUE, FALSE, "8/8/8/8/8/8/8/8" },
  { "beside", WHITE_PAWN, "off", "off", FALSE, FALSE, "4k3/8/8/8/8/8/8/4K3" },
};

/* Each is one step at most. */
static void
test_stroke (EditTest *fixture, gconstpointer data)
{
  const Stroke *stroke = data;
  gboolean changes = !g_str_equal (stroke->expected, "4k3/8/8/8/8/8/8/4K3");

  checkbit_board_edit_set_tool (fixture->edit, stroke->tool);
  drag (fixture, stroke->from, stroke->to, stroke->second, stroke->copy);
  assert_board (fixture, stroke->expected);
  g_assert_false (board_test_is_lifted (&fixture->board));
  board_test_assert_heard (&fixture->board, "");

  g_assert_cmpint (checkbit_setup_undo (fixture->setup), ==, changes);
  assert_board (fixture, "4k3/8/8/8/8/8/8/4K3");
  g_assert_false (checkbit_setup_get_can_undo (fixture->setup));
}

/* --- Clicks ---------------------------------------------------------------------------------- */

static void
click (EditTest *fixture, const char *name)
{
  drag (fixture, name, name, FALSE, FALSE);
}

/* Select and place; select and select another; select and deselect. */
static void
test_click (EditTest *fixture, gconstpointer data)
{
  click (fixture, "e1");
  board_test_assert_selected (&fixture->board, "e1");
  g_assert_cmpstr (board_test_label (&fixture->board, "e1"), ==, "e1, white king, selected");
  g_assert_cmpstr (board_test_label (&fixture->board, "e2"), ==, "e2, empty");
  click (fixture, "h4");
  assert_board (fixture, "4k3/8/8/8/7K/8/8/8");
  board_test_assert_selected (&fixture->board, NULL);
  click (fixture, "h4");
  click (fixture, "e8");
  board_test_assert_selected (&fixture->board, "e8");
  click (fixture, "e8");
  board_test_assert_selected (&fixture->board, NULL);
  assert_board (fixture, "4k3/8/8/8/7K/8/8/8");
}

/* --- Keys ------------------------------------------------------------------------------------ */

typedef struct
{
  const char *path;
  guint key;
  guint tool;
  const char *expected; /* with the cursor on d4 */
} Key;

static const Key keys[] = {
  { "white-pawn", GDK_KEY_P, CHECKBIT_TOOL_MOVE, "4k3/8/8/8/3P4/8/8/4K3" },
  { "white-knight", GDK_KEY_N, CHECKBIT_TOOL_MOVE, "4k3/8/8/8/3N4/8/8/4K3" },
  { "white-queen", GDK_KEY_Q, CHECKBIT_TOOL_ERASE, "4k3/8/8/8/3Q4/8/8/4K3" },
  { "black-bishop", GDK_KEY_b, CHECKBIT_TOOL_MOVE, "4k3/8/8/8/3b4/8/8/4K3" },
  { "black-rook", GDK_KEY_r, CHECKBIT_TOOL_MOVE, "4k3/8/8/8/3r4/8/8/4K3" },
  { "black-king", GDK_KEY_k, CHECKBIT_TOOL_MOVE, "4k3/8/8/8/3k4/8/8/4K3" },
  { "enter-paints", GDK_KEY_Return, WHITE_PAWN, "4k3/8/8/8/3P4/8/8/4K3" },
  { "space-paints", GDK_KEY_space, BLACK_KING, "4k3/8/8/8/3k4/8/8/4K3" },
  { "no-piece", GDK_KEY_x, CHECKBIT_TOOL_MOVE, "4k3/8/8/8/8/8/8/4K3" },
  { "menu", GDK_KEY_Menu, CHECKBIT_TOOL_MOVE, "4k3/8/8/8/8/8/8/4K3" },
};

static void
test_key (EditTest *fixture, gconstpointer data)
{
  const Key *key = data;

  checkbit_board_set_cursor (fixture->board.board, board_test_square ("d4"), TRUE);
  checkbit_board_edit_set_tool (fixture->edit, key->tool);
  g_assert_true (checkbit_board_edit_key (fixture->edit, key->key, 0));
  assert_board (fixture, key->expected);
  board_test_assert_heard (&fixture->board, "");
}

/* Keys in the order in which the widgets get them: arrows move the cursor, Delete removes pieces,
 * and no move is typed. */
static void
test_key_order (EditTest *fixture, gconstpointer data)
{
  checkbit_board_set_cursor (fixture->board.board, board_test_square ("e7"), TRUE);
  g_assert_false (checkbit_board_edit_key (fixture->edit, GDK_KEY_Up, 0));
  g_assert_true (checkbit_board_input_key (fixture->board.input, GDK_KEY_Up, 0));
  g_assert_true (checkbit_board_edit_key (fixture->edit, GDK_KEY_Delete, 0));
  assert_board (fixture, "8/8/8/8/8/8/8/4K3");
  g_assert_false (checkbit_board_edit_key (fixture->edit, GDK_KEY_e, GDK_CONTROL_MASK));
  g_assert_false (checkbit_board_edit_key (fixture->edit, GDK_KEY_Escape, 0));
  click (fixture, "e1");
  g_assert_true (checkbit_board_edit_key (fixture->edit, GDK_KEY_Escape, 0));
  board_test_assert_selected (&fixture->board, NULL);
}

/* Escape puts a dragged piece back. */
static void
test_cancel (EditTest *fixture, gconstpointer data)
{
  graphene_point_t start = center (fixture, "e1"), end = center (fixture, "a5");

  checkbit_board_edit_press (fixture->edit, start.x, start.y, FALSE);
  checkbit_board_edit_drag_to (fixture->edit, end.x, end.y);
  g_assert_true (board_test_is_lifted (&fixture->board));
  g_assert_true (checkbit_board_edit_key (fixture->edit, GDK_KEY_Escape, 0));
  checkbit_board_edit_release (fixture->edit, end.x, end.y, FALSE);
  assert_board (fixture, "4k3/8/8/8/8/8/8/4K3");
}

/* A key that changes the set-up puts down a piece that is being dragged, with all that goes with
 * it. */
static void
test_change_while_dragging (EditTest *fixture, gconstpointer data)
{
  GtkWidget *board = GTK_WIDGET (fixture->board.board);
  graphene_point_t start = center (fixture, "e1"), end = center (fixture, "a5");

  checkbit_setup_put (fixture->setup, board_test_square ("h8"), WHITE_PAWN);
  checkbit_board_edit_press (fixture->edit, start.x, start.y, FALSE);
  checkbit_board_edit_drag_to (fixture->edit, end.x, end.y);
  g_assert_true (checkbit_board_get_scene (fixture->board.board)->drop_anywhere);
  g_assert_nonnull (gtk_widget_get_cursor (board));
  g_assert_true (checkbit_setup_undo (fixture->setup));
  g_assert_false (board_test_is_lifted (&fixture->board));
  g_assert_false (checkbit_board_get_scene (fixture->board.board)->drop_anywhere);
  g_assert_null (gtk_widget_get_cursor (board));
  checkbit_board_edit_release (fixture->edit, end.x, end.y, FALSE);
  assert_board (fixture, "4k3/8/8/8/8/8/8/4K3");
}

/* A piece that a key puts in the middle of a stroke is a step of its own, and ends it. */
static void
test_key_while_painting (EditTest *fixture, gconstpointer data)
{
  graphene_point_t start = center (fixture, "b2"), end = center (fixture, "g2");

  checkbit_board_edit_set_tool (fixture->edit, WHITE_PAWN);
  checkbit_board_edit_press (fixture->edit, start.x, start.y, FALSE);
  checkbit_board_set_cursor (fixture->board.board, board_test_square ("a8"), TRUE);
  g_assert_true (checkbit_board_edit_key (fixture->edit, GDK_KEY_q, 0));
  checkbit_board_edit_drag_to (fixture->edit, end.x, end.y);
  checkbit_board_edit_release (fixture->edit, end.x, end.y, FALSE);
  assert_board (fixture, "q3k3/8/8/8/8/8/1P6/4K3");
  g_assert_true (checkbit_setup_undo (fixture->setup));
  assert_board (fixture, "4k3/8/8/8/8/8/1P6/4K3");
}

/* Undo in the middle of a stroke takes it back and ends it: the rest of the way paints nothing. */
static void
test_undo_while_painting (EditTest *fixture, gconstpointer data)
{
  graphene_point_t start = center (fixture, "b2"), end = center (fixture, "d2");

  checkbit_board_edit_set_tool (fixture->edit, WHITE_PAWN);
  checkbit_board_edit_press (fixture->edit, start.x, start.y, FALSE);
  checkbit_board_edit_drag_to (fixture->edit, end.x, end.y);
  assert_board (fixture, "4k3/8/8/8/8/8/1PPP4/4K3");
  g_assert_true (checkbit_setup_undo (fixture->setup));
  end = center (fixture, "g2");
  checkbit_board_edit_drag_to (fixture->edit, end.x, end.y);
  checkbit_board_edit_release (fixture->edit, end.x, end.y, FALSE);
  assert_board (fixture, "4k3/8/8/8/8/8/8/4K3");
  g_assert_true (checkbit_setup_get_can_redo (fixture->setup));
}

/* So does a position that is pasted meanwhile, which is a step of its own. */
static void
test_paste_while_painting (EditTest *fixture, gconstpointer data)
{
  graphene_point_t start = center (fixture, "b2"), end = center (fixture, "d2");

  checkbit_board_edit_set_tool (fixture->edit, WHITE_PAWN);
  checkbit_board_edit_press (fixture->edit, start.x, start.y, FALSE);
  g_assert_true (checkbit_setup_load_fen (fixture->setup, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", NULL));
  checkbit_board_edit_drag_to (fixture->edit, end.x, end.y);
  checkbit_board_edit_release (fixture->edit, end.x, end.y, FALSE);
  assert_board (fixture, "4k3/8/8/8/8/8/8/R3K3");
  g_assert_true (checkbit_setup_undo (fixture->setup));
  assert_board (fixture, "4k3/8/8/8/8/8/1P6/4K3");
}

/* --- Life ------------------------------------------------------------------------------------ */

/* After a set-up, the board follows the rules again. */
static void
test_stop (EditTest *fixture, gconstpointer data)
{
  checkbit_board_edit_stop (fixture->edit);
  checkbit_setup_clear (fixture->setup);
  board_test_set_fen (&fixture->board, KINGS);
  board_test_drag (&fixture->board, "e1", "e2");
  board_test_assert_heard (&fixture->board, "e1e2 ");
}

#define ADD(path, data, test) g_test_add (path, EditTest, data, set_up, test, tear_down)

static void
add_with (const char *folder,
          const char *name,
          gconstpointer data,
          void (*test) (EditTest *, gconstpointer))
{
  g_autofree char *path = g_strdup_printf ("/board-edit/%s/%s", folder, name);

  ADD (path, data, test);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (strokes); i++)
    add_with ("stroke", strokes[i].path, &strokes[i], test_stroke);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    add_with ("key", keys[i].path, &keys[i], test_key);
  ADD ("/board-edit/click", NULL, test_click);
  ADD ("/board-edit/key-order", NULL, test_key_order);
  ADD ("/board-edit/cancel", NULL, test_cancel);
  ADD ("/board-edit/change-while-dragging", NULL, test_change_while_dragging);
  ADD ("/board-edit/undo-while-painting", NULL, test_undo_while_painting);
  ADD ("/board-edit/key-while-painting", NULL, test_key_while_painting);
  ADD ("/board-edit/paste-while-painting", NULL, test_paste_while_painting);
  ADD ("/board-edit/stop", NULL, test_stop);
  return g_test_run ();
}
