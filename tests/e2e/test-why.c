/* Asking about moves through the real window: by a drag, by a text, from the menu of a piece; and
 * the list of legal moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver.h"
#include "tiles.h"

#define E4_FEN "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
#define EN_PASSANT_FEN "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1"

static Driver *
start_with_moves (void)
{
  Driver *driver = driver_start (program_argv ());

  driver_click (driver, "page tab:Moves");
  driver_expect (driver, "20 legal moves");
  return driver;
}

/* A refused drag is explained on the page, and the explanation disappears with the next press. */
static void
test_drag (void)
{
  g_autoptr (Driver) driver = start_with_moves ();

  driver_drag (driver, "a1*", "a5*");
  driver_expect (driver, "a1–a5 is not legal");
  driver_expect (driver, "Kind of reason: blocked");
  driver_expect (driver, "The reason, 3 squares, 0x0000000001010100");
  driver_click (driver, "h6*");
  driver_expect_gone (driver, "a1–a5 is not legal");
}

static void
test_text (void)
{
  g_autoptr (Driver) driver = start_with_moves ();

  driver_click (driver, "FEN");
  driver_key (driver, "ctrl+a");
  driver_type (driver, EN_PASSANT_FEN);
  driver_key (driver, "Return");
  driver_click (driver, "Ask about a move");
  driver_type (driver, "exd6");
  driver_expect (driver, "exd6 is not legal");
  driver_expect (driver, "Capturing en passant would open the fifth rank to the rook on h5.");
  driver_expect (driver, "The reason, 7 squares, 0x000000FE00000000");
  driver_key (driver, "Escape");
  driver_expect_gone (driver, "exd6 is not legal");
}

/* By the menu key, which works like the secondary button: first asks where the piece can go, then
 * why not there. */
static void
test_menu (void)
{
  g_autoptr (Driver) driver = start_with_moves ();

  driver_click (driver, "g1*");
  driver_key (driver, "Menu");
  driver_expect (driver, "menu item:Where Can It Go?");
  driver_key (driver, "c");
  driver_expect (driver, "From g1");
  driver_expect (driver, "Where it can go, 2 squares, 0x0000000000A00000");
  driver_key (driver, "Menu");
  driver_expect (driver, "menu item:Where Can It Go?");
  driver_key (driver, "w");
  driver_expect_gone (driver, "menu item:Where Can It Go?");
  driver_click (driver, "g3*");
  driver_expect (driver, "g1–g3 is not legal");
  driver_expect (driver, "Kind of reason: not-how-it-moves");
}

/* A row of the list is found by a search, chosen, looked into and played. */
static void
test_list (void)
{
  g_autoptr (Driver) driver = start_with_moves ();

  driver_click (driver, "Search moves");
  driver_type (driver, "e2e4");
  driver_expect (driver, "20 legal moves – 1 of 20 shown");
  driver_click (driver, "label:e2e4");
  driver_expect (driver, "The pawn goes from e2 to e4.");
  driver_click (driver, "push button:Play");
  driver_expect_text (driver, "FEN", E4_FEN);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/why/drag", test_drag);
  g_test_add_func ("/e2e/why/text", test_text);
  g_test_add_func ("/e2e/why/menu", test_menu);
  g_test_add_func ("/e2e/why/list", test_list);
  return g_test_run ();
}
