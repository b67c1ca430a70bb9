/* A match against Stockfish in the real window, and one between two engines: chosen in the dialog,
 * played with hints and analysis, undone, resigned, played again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "match.h"
#include "tiles.h"

#include <string.h>

#define START_FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

/* Hides the inspector, so that there are fewer accessibles to search. NULL if Stockfish is not
 * installed. */
static Driver *
start_with_stockfish (void)
{
  g_autofree char *stockfish = match_find_stockfish ();
  Driver *driver;

  if (stockfish == NULL)
    {
      g_test_skip ("Stockfish is not installed");
      return NULL;
    }
  driver = driver_start (program_argv ());
  driver_key (driver, "F9");
  driver_expect_gone (driver, "Search masks");
  return driver;
}

/* Black is the first engine, which is Stockfish, and thinks for a time. strength: the key that
 * leads there. */
static void
choose_stockfish (Driver *driver, const char *strength, const char *seconds)
{
  match_open_dialog (driver);
  match_choose (driver, MATCH_BLACK "Player", "Home Down Return");
  match_set_strength (driver, MATCH_BLACK_STRENGTH, strength);
  match_choose (driver, MATCH_BLACK "Thinking time", "Home Down Return");
  match_set_number (driver, "last label:Seconds per move", seconds);
}

/* A person with White begins; Stockfish answers. Returns the FEN after that. */
static char *
play_first_moves (Driver *driver)
{
  match_start (driver);
  driver_expect (driver, "panel:Black: Stockfish, Beginner");
  driver_expect (driver, "panel:White, to move");
  driver_expect_text (driver, "FEN", START_FEN);
  match_move (driver, "d2", "d4");
  g_free (match_wait_for_change (driver, START_FEN));
  return match_wait_for_turn (driver, 'w');
}

/* --- Helped and taken back -------------------------------------------------------------------- */

/* "Hint: knight f3": notation is for the eye. */
static void
expect_hint_in_words (Driver *driver)
{
  static const char *const pieces[] = { "pawn", "knight", "bishop", "rook", "queen", "king" };
  g_autoptr (GPtrArray) names = driver_names_with (driver, "Hint: ");

  g_assert_cmpuint (names->len, >, 0);
  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    if (strstr (names->pdata[0], pieces[i]) != NULL)
      return;
  g_error ("not in words: %s", (const char *) names->pdata[0]);
}

static void
test_hint_and_analysis (void)
{
  g_autoptr (Driver) driver = start_with_stockfish ();
  g_autofree char *fen = NULL;

  if (driver == NULL)
    return;
  choose_stockfish (driver, "Home", "0.1");
  fen = play_first_moves (driver);
  g_assert_nonnull (strstr (fen, "/3P4/"));

  driver_key (driver, "F3");
  driver_expect (driver, "alert:Hint*");
  expect_hint_in_words (driver);
  driver_key (driver, "F4");
  driver_expect (driver, "label:Depth*");
  driver_expect (driver, "level bar:*");
  driver_key (driver, "F4");
  driver_expect_gone (driver, "label:Depth*");

  /* Undo takes both moves back at once, and another one is played. */
  driver_key (driver, "ctrl+z");
  driver_expect_text (driver, "FEN", START_FEN);
  match_move (driver, "e2", "e4");
  g_free (match_wait_for_change (driver, START_FEN));
  g_free (fen);
  fen = match_wait_for_turn (driver, 'w');
  g_assert_nonnull (strstr (fen, "4P3"));
  g_assert_false (driver_has (driver, "1. pawn d4, white*"));
}

/* --- Given up and played again ---------------------------------------------------------------- */

static void
expect_below (Driver *driver, const char *low, const char *high)
{
  int low_y, high_y;

  driver_get_place (driver, low, NULL, &low_y);
  driver_get_place (driver, high, NULL, &high_y);
  g_assert_cmpint (low_y, >, high_y);
}

static void
test_resign_and_rematch (void)
{
  g_autoptr (Driver) driver = start_with_stockfish ();

  if (driver == NULL)
    return;
  choose_stockfish (driver, "Home", "0.1");
  g_free (play_first_moves (driver));
  match_choose_from_menu (driver, "menu item:Resign", "m r");
  driver_expect (driver, "alert:White resigned: Black wins");
  driver_click (driver, "push button:Rematch");
  driver_expect_text (driver, "FEN", START_FEN);
  driver_expect (driver, "panel:White, to move");
  driver_expect_gone (driver, "push button:Rematch");

  /* With sides exchanged, the engine begins and the person sits below. */
  match_choose_from_menu (driver, "menu item:Resign", "m r");
  driver_click (driver, "push button:Swap Sides");
  driver_expect (driver, "panel:White: Stockfish, Beginner*");
  g_free (match_wait_for_change (driver, START_FEN));
  driver_expect (driver, "panel:Black, to move");
  expect_below (driver, "a8*", "a1*");
}

/* Looking back does not change the game: resigning there ends it at its last position. */
static void
test_resign_while_looking_back (void)
{
  g_autoptr (Driver) driver = start_with_stockfish ();
  g_autofree char *fen = NULL;

  if (driver == NULL)
    return;
  choose_stockfish (driver, "Home", "0.1");
  fen = play_first_moves (driver);
  driver_key (driver, "alt+Home");
  driver_expect_text (driver, "FEN", START_FEN);
  driver_expect (driver, "status bar:Reviewing*");
  driver_expect (driver, "panel:White, to move");
  match_choose_from_menu (driver, "menu item:Resign", "m r");
  driver_expect (driver, "alert:White resigned: Black wins");
  driver_expect_text (driver, "FEN", fen);
}

/* --- While it thinks -------------------------------------------------------------------------- */

/* A slow engine can be told to move now; meanwhile the next move is made ahead. */
static void
test_move_now (void)
{
  g_autoptr (Driver) driver = start_with_stockfish ();
  g_autofree char *fen = NULL;

  if (driver == NULL)
    return;
  choose_stockfish (driver, "End", "600");
  match_start (driver);
  match_move (driver, "d2", "d4");
  driver_expect (driver, "panel:Black: Stockfish, Full strength, thinking");
  driver_click (driver, "d1*");
  driver_expect (driver, "d1, white queen, selected*");
  driver_click (driver, "d3*");
  driver_expect (driver, "d3, empty, premove*");
  driver_key (driver, "F6");
  driver_expect (driver, "d3, white queen*");
  fen = match_wait_for_turn (driver, 'b');
  g_assert_nonnull (strstr (fen, "/3Q4/"));
  driver_expect (driver, "panel:Black: Stockfish, Full strength, thinking");
}

/* --- Two engines ------------------------------------------------------------------------------ */

static void
test_two_engines (void)
{
  g_autoptr (Driver) driver = start_with_stockfish ();
  g_autofree char *fen = NULL, *paused = NULL;

  if (driver == NULL)
    return;
  choose_stockfish (driver, "End", "0.3");
  match_choose (driver, MATCH_WHITE "Player", "Home Down Return");
  match_set_strength (driver, MATCH_WHITE_STRENGTH, "End");
  match_choose (driver, MATCH_WHITE "Thinking time", "Home Down Return");
  match_set_number (driver, "label:Seconds per move", "0.3");
  match_start (driver);
  driver_expect (driver, "panel:White: Stockfish, Full strength*");
  fen = g_strdup (START_FEN);
  for (guint i = 0; i < 6; i++)
    driver_expect_text_change (driver, "FEN", &fen);
  g_test_message ("two engines came to %s by themselves", fen);

  /* During a pause nothing moves. */
  driver_key (driver, "F8");
  driver_expect (driver, "push button:Resume");
  paused = driver_text (driver, "FEN");
  driver_settle (driver);
  driver_settle (driver);
  driver_settle (driver);
  driver_expect_text (driver, "FEN", paused);
  driver_click (driver, "push button:Resume");
  driver_expect_text_change (driver, "FEN", &paused);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/match/hint-and-analysis", test_hint_and_analysis);
  g_test_add_func ("/e2e/match/resign-and-rematch", test_resign_and_rematch);
  g_test_add_func ("/e2e/match/resign-while-looking-back", test_resign_while_looking_back);
  g_test_add_func ("/e2e/match/move-now", test_move_now);
  g_test_add_func ("/e2e/match/two-engines", test_two_engines);
  return g_test_run ();
}
