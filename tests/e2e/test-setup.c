/* Setting up a position in the real window: by pointer and keys, in the panel and by FEN; and
 * returning to the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver.h"
#include "tiles.h"

#define E4_FEN "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"

/* In the middle of a game, so that there is something to lose. */
static Driver *
start_setting_up (void)
{
  Driver *driver = driver_start (program_argv ());

  driver_drag (driver, "e2*", "e4*");
  driver_expect_text (driver, "FEN", E4_FEN);
  driver_key (driver, "ctrl+e");
  driver_expect (driver, "This position can be played.");
  return driver;
}

static void
test_hand (void)
{
  g_autoptr (Driver) driver = start_setting_up ();

  /* Drags a piece from the rack, off the board, and onto another piece, regardless of the rules. */
  driver_drag_across (driver, "push button:white queen", "e6*");
  driver_expect (driver, "e6, white queen*");
  driver_drag (driver, "a1*", "Masks");
  driver_expect (driver, "a1, empty");
  driver_drag (driver, "b1*", "b8*");
  driver_expect (driver, "b8, white knight*");
  driver_expect (driver, "b1, empty");

  /* Paints, and erases with the secondary button. */
  driver_click (driver, "push button:black pawn");
  driver_drag (driver, "a5*", "d5*");
  driver_expect_text (driver, "FEN",
                      "rNbqkbnr/pppppppp/4Q3/pppp4/4P3/8/PPPP1PPP/2BQKBNR b Kkq - 0 1");
  driver_key (driver, "ctrl+z");
  driver_expect (driver, "a5, empty");
  driver_expect (driver, "d5, empty");
  driver_drag_second (driver, "g7*", "g8*", NULL);
  driver_expect (driver, "g7, empty");
  driver_expect (driver, "g8, empty");
}

static void
test_keys (void)
{
  g_autoptr (Driver) driver = start_setting_up ();

  /* Without the inspector there is room for the whole panel. */
  driver_key (driver, "F9");
  driver_expect_gone (driver, "Masks");
  driver_click (driver, "push button:Clear");
  driver_expect_text (driver, "FEN", "8/8/8/8/8/8/8/8 w - - 0 1");
  driver_expect (driver, "White has no king");
  driver_expect (driver, "Black has no king");
  driver_click (driver, "a1*");
  driver_key (driver, "shift+k");
  driver_key (driver, "Right");
  driver_key (driver, "Right");
  driver_key (driver, "k");
  driver_expect_text (driver, "FEN", "8/8/8/8/8/8/8/K1k5 w - - 0 1");
  driver_key (driver, "BackSpace");
  driver_key (driver, "Right");
  driver_key (driver, "k");
  driver_expect_text (driver, "FEN", "8/8/8/8/8/8/8/K2k4 w - - 0 1");
  driver_expect (driver, "Draw: too few pieces are left for a checkmate");

  /* Escape returns to the game as it was. */
  driver_key (driver, "Escape");
  driver_expect_text (driver, "FEN", E4_FEN);
}

/* An unplayable board is explained, repaired, and becomes a game; the old game can be restored. */
static void
test_done (void)
{
  g_autoptr (Driver) driver = start_setting_up ();

  driver_click (driver, "FEN");
  driver_key (driver, "ctrl+a");
  driver_type (driver, "4k2R/8/8/8/8/8/8/R3K3 w KQ - 0 1");
  driver_key (driver, "Return");
  driver_expect (driver,
                 "White cannot have the castling right “K”: its king or rook is not in place");
  driver_expect (driver, "Black king, 1 square, 0x1000000000000000");
  driver_expect_text (driver, "FEN", "4k2R/8/8/8/8/8/8/R3K3 w Q - 0 1");
  driver_click (driver, "a1*");
  driver_key (driver, "Delete");
  driver_expect_text (driver, "FEN", "4k2R/8/8/8/8/8/8/4K3 w - - 0 1");
  driver_click (driver, "push button:Let Black Move");
  driver_expect (driver, "This position can be played.");
  driver_click (driver, "push button:Play from here");
  driver_expect (driver, "label:Black to move, in check");
  driver_drag (driver, "e8*", "e7*");
  driver_expect (driver, "e7, black king*");
  driver_key (driver, "ctrl+z");
  driver_expect_text (driver, "FEN", "4k2R/8/8/8/8/8/8/4K3 b - - 0 1");
  driver_key (driver, "ctrl+z");
  driver_expect_text (driver, "FEN", E4_FEN);
}

/* The board is as large as it was, and the buttons below it can be used with the keyboard alone. */
static void
test_room (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());
  int a8[2], h1[2], now[2];

  driver_get_place (driver, "a8*", &a8[0], &a8[1]);
  driver_get_place (driver, "h1*", &h1[0], &h1[1]);
  driver_key (driver, "ctrl+e");
  driver_expect (driver, "This position can be played.");
  driver_get_place (driver, "a8*", &now[0], &now[1]);
  g_assert_cmpint (now[0], ==, a8[0]);
  g_assert_cmpint (now[1], ==, a8[1]);
  driver_get_place (driver, "h1*", &now[0], &now[1]);
  g_assert_cmpint (now[0], ==, h1[0]);
  g_assert_cmpint (now[1], ==, h1[1]);

  /* One key starts the game, but not if the position is unplayable. */
  driver_click (driver, "e1*");
  driver_key (driver, "Delete");
  driver_expect (driver, "White has no king");
  driver_key (driver, "ctrl+Return");
  driver_expect (driver, "White has no king");
  driver_key (driver, "shift+k");
  driver_expect (driver, "This position can be played.");
  driver_key (driver, "ctrl+Return");
  driver_expect (driver, "label:White to move");
}

/* After a kill during set-up, the next start restores the board and the game behind it. */
static void
test_killed (void)
{
  Driver *driver = start_setting_up ();

  driver_click (driver, "a1*");
  driver_key (driver, "Delete");
  driver_click (driver, "e5*");
  driver_key (driver, "q");
  driver_expect_text (driver, "FEN", "rnbqkbnr/pppppppp/8/4q3/4P3/8/PPPP1PPP/1NBQKBNR b Kkq - 0 1");
  driver_expect_written (driver);
  driver_kill (driver);

  g_autoptr (Driver) again = driver_start_again (program_argv ());
  driver_expect (again, "Setting up a position");
  driver_expect_text (again, "FEN", "rnbqkbnr/pppppppp/8/4q3/4P3/8/PPPP1PPP/1NBQKBNR b Kkq - 0 1");
  driver_key (again, "Escape");
  driver_expect_text (again, "FEN", E4_FEN);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/setup/hand", test_hand);
  g_test_add_func ("/e2e/setup/keys", test_keys);
  g_test_add_func ("/e2e/setup/done", test_done);
  g_test_add_func ("/e2e/setup/room", test_room);
  g_test_add_func ("/e2e/setup/killed", test_killed);
  return g_test_run ();
}
