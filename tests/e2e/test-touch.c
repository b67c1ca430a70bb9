/* Playing, looking and setting up with a finger on a touchscreen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver.h"
#include "tiles.h"
#include "touch.h"

#define E4_FEN "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"

/* By taps and drags; refused moves are explained as with a mouse. */
static void
test_play (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  touch_tap (driver, "e2*");
  touch_tap (driver, "e4*");
  driver_expect_text (driver, "FEN", E4_FEN);
  touch_drag (driver, "g8*", "f6*");
  driver_expect (driver, "f6, black knight*");
  touch_tap (driver, "f1*");
  touch_tap (driver, "f4*");
  driver_expect (driver, "A bishop does not move from f1 to f4.");
  touch_drag (driver, "f1*", "c4*");
  driver_expect (driver, "c4, white bishop*");
  touch_tap (driver, "button:Undo");
  driver_expect (driver, "f1, white bishop*");
}

static void
test_promotion (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  driver_click (driver, "FEN");
  driver_key (driver, "ctrl+a");
  driver_type (driver, "7k/P7/8/8/8/8/8/K7 w - - 0 1");
  driver_key (driver, "Return");
  touch_drag (driver, "a7*", "a8*");
  touch_tap (driver, "button:Knight");
  driver_expect (driver, "a8, white knight*");
}

/* A long press opens the menu of the secondary button. */
static void
test_menus (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  touch_tap (driver, "e2*");
  touch_tap (driver, "e4*");
  touch_hold (driver, "f1*");
  driver_expect_popup (driver, TRUE);
  driver_expect (driver, "menu item:Where Can It Go?");
  touch_tap (driver, "d5*"); /* which has no other effect */
  driver_expect_popup (driver, FALSE);
  touch_hold (driver, "1. pawn e4*");
  driver_expect_popup (driver, TRUE);
  driver_expect (driver, "menu item:Copy Line up to Here");
  driver_key (driver, "Escape");
  driver_expect_popup (driver, FALSE);
  touch_hold (driver, "White pawns*");
  driver_expect_popup (driver, TRUE);
  driver_key (driver, "Escape");
  driver_expect_popup (driver, FALSE);
  driver_expect_gone (driver, "On the board");
  for (guint i = 0; i < 2; i++)
    {
      touch_tap (driver, "push button:Main menu");
      driver_expect_popup (driver, TRUE);
      touch_tap (driver, i == 0 ? "push button:Main menu" : "a7*");
      driver_expect_popup (driver, FALSE);
    }
}

/* Tiles are kept by taps, and scrolled without that. */
static void
test_tiles (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());
  int y, scrolled;

  driver_get_place (driver, "White rooks*", NULL, &y);
  touch_swipe_up (driver, "White rooks*", 80);
  driver_get_place (driver, "White rooks*", NULL, &scrolled);
  g_assert_cmpint (scrolled, <, y);
  driver_expect_gone (driver, "On the board");
  touch_tap (driver, "White rooks*");
  driver_expect (driver, "On the board");
}

/* Taps take pieces from the racks; a drag from there never blocks the input permanently. */
static void
test_set_up (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  driver_key (driver, "ctrl+e");
  driver_expect (driver, "This position can be played.");
  touch_drag (driver, "push button:white queen", "e6*");
  touch_drag (driver, "a1*", "a5*");
  driver_expect (driver, "a5, white rook");
  touch_tap (driver, "push button:black pawn");
  touch_tap (driver, "d5*");
  driver_expect (driver, "d5, black pawn");
  touch_tap (driver, "push button:Cancel");
  driver_expect (driver, "d5, empty");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/touch/play", test_play);
  g_test_add_func ("/e2e/touch/promotion", test_promotion);
  g_test_add_func ("/e2e/touch/menus", test_menus);
  g_test_add_func ("/e2e/touch/tiles", test_tiles);
  g_test_add_func ("/e2e/touch/set-up", test_set_up);
  return g_test_run ();
}
