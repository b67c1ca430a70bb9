/* The inspector's expression bar, layouts, pasted values and watches, through the real window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver.h"
#include "tiles.h"

#define E4_FEN "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"

#define KING_A1B1 "White king, 1 square, 0x0000000000000010"
#define KING_A1A2 "White king, 1 square, 0x0000000100000000"

static void
type_expression (Driver *driver, const char *text)
{
  driver_click (driver, "text:Expression");
  driver_key (driver, "ctrl+a");
  driver_type (driver, text);
}

/* The value is shown below, and follows the moves. */
static void
test_live (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  type_expression (driver, "P & rank_4");
  driver_expect (driver, "label:0x0000000000000000");
  driver_click (driver, "e2*");
  driver_click (driver, "e4*");
  driver_expect_text (driver, "FEN", E4_FEN);
  driver_expect (driver, "label:0x0000000010000000");
  driver_expect (driver, "label:1 square");
}

static void
test_mistake (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  type_expression (driver, "P & knigt(e4)");
  driver_expect (driver, "alert:There is no function “knigt”. Did you mean knight? (column 5)");
  type_expression (driver, "P & knight(e3)");
  driver_expect_gone (driver, "alert:There is no function “knigt”. Did you mean knight? (column 5)");
  driver_expect (driver, "label:0x0000000000004400"); /* c2 and g2 */
}

/* After two letters Tab completes the word. */
static void
test_completion (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  type_expression (driver, "attacks_white_kn");
  driver_expect (driver, "label:attacks_white_knight");
  driver_key (driver, "Tab");
  driver_expect_text (driver, "text:Expression", "attacks_white_knight");
  driver_expect (driver, "label:0x0000000000A51800");
}

/* The switch changes how every word is shown, and how a pasted one is read, at once. */
static void
test_layouts (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  driver_expect (driver, KING_A1B1);
  type_expression (driver, "0x0020400000000000");
  driver_key (driver, "Return"); /* keeps it on the board */
  driver_click (driver, "Layout a1b1");
  driver_expect (driver, "a1a2: bit 0 is a1, bit 1 a2, bit 8 b1");
  driver_key (driver, "Right");
  driver_key (driver, "space");
  driver_key (driver, "Escape");
  driver_expect (driver, "Layout a1a2");
  driver_expect (driver, KING_A1A2);
  driver_expect (driver, "label:Read as a value in layout a1a2.");
}

static void
test_watch (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  type_expression (driver, "knight(e4) & empty");
  driver_click (driver, "Add to watches");
  driver_key (driver, "Escape");
  driver_click (driver, "Watches");
  driver_expect (driver, "White’s free captures, 0 squares, 0x0000000000000000");
  driver_expect (driver, "knight(e4) & empty, 6 squares, 0x0000284400440000");
}

static void
test_paste (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  /* A text copied from one entry is pasted into another. */
  type_expression (driver, "b6 c7");
  driver_expect (driver, "label:0x0004020000000000");
  driver_key (driver, "ctrl+a");
  driver_key (driver, "ctrl+c");
  driver_key (driver, "Escape");
  driver_expect_gone (driver, "label:0x0004020000000000");
  driver_key (driver, "ctrl+v");
  driver_expect (driver, "label:0x0004020000000000");
}

static void
test_key (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  driver_expect (driver, "Polyglot key 0x463B96181691FC9C");
  driver_click (driver, "e2*");
  driver_click (driver, "e4*");
  driver_expect (driver, "Polyglot key 0x823C9B50FD114196");
  driver_expect (driver, "label:repetition 1 of 3");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/expression/live", test_live);
  g_test_add_func ("/e2e/expression/mistake", test_mistake);
  g_test_add_func ("/e2e/expression/completion", test_completion);
  g_test_add_func ("/e2e/expression/layouts", test_layouts);
  g_test_add_func ("/e2e/expression/watch", test_watch);
  g_test_add_func ("/e2e/expression/paste", test_paste);
  g_test_add_func ("/e2e/expression/key", test_key);
  return g_test_run ();
}
