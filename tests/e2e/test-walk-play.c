/* Setting up a position and the preferences by keyboard only: Tab goes to every control, each has a
 * name, and Escape leaves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver.h"
#include "tiles.h"
#include "walk.h"

/* Beside the board, without the inspector. */
static void
test_setup (void)
{
  static const char *const expected[] = { "table cell:e2, white pawn",
                                          "push button:Move pieces",
                                          "push button:Eraser",
                                          "push button:white pawn",
                                          "push button:black king",
                                          "push button:White to move",
                                          "check box:White, king side",
                                          "check box:Black, queen side",
                                          "push button:Start",
                                          "push button:Clear",
                                          "push button:Swap",
                                          "push button:Mirror",
                                          "spin button:Move number",
                                          "spin button:Half-move clock",
                                          "spin button:Number of the start position",
                                          "push button:Use",
                                          "push button:Random",
                                          "check box:Chess960 castling",
                                          "push button:Cancel",
                                          "text:FEN",
                                          NULL };
  g_autoptr (Driver) driver = driver_start (program_argv ());
  g_autoptr (GPtrArray) stops = g_ptr_array_new_with_free_func (g_free);

  driver_expect (driver, "e2, white pawn");
  driver_key (driver, "F9");
  driver_key (driver, "ctrl+e");
  driver_expect (driver, "This position can be played.");
  walk_to (driver, "push button:Play from here", stops);
  g_test_message ("%u stops of the keyboard",
                  walk_round (driver, "push button:Play from here", expected));

  walk_to (driver, "push button:Clear", stops);
  driver_key (driver, "space");
  driver_expect (driver, "White has no king");
  walk_to (driver, "push button:Cancel", stops);
  driver_key (driver, "space");
  driver_expect (driver, "label:White to move");

  /* The abandoned set-up can be reopened from a menu. */
  driver_key (driver, "F10");
  driver_expect (driver, "menu item:Resume Setup");
  for (int i = 0; i < 2; i++)
    driver_key (driver, "Down");
  driver_key (driver, "Return");
  driver_expect (driver, "White has no king");
  driver_key (driver, "Escape");
  driver_expect (driver, "label:White to move");
}

/* Below the board, in a narrow window, where the options have a place of their own. */
static void
test_low_setup (void)
{
  static const char *const expected[]
      = { "push button:Move pieces", "push button:black king", "push button:Cancel", NULL };
  settings_write ("window-width=360\nwindow-height=640");
  g_autoptr (Driver) driver = driver_start (program_argv ());
  g_autoptr (GPtrArray) stops = g_ptr_array_new_with_free_func (g_free);

  driver_expect (driver, "e2, white pawn");
  driver_key (driver, "ctrl+e");
  driver_expect (driver, "This position can be played.");
  walk_to (driver, "push button:Play from here", stops);
  walk_round (driver, "push button:Play from here", expected);
  walk_to (driver, "push button:Options", stops);
  driver_key (driver, "space");
  driver_expect (driver, "push button:White to move");
  driver_expect_popup (driver, TRUE);
  driver_key (driver, "Escape");
  driver_expect_popup (driver, FALSE);
  driver_expect (driver, "This position can be played.");
  driver_key (driver, "Escape");
  driver_expect (driver, "label:White to move");
  driver_expect_gone (driver, "This position can be played.");
}

static void
test_preferences (void)
{
  static const char *const expected[] = { "push button:Search",        "radio button:Classic",
                                          "push button:Choose…",       "radio button:Slate",
                                          "check box:Coordinates",     "combo box:Animation",
                                          "combo box:Pieces in moves", NULL };
  static const char *const more[] = { "combo box:Moving pieces", "check box:Promote to a queen",
                                      "check box:Confirm moves", "check box:Premoves",
                                      "check box:Sounds",        NULL };
  g_autoptr (Driver) driver = driver_start (program_argv ());
  g_autoptr (GPtrArray) stops = g_ptr_array_new_with_free_func (g_free);

  driver_expect (driver, "e2, white pawn");
  driver_key (driver, "ctrl+comma");
  driver_expect (driver, "radio button:Classic");
  walk_to (driver, "page tab:Board", stops);
  walk_round (driver, "page tab:Board", expected);
  walk_to_tab (driver, "page tab:Board", "page tab:Engines");
  walk_to_tab (driver, "page tab:Board", "page tab:Play");
  driver_key (driver, "space");
  driver_expect (driver, "combo box:Moving pieces");
  walk_to (driver, "page tab:Play", stops);
  walk_round (driver, "page tab:Play", more);
  driver_key (driver, "Escape");
  driver_expect_gone (driver, "combo box:Moving pieces");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/walk-play/set-up", test_setup);
  g_test_add_func ("/e2e/walk-play/preferences", test_preferences);
  /* The last test: those before begin without settings. */
  g_test_add_func ("/e2e/walk-play/set-up-below", test_low_setup);
  return g_test_run ();
}
