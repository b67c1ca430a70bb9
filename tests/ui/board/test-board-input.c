/* The board as it is used: pointer, refusals and keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "board-test.h"

/* --- Pointer ------------------------------------------------------------------------------- */

static void
test_click_click (BoardTest *fixture, gconstpointer data)
{
  board_test_click (fixture, "g1");
  board_test_assert_selected (fixture, "g1");
  board_test_click (fixture, "b1"); /* another of one's own pieces */
  board_test_assert_selected (fixture, "b1");
  board_test_click (fixture, "b1"); /* again: deselects it */
  board_test_assert_selected (fixture, NULL);
  board_test_click (fixture, "b1");
  board_test_click (fixture, "c3");
  board_test_assert_selected (fixture, NULL);
  board_test_assert_heard (fixture, "b1c3 ");
}

/* Pressing in one place and releasing in another, without dragging a piece, is not a click. */
static void
test_slipped_click (BoardTest *fixture, gconstpointer data)
{
  board_test_click (fixture, "e2");
  board_test_press (fixture, "e4");
  board_test_release (fixture, "d4");
  board_test_assert_heard (fixture, "");
  board_test_assert_selected (fixture, "e2");
}

static void
test_threshold (BoardTest *fixture, gconstpointer data)
{
  graphene_point_t point = board_test_center (fixture, "e2");

  board_test_press (fixture, "e2");
  checkbit_board_input_drag_to (fixture->input, point.x + 2, point.y + 2);
  g_assert_false (board_test_is_lifted (fixture));
  checkbit_board_input_drag_to (fixture->input, point.x + 3, point.y + 2);
  g_assert_true (board_test_is_lifted (fixture));
  board_test_release (fixture, "e2");
  g_assert_false (board_test_is_lifted (fixture));
  board_test_assert_selected (fixture, "e2"); /* dropped on its own square: it stays selected */
  board_test_assert_heard (fixture, "");
}

static void
test_drag (BoardTest *fixture, gconstpointer data)
{
  board_test_press (fixture, "e2");
  board_test_drag_to (fixture, "e3");
  g_assert_cmpint (checkbit_board_get_hovered_square (fixture->board), ==,
                   board_test_square ("e3"));
  board_test_release (fixture, "e4");
  board_test_assert_heard (fixture, "e2e4 ");
  g_assert_cmpint (chess_position_piece_at (checkbit_board_get_position (fixture->board),
                                            board_test_square ("e4")),
                   ==, CHESS_PIECE (CHESS_WHITE, CHESS_PAWN));
}

static void
test_drop_outside (BoardTest *fixture, gconstpointer data)
{
  board_test_press (fixture, "e2");
  board_test_drag_to (fixture, "e4");
  checkbit_board_input_release (fixture->input, -40, 100, 0);
  board_test_assert_selected (fixture, NULL);
  g_assert_false (board_test_is_lifted (fixture));
  board_test_assert_heard (fixture, "");
}

static void
test_escape_drag (BoardTest *fixture, gconstpointer data)
{
  board_test_press (fixture, "e2");
  board_test_drag_to (fixture, "e4");
  board_test_key (fixture, GDK_KEY_Escape);
  board_test_assert_selected (fixture, NULL);
  board_test_drag_to (fixture, "e4");
  board_test_release (fixture, "e4");
  board_test_assert_heard (fixture, "");
  g_assert_false (
      checkbit_board_input_key (fixture->input, GDK_KEY_Escape, 0)); /* nothing left to cancel */
}

static void
test_beside (BoardTest *fixture, gconstpointer data)
{
  g_assert_false (checkbit_board_input_press (fixture->input, -3, 100, FALSE));
  g_assert_false (checkbit_board_input_press (fixture->input, BOARD_TEST_SIDE + 50, 100, FALSE));
}

/* A new position cancels every input in progress. */
static void
test_position_cancels (BoardTest *fixture, gconstpointer data)
{
  board_test_press (fixture, "e2");
  board_test_drag_to (fixture, "e4");
  board_test_set_fen (fixture, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  board_test_release (fixture, "e4");
  board_test_assert_selected (fixture, NULL);
  board_test_assert_heard (fixture, "");
}

typedef struct
{
  const char *name;
  const char *fen;
  const char *from, *to;
  const char *heard;
  const char *king; /* the king's square then */
} CastlingCase;

static const CastlingCase castling_cases[] = {
  { "two-squares", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1", "g1", "e1g1 ", "g1" },
  { "onto-rook", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1", "h1", "e1h1 ", "g1" },
  { "long", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1", "c1", "e1c1 ", "c1" },
  { "long-onto-rook", "r3k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8", "a8", "e8a8 ", "c8" },
  { "rook-is-not-king", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "h1", "e1", "!h1e1 ", "e1" },
  { "through-check", "4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "e1", "g1", "!e1g1 ", "e1" },
};

static void
test_castling (BoardTest *fixture, gconstpointer data)
{
  const CastlingCase *test = data;
  ChessColor color;

  board_test_set_fen (fixture, test->fen);
  color = chess_position_side (checkbit_board_get_position (fixture->board));
  board_test_drag (fixture, test->from, test->to);
  board_test_assert_heard (fixture, test->heard);
  g_assert_cmpint (chess_position_king (checkbit_board_get_position (fixture->board), color), ==,
                   board_test_square (test->king));
}

/* --- Refusals ------------------------------------------------------------------------------ */

static void
test_refused (BoardTest *fixture, gconstpointer data)
{
  board_test_drag (fixture, "e2", "e5");
  board_test_assert_heard (fixture, "!e2e5 ");
  board_test_assert_selected (fixture, "e2"); /* everything as it was */
  board_test_click (fixture, "e6");
  board_test_assert_heard (fixture, "!e2e5 !e2e6 ");
  board_test_assert_selected (fixture, "e2");
  g_assert_cmpstr (board_test_label (fixture, "e2"), ==, "e2, white pawn, selected");
  board_test_click (fixture, "e4");
  board_test_assert_heard (fixture, "!e2e5 !e2e6 e2e4 ");
}

/* The opponent's piece cannot be lifted, and the board reports that. */
static void
test_wrong_side (BoardTest *fixture, gconstpointer data)
{
  board_test_click (fixture, "e7");
  board_test_assert_selected (fixture, NULL);
  board_test_drag (fixture, "e7", "e5");
  board_test_assert_heard (fixture, "!e7e7 !e7e5 ");
  board_test_click (fixture, "e5"); /* an empty square reports nothing */
  board_test_assert_heard (fixture, "!e7e7 !e7e5 ");
}

static void
test_not_interactive (BoardTest *fixture, gconstpointer data)
{
  board_test_click (fixture, "e2");
  checkbit_move_chooser_set_interactive (fixture->chooser, FALSE);
  board_test_assert_selected (fixture, NULL);
  board_test_drag (fixture, "e2", "e4");
  board_test_assert_selected (fixture, NULL);
  board_test_assert_heard (fixture, "!e2e4 ");
}

/* If the listener plays no move, the board stays as it was. */
static void
test_not_followed (BoardTest *fixture, gconstpointer data)
{
  fixture->follow = FALSE;
  board_test_drag (fixture, "e2", "e4");
  board_test_assert_heard (fixture, "e2e4 ");
  board_test_assert_selected (fixture, NULL);
  g_assert_cmpstr (board_test_label (fixture, "e2"), ==, "e2, white pawn");
}

/* --- Keys ---------------------------------------------------------------------------------- */

static gboolean
arrow_cb (CheckbitBoardInput *input, int columns, int rows, BoardTest *fixture)
{
  g_string_append_printf (fixture->heard, "%d/%d ", columns, rows);
  return rows == 0;
}

/* Until the cursor is visible, other widgets may use the arrow keys; if none does, they show it. */
static void
test_arrows (BoardTest *fixture, gconstpointer data)
{
  g_signal_connect (fixture->input, "arrow-pressed", G_CALLBACK (arrow_cb), fixture);
  checkbit_board_set_cursor (fixture->board, board_test_square ("e2"), FALSE);
  board_test_key (fixture, GDK_KEY_Left);
  board_test_key (fixture, GDK_KEY_KP_Right);
  board_test_assert_heard (fixture, "-1/0 1/0 ");
  g_assert_cmpint (checkbit_board_get_visible_cursor (fixture->board), ==, CHESS_SQUARE_NONE);
  board_test_key (fixture, GDK_KEY_Up);
  board_test_key (fixture, GDK_KEY_Left);
  board_test_assert_heard (fixture, "-1/0 1/0 0/-1 ");
  g_assert_cmpint (checkbit_board_get_visible_cursor (fixture->board), ==,
                   board_test_square ("d3"));
}

/* From e2 with the arrows in the direction they point, in either orientation. */
static void
test_keyboard (BoardTest *fixture, gconstpointer data)
{
  gboolean flipped = GPOINTER_TO_INT (data);

  checkbit_board_set_flipped (fixture->board, flipped);
  checkbit_board_set_cursor (fixture->board, board_test_square ("e2"), TRUE);
  board_test_key (fixture, GDK_KEY_Return);
  board_test_assert_selected (fixture, "e2");
  board_test_keys (fixture, flipped ? GDK_KEY_Down : GDK_KEY_Up, 2);
  g_assert_cmpint (checkbit_board_get_hovered_square (fixture->board), ==,
                   board_test_square ("e4"));
  board_test_key (fixture, GDK_KEY_space);
  board_test_assert_heard (fixture, "e2e4 ");

  board_test_keys (fixture, flipped ? GDK_KEY_Right : GDK_KEY_Left, 1);
  board_test_keys (fixture, flipped ? GDK_KEY_Down : GDK_KEY_Up, 3);
  board_test_key (fixture, GDK_KEY_KP_Enter);
  board_test_assert_selected (fixture, "d7");
  board_test_keys (fixture, flipped ? GDK_KEY_Up : GDK_KEY_Down, 2);
  board_test_key (fixture, GDK_KEY_Return);
  board_test_assert_heard (fixture, "e2e4 d7d5 ");
}

static void
test_cursor (BoardTest *fixture, gconstpointer data)
{
  checkbit_board_set_cursor (fixture->board, board_test_square ("a1"), TRUE);
  board_test_key (fixture, GDK_KEY_Left);
  board_test_key (fixture, GDK_KEY_Down);
  g_assert_cmpint (checkbit_board_get_scene (fixture->board)->cursor, ==, board_test_square ("a1"));
  board_test_keys (fixture, GDK_KEY_Right, 9);
  board_test_keys (fixture, GDK_KEY_Up, 9);
  g_assert_cmpint (checkbit_board_get_scene (fixture->board)->cursor, ==, board_test_square ("h8"));
  g_assert_true (gtk_window_get_focus (fixture->window)
                 == checkbit_board_get_square (fixture->board, board_test_square ("h8")));

  /* The window's shortcuts pass. */
  g_assert_false (checkbit_board_input_key (fixture->input, GDK_KEY_Left, GDK_ALT_MASK));
  g_assert_false (checkbit_board_input_key (fixture->input, GDK_KEY_space, GDK_CONTROL_MASK));
  g_assert_false (checkbit_board_input_key (fixture->input, GDK_KEY_x, 0));

  /* A square that gets the focus directly, for example from a screen reader, becomes the cursor. */
  gtk_widget_grab_focus (checkbit_board_get_square (fixture->board, board_test_square ("c3")));
  g_assert_cmpint (checkbit_board_get_scene (fixture->board)->cursor, ==, board_test_square ("c3"));
}

static void
test_escape_selection (BoardTest *fixture, gconstpointer data)
{
  board_test_click (fixture, "e2");
  board_test_key (fixture, GDK_KEY_Escape);
  board_test_assert_selected (fixture, NULL);
  g_assert_cmpstr (board_test_label (fixture, "e4"), ==, "e4, empty");
}

/* Tab goes to the cursor and then out of the board, never through 64 squares. */
static void
test_tab (BoardTest *fixture, gconstpointer data)
{
  GtkWidget *board = GTK_WIDGET (fixture->board);

  checkbit_board_set_cursor (fixture->board, board_test_square ("g7"), FALSE);
  gtk_window_set_focus (fixture->window, NULL);
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_window_get_focus (fixture->window)
                 == checkbit_board_get_square (fixture->board, board_test_square ("g7")));
  checkbit_board_set_cursor (fixture->board, board_test_square ("g7"), TRUE);
  g_assert_false (gtk_widget_child_focus (board, GTK_DIR_TAB_FORWARD));
  g_assert_false (gtk_widget_child_focus (board, GTK_DIR_TAB_BACKWARD));
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* On a square whose cursor is hidden, Tab shows it, which a screen reader hears as a focus that
 * came; the next Tab leaves. The arrows have other uses there. */
static void
test_tab_shows_cursor (BoardTest *fixture, gconstpointer data)
{
  GtkDirectionType tab = (GtkDirectionType) GPOINTER_TO_INT (data);
  GtkWidget *board = GTK_WIDGET (fixture->board);
  GtkWidget *square = checkbit_board_get_square (fixture->board, board_test_square ("e2"));
  GtkEventController *focus = gtk_event_controller_focus_new ();
  guint n = 0;

  gtk_widget_add_controller (square, focus);
  board_test_click (fixture, "e2");
  g_assert_true (gtk_window_get_focus (fixture->window) == square);
  g_assert_cmpint (checkbit_board_get_visible_cursor (fixture->board), ==, CHESS_SQUARE_NONE);
  g_assert_false (gtk_widget_child_focus (board, GTK_DIR_UP));
  g_assert_cmpint (checkbit_board_get_visible_cursor (fixture->board), ==, CHESS_SQUARE_NONE);

  g_signal_connect_swapped (focus, "enter", G_CALLBACK (count_cb), &n);
  g_assert_true (gtk_widget_child_focus (board, tab));
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (gtk_window_get_focus (fixture->window) == square);
  g_assert_cmpint (checkbit_board_get_visible_cursor (fixture->board), ==,
                   board_test_square ("e2"));
  board_test_assert_selected (fixture, "e2");
  g_assert_false (gtk_widget_child_focus (board, tab));
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  BOARD_TEST_ADD ("/ui/board/click-click", NULL, test_click_click);
  BOARD_TEST_ADD ("/ui/board/slipped-click", NULL, test_slipped_click);
  BOARD_TEST_ADD ("/ui/board/threshold", NULL, test_threshold);
  BOARD_TEST_ADD ("/ui/board/drag", NULL, test_drag);
  BOARD_TEST_ADD ("/ui/board/drop-outside", NULL, test_drop_outside);
  BOARD_TEST_ADD ("/ui/board/escape-drag", NULL, test_escape_drag);
  BOARD_TEST_ADD ("/ui/board/beside", NULL, test_beside);
  BOARD_TEST_ADD ("/ui/board/position-cancels", NULL, test_position_cancels);
  BOARD_TEST_ADD ("/ui/board/refused", NULL, test_refused);
  BOARD_TEST_ADD ("/ui/board/wrong-side", NULL, test_wrong_side);
  BOARD_TEST_ADD ("/ui/board/not-interactive", NULL, test_not_interactive);
  BOARD_TEST_ADD ("/ui/board/not-followed", NULL, test_not_followed);
  BOARD_TEST_ADD ("/ui/board/keyboard/white", GINT_TO_POINTER (FALSE), test_keyboard);
  BOARD_TEST_ADD ("/ui/board/keyboard/flipped", GINT_TO_POINTER (TRUE), test_keyboard);
  BOARD_TEST_ADD ("/ui/board/cursor", NULL, test_cursor);
  BOARD_TEST_ADD ("/ui/board/arrows", NULL, test_arrows);
  BOARD_TEST_ADD ("/ui/board/escape-selection", NULL, test_escape_selection);
  BOARD_TEST_ADD ("/ui/board/tab", NULL, test_tab);
  BOARD_TEST_ADD ("/ui/board/tab-shows-cursor/forward", GINT_TO_POINTER (GTK_DIR_TAB_FORWARD),
                  test_tab_shows_cursor);
  BOARD_TEST_ADD ("/ui/board/tab-shows-cursor/backward", GINT_TO_POINTER (GTK_DIR_TAB_BACKWARD),
                  test_tab_shows_cursor);
  for (gsize i = 0; i < G_N_ELEMENTS (castling_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/board/castling/", castling_cases[i].name, NULL);
      BOARD_TEST_ADD (path, &castling_cases[i], test_castling);
    }
  return g_test_run ();
}
