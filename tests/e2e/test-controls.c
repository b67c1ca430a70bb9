/* The widgets around the board: the game's buttons and keys, its list of moves, and the inspector.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "match.h"
#include "tiles.h"

#define START_FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define E4_FEN "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
#define E4_E5_FEN "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
#define D4_FEN "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1"

#define PAWNS_BEFORE "White pawns, 8 squares, 0x000000000000FF00"
#define PAWNS_AFTER_E4 "White pawns, 8 squares, 0x000000001000EF00"

/* The note's button: the header bar, before it, has one of the same name. */
#define UNDO_OFFER "last push button:Undo"

static void
play (Driver *driver, const char *from, const char *to, const char *fen)
{
  g_autofree char *source = g_strconcat (from, "*", NULL);
  g_autofree char *target = g_strconcat (to, "*", NULL);
  driver_click (driver, source);
  driver_click (driver, target);
  driver_expect_text (driver, "FEN", fen);
}

static void
play_e4_e5 (Driver *driver)
{
  play (driver, "e2", "e4", E4_FEN);
  play (driver, "e7", "e5", E4_E5_FEN);
}

/* Starts with the inspector hidden, so that there are fewer accessibles to search. */
static Driver *
start_board_only (void)
{
  Driver *driver = driver_start (program_argv ());
  driver_key (driver, "F9");
  driver_expect_gone (driver, "Search masks");
  return driver;
}

/* --- The game --------------------------------------------------------------------------------- */

static void
test_back_and_forth (void)
{
  g_autoptr (Driver) driver = start_board_only ();
  play_e4_e5 (driver);

  driver_key (driver, "ctrl+z");
  driver_expect_text (driver, "FEN", E4_FEN);
  driver_click (driver, "Undo");
  driver_expect_text (driver, "FEN", START_FEN);
  driver_click (driver, "Redo");
  driver_expect_text (driver, "FEN", E4_FEN);
  driver_key (driver, "ctrl+shift+z");
  driver_expect_text (driver, "FEN", E4_E5_FEN);
  driver_key (driver, "alt+Home");
  driver_expect_text (driver, "FEN", START_FEN);
  driver_key (driver, "alt+End");
  driver_expect_text (driver, "FEN", E4_E5_FEN);
}

/* Plays another move from an earlier position: both lines stay in the list, and a click goes to any
 * move. */
static void
test_variation_is_kept (void)
{
  g_autoptr (Driver) driver = start_board_only ();
  play_e4_e5 (driver);
  driver_key (driver, "alt+Home");
  driver_expect_text (driver, "FEN", START_FEN);
  play (driver, "d2", "d4", D4_FEN);

  driver_click (driver, "1. pawn e5, black");
  driver_expect_text (driver, "FEN", E4_E5_FEN);
  driver_click (driver, "1. pawn d4, white, variation");
  driver_expect_text (driver, "FEN", D4_FEN);
  driver_click (driver, "1. pawn e4, white");
  driver_expect_text (driver, "FEN", E4_FEN);
}

/* Ctrl+N asks first: the current game stays until another one starts. Ctrl+R starts one
 * immediately, and offers to restore the old game with all its content. */
static void
test_new_game_undone (void)
{
  g_autoptr (Driver) driver = start_board_only ();
  play_e4_e5 (driver);
  driver_key (driver, "alt+Home");
  driver_expect_text (driver, "FEN", START_FEN);
  play (driver, "d2", "d4", D4_FEN);

  driver_key (driver, "ctrl+n");
  driver_expect (driver, "push button:Start");
  driver_expect_text (driver, "FEN", D4_FEN);
  driver_key (driver, "Escape");
  driver_expect_gone (driver, "push button:Start");
  driver_expect (driver, "1. pawn d4, white, variation");

  driver_key (driver, "ctrl+r");
  driver_expect_text (driver, "FEN", START_FEN);
  driver_expect_gone (driver, "1. pawn e4, white");
  driver_click (driver, UNDO_OFFER);
  driver_expect_text (driver, "FEN", D4_FEN);
  driver_expect (driver, "1. pawn e5, black");
  driver_expect (driver, "1. pawn d4, white, variation");
}

static void
test_draw (void)
{
  static const char *const shuffle[][2]
      = { { "g1*", "f3*" }, { "g8*", "f6*" }, { "f3*", "g1*" }, { "f6*", "g8*" } };
  g_autoptr (Driver) driver = start_board_only ();
  g_autofree char *before = driver_text (driver, "FEN");

  match_choose_from_menu (driver, "menu item:Claim a Draw…", "m d");
  driver_expect (driver, "No draw to claim yet: repetition 1 of 3, quiet move 0 of 50.");
  for (guint i = 0; i < 2 * G_N_ELEMENTS (shuffle); i++)
    {
      driver_click (driver, shuffle[i % 4][0]);
      driver_click (driver, shuffle[i % 4][1]);
      driver_expect_text_change (driver, "FEN", &before);
    }
  driver_expect (driver, "status bar:This position has occurred three times: a draw can be "
                         "claimed.");
  match_choose_from_menu (driver, "menu item:Claim a Draw…", "m d");
  driver_expect (driver, "dialog:Claim a Draw?");
  driver_key (driver, "Return");
  driver_expect_gone (driver, "dialog:Claim a Draw?");
  driver_expect (driver, "alert:Draw claimed by threefold repetition");
}

/* A finished game refuses moves and says so; taking the resignation back lets it continue. */
static void
test_resign (void)
{
  g_autoptr (Driver) driver = start_board_only ();
  play (driver, "e2", "e4", E4_FEN);

  match_choose_from_menu (driver, "menu item:Resign", "m r");
  driver_expect (driver, "alert:Black resigned: White wins");
  driver_click (driver, "e7*");
  driver_expect (driver, "alert:The game is over.");
  driver_expect_text (driver, "FEN", E4_FEN);
  driver_click (driver, UNDO_OFFER);
  driver_expect (driver, "label:Black to move");
  play (driver, "e7", "e5", E4_E5_FEN);
}

/* --- The board -------------------------------------------------------------------------------- */

/* Waits until a square's center is above a height of the window, or below it. */
static void
expect_above (Driver *driver, const char *square, int height, gboolean above)
{
  gint64 end = time_patience ();
  int y;

  do
    driver_get_place (driver, square, NULL, &y);
  while ((y < height) != above && !time_is_up (end));
  g_assert_cmpint (y < height, ==, above);
}

static void
test_flip (void)
{
  g_autoptr (Driver) driver = start_board_only ();
  int top, bottom;

  driver_get_place (driver, "a8*", NULL, &top);
  driver_get_place (driver, "a1*", NULL, &bottom);
  expect_above (driver, "a1*", (top + bottom) / 2, FALSE);
  driver_key (driver, "ctrl+shift+f");
  expect_above (driver, "a1*", (top + bottom) / 2, TRUE);
  play_e4_e5 (driver);
  driver_click (driver, "Flip board");
  expect_above (driver, "a1*", (top + bottom) / 2, FALSE);
}

/* --- The inspector ---------------------------------------------------------------------------- */

static void
test_keep_masks (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  driver_click (driver, "White pawns*");
  driver_expect (driver, "Take White pawns off the board");
  driver_click (driver, "Black knights*");
  driver_expect (driver, "Take Black knights off the board");
  play (driver, "e2", "e4", E4_FEN);
  driver_expect (driver, PAWNS_AFTER_E4);
  driver_expect (driver, "Take White pawns off the board");

  driver_click (driver, "White pawns*");
  driver_hover (driver, "e4*"); /* a mask under the pointer is shown as long as it is */
  driver_expect_gone (driver, "Take White pawns off the board");
  driver_click (driver, "Take Black knights off the board");
  driver_expect_gone (driver, "Take Black knights off the board");
}

static void
test_fold_groups (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  driver_click (driver, "button:Pieces");
  driver_expect_gone (driver, "White pawns*");
  driver_expect (driver, "White pawn attacks, 8 squares, 0x0000000000FF0000");
  driver_click (driver, "button:Pieces");
  driver_expect (driver, PAWNS_BEFORE);
}

static void
test_search (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  driver_click (driver, "Search masks");
  driver_type (driver, "pinned");
  driver_expect_gone (driver, "White pawns*");
  driver_expect (driver, "White pinned, 0 squares, 0x0000000000000000");
  driver_key (driver, "Escape");
  driver_expect (driver, PAWNS_BEFORE);
}

static void
test_hide_inspector (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  driver_expect (driver, PAWNS_BEFORE);
  driver_key (driver, "F9");
  driver_expect_gone (driver, "White pawns*");
  play (driver, "e2", "e4", E4_FEN);
  driver_key (driver, "F9");
  driver_expect (driver, PAWNS_AFTER_E4);
}

/* In its own window the inspector follows the game and its keys work; closing that puts it back. */
static void
test_own_window (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());
  play (driver, "e2", "e4", E4_FEN);

  match_choose_from_menu (driver, "menu item:Inspector in Its Own Window", "v n");
  driver_expect (driver, "Put the inspector beside the board");
  driver_expect (driver, PAWNS_AFTER_E4);
  driver_key (driver, "alt+Left");
  driver_expect_text (driver, "FEN", START_FEN);
  driver_expect (driver, PAWNS_BEFORE);
  driver_click (driver, "Put the inspector beside the board");
  driver_expect_gone (driver, "Put the inspector beside the board");
  play (driver, "e2", "e4", E4_FEN);
  driver_expect (driver, PAWNS_AFTER_E4);

  match_choose_from_menu (driver, "menu item:Inspector in Its Own Window", "v n");
  driver_expect (driver, "Put the inspector beside the board");
  driver_key (driver, "ctrl+w");
  driver_expect_gone (driver, "Put the inspector beside the board");
  driver_expect (driver, PAWNS_AFTER_E4);
}

/* --- What is remembered ----------------------------------------------------------------------- */

/* With the settings in a file, each start finds those of the last one. This is the final test:
 * those before start with default settings. */
static void
test_remembered (void)
{
  g_setenv ("GSETTINGS_BACKEND", "keyfile", TRUE);
  Driver *first = driver_start (program_argv ());
  int top, bottom;

  driver_get_place (first, "a8*", NULL, &top);
  driver_get_place (first, "a1*", NULL, &bottom);
  driver_key (first, "ctrl+shift+f");
  expect_above (first, "a1*", (top + bottom) / 2, TRUE);
  driver_click (first, "button:Pieces");
  driver_expect_gone (first, "White pawns*");
  match_choose_from_menu (first, "menu item:Inspector in Its Own Window", "v n");
  driver_expect (first, "Put the inspector beside the board");
  driver_key (first, "ctrl+q");
  driver_expect_end (first);

  g_autoptr (Driver) second = driver_start (program_argv ());
  driver_expect (second, "Put the inspector beside the board");
  driver_expect (second, "White pawn attacks, 8 squares, 0x0000000000FF0000");
  g_assert_false (driver_has (second, "White pawns*"));
  expect_above (second, "a1*", (top + bottom) / 2, TRUE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/controls/back-and-forth", test_back_and_forth);
  g_test_add_func ("/e2e/controls/variation-is-kept", test_variation_is_kept);
  g_test_add_func ("/e2e/controls/new-game-undone", test_new_game_undone);
  g_test_add_func ("/e2e/controls/draw", test_draw);
  g_test_add_func ("/e2e/controls/resign", test_resign);
  g_test_add_func ("/e2e/controls/flip", test_flip);
  g_test_add_func ("/e2e/controls/keep-masks", test_keep_masks);
  g_test_add_func ("/e2e/controls/fold-groups", test_fold_groups);
  g_test_add_func ("/e2e/controls/search", test_search);
  g_test_add_func ("/e2e/controls/hide-inspector", test_hide_inspector);
  g_test_add_func ("/e2e/controls/own-window", test_own_window);
  g_test_add_func ("/e2e/controls/remembered", test_remembered);
  return g_test_run ();
}
