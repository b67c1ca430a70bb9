/* Tests of the controller's modes: what each allows, and every transition between them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "controller-test.h"

#include "game/controller/ending.h"
#include "game/controller/standing.h"

#define KINGS "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
#define ROOK "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"

typedef void (*Step) (ControllerTest *test);

/* --- Into a mode ---------------------------------------------------------------------------- */

static void
enter_free (ControllerTest *test)
{
  controller_test_play (test, "e2e4 e7e5");
}

static void
enter_match (ControllerTest *test)
{
  controller_test_begin (test, NULL, "5+0");
  controller_test_play (test, "e2e4 e7e5");
}

static void
enter_looking_back (ControllerTest *test)
{
  enter_match (test);
  checkbit_game_go_back (test->game);
}

/* Opens another game during a match, while looking back. */
static void
enter_free_from_looking_back (ControllerTest *test)
{
  enter_looking_back (test);
  checkbit_controller_load_fen (test->controller, ROOK);
}

static void
enter_setup (ControllerTest *test)
{
  enter_free (test);
  g_assert_true (checkbit_controller_set_up (test->controller, NULL));
}

static void
enter_over (ControllerTest *test)
{
  enter_match (test);
  g_assert_true (checkbit_ending_resign (test->match));
}

static void
enter_over_without_match (ControllerTest *test)
{
  controller_test_play (test, "f2f3 e7e5 g2g4 d8h4");
}

/* A finished match, with the board at a position before its end. */
static void
enter_over_looking_back (ControllerTest *test)
{
  enter_over (test);
  checkbit_game_go_back (test->game);
}

/* Opens a finished game during a match, while looking back. */
static void
enter_over_from_looking_back (ControllerTest *test)
{
  enter_looking_back (test);
  checkbit_controller_load_fen (test->controller, KINGS);
}

static void
enter_setup_in_match (ControllerTest *test)
{
  enter_match (test);
  g_assert_true (checkbit_controller_set_up (test->controller, NULL));
}

static void
enter_setup_looking_back (ControllerTest *test)
{
  enter_looking_back (test);
  g_assert_true (checkbit_controller_set_up (test->controller, NULL));
}

static void
enter_setup_over (ControllerTest *test)
{
  enter_over (test);
  g_assert_true (checkbit_controller_set_up (test->controller, NULL));
}

/* --- Out of it ------------------------------------------------------------------------------ */

static void
begin_match (ControllerTest *test)
{
  controller_test_begin (test, NULL, "5+0");
}

static void
end_match (ControllerTest *test)
{
  checkbit_match_end (test->match);
}

static void
go_back (ControllerTest *test)
{
  g_assert_true (checkbit_game_go_back (test->game));
}

static void
go_to_end (ControllerTest *test)
{
  g_assert_true (checkbit_game_go_to_end (test->game));
}

static void
go_on_here (ControllerTest *test)
{
  checkbit_match_go_on_here (test->match);
}

static void
resign (ControllerTest *test)
{
  g_assert_true (checkbit_ending_resign (test->match));
}

static void
mate (ControllerTest *test)
{
  controller_test_play (test, "f1c4 b8c6 d1h5 g8f6 h5f7");
}

static void
undo (ControllerTest *test)
{
  checkbit_controller_undo (test->controller);
}

static void
begin_game (ControllerTest *test)
{
  checkbit_controller_begin_game (test->controller);
}

static void
load (ControllerTest *test)
{
  checkbit_controller_load_fen (test->controller, KINGS);
}

static void
bring_back (ControllerTest *test)
{
  checkbit_controller_bring_back (test->controller);
}

static void
load_and_bring_back (ControllerTest *test)
{
  load (test);
  controller_test_expect_mode (test, CHECKBIT_MODE_OVER); /* a lone king cannot mate */
  bring_back (test);
}

static void
set_up (ControllerTest *test)
{
  g_assert_true (checkbit_controller_set_up (test->controller, NULL));
}

static void
set_up_and_leave (ControllerTest *test)
{
  set_up (test);
  controller_test_expect_mode (test, CHECKBIT_MODE_SETUP);
  g_assert_true (checkbit_controller_leave_setup (test->controller));
}

static void
leave (ControllerTest *test)
{
  g_assert_true (checkbit_controller_leave_setup (test->controller));
}

static void
finish (ControllerTest *test)
{
  g_assert_true (checkbit_controller_finish_setup (test->controller));
}

/* A position without mating material: a game from there is over immediately. */
static void
finish_with_kings (ControllerTest *test)
{
  load (test);
  finish (test);
}

/* Another move than the one that was played. */
static void
play_aside (ControllerTest *test)
{
  controller_test_play (test, "c7c5");
}

static void
leave_and_resume (ControllerTest *test)
{
  checkbit_setup_put (checkbit_controller_get_setup (test->controller), CHESS_SQUARE (0, 3),
                      CHESS_PIECE (CHESS_WHITE, CHESS_ROOK));
  leave (test);
  g_assert_true (checkbit_controller_resume_setup (test->controller));
}

/* --- Every passage -------------------------------------------------------------------------- */

static const struct
{
  const char *path;
  Step enter;
  CheckbitMode from;
  Step step;
  CheckbitMode to;
} passages[] = {
  { "free/begin-match", enter_free, CHECKBIT_MODE_FREE, begin_match, CHECKBIT_MODE_MATCH },
  { "free/set-up", enter_free, CHECKBIT_MODE_FREE, set_up, CHECKBIT_MODE_SETUP },
  { "free/resign", enter_free, CHECKBIT_MODE_FREE, resign, CHECKBIT_MODE_OVER },
  { "free/mate", enter_free, CHECKBIT_MODE_FREE, mate, CHECKBIT_MODE_OVER },
  { "free/go-back", enter_free, CHECKBIT_MODE_FREE, go_back, CHECKBIT_MODE_FREE },
  { "free/load", enter_free, CHECKBIT_MODE_FREE, load, CHECKBIT_MODE_OVER },
  { "free/bring-back", enter_free_from_looking_back, CHECKBIT_MODE_FREE, bring_back,
    CHECKBIT_MODE_LOOKING_BACK },
  { "free/undo", enter_free, CHECKBIT_MODE_FREE, undo, CHECKBIT_MODE_FREE },
  { "match/go-back", enter_match, CHECKBIT_MODE_MATCH, go_back, CHECKBIT_MODE_LOOKING_BACK },
  { "match/end", enter_match, CHECKBIT_MODE_MATCH, end_match, CHECKBIT_MODE_FREE },
  { "match/resign", enter_match, CHECKBIT_MODE_MATCH, resign, CHECKBIT_MODE_OVER },
  { "match/mate", enter_match, CHECKBIT_MODE_MATCH, mate, CHECKBIT_MODE_OVER },
  { "match/set-up", enter_match, CHECKBIT_MODE_MATCH, set_up, CHECKBIT_MODE_SETUP },
  { "match/set-up-and-leave", enter_match, CHECKBIT_MODE_MATCH, set_up_and_leave,
    CHECKBIT_MODE_MATCH },
  { "match/begin-game", enter_match, CHECKBIT_MODE_MATCH, begin_game, CHECKBIT_MODE_MATCH },
  { "match/another-game-and-back", enter_match, CHECKBIT_MODE_MATCH, load_and_bring_back,
    CHECKBIT_MODE_MATCH },
  { "looking-back/go-to-end", enter_looking_back, CHECKBIT_MODE_LOOKING_BACK, go_to_end,
    CHECKBIT_MODE_MATCH },
  { "looking-back/go-on-here", enter_looking_back, CHECKBIT_MODE_LOOKING_BACK, go_on_here,
    CHECKBIT_MODE_MATCH },
  { "looking-back/play-aside", enter_looking_back, CHECKBIT_MODE_LOOKING_BACK, play_aside,
    CHECKBIT_MODE_MATCH },
  { "looking-back/begin-game", enter_looking_back, CHECKBIT_MODE_LOOKING_BACK, begin_game,
    CHECKBIT_MODE_MATCH },
  { "looking-back/load", enter_looking_back, CHECKBIT_MODE_LOOKING_BACK, load, CHECKBIT_MODE_OVER },
  { "looking-back/end", enter_looking_back, CHECKBIT_MODE_LOOKING_BACK, end_match,
    CHECKBIT_MODE_FREE },
  { "looking-back/resign", enter_looking_back, CHECKBIT_MODE_LOOKING_BACK, resign,
    CHECKBIT_MODE_OVER },
  { "looking-back/set-up", enter_looking_back, CHECKBIT_MODE_LOOKING_BACK, set_up,
    CHECKBIT_MODE_SETUP },
  { "looking-back/set-up-and-leave", enter_looking_back, CHECKBIT_MODE_LOOKING_BACK,
    set_up_and_leave, CHECKBIT_MODE_LOOKING_BACK },
  { "setup/leave", enter_setup, CHECKBIT_MODE_SETUP, leave, CHECKBIT_MODE_FREE },
  { "setup/leave-to-match", enter_setup_in_match, CHECKBIT_MODE_SETUP, leave, CHECKBIT_MODE_MATCH },
  { "setup/leave-to-looking-back", enter_setup_looking_back, CHECKBIT_MODE_SETUP, leave,
    CHECKBIT_MODE_LOOKING_BACK },
  { "setup/leave-to-over", enter_setup_over, CHECKBIT_MODE_SETUP, leave, CHECKBIT_MODE_OVER },
  { "setup/load", enter_setup, CHECKBIT_MODE_SETUP, load, CHECKBIT_MODE_SETUP },
  { "setup/finish-over", enter_setup, CHECKBIT_MODE_SETUP, finish_with_kings, CHECKBIT_MODE_OVER },
  { "setup/finish-in-match", enter_setup_in_match, CHECKBIT_MODE_SETUP, finish,
    CHECKBIT_MODE_FREE },
  { "setup/leave-and-resume", enter_setup, CHECKBIT_MODE_SETUP, leave_and_resume,
    CHECKBIT_MODE_SETUP },
  { "setup/finish", enter_setup, CHECKBIT_MODE_SETUP, finish, CHECKBIT_MODE_FREE },
  { "setup/begin-match", enter_setup, CHECKBIT_MODE_SETUP, begin_match, CHECKBIT_MODE_MATCH },
  { "setup/begin-game", enter_setup, CHECKBIT_MODE_SETUP, begin_game, CHECKBIT_MODE_FREE },
  { "over/undo", enter_over, CHECKBIT_MODE_OVER, undo, CHECKBIT_MODE_MATCH },
  { "over/begin-game", enter_over, CHECKBIT_MODE_OVER, begin_game, CHECKBIT_MODE_MATCH },
  { "over/end", enter_over, CHECKBIT_MODE_OVER, end_match, CHECKBIT_MODE_OVER },
  { "over/go-back", enter_over, CHECKBIT_MODE_OVER, go_back, CHECKBIT_MODE_OVER },
  { "over/set-up", enter_over, CHECKBIT_MODE_OVER, set_up, CHECKBIT_MODE_SETUP },
  { "over/looking-back/undo", enter_over_looking_back, CHECKBIT_MODE_OVER, undo,
    CHECKBIT_MODE_MATCH },
  { "over/bring-back", enter_over_from_looking_back, CHECKBIT_MODE_OVER, bring_back,
    CHECKBIT_MODE_LOOKING_BACK },
  { "over/set-up-and-leave", enter_over, CHECKBIT_MODE_OVER, set_up_and_leave, CHECKBIT_MODE_OVER },
  { "over/without-match/undo", enter_over_without_match, CHECKBIT_MODE_OVER, undo,
    CHECKBIT_MODE_FREE },
  { "over/without-match/begin-game", enter_over_without_match, CHECKBIT_MODE_OVER, begin_game,
    CHECKBIT_MODE_FREE },
  { "over/without-match/begin-match", enter_over_without_match, CHECKBIT_MODE_OVER, begin_match,
    CHECKBIT_MODE_MATCH },
  { "over/without-match/set-up", enter_over_without_match, CHECKBIT_MODE_OVER, set_up,
    CHECKBIT_MODE_SETUP },
};

static void
test_passage (ControllerTest *test, gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);

  passages[i].enter (test);
  controller_test_expect_mode (test, passages[i].from);
  passages[i].step (test);
  controller_test_expect_mode (test, passages[i].to);
}

/* Every mode can be reached from every other one, and a row above tests how. */
static void
test_all_passages (void)
{
  const CheckbitMode modes[]
      = { CHECKBIT_MODE_FREE, CHECKBIT_MODE_MATCH, CHECKBIT_MODE_LOOKING_BACK, CHECKBIT_MODE_SETUP,
          CHECKBIT_MODE_OVER };

  for (guint from = 0; from < G_N_ELEMENTS (modes); from++)
    for (guint to = 0; to < G_N_ELEMENTS (modes); to++)
      {
        gboolean found = from == to;

        for (guint i = 0; i < G_N_ELEMENTS (passages); i++)
          found |= passages[i].from == modes[from] && passages[i].to == modes[to];
        if (!found)
          g_test_message ("no passage from mode %u to mode %u", from, to);
        g_assert_true (found);
      }
}

/* --- What is allowed ------------------------------------------------------------------------ */

static void
test_blank (ControllerTest *test, gconstpointer data)
{
  controller_test_expect_mode (test, CHECKBIT_MODE_FREE);
  controller_test_expect_allowed (test, "move end-game set-up");
}

static void
test_free (ControllerTest *test, gconstpointer data)
{
  enter_free (test);
  controller_test_expect_allowed (test, "undo go-back move end-game set-up");
  go_back (test);
  controller_test_expect_allowed (test, "undo go-back go-forward go-end move end-game set-up");
  checkbit_controller_undo (test->controller);
  controller_test_expect_allowed (test, "undo redo go-back move end-game set-up");
}

static void
test_match (ControllerTest *test, gconstpointer data)
{
  enter_match (test);
  controller_test_expect_allowed (test,
                                  "undo go-back move end-game pause offer-draw rematch end-match "
                                  "set-up");
  checkbit_controller_offer_draw (test->controller);
  controller_test_expect_allowed (test,
                                  "undo go-back move end-game pause answer-draw rematch end-match "
                                  "set-up");
  checkbit_match_decline_draw (test->match);
  controller_test_expect_said (test, "Black declines the draw.");
  checkbit_controller_toggle_pause (test->controller);
  controller_test_expect_mode (test, CHECKBIT_MODE_MATCH);
  controller_test_expect_allowed (test, "undo go-back end-game pause rematch end-match set-up");
}

static void
test_looking_back (ControllerTest *test, gconstpointer data)
{
  enter_looking_back (test);
  controller_test_expect_allowed (
      test, "undo go-back go-forward go-end move end-game pause offer-draw rematch go-on-here "
            "end-match "
            "set-up");
}

static void
test_over (ControllerTest *test, gconstpointer data)
{
  enter_over (test);
  controller_test_expect_allowed (test, "undo go-back undo-result rematch end-match set-up");
  end_match (test);
  controller_test_expect_allowed (test, "undo go-back undo-result set-up");
}

static void
test_setup (ControllerTest *test, gconstpointer data)
{
  CheckbitSetup *setup;

  enter_setup (test);
  controller_test_expect_allowed (test, "leave-setup finish-setup");
  setup = checkbit_controller_get_setup (test->controller);
  checkbit_setup_clear (setup);
  controller_test_expect_allowed (test, "undo leave-setup");
  checkbit_controller_undo (test->controller);
  controller_test_expect_allowed (test, "redo leave-setup finish-setup");
  checkbit_controller_redo (test->controller);
  controller_test_expect_allowed (test, "undo leave-setup");
  leave (test);
  controller_test_expect_allowed (test, "undo go-back move end-game set-up resume-setup");
}

/* A match waits while a position is set up: it can only be started again. */
static void
test_setup_in_match (ControllerTest *test, gconstpointer data)
{
  enter_match (test);
  set_up (test);
  controller_test_expect_allowed (test, "rematch leave-setup finish-setup");
}

/* Nor does it go on from a position that is out of sight. */
static void
test_setup_looking_back (ControllerTest *test, gconstpointer data)
{
  enter_setup_looking_back (test);
  controller_test_expect_allowed (test, "rematch leave-setup finish-setup");
}

/* --- How the game stands -------------------------------------------------------------------- */

typedef struct
{
  CheckbitEndWatch end;
  CheckbitMatch *match;
} Watcher;

static void
watch_cb (Watcher *watcher, CheckbitChangeKind kind)
{
  checkbit_end_watch_update (&watcher->end, watcher->match, kind);
}

static void
pause_match (ControllerTest *test)
{
  checkbit_controller_toggle_pause (test->controller);
}

static void
offer_draw (ControllerTest *test)
{
  checkbit_controller_offer_draw (test->controller);
}

static void
repeat (ControllerTest *test)
{
  controller_test_play (test, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
}

static void
begin_and_repeat (ControllerTest *test)
{
  begin_match (test);
  repeat (test);
}

static void
offer_and_repeat (ControllerTest *test)
{
  begin_and_repeat (test);
  offer_draw (test);
}

static void
fail (ControllerTest *test)
{
  controller_test_begin (test, "crash-in-search", "5+0");
  controller_test_play (test, "e2e4");
  WAIT_FOR (checkbit_match_get_state (test->match) == CHECKBIT_MATCH_FAILED);
}

/* A game that was already over when it was opened. */
static void
load_mate (ControllerTest *test)
{
  checkbit_controller_load_fen (test->controller, "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1");
}

static void
resign_and_undo (ControllerTest *test)
{
  resign (test);
  checkbit_controller_undo_result (test->controller);
}

/* Another first move, beside the one played. */
static void
branch (ControllerTest *test)
{
  checkbit_game_go_to_start (test->game);
  controller_test_play (test, "d2d4");
}

static void
branch_and_resign (ControllerTest *test)
{
  branch (test);
  resign (test);
}

/* A mate beside the moves played is a result of the game only once it is the main line. */
static void
branch_and_mate (ControllerTest *test)
{
  checkbit_game_go_to_start (test->game);
  controller_test_play (test, "f2f3 e7e5 g2g4 d8h4");
}

static void
enter_branch_resigned (ControllerTest *test)
{
  enter_free (test);
  branch_and_resign (test);
}

static void
enter_branch_mate (ControllerTest *test)
{
  enter_free (test);
  branch_and_mate (test);
}

static void
make_main_line (ControllerTest *test)
{
  g_assert_true (checkbit_game_make_main_line (test->game, checkbit_game_get_current (test->game)));
}

static const struct
{
  const char *path;
  Step enter, step; /* NULL for none */
  CheckbitStanding standing;
} standings[] = {
  { "blank", NULL, NULL, CHECKBIT_STANDING_NOTHING },
  { "free", enter_free, NULL, CHECKBIT_STANDING_NOTHING },
  { "mate", enter_free, mate, CHECKBIT_STANDING_OVER },
  { "mate/go-back", enter_over_without_match, go_back, CHECKBIT_STANDING_OVER },
  { "mate/undo", enter_over_without_match, undo, CHECKBIT_STANDING_NOTHING },
  { "resigned", enter_free, resign, CHECKBIT_STANDING_OVER },
  { "resigned/undo", enter_free, resign_and_undo, CHECKBIT_STANDING_NOTHING },
  { "branch", enter_free, branch, CHECKBIT_STANDING_NOTHING },
  { "branch/resigned", enter_free, branch_and_resign, CHECKBIT_STANDING_OVER },
  { "branch/resigned/undo", enter_branch_resigned, undo, CHECKBIT_STANDING_NOTHING },
  { "branch/mate", enter_free, branch_and_mate, CHECKBIT_STANDING_NOTHING },
  { "branch/mate/main-line", enter_branch_mate, make_main_line, CHECKBIT_STANDING_NOTHING },
  { "opened-over", load_mate, NULL, CHECKBIT_STANDING_NOTHING },
  { "repeated", repeat, NULL, CHECKBIT_STANDING_NOTHING },
  { "match", enter_match, NULL, CHECKBIT_STANDING_NOTHING },
  { "match/over", enter_match, mate, CHECKBIT_STANDING_OVER },
  { "match/over/set-up", enter_over, set_up, CHECKBIT_STANDING_NOTHING },
  { "match/paused", enter_match, pause_match, CHECKBIT_STANDING_PAUSED },
  { "match/offered", enter_match, offer_draw, CHECKBIT_STANDING_OFFERED },
  { "match/repeated", begin_and_repeat, NULL, CHECKBIT_STANDING_CLAIM },
  { "match/offered-and-repeated", offer_and_repeat, NULL, CHECKBIT_STANDING_OFFERED },
  { "match/paused-and-repeated", begin_and_repeat, pause_match, CHECKBIT_STANDING_PAUSED },
  { "match/failed", fail, NULL, CHECKBIT_STANDING_FAILED },
  { "match/failed/set-up", fail, set_up, CHECKBIT_STANDING_NOTHING },
};

static void
test_standing (ControllerTest *test, gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  Watcher watcher = { .match = test->match };

  checkbit_end_watch_update (&watcher.end, test->match, CHECKBIT_CHANGE_RESET);
  g_signal_connect_swapped (test->game, "changed", G_CALLBACK (watch_cb), &watcher);
  if (standings[i].enter != NULL)
    standings[i].enter (test);
  if (standings[i].step != NULL)
    standings[i].step (test);
  g_assert_cmpint (checkbit_standing_find (test->match,
                                           checkbit_controller_get_mode (test->controller),
                                           &watcher.end),
                   ==, standings[i].standing);
  g_signal_handlers_disconnect_by_data (test->game, &watcher);
}

/* -------------------------------------------------------------------------------------------- */

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Changes of the game are announced while it is on the board, but not while a position is set
 * up. */
static void
test_game_changed (ControllerTest *test, gconstpointer data)
{
  guint n = 0;

  g_signal_connect_swapped (test->controller, "game-changed", G_CALLBACK (count_cb), &n);
  enter_free (test);
  g_assert_cmpuint (n, ==, 2);
  checkbit_game_go_back (test->game);
  g_assert_cmpuint (n, ==, 3);
  set_up (test);
  checkbit_game_go_back (test->game);
  g_assert_cmpuint (n, ==, 3);
  leave (test);
  checkbit_game_go_forward (test->game);
  g_assert_cmpuint (n, ==, 4);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

#define ADD(path, function)                                                                        \
  g_test_add ("/controller/allowed/" path, ControllerTest, NULL, controller_test_set_up, function, \
              controller_test_tear_down)
  ADD ("blank", test_blank);
  ADD ("free", test_free);
  ADD ("match", test_match);
  ADD ("looking-back", test_looking_back);
  ADD ("over", test_over);
  ADD ("setup", test_setup);
  ADD ("setup-in-match", test_setup_in_match);
  ADD ("setup-looking-back", test_setup_looking_back);
  ADD ("game-changed", test_game_changed);
  for (guint i = 0; i < G_N_ELEMENTS (standings); i++)
    {
      g_autofree char *path = g_strconcat ("/controller/standing/", standings[i].path, NULL);

      g_test_add (path, ControllerTest, GUINT_TO_POINTER (i), controller_test_set_up, test_standing,
                  controller_test_tear_down);
    }
  g_test_add_func ("/controller/passage/all", test_all_passages);
  for (guint i = 0; i < G_N_ELEMENTS (passages); i++)
    {
      g_autofree char *path = g_strconcat ("/controller/passage/", passages[i].path, NULL);

      g_test_add (path, ControllerTest, GUINT_TO_POINTER (i), controller_test_set_up, test_passage,
                  controller_test_tear_down);
    }
  return g_test_run ();
}
