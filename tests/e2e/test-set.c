/* One set in full: opened from its tile, edited, shifted around an edge, combined and scanned in
 * the real window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver.h"
#include "tiles.h"

#define PAWNS "White pawns, 8 squares, 0x000000000000FF00"

/* A square of the set's board, which is named by its bit; the game's board is not. */
#define E4_CLEAR "e4, bit 28, clear"
#define E4_SET "e4, bit 28, set"

static Driver *
start_with_pawns (void)
{
  Driver *driver = driver_start (program_argv ());

  driver_double_click (driver, PAWNS);
  driver_expect (driver, "Squares of White pawns");
  return driver;
}

static void
test_open_by_keyboard (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  driver_click (driver, "Search masks");
  driver_type (driver, "black knights");
  driver_expect_gone (driver, PAWNS);
  driver_key (driver, "Return");
  driver_key (driver, "shift+Return");
  driver_expect (driver, "Squares of Black knights");
  driver_expect (driver, "b8, bit 57, set");
}

static void
test_edit (void)
{
  g_autoptr (Driver) driver = start_with_pawns ();

  driver_click (driver, E4_CLEAR);
  driver_expect (driver, E4_SET);
  driver_expect (driver, "Squares of Edited copy of White pawns");
  driver_key (driver, "Down");
  driver_key (driver, "space");
  driver_expect (driver, "e3, bit 20, set");
  driver_key (driver, "ctrl+z");
  driver_expect (driver, "e3, bit 20, clear");
  driver_click (driver, "Undo the edit");
  driver_expect (driver, E4_CLEAR);
  driver_expect (driver, "Squares of White pawns");
}

/* A raw shift by one moves h2 to a3, and the page says so. */
static void
test_raw_shift (void)
{
  g_autoptr (Driver) driver = start_with_pawns ();

  driver_scroll_down (driver, E4_CLEAR, 4);
  driver_click (driver, "Raw shift left");
  driver_expect (driver, "a3, bit 16, set, wrapped");
  driver_expect (driver, "x << 1: 1 bit wrapped around the edge of the board (h2 → a3). A "
                         "guarded step masks off that edge before it shifts.");
}

/* The copy does not change as the game goes on; the live set does. */
static void
test_live (void)
{
  g_autoptr (Driver) driver = start_with_pawns ();

  driver_click (driver, "e2, white pawn");
  driver_click (driver, "e4, empty, can move here");
  driver_expect (driver, E4_SET);
  driver_expect (driver, "e2, bit 12, clear");
}

static void
test_scan (void)
{
  g_autoptr (Driver) driver = start_with_pawns ();

  driver_click (driver, "Scan");
  driver_expect (driver, "Step 1 of 8: a2 (bit 8) is popped, 7 squares are left.");
  driver_click (driver, "One step of the scan");
  driver_expect (driver, "Step 2 of 8: b2 (bit 9) is popped, 6 squares are left.");
  driver_click (driver, "Highest First");
  driver_expect (driver, "Step 1 of 8: h2 (bit 15) is popped, 7 squares are left.");
  driver_click (driver, "To the end of the scan");
  driver_expect (driver, "x is 0: the loop ends after 8 steps.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/set/open-by-keyboard", test_open_by_keyboard);
  g_test_add_func ("/e2e/set/edit", test_edit);
  g_test_add_func ("/e2e/set/raw-shift", test_raw_shift);
  g_test_add_func ("/e2e/set/live", test_live);
  g_test_add_func ("/e2e/set/scan", test_scan);
  return g_test_run ();
}
