/* The inspector by keyboard only: Tab goes through every page, to every control, and around to the
 * board; every stop has a name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver.h"
#include "tiles.h"
#include "walk.h"

#define MAX_EXPECTED 24

#define FIRST_TAB "page tab:Masks"

typedef struct
{
  const char *name;
  const char *tab;
  const char *expected[MAX_EXPECTED];
} Page;

static const Page pages[] = {
  { "masks",
    "page tab:Masks",
    { "table cell:e2, white pawn", "text:FEN", "push button:Copy FEN", "separator:Inspector width",
      "text:Expression", "push button:Set language reference",
      "push button:Layout a1b1", "entry:Search masks", "push button:Pieces",
      "push button:Help: Pieces", "push button:White pawns, 8 squares, 0x000000000000FF00",
      "push button:Pawns", "push button:Polyglot key 0x463B96181691FC9C",
      "push button:Open the manual of the inspector", "push button:Main menu" } },
  { "watches",
    "page tab:Watches",
    { "push button:Add a watch", "push button:Import, export, examples",
      "push button:Help: Watches", "text:Name of the watch",
      "push button:Keep White’s free captures on the board",
      "push button:Color of White’s free captures",
      "push button:More for White’s free captures",
      "text:Expression of White’s free captures", "push button:Main menu" } },
  { "set-without-one", "page tab:Set", { "page tab:Details", "page tab:Scan", "page tab:Table" } },
  { "moves",
    "page tab:Moves",
    { "text:Ask about a move", "push button:Legal Moves", "push button:Changes",
      "entry:Search moves", "push button:Order of the moves", "push button:Quiet 20",
      "check box:Illegal moves too, and why", "table row:Na3: The knight goes from b1 to a3.",
      "push button:Main menu" } },
  { "square",
    "page tab:Square",
    { "text:Square", "push button:Keep this square", "push button:Help: One Square",
      "list item:Black attacks it: nobody",
      "push button:Black x-rays, 0 squares, 0x0000000000000000",
      "push button:Pinned, 0 squares, 0x0000000000000000", "push button:Main menu" } },
  { "magic",
    "page tab:Magic",
    { "page tab:Look-up", "page tab:Check My Magics", "push button:Look up a rook",
      "push button:Look up a bishop", "push button:Square of the piece",
      "push button:Back one step of the look-up", "push button:Copy the value of the step",
      "push button:Main menu" } },
  { "perft",
    "page tab:Perft",
    { "page tab:Count", "page tab:Suites", "push button:Help: Perft", "spin button:Depth",
      "push button:Count", "push button:Threads, hash and categories", "push button:Main menu" } },
};

/* Goes around twice: the Square page shows something only after the board has had the focus. */
static void
test_page (gconstpointer data)
{
  static const char *const nothing[] = { NULL };
  const Page *page = data;
  g_autoptr (Driver) driver = driver_start (program_argv ());
  guint n;

  driver_expect (driver, "e2, white pawn");
  /* The Square page shows the square below the pointer, which an earlier test may have left
   * anywhere. */
  driver_hover (driver, "Main menu");
  walk_to_tab (driver, FIRST_TAB, page->tab);
  walk_round (driver, page->tab, nothing);
  n = walk_round (driver, page->tab, page->expected);
  g_test_message ("%u stops of the keyboard", n);
}

/* Opens a mask by keyboard, changes and scans it; Tab leads out of every view. */
static void
test_set (void)
{
  static const char *const details[]
      = { "table cell:a1, bit 0, clear",     "push button:Show the number of each bit",
          "push button:Keep on the board",   "push button:North-east",
          "push button:Raw shift left",      "spin button:How many bits a raw shift goes",
          "push button:Complement",          "push button:Transpose at the diagonal from a8 to h1",
          "push button:Copy the value",      "push button:Copy the members",
          "list item:In all forms",          "push button:AND NOT",
          "text:Expression to combine with", NULL };
  static const char *const scan[] = { "push button:Highest First",
                                      "slider:Step of the scan",
                                      "push button:Play the scan",
                                      "push button:One step of the scan",
                                      "slider:Speed of the scan, steps per second",
                                      NULL };
  g_autoptr (Driver) driver = driver_start (program_argv ());
  g_autoptr (GPtrArray) stops = g_ptr_array_new_with_free_func (g_free);

  driver_expect (driver, "e2, white pawn");
  walk_to (driver, "push button:White pawns, 8 squares, 0x000000000000FF00", stops);
  driver_key (driver, "shift+Return");
  driver_expect (driver, "Squares of White pawns");
  walk_to (driver, "page tab:Details", stops);
  walk_round (driver, "page tab:Details", details);

  walk_to (driver, "push button:Complement", stops);
  driver_key (driver, "space");
  driver_expect (driver, "Squares of Edited copy of White pawns");
  walk_to (driver, "page tab:Scan", stops);
  driver_key (driver, "space");
  driver_expect (driver, "Step 1 of 56: a1 (bit 0) is popped, 55 squares are left.");
  walk_round (driver, "page tab:Scan", scan);
  walk_to (driver, "push button:One step of the scan", stops);
  driver_key (driver, "space");
  driver_expect (driver, "Step 2 of 56: b1 (bit 1) is popped, 54 squares are left.");
}

/* Tab passes the table of moves in one step, and the arrow keys move inside it; in newer GTK the
 * first arrow key selects the focused row if none is selected. */
static void
test_table (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());
  g_autoptr (GPtrArray) stops = g_ptr_array_new_with_free_func (g_free);

  driver_expect (driver, "e2, white pawn");
  walk_to_tab (driver, FIRST_TAB, "page tab:Moves");
  walk_to (driver, "table row:Na3: The knight goes from b1 to a3.", stops);
  driver_key (driver, "space");
  driver_expect (driver, "label:The knight goes from b1 to a3.");
  g_autofree char *below = driver_move_focus (driver, "Down");
  g_assert_cmpstr (below, ==, "table row:Nc3: The knight goes from b1 to c3.");
  g_autofree char *back = driver_move_focus (driver, "shift+Tab");
  g_assert_cmpstr (back, ==, "check box:Illegal moves too, and why");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *path = g_strconcat ("/e2e/walk/", pages[i].name, NULL);
      g_test_add_data_func (path, &pages[i], test_page);
    }
  g_test_add_func ("/e2e/walk/set", test_set);
  g_test_add_func ("/e2e/walk/table", test_table);
  return g_test_run ();
}
