/* Shared by the board's test programs: a board in a window, a simulated pointer, and listeners.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "board-test.h"

#include <string.h>

#include "chess/fen.h"
#include "ui/board/square.h"

ChessSquare
board_test_square (const char *name)
{
  return CHESS_SQUARE (name[0] - 'a', name[1] - '1');
}

static void
append_move (GString *text, guint from, guint to)
{
  g_string_append_printf (text, "%c%u%c%u", 'a' + (int) from % 8, from / 8 + 1, 'a' + (int) to % 8,
                          to / 8 + 1);
}

static void
requested_cb (CheckbitMoveChooser *chooser,
              guint from,
              guint to,
              guint promotion,
              BoardTest *fixture)
{
  CheckbitBoard *board = fixture->board;
  ChessPosition position = *checkbit_board_get_position (board);
  ChessMove move = chess_movegen_find (&position, (ChessSquare) from, (ChessSquare) to);

  append_move (fixture->heard, from, to);
  if (promotion != CHESS_PAWN)
    {
      g_string_append_printf (fixture->heard, "=%u", promotion);
      move = chess_move_new_promotion ((ChessSquare) from, (ChessSquare) to,
                                       (ChessPieceType) promotion);
    }
  g_string_append_c (fixture->heard, ' ');
  if (!fixture->follow)
    return;
  chess_position_play (&position, move);
  checkbit_board_set_position (board, &position, move, CHECKBIT_BOARD_ANIMATE);
}

static void
refused_cb (CheckbitMoveChooser *chooser, guint from, guint to, BoardTest *fixture)
{
  g_string_append_c (fixture->heard, '!');
  append_move (fixture->heard, from, to);
  g_string_append_c (fixture->heard, ' ');
}

void
board_test_set_fen (BoardTest *fixture, const char *fen)
{
  ChessPosition position;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL));
  checkbit_board_set_position (fixture->board, &position, CHESS_MOVE_NONE, CHECKBIT_BOARD_JUMP);
}

void
board_test_set_up (BoardTest *fixture, gconstpointer data)
{
  fixture->heard = g_string_new (NULL);
  fixture->follow = TRUE;
  fixture->board = CHECKBIT_BOARD (checkbit_board_new ());
  fixture->chooser = checkbit_move_chooser_new (fixture->board);
  fixture->input = checkbit_board_input_new (fixture->board, fixture->chooser);
  g_signal_connect (fixture->chooser, "move-requested", G_CALLBACK (requested_cb), fixture);
  g_signal_connect (fixture->chooser, "move-refused", G_CALLBACK (refused_cb), fixture);
  checkbit_board_set_position (fixture->board, &chess_position_start, CHESS_MOVE_NONE,
                               CHECKBIT_BOARD_JUMP);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_decorated (fixture->window, FALSE);
  gtk_window_set_default_size (fixture->window, BOARD_TEST_SIDE, BOARD_TEST_SIDE);
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->board));
  ui_test_show (fixture->window);
  ui_test_wait_for (checkbit_board_get_scene (fixture->board)->geometry.pixels > 0);
}

void
board_test_tear_down (BoardTest *fixture, gconstpointer data)
{
  gpointer board = fixture->board, chooser = fixture->chooser, input = fixture->input;

  g_object_add_weak_pointer (board, &board);
  g_object_add_weak_pointer (chooser, &chooser);
  g_object_add_weak_pointer (input, &input);
  ui_test_destroy (fixture->window);
  g_assert_null (board);
  g_object_unref (fixture->input);
  g_object_unref (fixture->chooser);
  g_assert_null (input);
  g_assert_null (chooser);
  g_string_free (fixture->heard, TRUE);
}

const char *
board_test_label (BoardTest *fixture, const char *name)
{
  return checkbit_square_get_label (
      CHECKBIT_SQUARE (checkbit_board_get_square (fixture->board, board_test_square (name))));
}

graphene_point_t
board_test_center (BoardTest *fixture, const char *name)
{
  graphene_point_t point;

  checkbit_board_geometry_get_center (&checkbit_board_get_scene (fixture->board)->geometry,
                                      board_test_square (name), &point);
  return point;
}

GtkWidget *
board_test_find (BoardTest *fixture, GType type)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->board));

  while (child != NULL
         && !(G_TYPE_CHECK_INSTANCE_TYPE (child, type) && gtk_widget_get_visible (child)))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

void
board_test_paint (BoardTest *fixture, GtkSnapshot *snapshot)
{
  GTK_WIDGET_GET_CLASS (fixture->board)->snapshot (GTK_WIDGET (fixture->board), snapshot);
}

gboolean
board_test_is_lifted (BoardTest *fixture)
{
  return checkbit_board_get_scene (fixture->board)->lifted.square != CHESS_SQUARE_NONE;
}

void
board_test_press (BoardTest *fixture, const char *name)
{
  graphene_point_t point = board_test_center (fixture, name);

  checkbit_board_input_press (fixture->input, point.x, point.y, FALSE);
}

void
board_test_drag_to (BoardTest *fixture, const char *name)
{
  graphene_point_t point = board_test_center (fixture, name);

  checkbit_board_input_drag_to (fixture->input, point.x, point.y);
}

void
board_test_release (BoardTest *fixture, const char *name)
{
  graphene_point_t point = board_test_center (fixture, name);

  checkbit_board_input_release (fixture->input, point.x, point.y, 0);
}

void
board_test_click (BoardTest *fixture, const char *name)
{
  board_test_press (fixture, name);
  board_test_release (fixture, name);
}

void
board_test_drag (BoardTest *fixture, const char *from, const char *to)
{
  board_test_press (fixture, from);
  board_test_drag_to (fixture, to);
  board_test_release (fixture, to);
}

void
board_test_key (BoardTest *fixture, guint keyval)
{
  g_assert_true (checkbit_board_input_key (fixture->input, keyval, 0));
}

void
board_test_keys (BoardTest *fixture, guint keyval, int times)
{
  for (int i = 0; i < times; i++)
    board_test_key (fixture, keyval);
}

void
board_test_assert_heard (BoardTest *fixture, const char *heard)
{
  g_assert_cmpstr (fixture->heard->str, ==, heard);
}

void
board_test_assert_selected (BoardTest *fixture, const char *name)
{
  g_assert_cmpint (checkbit_board_get_selected_square (fixture->board), ==,
                   name ? board_test_square (name) : CHESS_SQUARE_NONE);
}

void
board_test_play (BoardTest *fixture,
                 const char *from,
                 const char *to,
                 CheckbitBoardTransition transition)
{
  ChessPosition position = *checkbit_board_get_position (fixture->board);
  ChessMove move = chess_movegen_find (&position, board_test_square (from), board_test_square (to));

  chess_position_play (&position, move);
  checkbit_board_set_position (fixture->board, &position, move, transition);
}

gboolean
board_test_is_rect_near (const graphene_rect_t *a, const graphene_rect_t *b)
{
  return graphene_point_near (&a->origin, &b->origin, 0.01f)
         && ABS (a->size.width - b->size.width) < 0.01f
         && ABS (a->size.height - b->size.height) < 0.01f;
}
