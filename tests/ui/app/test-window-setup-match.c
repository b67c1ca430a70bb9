/* Setting up a position during a match: clocks and engine pause meanwhile, and the match is
 * restored with its game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "window-fixture.h"

#define FIVE_MINUTES_MS 300000

static void
set_text (char **text, const char *value)
{
  g_free (*text);
  *text = g_strdup (value);
}

/* Anna, or an engine in a mode, with Black; five minutes for each side. */
static void
start (Fixture *fixture, const char *mode)
{
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL);
  const char *arguments[] = { mode, NULL };

  for (guint i = 0; i < CHESS_N_COLORS; i++)
    g_assert_true (checkbit_time_control_parse ("5+0", &plan->sides[i].control));
  plan->sides[CHESS_WHITE].engine = FALSE;
  plan->sides[CHESS_BLACK].engine = mode != NULL;
  plan->sides[CHESS_BLACK].strength = CHECKBIT_STRENGTH_FULL;
  set_text (&plan->sides[CHESS_BLACK].name, "Anna");
  if (mode != NULL)
    set_text (&plan->sides[CHESS_BLACK].engine_id,
              checkbit_engine_entry_get_id (
                  checkbit_engine_list_add (checkbit_engine_list_get_default (), "Fake",
                                            g_getenv ("FAKE_ENGINE"), arguments, NULL)));
  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_controller_start_match (fixture->parts.controller, plan, NULL);
}

static CheckbitMatchState
match_state (Fixture *fixture)
{
  return checkbit_match_get_state (fixture->parts.match);
}

static gboolean
is_running (Fixture *fixture)
{
  return checkbit_clock_get_running (checkbit_match_get_clock (fixture->parts.match));
}

static gint64
left_ms (Fixture *fixture, ChessColor side)
{
  return checkbit_clock_get_remaining_ms (checkbit_match_get_clock (fixture->parts.match), side);
}

static guint
ply (Fixture *fixture)
{
  return checkbit_node_get_ply (checkbit_game_get_current (fixture->parts.game));
}

/* Another position that can be played: without the queens. */
static void
change_setup (Fixture *fixture)
{
  checkbit_setup_put (checkbit_controller_get_setup (fixture->parts.controller), square ("d1"),
                      CHESS_PIECE_NONE);
  checkbit_setup_put (checkbit_controller_get_setup (fixture->parts.controller), square ("d8"),
                      CHESS_PIECE_NONE);
}

/* No clock runs, and no action on the match is possible behind the set-up. */
static void
test_clock (Fixture *fixture, gconstpointer data)
{
  static const char *const barred[] = { "pause", "offer-draw", "move-now", "end-match", "resign",
                                        "draw",  "comment",    "autoplay", "go-back" };
  gint64 left;

  start (fixture, NULL);
  moves (fixture, "e2e4 e7e5");
  act (fixture, "set-up");
  g_assert_false (is_running (fixture));
  left = left_ms (fixture, CHESS_WHITE);
  for (guint i = 0; i < G_N_ELEMENTS (barred); i++)
    g_assert_false (is_enabled (fixture, barred[i]));
  g_assert_null (checkbit_match_banner_get_text (fixture->parts.banner));
  act (fixture, "pause");
  ui_test_run (120);
  g_assert_cmpint (left_ms (fixture, CHESS_WHITE), ==, left);
  act (fixture, "set-up-cancel");
  g_assert_cmpint (match_state (fixture), ==, CHECKBIT_MATCH_RUNNING);
  g_assert_true (is_running (fixture));
  g_assert_true (is_enabled (fixture, "pause"));
  g_assert_true (is_enabled (fixture, "go-back"));
  g_assert_false (is_enabled (fixture, "move-now"));
}

static guint
count_hints (Fixture *fixture)
{
  guint n;

  checkbit_arrows_get (fixture->parts.arrows, CHECKBIT_ARROWS_HINT, &n);
  return n;
}

/* The engine for hints runs only as long as it looks for one. */
static gboolean
is_looking (Fixture *fixture)
{
  return *checkbit_analysis_get_name (fixture->parts.analysis) != '\0';
}

/* A hint that was asked for before the set-up comes too late for the game and is none for the
 * set-up. */
static void
test_hint (Fixture *fixture, gconstpointer data)
{
  const char *arguments[] = { "ok", NULL };

  ui_test_show (GTK_WINDOW (fixture->window));
  checkbit_analysis_set_entry (fixture->parts.analysis,
                               checkbit_engine_list_add (checkbit_engine_list_get_default (),
                                                         "Fake", g_getenv ("FAKE_ENGINE"),
                                                         arguments, NULL));
  act (fixture, "hint");
  act (fixture, "set-up");
  ui_test_wait_for (is_looking (fixture));
  ui_test_wait_for (!is_looking (fixture));
  ui_test_run (50);
  g_assert_cmpuint (count_hints (fixture), ==, 0);
  g_assert_null (checkbit_status_line_get_message (fixture->parts.status));

  act (fixture, "set-up-cancel");
  act (fixture, "hint");
  ui_test_wait_for (count_hints (fixture) == 1);
  g_assert_nonnull (checkbit_status_line_get_message (fixture->parts.status));
}

/* A match that a person has paused stays so. */
static void
test_paused (Fixture *fixture, gconstpointer data)
{
  start (fixture, NULL);
  act (fixture, "pause");
  act (fixture, "set-up");
  act (fixture, "set-up-cancel");
  g_assert_cmpint (match_state (fixture), ==, CHECKBIT_MATCH_PAUSED);
  g_assert_nonnull (checkbit_match_banner_get_text (fixture->parts.banner));
}

/* An engine that thinks is stopped, and asked again. */
static void
test_engine (Fixture *fixture, gconstpointer data)
{
  start (fixture, "slow");
  move (fixture, "e2e4");
  g_assert_true (checkbit_match_get_thinking (fixture->parts.match));
  act (fixture, "set-up");
  g_assert_false (checkbit_match_get_thinking (fixture->parts.match));
  ui_test_run (1500);
  g_assert_cmpuint (ply (fixture), ==, 1);
  g_assert_true (shows (fixture, AFTER_E4));
  act (fixture, "set-up-cancel");
  g_assert_true (checkbit_match_get_thinking (fixture->parts.match));
  ui_test_wait_for (ply (fixture) == 2);
}

/* The new game has no players; undo restores the old one with its players and times. */
static void
test_undo (Fixture *fixture, gconstpointer data)
{
  gboolean engine = data != NULL;
  gint64 left;

  start (fixture, data);
  move (fixture, "e2e4");
  ui_test_wait_for (!engine || ply (fixture) == 2);
  ui_test_run (150);
  act (fixture, "set-up");
  left = left_ms (fixture, engine ? CHESS_WHITE : CHESS_BLACK);
  g_assert_cmpint (left, <=, FIVE_MINUTES_MS - 150);
  change_setup (fixture);
  act (fixture, "set-up-done");
  g_assert_cmpint (match_state (fixture), ==, CHECKBIT_MATCH_IDLE);
  g_assert_cmpstr (
      checkbit_player_bar_get_name (fixture->parts.upper_bar), ==,
      checkbit_player_bar_get_side (fixture->parts.upper_bar) == CHESS_WHITE ? "White" : "Black");
  g_assert_cmpuint (ply (fixture), ==, 0);

  act (fixture, "undo");
  g_assert_cmpuint (ply (fixture), ==, engine ? 2 : 1);
  g_assert_cmpint (match_state (fixture), ==, CHECKBIT_MATCH_PAUSED);
  g_assert_cmpint (left_ms (fixture, engine ? CHESS_WHITE : CHESS_BLACK), ==, left);
  g_assert_cmpint (left_ms (fixture, CHESS_WHITE), <=, FIVE_MINUTES_MS);
  g_assert_cmpstr (checkbit_player_bar_get_name (fixture->parts.upper_bar), ==,
                   engine ? "Fake" : "Anna");
  act (fixture, "pause");
  g_assert_true (is_running (fixture));
  move (fixture, engine ? "d2d4" : "e7e5");
  ui_test_wait_for (ply (fixture) == (engine ? 4 : 2));
}

/* Forth and back as often as one likes. */
static void
test_redo (Fixture *fixture, gconstpointer data)
{
  start (fixture, NULL);
  move (fixture, "e2e4");
  act (fixture, "set-up");
  change_setup (fixture);
  act (fixture, "set-up-done");
  for (guint i = 0; i < 3; i++)
    {
      checkbit_game_undo_new (fixture->parts.game);
      g_assert_cmpint (match_state (fixture), ==, CHECKBIT_MATCH_PAUSED);
      while (checkbit_game_redo (fixture->parts.game))
        ;
      g_assert_cmpint (match_state (fixture), ==, CHECKBIT_MATCH_IDLE);
    }
}

/* The same for a match replaced by another; one that has ended is not restored. */
static void
test_other_match (Fixture *fixture, gconstpointer data)
{
  start (fixture, NULL);
  move (fixture, "e2e4");
  start (fixture, "ok");
  g_assert_cmpstr (checkbit_player_bar_get_name (fixture->parts.upper_bar), ==, "Fake");
  press (fixture, "_Undo");
  g_assert_cmpuint (ply (fixture), ==, 1);
  g_assert_cmpint (match_state (fixture), ==, CHECKBIT_MATCH_PAUSED);
  g_assert_cmpstr (checkbit_player_bar_get_name (fixture->parts.upper_bar), ==, "Anna");

  act (fixture, "end-match");
  checkbit_window_load_text (fixture->window, ENDGAME);
  act (fixture, "undo");
  g_assert_cmpuint (ply (fixture), ==, 1);
  g_assert_cmpint (match_state (fixture), ==, CHECKBIT_MATCH_IDLE);
}

#define ADD_MATCH(path, function, data)                                                            \
  g_test_add ("/window-setup-match/" path, Fixture, data, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  ADD_MATCH ("clock", test_clock, NULL);
  ADD_MATCH ("paused", test_paused, NULL);
  ADD_MATCH ("hint", test_hint, NULL);
  ADD_MATCH ("engine", test_engine, NULL);
  ADD_MATCH ("undo/persons", test_undo, NULL);
  ADD_MATCH ("undo/engine", test_undo, "ok");
  ADD_MATCH ("redo", test_redo, NULL);
  ADD_MATCH ("other-match", test_other_match, NULL);
  return g_test_run ();
}
