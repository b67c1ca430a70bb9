/* Promotion on the board: choosing a piece and taking the move back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "board-test.h"

#include "ui/board/promotion.h"
#include "ui/board/square.h"

/* --- Promotion ----------------------------------------------------------------------------- */

static void
test_promotion (BoardTest *fixture, gconstpointer data)
{
  GtkWidget *button;

  board_test_set_fen (fixture, BOARD_TEST_PROMOTION_FEN);
  board_test_drag (fixture, "a7", "a8");
  board_test_assert_heard (fixture, "");
  g_assert_nonnull (checkbit_board_get_promotion (fixture->board));
  button = ui_test_find_button (checkbit_board_get_promotion (fixture->board), "Queen");
  g_assert_true (gtk_window_get_focus (fixture->window) == button);
  button = ui_test_find_button (checkbit_board_get_promotion (fixture->board), "Knight");
  g_signal_emit_by_name (button, "clicked");
  g_assert_null (checkbit_board_get_promotion (fixture->board));
  board_test_assert_heard (fixture, "a7a8=1 ");
  g_assert_cmpstr (board_test_label (fixture, "a8"), ==, "a8, white knight, last move");
  g_assert_true (CHECKBIT_IS_SQUARE (gtk_window_get_focus (fixture->window)));
}

/* The choice lies over the target's file, from the edge inwards, on the turned board as well. */
static void
test_promotion_place (BoardTest *fixture, gconstpointer data)
{
  gboolean flipped = GPOINTER_TO_INT (data);
  const CheckbitBoardGeometry *geometry = &checkbit_board_get_scene (fixture->board)->geometry;
  graphene_rect_t edge, bounds;

  checkbit_board_set_flipped (fixture->board, flipped);
  board_test_set_fen (fixture, BOARD_TEST_PROMOTION_FEN);
  board_test_click (fixture, "a7");
  board_test_click (fixture, "b8");
  g_assert_nonnull (checkbit_board_get_promotion (fixture->board));
  gtk_widget_allocate (GTK_WIDGET (fixture->board), BOARD_TEST_SIDE, BOARD_TEST_SIDE, -1, NULL);
  checkbit_board_geometry_get_square (geometry, board_test_square (flipped ? "b5" : "b8"), &edge);
  g_assert_true (
      gtk_widget_compute_bounds (checkbit_board_get_promotion (fixture->board), GTK_WIDGET (fixture->board), &bounds));
  edge.size.height *= 4;
  g_assert_true (board_test_is_rect_near (&bounds, &edge));
  g_assert_true (
      checkbit_promotion_key (CHECKBIT_PROMOTION (checkbit_board_get_promotion (fixture->board)), GDK_KEY_r, 0));
  board_test_assert_heard (fixture, "a7b8=3 ");
}

/* The queen is on the target, however the board is turned meanwhile, and keeps the focus. */
static void
test_promotion_turned (BoardTest *fixture, gconstpointer data)
{
  const CheckbitBoardGeometry *geometry = &checkbit_board_get_scene (fixture->board)->geometry;
  GtkWidget *queen;

  board_test_set_fen (fixture, BOARD_TEST_PROMOTION_FEN);
  board_test_click (fixture, "a7");
  board_test_click (fixture, "b8");
  queen = ui_test_find_button (checkbit_board_get_promotion (fixture->board), "Queen");
  for (int i = 0; i < 3; i++)
    {
      graphene_rect_t target, bounds;

      checkbit_board_set_flipped (fixture->board, i % 2 == 0);
      gtk_widget_allocate (GTK_WIDGET (fixture->board), BOARD_TEST_SIDE, BOARD_TEST_SIDE, -1, NULL);
      checkbit_board_geometry_get_square (geometry, board_test_square ("b8"), &target);
      g_assert_true (gtk_widget_compute_bounds (queen, GTK_WIDGET (fixture->board), &bounds));
      g_assert_true (board_test_is_rect_near (&bounds, &target));
      g_assert_true (gtk_window_get_focus (fixture->window) == queen);
    }
}

typedef void (*TakeBack) (BoardTest *fixture);

static void
take_back_escape (BoardTest *fixture)
{
  checkbit_promotion_key (CHECKBIT_PROMOTION (checkbit_board_get_promotion (fixture->board)), GDK_KEY_Escape, 0);
}

static void
take_back_click (BoardTest *fixture)
{
  board_test_click (fixture, "f4");
}

static void
take_back_own_piece (BoardTest *fixture)
{
  board_test_click (fixture, "e1");
}

static void
take_back_focus (BoardTest *fixture)
{
  gtk_widget_grab_focus (checkbit_board_get_square (fixture->board, board_test_square ("c4")));
  ui_test_wait_for (checkbit_board_get_promotion (fixture->board) == NULL);
}

static void
take_back_cancel (BoardTest *fixture)
{
  g_assert_true (checkbit_board_input_cancel (fixture->input));
}

static void
take_back_position (BoardTest *fixture)
{
  board_test_set_fen (fixture, "1n5k/P7/8/8/8/8/7p/4K3 b - - 0 1");
}

static const struct
{
  const char *name;
  TakeBack func;
} take_backs[] = {
  { "escape", take_back_escape },       { "click", take_back_click },
  { "own-piece", take_back_own_piece }, { "focus", take_back_focus },
  { "cancel", take_back_cancel },       { "position", take_back_position },
};

static void
test_promotion_taken_back (BoardTest *fixture, gconstpointer data)
{
  gsize index = GPOINTER_TO_SIZE (data);

  board_test_set_fen (fixture, BOARD_TEST_PROMOTION_FEN);
  board_test_drag (fixture, "a7", "a8");
  g_assert_nonnull (checkbit_board_get_promotion (fixture->board));
  take_backs[index].func (fixture);
  g_assert_null (checkbit_board_get_promotion (fixture->board));
  board_test_assert_selected (fixture, NULL);
  board_test_assert_heard (fixture, "");
  g_assert_cmpstr (board_test_label (fixture, "a7"), ==, "a7, white pawn");
  g_assert_false (checkbit_board_input_cancel (fixture->input));
}

/* What does not answer the question leaves it there, with the focus where it was. */
static void
test_promotion_waits (BoardTest *fixture, gconstpointer data)
{
  GtkWidget *knight;

  board_test_set_fen (fixture, BOARD_TEST_PROMOTION_FEN);
  board_test_drag (fixture, "a7", "a8");
  knight = ui_test_find_button (checkbit_board_get_promotion (fixture->board), "Knight");
  gtk_widget_grab_focus (knight);
  ui_test_use_another_window (fixture->window);
  ui_test_wait_for_frames (fixture->window);
  board_test_set_fen (fixture, BOARD_TEST_PROMOTION_FEN); /* a review has ended */
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));    /* a menu was closed */
  g_assert_nonnull (checkbit_board_get_promotion (fixture->board));
  g_assert_true (gtk_window_get_focus (fixture->window) == knight);
  g_signal_emit_by_name (knight, "clicked");
  board_test_assert_heard (fixture, "a7a8=1 ");
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  BOARD_TEST_ADD ("/ui/board/promotion/chosen", NULL, test_promotion);
  BOARD_TEST_ADD ("/ui/board/promotion/place", GINT_TO_POINTER (FALSE), test_promotion_place);
  BOARD_TEST_ADD ("/ui/board/promotion/place-flipped", GINT_TO_POINTER (TRUE),
                  test_promotion_place);
  BOARD_TEST_ADD ("/ui/board/promotion/turned", NULL, test_promotion_turned);
  for (gsize i = 0; i < G_N_ELEMENTS (take_backs); i++)
    {
      g_autofree char *path
          = g_strconcat ("/ui/board/promotion/taken-back/", take_backs[i].name, NULL);
      BOARD_TEST_ADD (path, GSIZE_TO_POINTER (i), test_promotion_taken_back);
    }
  BOARD_TEST_ADD ("/ui/board/promotion/waits", NULL, test_promotion_waits);
  return g_test_run ();
}
