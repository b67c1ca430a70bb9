/* Sets kept on the board through the real window: the legend that names them, hides them, moves
 * them and takes them off.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver.h"
#include "tiles.h"

static void
test_layers (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  driver_click (driver, "White pawns, 8 squares*");
  driver_click (driver, "White knights, 2 squares*");
  driver_expect (driver, "White pawns, blue stripes, 8 squares");
  driver_expect (driver, "White knights, orange dots, 2 squares");

  driver_click (driver, "Show White knights");
  driver_expect (driver, "White knights, orange dots, 2 squares, hidden");
  driver_click (driver, "Show White knights");
  driver_expect (driver, "White knights, orange dots, 2 squares");

  driver_click (driver, "Take White pawns off the board");
  driver_expect_gone (driver, "White pawns, blue stripes, 8 squares");
  driver_click (driver, "e5, empty*");
  driver_key (driver, "Escape");
  driver_expect_gone (driver, "White knights, orange dots, 2 squares");
}

/* With the keyboard on the board, letters are moves. */
static void
test_typed (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  driver_click (driver, "e5, empty*");
  driver_type (driver, "e4");
  driver_expect (driver, "e4, white pawn*");
  driver_type (driver, "nf6");
  driver_expect (driver, "f6, black knight*");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/layers/legend", test_layers);
  g_test_add_func ("/e2e/layers/typed", test_typed);
  return g_test_run ();
}
