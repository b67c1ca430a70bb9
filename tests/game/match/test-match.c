/* Tests of matches: persons and engines take turns, and nothing an engine does hurts the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* kill is not in C17 alone. */
#define _POSIX_C_SOURCE 200809L

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "chess/fen.h"
#include "chess/uci-move.h"
#include "../engine-test.h"
#include "game/tree/edit.h"
#include "game/engine/engine-entry.h"
#include "game/match/match.h"

#define SECOND G_GINT64_CONSTANT (1000000)

typedef struct
{
  CheckbitGame *game;
  CheckbitClock *clock;
  CheckbitMatch *match;
  gint64 now;
  guint n_failed, n_declined, n_dropped;
  int side;
} Fixture;

static gint64
now_cb (gpointer data)
{
  return ((Fixture *) data)->now;
}

static void
failed_cb (CheckbitMatch *match, int side, GError *error, Fixture *fixture)
{
  g_test_message ("%s", error->message);
  g_assert_cmpint (checkbit_match_get_state (match), ==, CHECKBIT_MATCH_FAILED);
  fixture->n_failed++;
  fixture->side = side;
}

static void
declined_cb (CheckbitMatch *match, int by, Fixture *fixture)
{
  fixture->n_declined++;
  fixture->side = by;
}

static void
dropped_cb (CheckbitMatch *match, Fixture *fixture)
{
  fixture->n_dropped++;
}

/* Makes a side an engine in a mode of the fake one, whose input goes to a log; NULL for none. */
static void
set_logged_engine (Fixture *fixture,
                   ChessColor side,
                   const char *mode,
                   CheckbitThink think,
                   guint64 amount,
                   const char *log)
{
  const char *arguments[] = { mode, log, NULL };
  g_autoptr (CheckbitEngineEntry) entry
      = checkbit_engine_entry_new (mode, mode, fake_engine_path (), arguments, NULL, FALSE);
  g_autoptr (CheckbitPlayer) player = checkbit_player_new_engine (entry, CHECKBIT_STRENGTH_FULL);

  player->think = think;
  player->amount = amount;
  checkbit_match_set_player (fixture->match, side, player);
}

static void
set_engine (Fixture *fixture, ChessColor side, const char *mode)
{
  set_logged_engine (fixture, side, mode, CHECKBIT_THINK_DEPTH, 1, NULL);
}

/* A player with a strength that thinks for a fixed time. */
static void
set_fixed (Fixture *fixture, ChessColor side, CheckbitStrength strength, guint ms)
{
  const char *arguments[] = { "ok", NULL };
  g_autoptr (CheckbitEngineEntry) entry
      = checkbit_engine_entry_new ("e", "e", fake_engine_path (), arguments, NULL, FALSE);
  g_autoptr (CheckbitPlayer) player = checkbit_player_new_engine (entry, strength);

  player->think = ms > 0 ? CHECKBIT_THINK_TIME : CHECKBIT_THINK_CLOCK;
  player->amount = ms;
  checkbit_match_set_player (fixture->match, side, player);
}

static void
set_person (Fixture *fixture, ChessColor side)
{
  g_autoptr (CheckbitPlayer) player = checkbit_player_new_person ("Someone");

  checkbit_match_set_player (fixture->match, side, player);
}

/* A match with a person for White; control: NULL for no clock. Time does not advance by itself. */
static void
set_up (Fixture *fixture, const char *black, const char *control)
{
  memset (fixture, 0, sizeof *fixture);
  fixture->now = SECOND;
  fixture->game = checkbit_game_new ();
  fixture->clock = checkbit_clock_new (now_cb, fixture);
  fixture->match = checkbit_match_new (fixture->game, fixture->clock);
  g_signal_connect (fixture->match, "engine-failed", G_CALLBACK (failed_cb), fixture);
  g_signal_connect (fixture->match, "draw-declined", G_CALLBACK (declined_cb), fixture);
  g_signal_connect (fixture->match, "premove-dropped", G_CALLBACK (dropped_cb), fixture);
  if (black != NULL)
    set_engine (fixture, CHESS_BLACK, black);
  if (control != NULL)
    {
      CheckbitTimeControl parsed;

      g_assert_true (checkbit_time_control_parse (control, &parsed));
      checkbit_clock_set_control (fixture->clock, CHESS_WHITE, &parsed);
      checkbit_clock_set_control (fixture->clock, CHESS_BLACK, &parsed);
    }
  checkbit_match_set_least_time (fixture->match, 0);
  checkbit_match_start (fixture->match, TRUE);
}

static void
tear_down (Fixture *fixture)
{
  g_assert_finalize_object (fixture->match);
  g_assert_finalize_object (fixture->clock);
  g_assert_finalize_object (fixture->game);
  checkbit_engine_quit_all (1000);
}

static void
play (Fixture *fixture, const char *text)
{
  ChessMove move = chess_uci_read (checkbit_game_get_position (fixture->game), text, strlen (text));
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (move, !=, CHESS_MOVE_NONE);
  g_assert_true (checkbit_game_play (fixture->game, move, &error));
  g_assert_no_error (error);
}

static guint
ply (Fixture *fixture)
{
  return checkbit_node_get_ply (checkbit_game_get_current (fixture->game));
}

static gint64
left (Fixture *fixture, ChessColor side)
{
  return checkbit_clock_get_remaining_us (fixture->clock, side) / SECOND;
}

static void
expect_state (Fixture *fixture, CheckbitMatchState state)
{
  g_assert_cmpint (checkbit_match_get_state (fixture->match), ==, state);
}

/* --- Taking turns ----------------------------------------------------------------------------- */

static void
test_answer (void)
{
  Fixture fixture;

  set_up (&fixture, "ok", NULL);
  g_assert_true (checkbit_match_person_may_move (fixture.match));
  play (&fixture, "e2e4");
  g_assert_false (checkbit_match_person_may_move (fixture.match));
  g_assert_true (checkbit_match_get_thinking (fixture.match));
  WAIT_FOR (ply (&fixture) == 2);
  g_assert_false (checkbit_match_get_thinking (fixture.match));
  g_assert_true (checkbit_match_person_may_move (fixture.match));
  expect_state (&fixture, CHECKBIT_MATCH_RUNNING);

  /* Its opinion is written beside its move: 30 centipawns for Black. */
  g_assert_cmpint (checkbit_node_get_score (checkbit_game_get_current (fixture.game), NULL).value,
                   ==, -30);
  tear_down (&fixture);
}

/* What an engine says, and what is written beside its move. */
typedef struct
{
  const char *mode;
  ChessColor side;
  CheckbitScore written;
} Opinion;

static const Opinion opinions[] = {
  { "ok", CHESS_WHITE, { CHECKBIT_SCORE_CENTIPAWNS, .value = 30 } },
  { "ok", CHESS_BLACK, { CHECKBIT_SCORE_CENTIPAWNS, .value = -30 } },
  /* It does not play the move that it speaks of, or does not say which one that is. */
  { "limited", CHESS_BLACK, { .kind = CHECKBIT_SCORE_NONE } },
  { "no-pv", CHESS_BLACK, { .kind = CHECKBIT_SCORE_NONE } },
  /* The mover has made the first of the moves to mate; */
  { "mate5", CHESS_WHITE, { CHECKBIT_SCORE_MATE, .value = 4, .winner = CHESS_WHITE } },
  { "mate2", CHESS_BLACK, { CHECKBIT_SCORE_MATE, .value = -1, .winner = CHESS_BLACK } },
  /* the mating move itself needs no evaluation; */
  { "mate1", CHESS_WHITE, { .kind = CHECKBIT_SCORE_NONE } },
  { "mate1", CHESS_BLACK, { .kind = CHECKBIT_SCORE_NONE } },
  /* who is mated in five moves still is after the next one. */
  { "mate-5", CHESS_WHITE, { CHECKBIT_SCORE_MATE, .value = -5, .winner = CHESS_BLACK } },
  { "mate-1", CHESS_BLACK, { CHECKBIT_SCORE_MATE, .value = 1, .winner = CHESS_WHITE } },
};

static void
test_opinion (gconstpointer data)
{
  const Opinion *opinion = data;
  guint last = opinion->side == CHESS_WHITE ? 1 : 2;
  CheckbitScore score;
  Fixture fixture;

  set_up (&fixture, NULL, NULL);
  if (opinion->side == CHESS_BLACK)
    play (&fixture, "e2e4");
  set_engine (&fixture, opinion->side, opinion->mode);
  WAIT_FOR (ply (&fixture) == last);
  score = checkbit_node_get_score (checkbit_game_get_current (fixture.game), NULL);
  g_assert_cmpint (score.kind, ==, opinion->written.kind);
  if (score.kind != CHECKBIT_SCORE_NONE)
    g_assert_cmpint (score.value, ==, opinion->written.value);
  if (score.kind == CHECKBIT_SCORE_MATE)
    g_assert_cmpint (score.winner, ==, opinion->written.winner);
  tear_down (&fixture);
}

static void
test_two_engines (void)
{
  Fixture fixture;

  set_up (&fixture, "ok", NULL);
  set_engine (&fixture, CHESS_WHITE, "double");
  WAIT_FOR (ply (&fixture) >= 20 || fixture.n_failed > 0);
  g_assert_cmpuint (fixture.n_failed, ==, 0);
  checkbit_match_end (fixture.match);
  tear_down (&fixture);
}

static void
test_two_persons (void)
{
  Fixture fixture;

  set_up (&fixture, NULL, "5+3");
  fixture.now += 10 * SECOND;
  play (&fixture, "e2e4");
  g_assert_cmpint (left (&fixture, CHESS_WHITE), ==, 293);
  fixture.now += 20 * SECOND;
  play (&fixture, "e7e5");
  g_assert_cmpint (left (&fixture, CHESS_BLACK), ==, 283);
  g_assert_cmpint (checkbit_node_get_clock_ms (checkbit_game_get_current (fixture.game)), ==,
                   283000);
  g_assert_cmpint (checkbit_node_get_elapsed_ms (checkbit_game_get_current (fixture.game)), ==,
                   20000);
  tear_down (&fixture);
}

/* The clock does not run while an engine is starting. */
static void
test_slow_start (void)
{
  Fixture fixture;

  set_up (&fixture, "slow", "5");
  play (&fixture, "e2e4");
  g_assert_false (checkbit_clock_get_running (fixture.clock));
  fixture.now += 100 * SECOND;
  WAIT_FOR (ply (&fixture) == 2);
  g_assert_cmpint (left (&fixture, CHESS_BLACK), ==, 300);
  g_assert_true (checkbit_clock_get_running (fixture.clock));
  tear_down (&fixture);
}

typedef struct
{
  const char *control;
  guint fixed_ms; /* 0: the engine uses the clock */
  const char *go;
} TimesCase;

static const TimesCase times_cases[] = {
  { .control = "5+3", .go = "\ngo wtime 303000 btime 300000 winc 3000 binc 3000\n" },
  { .control = "0+10", .go = "\ngo wtime 20000 btime 10000 winc 10000 binc 10000\n" },
  { .control = "0b10", .go = "\ngo wtime 10000 btime 10000 winc 10000 binc 10000\n" },
  { .control = "0d10", .go = "\ngo wtime 10000 btime 10000 winc 10000 binc 10000\n" },
  { .control = "5d10", .go = "\ngo wtime 310000 btime 310000 winc 10000 binc 10000\n" },
  { .control = "5", .fixed_ms = 300, .go = "\ngo movetime 300\n" },
  { .control = "0:01", .fixed_ms = 3600 * 1000, .go = "\ngo movetime 500\n" },
};

/* An engine hears of all the time that it may take. A fixed time is at most half of what is left on
 * its clock, or it would lose on time. */
static void
test_times (gconstpointer data)
{
  const TimesCase *row = data;
  Fixture fixture;
  g_autofree char *log = NULL;
  g_autofree char *text = NULL;
  int fd = g_file_open_tmp ("checkbit-match-XXXXXX", &log, NULL);

  g_assert_cmpint (fd, >=, 0);
  close (fd);
  set_up (&fixture, NULL, row->control);
  set_logged_engine (&fixture, CHESS_BLACK, "ok",
                     row->fixed_ms > 0 ? CHECKBIT_THINK_TIME : CHECKBIT_THINK_CLOCK, row->fixed_ms,
                     log);
  play (&fixture, "e2e4");
  WAIT_FOR (ply (&fixture) == 2);
  g_assert_true (g_file_get_contents (log, &text, NULL, NULL));
  g_test_message ("%s", text);
  g_assert_nonnull (strstr (text, row->go));
  tear_down (&fixture);
  g_assert_cmpint (g_unlink (log), ==, 0);
}

static void
add_times (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (times_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/match/times/", times_cases[i].control, NULL);

      g_test_add_data_func (path, &times_cases[i], test_times);
    }
}

/* --- Engines that fail ------------------------------------------------------------------------ */

static void
test_engine_fails (gconstpointer data)
{
  const char *mode = data;
  Fixture fixture;

  set_up (&fixture, mode, "5");
  fixture.now += 10 * SECOND;
  play (&fixture, "e2e4");
  WAIT_FOR (fixture.n_failed == 1);
  g_assert_cmpint (fixture.side, ==, CHESS_BLACK);
  g_assert_nonnull (checkbit_match_get_error (fixture.match));
  g_assert_false (checkbit_match_get_thinking (fixture.match));

  /* The game and the clocks are as they were, and stay so. */
  fixture.now += 100 * SECOND;
  engine_test_run (50);
  g_assert_cmpuint (ply (&fixture), ==, 1);
  g_assert_false (checkbit_clock_get_running (fixture.clock));
  g_assert_cmpint (left (&fixture, CHESS_WHITE), ==, 290);
  g_assert_cmpint (left (&fixture, CHESS_BLACK), ==, 300);

  checkbit_match_restart_engine (fixture.match);
  expect_state (&fixture, CHECKBIT_MATCH_RUNNING);
  WAIT_FOR (fixture.n_failed == 2);

  /* Another one takes over. */
  set_engine (&fixture, CHESS_BLACK, "ok");
  expect_state (&fixture, CHECKBIT_MATCH_RUNNING);
  WAIT_FOR (ply (&fixture) == 2);
  tear_down (&fixture);
}

static void
test_person_takes_over (void)
{
  Fixture fixture;

  set_up (&fixture, "crash-on-uci", NULL);
  play (&fixture, "e2e4");
  WAIT_FOR (fixture.n_failed == 1);
  g_assert_false (checkbit_match_person_may_move (fixture.match));
  set_person (&fixture, CHESS_BLACK);
  expect_state (&fixture, CHECKBIT_MATCH_RUNNING);
  g_assert_true (checkbit_match_person_may_move (fixture.match));
  play (&fixture, "e7e5");
  tear_down (&fixture);
}

static CheckbitEngineState
get_engine_state (Fixture *fixture)
{
  return checkbit_engine_get_state (checkbit_match_get_engine (fixture->match, CHESS_BLACK));
}

static int
get_engine_pid (Fixture *fixture)
{
  return checkbit_engine_get_pid (checkbit_match_get_engine (fixture->match, CHESS_BLACK));
}

/* An engine that ends while its answer waits for its time is not needed before the next move. */
static void
test_fails_after_answer (void)
{
  Fixture fixture;

  set_up (&fixture, NULL, NULL);
  set_fixed (&fixture, CHESS_BLACK, CHECKBIT_STRENGTH_FULL, 1500);
  play (&fixture, "e2e4");
  WAIT_FOR (get_engine_state (&fixture) == CHECKBIT_ENGINE_READY);
  kill (get_engine_pid (&fixture), SIGKILL);
  WAIT_FOR (get_engine_state (&fixture) == CHECKBIT_ENGINE_FAILED);
  g_assert_cmpuint (fixture.n_failed, ==, 0);
  expect_state (&fixture, CHECKBIT_MATCH_RUNNING);
  WAIT_FOR (ply (&fixture) == 2);
  play (&fixture, "g1f3");
  WAIT_FOR (ply (&fixture) == 4);
  g_assert_cmpuint (fixture.n_failed, ==, 0);
  tear_down (&fixture);
}

/* --- Going back ------------------------------------------------------------------------------- */

static void
test_take_back (void)
{
  Fixture fixture;

  set_up (&fixture, "ok", "5");
  fixture.now += 10 * SECOND;
  play (&fixture, "e2e4");
  WAIT_FOR (ply (&fixture) == 2);
  fixture.now += 20 * SECOND;
  play (&fixture, "d2d4");
  WAIT_FOR (ply (&fixture) == 4);
  g_assert_cmpint (left (&fixture, CHESS_WHITE), ==, 270);

  g_assert_true (checkbit_match_take_back (fixture.match));
  g_assert_cmpuint (ply (&fixture), ==, 2);
  g_assert_cmpint (left (&fixture, CHESS_WHITE), ==, 290);
  g_assert_true (checkbit_match_person_may_move (fixture.match));
  expect_state (&fixture, CHECKBIT_MATCH_RUNNING);

  g_assert_true (checkbit_match_take_back (fixture.match));
  g_assert_cmpuint (ply (&fixture), ==, 0);
  g_assert_cmpint (left (&fixture, CHESS_WHITE), ==, 300);
  g_assert_false (checkbit_match_take_back (fixture.match));
  tear_down (&fixture);
}

/* The state in which the move of White's engine, the only one, is taken back. */
typedef struct
{
  const char *name;
  const char *fen;
  const char *black; /* the mode of an engine; NULL for a person */
  gboolean (*take_back) (Fixture *);
  CheckbitMatchState state;
} OnlyMove;

/* The next move ends the game as a draw: the 75th without a capture or a pawn move. */
#define LAST_QUIET_MOVE "4k3/8/8/8/8/8/8/R3K3 w - - 149 100"
#define FIRST_MOVE "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"

static gboolean
take_back_in_match (Fixture *fixture)
{
  return checkbit_match_take_back (fixture->match);
}

static gboolean
undo_in_game (Fixture *fixture)
{
  return checkbit_game_undo (fixture->game);
}

static const OnlyMove only_moves[] = {
  { "over", LAST_QUIET_MOVE, "ok", take_back_in_match, CHECKBIT_MATCH_OVER },
  { "over-undo", LAST_QUIET_MOVE, "ok", undo_in_game, CHECKBIT_MATCH_OVER },
  { "over-person", LAST_QUIET_MOVE, NULL, undo_in_game, CHECKBIT_MATCH_OVER },
  { "failed", FIRST_MOVE, "crash-in-search", take_back_in_match, CHECKBIT_MATCH_FAILED },
  { "running", FIRST_MOVE, "stop-ignored", take_back_in_match, CHECKBIT_MATCH_RUNNING },
};

/* The engine is asked again only when somebody wants that. */
static void
test_take_back_only_move (gconstpointer data)
{
  const OnlyMove *only = data;
  g_autoptr (GError) error = NULL;
  Fixture fixture;

  set_up (&fixture, only->black, NULL);
  g_assert_true (checkbit_game_load_fen (fixture.game, only->fen, &error));
  set_engine (&fixture, CHESS_WHITE, "ok");
  checkbit_match_start (fixture.match, TRUE);
  WAIT_FOR (ply (&fixture) == 1);
  WAIT_FOR (checkbit_match_get_state (fixture.match) == only->state);

  g_assert_true (only->take_back (&fixture));
  expect_state (&fixture, CHECKBIT_MATCH_PAUSED);
  engine_test_run (50);
  g_assert_cmpuint (ply (&fixture), ==, 0);

  checkbit_match_resume (fixture.match);
  WAIT_FOR (ply (&fixture) == 1);
  tear_down (&fixture);
}

/* With the engine's answer back the match goes on, unless somebody has paused it before. */
static void
test_redo_only_move (gconstpointer data)
{
  gboolean pause = GPOINTER_TO_INT (data);
  CheckbitMatchState state = pause ? CHECKBIT_MATCH_PAUSED : CHECKBIT_MATCH_RUNNING;
  Fixture fixture;

  set_up (&fixture, NULL, "5");
  set_engine (&fixture, CHESS_WHITE, "ok");
  checkbit_match_start (fixture.match, TRUE);
  WAIT_FOR (ply (&fixture) == 1);
  if (pause)
    checkbit_match_pause (fixture.match);
  g_assert_true (checkbit_match_take_back (fixture.match));
  expect_state (&fixture, CHECKBIT_MATCH_PAUSED);

  g_assert_true (checkbit_game_undo (fixture.game));
  g_assert_cmpuint (ply (&fixture), ==, 1);
  expect_state (&fixture, state);
  tear_down (&fixture);
}

/* A hundred times a move is taken back while the engine thinks about it. */
static void
test_take_back_while_thinking (void)
{
  static const char *const moves[] = { "e2e4", "d2d4", "g1f3", "b1c3" };
  Fixture fixture;

  set_up (&fixture, "ok", NULL);
  for (guint i = 0; i < 100; i++)
    {
      play (&fixture, moves[i % G_N_ELEMENTS (moves)]);
      for (guint j = 0; j < i % 10 && ply (&fixture) == 1; j++)
        g_main_context_iteration (NULL, FALSE);
      if (ply (&fixture) == 1)
        g_assert_true (checkbit_match_take_back (fixture.match));
      else
        checkbit_match_take_back (fixture.match);
      g_assert_cmpuint (ply (&fixture), ==, 0);
    }
  engine_test_run (100);
  g_assert_cmpuint (ply (&fixture), ==, 0);
  g_assert_cmpuint (fixture.n_failed, ==, 0);

  play (&fixture, "e2e4");
  WAIT_FOR (ply (&fixture) == 2);
  tear_down (&fixture);
}

/* Looking back does not stop a person's clock. */
static void
test_look_back (void)
{
  Fixture fixture;

  set_up (&fixture, "ok", "5");
  play (&fixture, "e2e4");
  WAIT_FOR (ply (&fixture) == 2);
  fixture.now += 30 * SECOND;
  checkbit_game_go_to_start (fixture.game);
  expect_state (&fixture, CHECKBIT_MATCH_BROWSING);
  g_assert_true (checkbit_match_is_live (fixture.match));
  g_assert_true (checkbit_clock_get_running (fixture.clock));
  fixture.now += 100 * SECOND;
  engine_test_run (50);
  g_assert_cmpuint (ply (&fixture), ==, 0);
  g_assert_cmpint (left (&fixture, CHESS_WHITE), ==, 170);
  g_assert_cmpint (left (&fixture, CHESS_BLACK), ==, 300);

  /* Navigating through the game costs nothing but time either. */
  checkbit_game_go_forward (fixture.game);
  checkbit_game_go_forward (fixture.game);
  expect_state (&fixture, CHECKBIT_MATCH_RUNNING);
  g_assert_cmpint (left (&fixture, CHESS_WHITE), ==, 170);
  fixture.now += 10 * SECOND;
  play (&fixture, "d2d4");
  g_assert_cmpint (checkbit_node_get_clock_ms (checkbit_game_get_current (fixture.game)), ==,
                   160000);
  tear_down (&fixture);
}

/* The engine continues thinking, and its move does not change the position shown. */
static void
test_look_back_while_thinking (void)
{
  Fixture fixture;
  CheckbitNode *end;

  set_up (&fixture, "slow", "5");
  play (&fixture, "e2e4");
  checkbit_game_go_back (fixture.game);
  expect_state (&fixture, CHECKBIT_MATCH_BROWSING);
  g_assert_true (checkbit_match_get_thinking (fixture.match));
  WAIT_FOR (checkbit_node_get_ply (checkbit_game_get_end (fixture.game)) == 2);
  end = checkbit_game_get_end (fixture.game);
  g_assert_cmpuint (ply (&fixture), ==, 0);
  expect_state (&fixture, CHECKBIT_MATCH_BROWSING);
  g_assert_cmpint (checkbit_match_get_side (fixture.match), ==, CHESS_WHITE);
  g_assert_true (checkbit_clock_get_running (fixture.clock));
  g_assert_cmpint (checkbit_node_get_clock_ms (end), ==, 300000);

  /* End leads there. */
  g_assert_true (checkbit_game_go_to_end (fixture.game));
  g_assert_true (checkbit_game_get_current (fixture.game) == end);
  expect_state (&fixture, CHECKBIT_MATCH_RUNNING);
  tear_down (&fixture);
}

/* Two engines play on while somebody looks at the start. */
static void
test_look_back_at_engines (void)
{
  Fixture fixture;

  set_up (&fixture, "ok", NULL);
  set_engine (&fixture, CHESS_WHITE, "ok");
  WAIT_FOR (ply (&fixture) >= 4);
  checkbit_game_go_to_start (fixture.game);
  WAIT_FOR (checkbit_node_get_ply (checkbit_game_get_end (fixture.game)) >= 12);
  g_assert_cmpuint (ply (&fixture), ==, 0);
  checkbit_match_end (fixture.match);
  tear_down (&fixture);
}

static void
test_pause_while_looking_back (void)
{
  Fixture fixture;

  set_up (&fixture, "ok", "5");
  play (&fixture, "e2e4");
  WAIT_FOR (ply (&fixture) == 2);
  checkbit_game_go_to_start (fixture.game);
  checkbit_match_pause (fixture.match);
  expect_state (&fixture, CHECKBIT_MATCH_PAUSED);
  fixture.now += 100 * SECOND;
  checkbit_game_go_forward (fixture.game);
  expect_state (&fixture, CHECKBIT_MATCH_PAUSED);
  checkbit_match_resume (fixture.match);
  expect_state (&fixture, CHECKBIT_MATCH_BROWSING);
  g_assert_true (checkbit_clock_get_running (fixture.clock));
  fixture.now += 20 * SECOND;
  g_assert_cmpint (left (&fixture, CHESS_WHITE), ==, 280);
  tear_down (&fixture);
}

/* Another move in the middle of the game continues from there, with the times of that moment; undo
 * returns to where the game stood before. */
static void
test_branch (void)
{
  Fixture fixture;
  CheckbitNode *end;

  set_up (&fixture, "ok", "5");
  fixture.now += 10 * SECOND;
  play (&fixture, "e2e4");
  WAIT_FOR (ply (&fixture) == 2);
  fixture.now += 30 * SECOND;
  end = checkbit_game_get_current (fixture.game);
  checkbit_game_go_to_start (fixture.game);
  fixture.now += 7 * SECOND;
  play (&fixture, "d2d4");
  g_assert_cmpint (left (&fixture, CHESS_WHITE), ==, 300);
  WAIT_FOR (ply (&fixture) == 2);
  expect_state (&fixture, CHECKBIT_MATCH_RUNNING);

  checkbit_game_undo (fixture.game);
  expect_state (&fixture, CHECKBIT_MATCH_PAUSED);
  checkbit_game_undo (fixture.game);
  g_assert_true (checkbit_game_get_end (fixture.game) == end);
  g_assert_cmpint (left (&fixture, CHESS_WHITE), ==, 253);
  tear_down (&fixture);
}

/* In the middle of the game, an engine moves if it is told to continue there. */
static void
test_go_on_here (void)
{
  Fixture fixture;

  set_up (&fixture, "ok", "5");
  play (&fixture, "e2e4");
  WAIT_FOR (ply (&fixture) == 2);
  fixture.now += 30 * SECOND;
  checkbit_game_go_back (fixture.game);
  checkbit_match_go_on_here (fixture.match);
  expect_state (&fixture, CHECKBIT_MATCH_RUNNING);
  g_assert_cmpint (left (&fixture, CHESS_WHITE), ==, 300);
  WAIT_FOR (ply (&fixture) == 2);
  expect_state (&fixture, CHECKBIT_MATCH_RUNNING);
  g_assert_cmpint (checkbit_match_get_side (fixture.match), ==, CHESS_WHITE);
  tear_down (&fixture);
}

/* The moves that were left behind are still there after what came instead was taken back. */
static void
test_take_back_after_go_on_here (void)
{
  Fixture fixture;
  CheckbitNode *left;

  set_up (&fixture, "ok", "5");
  play (&fixture, "e2e4");
  WAIT_FOR (ply (&fixture) == 2);
  play (&fixture, "d2d4");
  WAIT_FOR (ply (&fixture) == 4);
  left = checkbit_game_get_current (fixture.game);
  checkbit_game_go_to (fixture.game, checkbit_node_get_parent (checkbit_node_get_parent (left)));
  checkbit_match_go_on_here (fixture.match);

  g_assert_true (checkbit_match_take_back (fixture.match));
  g_assert_cmpuint (ply (&fixture), ==, 0);
  expect_state (&fixture, CHECKBIT_MATCH_RUNNING);
  g_assert_cmpint (checkbit_match_get_side (fixture.match), ==, CHESS_WHITE);
  g_assert_false (checkbit_match_take_back (fixture.match));
  g_assert_true (checkbit_game_go_to (fixture.game, left));
  g_assert_cmpuint (ply (&fixture), ==, 4);
  expect_state (&fixture, CHECKBIT_MATCH_BROWSING);

  checkbit_game_go_to_start (fixture.game);
  play (&fixture, "c2c4");
  WAIT_FOR (ply (&fixture) == 2);
  g_assert_true (checkbit_match_take_back (fixture.match));
  g_assert_cmpuint (ply (&fixture), ==, 0);
  g_assert_cmpuint (checkbit_node_get_n_children (checkbit_game_get_current (fixture.game)), ==, 1);
  tear_down (&fixture);
}

static void
test_premove_while_looking_back (void)
{
  Fixture fixture;

  set_up (&fixture, "slow", NULL);
  play (&fixture, "e2e4");
  g_assert_true (checkbit_match_set_premove (fixture.match, 11, 27, CHESS_QUEEN)); /* d2d4 */
  checkbit_game_go_to_start (fixture.game);
  g_assert_true (checkbit_match_get_premove (fixture.match, NULL, NULL));
  WAIT_FOR (checkbit_node_get_ply (checkbit_game_get_end (fixture.game)) == 3);
  g_assert_cmpstr (checkbit_node_get_san (checkbit_game_get_end (fixture.game)), ==, "d4");
  g_assert_cmpuint (ply (&fixture), ==, 0);
  tear_down (&fixture);
}

static void
test_take_back_while_looking_back (void)
{
  Fixture fixture;

  set_up (&fixture, "ok", "5");
  play (&fixture, "e2e4");
  WAIT_FOR (ply (&fixture) == 2);
  play (&fixture, "d2d4");
  WAIT_FOR (ply (&fixture) == 4);
  checkbit_game_go_to_start (fixture.game);
  g_assert_true (checkbit_match_take_back (fixture.match));
  g_assert_cmpuint (ply (&fixture), ==, 2);
  expect_state (&fixture, CHECKBIT_MATCH_RUNNING);
  g_assert_true (checkbit_game_get_end (fixture.game) == checkbit_game_get_current (fixture.game));
  tear_down (&fixture);
}

/* A draw that was offered stays offered while one looks back at the game. */
static void
test_offer_while_looking_back (void)
{
  Fixture fixture;

  set_up (&fixture, NULL, "5");
  play (&fixture, "e2e4");
  play (&fixture, "e7e5");
  checkbit_match_offer_draw (fixture.match, CHESS_WHITE);
  checkbit_game_go_to_start (fixture.game);
  g_assert_cmpint (checkbit_match_get_draw_offer (fixture.match), ==, CHESS_WHITE);
  checkbit_match_accept_draw (fixture.match);
  g_assert_cmpint (checkbit_node_get_reason (checkbit_game_get_end (fixture.game)), ==,
                   CHECKBIT_REASON_AGREEMENT);
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_game_get_end (fixture.game)), ==, 2);
  g_assert_cmpint (checkbit_game_get_result (fixture.game), ==, CHECKBIT_RESULT_OPEN);
  expect_state (&fixture, CHECKBIT_MATCH_OVER);
  g_assert_false (checkbit_clock_get_running (fixture.clock));
  tear_down (&fixture);
}

static void
test_flag_while_looking_back (void)
{
  Fixture fixture;
  CheckbitNode *end;

  set_up (&fixture, NULL, "5");
  play (&fixture, "e2e4");
  play (&fixture, "e7e5");
  checkbit_game_go_to_start (fixture.game);
  fixture.now += 300 * SECOND;
  checkbit_clock_check (fixture.clock);
  end = checkbit_game_get_end (fixture.game);
  WAIT_FOR (checkbit_node_get_result (end) != CHECKBIT_RESULT_OPEN);
  g_assert_cmpint (checkbit_node_get_result (end), ==, CHECKBIT_RESULT_BLACK_WINS);
  g_assert_cmpint (checkbit_node_get_reason (end), ==, CHECKBIT_REASON_TIME_FORFEIT);
  g_assert_cmpint (checkbit_game_get_result (fixture.game), ==, CHECKBIT_RESULT_OPEN);
  expect_state (&fixture, CHECKBIT_MATCH_OVER);
  tear_down (&fixture);
}

static void
test_engine_resigns_while_looking_back (void)
{
  Fixture fixture;
  CheckbitNode *end;

  set_up (&fixture, "losing", NULL);
  checkbit_match_set_resign_rule (fixture.match, 900, 1);
  play (&fixture, "e2e4");
  end = checkbit_game_get_current (fixture.game);
  checkbit_game_go_back (fixture.game);
  WAIT_FOR (checkbit_node_get_result (end) != CHECKBIT_RESULT_OPEN);
  g_assert_cmpint (checkbit_node_get_result (end), ==, CHECKBIT_RESULT_WHITE_WINS);
  expect_state (&fixture, CHECKBIT_MATCH_OVER);
  g_assert_cmpint (checkbit_game_get_result (fixture.game), ==, CHECKBIT_RESULT_OPEN);
  tear_down (&fixture);
}

/* If the game continues inside an older one, its end is the end of the new line, not of the old
 * one. */
static void
test_resign_after_going_on (void)
{
  Fixture fixture;
  CheckbitNode *here;

  set_up (&fixture, NULL, NULL);
  play (&fixture, "e2e4");
  here = checkbit_game_get_current (fixture.game);
  play (&fixture, "e7e5");
  play (&fixture, "g1f3");
  checkbit_game_go_to (fixture.game, here);
  checkbit_match_go_on_here (fixture.match);
  checkbit_game_go_to_start (fixture.game);
  g_assert_true (checkbit_game_resign (fixture.game, NULL));
  g_assert_cmpint (checkbit_node_get_result (here), ==, CHECKBIT_RESULT_WHITE_WINS);
  expect_state (&fixture, CHECKBIT_MATCH_OVER);
  tear_down (&fixture);
}

/* A restored game continues at its last position, whatever the board shows. */
static void
test_start_again_inside (void)
{
  Fixture fixture;

  set_up (&fixture, "ok", "5");
  play (&fixture, "e2e4");
  WAIT_FOR (ply (&fixture) == 2);
  checkbit_match_end (fixture.match);
  checkbit_game_go_to_start (fixture.game);
  checkbit_match_start (fixture.match, FALSE);
  expect_state (&fixture, CHECKBIT_MATCH_BROWSING);
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_game_get_end (fixture.game)), ==, 2);
  tear_down (&fixture);
}

static void
test_comment_does_not_disturb (void)
{
  Fixture fixture;

  set_up (&fixture, "slow", NULL);
  play (&fixture, "e2e4");
  checkbit_game_set_comment (fixture.game, checkbit_game_get_current (fixture.game),
                             "best by test");
  g_assert_true (checkbit_match_get_thinking (fixture.match));
  WAIT_FOR (ply (&fixture) == 2);
  tear_down (&fixture);
}

static void
test_pause (void)
{
  Fixture fixture;

  set_up (&fixture, "slow", "5");
  fixture.now += 10 * SECOND;
  play (&fixture, "e2e4");
  checkbit_match_pause (fixture.match);
  expect_state (&fixture, CHECKBIT_MATCH_PAUSED);
  engine_test_run (500);
  fixture.now += 100 * SECOND;
  g_assert_cmpuint (ply (&fixture), ==, 1);
  checkbit_match_resume (fixture.match);
  WAIT_FOR (ply (&fixture) == 2);
  g_assert_cmpint (left (&fixture, CHESS_BLACK), ==, 300);
  tear_down (&fixture);
}

static void
test_new_game (void)
{
  Fixture fixture;

  set_up (&fixture, "slow", "5");
  play (&fixture, "e2e4");
  checkbit_game_reset (fixture.game);
  expect_state (&fixture, CHECKBIT_MATCH_IDLE);
  engine_test_run (400);
  g_assert_cmpuint (ply (&fixture), ==, 0);
  checkbit_match_start (fixture.match, TRUE);
  play (&fixture, "d2d4");
  WAIT_FOR (ply (&fixture) == 2);
  tear_down (&fixture);
}

/* --- How soon an answer comes ----------------------------------------------------------------- */

/* The answer to a first move must not come before some milliseconds have passed. */
static void
expect_answer_after (Fixture *fixture, guint ms)
{
  gint64 end = time_after (ms);

  play (fixture, "e2e4");
  WAIT_FOR (ply (fixture) == 2);
  g_assert_true (time_is_up (end));
}

/* The fake engine answers instantly; even so, a fixed time applies at every strength. */
static void
test_fixed_time (void)
{
  for (guint i = 0; i < CHECKBIT_N_STRENGTHS; i++)
    {
      Fixture fixture;

      set_up (&fixture, NULL, NULL);
      set_fixed (&fixture, CHESS_BLACK, i, 300);
      expect_answer_after (&fixture, 300);
      tear_down (&fixture);
    }
}

static void
test_weak_pace (void)
{
  Fixture fixture;

  set_up (&fixture, NULL, NULL);
  set_fixed (&fixture, CHESS_BLACK, CHECKBIT_STRENGTH_BEGINNER, 0);
  expect_answer_after (&fixture, 800);
  tear_down (&fixture);
}

/* A person who does not want to wait gets the best move found so far. */
static void
test_pace_hurried (void)
{
  Fixture fixture;

  set_up (&fixture, NULL, NULL);
  set_fixed (&fixture, CHESS_BLACK, CHECKBIT_STRENGTH_BEGINNER, 3600 * 1000);
  play (&fixture, "e2e4");
  engine_test_run (200);
  g_assert_cmpuint (ply (&fixture), ==, 1);
  g_assert_true (checkbit_match_get_thinking (fixture.match));
  checkbit_match_move_now (fixture.match);
  WAIT_FOR (ply (&fixture) == 2);
  tear_down (&fixture);
}

/* One who does not want to wait may say so before the engine has started. */
static void
test_hurried_at_start (void)
{
  Fixture fixture;

  set_up (&fixture, "thorough", NULL);
  play (&fixture, "e2e4");
  g_assert_true (checkbit_match_get_thinking (fixture.match));
  checkbit_match_move_now (fixture.match);
  g_assert_cmpuint (ply (&fixture), ==, 1);
  WAIT_FOR (ply (&fixture) == 2);
  tear_down (&fixture);
}

/* That was said of a search that has failed since: the engine then thinks as usual. */
static void
test_hurried_before_failure (void)
{
  Fixture fixture;

  set_up (&fixture, "thorough", NULL);
  play (&fixture, "e2e4");
  checkbit_match_move_now (fixture.match);
  WAIT_FOR (get_engine_pid (&fixture) != 0);
  kill (get_engine_pid (&fixture), SIGKILL);
  WAIT_FOR (fixture.n_failed == 1);

  checkbit_match_restart_engine (fixture.match);
  WAIT_FOR (get_engine_state (&fixture) == CHECKBIT_ENGINE_SEARCHING);
  engine_test_run (500);
  g_assert_cmpuint (ply (&fixture), ==, 1);
  checkbit_match_move_now (fixture.match);
  WAIT_FOR (ply (&fixture) == 2);
  tear_down (&fixture);
}

/* What an engine suggests may be added to the game that is being played: its own moves come first
 * nevertheless. */
static void
test_line_added (void)
{
  const ChessMove line[] = { chess_move_new (12, 28, CHESS_MOVE_NORMAL) };
  Fixture fixture;
  CheckbitNode *root;

  set_up (&fixture, "slow", NULL);
  root = checkbit_game_get_root (fixture.game);
  g_assert_true (checkbit_game_add_line (fixture.game, root, line, G_N_ELEMENTS (line)));
  g_assert_cmpuint (ply (&fixture), ==, 0);
  play (&fixture, "d2d4");
  g_assert_true (checkbit_node_is_main_line (checkbit_game_get_current (fixture.game)));
  g_assert_cmpuint (checkbit_node_get_n_children (root), ==, 2);
  WAIT_FOR (ply (&fixture) == 2);
  g_assert_true (checkbit_match_take_back (fixture.match));
  g_assert_cmpuint (checkbit_node_get_n_children (root), ==, 1);
  tear_down (&fixture);
}

/* A delayed answer is dropped when its move is undone. */
static void
test_pace_taken_back (void)
{
  Fixture fixture;

  set_up (&fixture, NULL, NULL);
  set_fixed (&fixture, CHESS_BLACK, CHECKBIT_STRENGTH_FULL, 400);
  play (&fixture, "e2e4");
  engine_test_run (200);
  g_assert_true (checkbit_match_take_back (fixture.match));
  engine_test_run (500);
  g_assert_cmpuint (ply (&fixture), ==, 0);
  tear_down (&fixture);
}

/* Waiting must not lose on time: of five seconds a fixed time uses at most half. */
static void
test_pace_within_clock (void)
{
  Fixture fixture;

  set_up (&fixture, NULL, "0:02");
  set_fixed (&fixture, CHESS_BLACK, CHECKBIT_STRENGTH_FULL, 3600 * 1000);
  play (&fixture, "e2e4");
  WAIT_FOR (ply (&fixture) == 2);
  tear_down (&fixture);
}

/* A delay is time to wait in, too. */
static void
test_pace_within_delay (void)
{
  Fixture fixture;

  set_up (&fixture, NULL, "0d10");
  set_fixed (&fixture, CHESS_BLACK, CHECKBIT_STRENGTH_FULL, 300);
  expect_answer_after (&fixture, 300);
  tear_down (&fixture);
}

static void
test_two_engines_least_time (void)
{
  Fixture fixture;
  gint64 end;

  set_up (&fixture, "ok", NULL);
  checkbit_match_set_least_time (fixture.match, 200);
  end = time_after (800);
  set_engine (&fixture, CHESS_WHITE, "ok");
  WAIT_FOR (ply (&fixture) == 4);
  g_assert_true (time_is_up (end));
  tear_down (&fixture);
}

static void
repeated_cb (CheckbitMatch *match, int side, guint *n)
{
  (*n)++;
}

/* An identical answer after an undo is announced as such; a different one is not. */
static void
test_repeated (void)
{
  Fixture fixture;
  guint n = 0;

  set_up (&fixture, "ok", NULL);
  g_signal_connect (fixture.match, "move-repeated", G_CALLBACK (repeated_cb), &n);
  play (&fixture, "e2e4");
  WAIT_FOR (ply (&fixture) == 2);
  g_assert_cmpuint (n, ==, 0);
  g_assert_true (checkbit_match_take_back (fixture.match));
  play (&fixture, "e2e4");
  WAIT_FOR (ply (&fixture) == 2);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (checkbit_match_take_back (fixture.match));
  play (&fixture, "d2d4");
  WAIT_FOR (ply (&fixture) == 2);
  g_assert_cmpuint (n, ==, 1);
  tear_down (&fixture);
}

/* An engine that begins: its move is taken back, the match waits, and it plays the same again. */
static void
test_first_move_repeated (void)
{
  Fixture fixture;
  guint n = 0;

  set_up (&fixture, NULL, NULL);
  g_signal_connect (fixture.match, "move-repeated", G_CALLBACK (repeated_cb), &n);
  set_engine (&fixture, CHESS_WHITE, "ok");
  WAIT_FOR (ply (&fixture) == 1);
  g_assert_true (checkbit_match_take_back (fixture.match));
  expect_state (&fixture, CHECKBIT_MATCH_PAUSED);
  checkbit_match_resume (fixture.match);
  WAIT_FOR (ply (&fixture) == 1);
  g_assert_cmpuint (n, ==, 1);
  tear_down (&fixture);
}

/* --- Premoves --------------------------------------------------------------------------------- */

static void
test_premove (void)
{
  Fixture fixture;

  set_up (&fixture, "slow", NULL);
  g_assert_false (checkbit_match_set_premove (fixture.match, 12, 28, CHESS_QUEEN));
  play (&fixture, "e2e4");
  g_assert_true (checkbit_match_set_premove (fixture.match, 11, 27, CHESS_QUEEN)); /* d2d4 */
  WAIT_FOR (ply (&fixture) == 3);
  g_assert_cmpstr (checkbit_node_get_san (checkbit_game_get_current (fixture.game)), ==, "d4");
  g_assert_false (checkbit_match_get_premove (fixture.match, NULL, NULL));

  g_assert_true (checkbit_match_set_premove (fixture.match, 11, 27, CHESS_QUEEN));
  WAIT_FOR (ply (&fixture) == 4);
  g_assert_cmpuint (fixture.n_dropped, ==, 1);
  g_assert_cmpuint (ply (&fixture), ==, 4);
  tear_down (&fixture);
}

/* An engine's move that ends the game: nobody is told that it is his move then. */
static void
test_premove_at_the_end (void)
{
  Fixture fixture;
  g_autoptr (GError) error = NULL;

  set_up (&fixture, "ok", NULL);
  /* Taking the queen, which leaves bare kings, is the only move. */
  g_assert_true (checkbit_game_load_fen (fixture.game, "k7/1Q6/8/8/8/8/8/4K3 b - - 0 1", &error));
  checkbit_match_start (fixture.match, TRUE);
  g_assert_true (checkbit_match_set_premove (fixture.match, 4, 12, CHESS_QUEEN)); /* e1e2 */
  WAIT_FOR (ply (&fixture) == 1);
  expect_state (&fixture, CHECKBIT_MATCH_OVER);
  g_assert_false (checkbit_match_get_premove (fixture.match, NULL, NULL));
  g_assert_cmpuint (fixture.n_dropped, ==, 0);
  tear_down (&fixture);
}

/* --- Agreement and the end -------------------------------------------------------------------- */

static void
test_draw_between_persons (void)
{
  Fixture fixture;

  set_up (&fixture, NULL, "5");
  play (&fixture, "e2e4");
  checkbit_match_offer_draw (fixture.match, CHESS_WHITE);
  g_assert_cmpint (checkbit_match_get_draw_offer (fixture.match), ==, CHESS_WHITE);
  play (&fixture, "e7e5");
  g_assert_cmpint (checkbit_match_get_draw_offer (fixture.match), ==, -1);
  g_assert_cmpuint (fixture.n_declined, ==, 1);

  checkbit_match_offer_draw (fixture.match, CHESS_BLACK);
  play (&fixture, "d2d4");
  g_assert_cmpuint (fixture.n_declined, ==, 2);
  checkbit_match_offer_draw (fixture.match, CHESS_BLACK);
  checkbit_match_accept_draw (fixture.match);
  g_assert_cmpint (checkbit_game_get_result (fixture.game), ==, CHECKBIT_RESULT_DRAW);
  g_assert_cmpint (checkbit_game_get_reason (fixture.game), ==, CHECKBIT_REASON_AGREEMENT);
  expect_state (&fixture, CHECKBIT_MATCH_OVER);
  g_assert_false (checkbit_clock_get_running (fixture.clock));

  /* A draw can be undone as well. */
  g_assert_true (checkbit_match_take_back (fixture.match));
  expect_state (&fixture, CHECKBIT_MATCH_RUNNING);
  tear_down (&fixture);
}

static void
test_draw_with_engine (void)
{
  Fixture fixture;

  set_up (&fixture, "losing", NULL);
  checkbit_match_offer_draw (fixture.match, CHESS_WHITE);
  g_assert_cmpuint (fixture.n_declined, ==, 1);
  g_assert_cmpint (fixture.side, ==, CHESS_BLACK);
  play (&fixture, "e2e4");
  WAIT_FOR (ply (&fixture) == 2);
  checkbit_match_offer_draw (fixture.match, CHESS_WHITE);
  g_assert_cmpint (checkbit_game_get_result (fixture.game), ==, CHECKBIT_RESULT_DRAW);

  /* It is as glad of a draw after that was taken back. */
  g_assert_true (checkbit_game_undo (fixture.game));
  checkbit_match_offer_draw (fixture.match, CHESS_WHITE);
  g_assert_cmpint (checkbit_game_get_result (fixture.game), ==, CHECKBIT_RESULT_DRAW);
  tear_down (&fixture);
}

/* An engine that plays another move than its best one knows by that one how it stands. */
static void
test_draw_with_limited_engine (void)
{
  Fixture fixture;

  set_up (&fixture, "limited", NULL);
  play (&fixture, "e2e4");
  WAIT_FOR (ply (&fixture) == 2);
  checkbit_match_offer_draw (fixture.match, CHESS_WHITE);
  g_assert_cmpint (checkbit_game_get_result (fixture.game), ==, CHECKBIT_RESULT_DRAW);
  tear_down (&fixture);
}

/* How a match comes from one situation to another. */
typedef struct
{
  const char *name;
  void (*take) (Fixture *);
} Way;

static void
rematch (Fixture *fixture)
{
  checkbit_game_reset (fixture->game);
  checkbit_match_start (fixture->match, TRUE);
}

static void
take_back (Fixture *fixture)
{
  g_assert_true (checkbit_match_take_back (fixture->match));
}

static void
replace_engine (Fixture *fixture)
{
  set_engine (fixture, CHESS_BLACK, "ok");
}

static const Way to_no_move[]
    = { { "rematch", rematch }, { "take-back", take_back }, { "replaced", replace_engine } };

/* What an engine thought of another game is no reason to accept a draw in this one. */
static void
test_draw_before_first_move (gconstpointer data)
{
  const Way *way = data;
  Fixture fixture;

  set_up (&fixture, "losing", NULL);
  play (&fixture, "e2e4");
  WAIT_FOR (ply (&fixture) == 2);
  way->take (&fixture);
  checkbit_match_offer_draw (fixture.match, CHESS_WHITE);
  g_assert_cmpuint (fixture.n_declined, ==, 1);
  g_assert_cmpint (checkbit_game_get_result (fixture.game), ==, CHECKBIT_RESULT_OPEN);
  tear_down (&fixture);
}

/* Both engines evaluate the game as even, and its move numbers are high enough for a draw. */
static void
test_draw_between_engines (void)
{
  Fixture fixture;
  g_autoptr (GError) error = NULL;

  set_up (&fixture, NULL, NULL);
  g_assert_true (checkbit_game_load_fen (fixture.game,
                                         "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 40", &error));
  checkbit_match_set_draw_rule (fixture.match, 10, 3);
  set_engine (&fixture, CHESS_WHITE, "even");
  set_engine (&fixture, CHESS_BLACK, "even");
  checkbit_match_start (fixture.match, TRUE);
  WAIT_FOR (checkbit_game_get_result (fixture.game) != CHECKBIT_RESULT_OPEN);
  g_assert_cmpint (checkbit_game_get_reason (fixture.game), ==, CHECKBIT_REASON_AGREEMENT);
  g_assert_cmpuint (ply (&fixture), ==, 6);

  /* Whoever takes that back wants to see more of it. */
  g_assert_true (checkbit_game_undo (fixture.game));
  WAIT_FOR (checkbit_game_get_result (fixture.game) != CHECKBIT_RESULT_OPEN);
  g_assert_cmpuint (ply (&fixture), ==, 12);
  tear_down (&fixture);
}

/* A draw offered to a person who has a premove is there to be answered: the premove does not
 * decline it unseen. */
static void
test_draw_before_premove (void)
{
  Fixture fixture;
  g_autoptr (GError) error = NULL;

  set_up (&fixture, "even", NULL);
  g_assert_true (checkbit_game_load_fen (fixture.game,
                                         "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 40", &error));
  checkbit_match_set_draw_rule (fixture.match, 10, 1);
  checkbit_match_start (fixture.match, TRUE);
  play (&fixture, "e2e4");
  g_assert_true (checkbit_match_set_premove (fixture.match, 11, 27, CHESS_QUEEN)); /* d2d4 */
  WAIT_FOR (ply (&fixture) >= 2);
  g_assert_cmpuint (ply (&fixture), ==, 2);
  g_assert_cmpint (checkbit_match_get_draw_offer (fixture.match), ==, CHESS_BLACK);
  g_assert_cmpuint (fixture.n_declined, ==, 0);
  g_assert_cmpuint (fixture.n_dropped, ==, 0);
  g_assert_false (checkbit_match_get_premove (fixture.match, NULL, NULL));

  checkbit_match_accept_draw (fixture.match);
  g_assert_cmpint (checkbit_game_get_reason (fixture.game), ==, CHECKBIT_REASON_AGREEMENT);
  tear_down (&fixture);
}

static void
test_engine_resigns (void)
{
  Fixture fixture;

  set_up (&fixture, "losing", NULL);
  checkbit_match_set_resign_rule (fixture.match, 900, 2);
  play (&fixture, "e2e4");
  WAIT_FOR (ply (&fixture) == 2);
  play (&fixture, "d2d4");
  WAIT_FOR (checkbit_game_get_result (fixture.game) != CHECKBIT_RESULT_OPEN);
  g_assert_cmpint (checkbit_game_get_result (fixture.game), ==, CHECKBIT_RESULT_WHITE_WINS);
  g_assert_cmpint (checkbit_game_get_reason (fixture.game), ==, CHECKBIT_REASON_RESIGNATION);
  g_assert_cmpuint (ply (&fixture), ==, 3);
  expect_state (&fixture, CHECKBIT_MATCH_OVER);

  /* Whoever takes that back wants to play on: it does not resign again at once. */
  g_assert_true (checkbit_game_undo (fixture.game));
  WAIT_FOR (checkbit_game_get_result (fixture.game) != CHECKBIT_RESULT_OPEN || ply (&fixture) == 4);
  g_assert_cmpuint (ply (&fixture), ==, 4);
  expect_state (&fixture, CHECKBIT_MATCH_RUNNING);
  tear_down (&fixture);
}

static void
play_rematch (Fixture *fixture)
{
  rematch (fixture);
  play (fixture, "e2e4");
}

static void
play_elsewhere (Fixture *fixture)
{
  checkbit_game_go_to_start (fixture->game);
  play (fixture, "d2d4");
}

static void
play_person (Fixture *fixture)
{
  checkbit_match_end (fixture->match);
  checkbit_game_reset (fixture->game);
  set_person (fixture, CHESS_BLACK);
  checkbit_match_start (fixture->match, TRUE);
  play (fixture, "e2e4");
}

static void
play_for_it (Fixture *fixture)
{
  set_person (fixture, CHESS_BLACK);
  g_assert_true (checkbit_match_take_back (fixture->match));
  play (fixture, "e7e5");
}

static const Way from_resignation[] = { { "rematch", play_rematch },
                                        { "elsewhere", play_elsewhere },
                                        { "person", play_person },
                                        { "taken-over", play_for_it } };

/* The score with which an engine resigned is no opinion on a move that somebody plays later. */
static void
test_move_after_resignation (gconstpointer data)
{
  const Way *way = data;
  Fixture fixture;
  CheckbitNode *node;

  set_up (&fixture, "losing", NULL);
  checkbit_match_set_resign_rule (fixture.match, 900, 1);
  play (&fixture, "e2e4");
  WAIT_FOR (checkbit_game_get_result (fixture.game) != CHECKBIT_RESULT_OPEN);
  way->take (&fixture);
  node = checkbit_game_get_current (fixture.game);
  g_assert_cmpint (checkbit_node_get_score (node, NULL).kind, ==, CHECKBIT_SCORE_NONE);
  tear_down (&fixture);
}

static void
test_flag (void)
{
  Fixture fixture;

  set_up (&fixture, "stop-ignored", "5");
  play (&fixture, "e2e4");
  WAIT_FOR (checkbit_clock_get_running (fixture.clock));
  fixture.now += 300 * SECOND;
  checkbit_clock_check (fixture.clock);
  WAIT_FOR (checkbit_game_get_result (fixture.game) != CHECKBIT_RESULT_OPEN);
  g_assert_cmpint (checkbit_game_get_result (fixture.game), ==, CHECKBIT_RESULT_WHITE_WINS);
  g_assert_cmpint (checkbit_game_get_reason (fixture.game), ==, CHECKBIT_REASON_TIME_FORFEIT);
  expect_state (&fixture, CHECKBIT_MATCH_OVER);
  g_assert_cmpuint (fixture.n_failed, ==, 0);
  tear_down (&fixture);
}

/* A move that comes too late loses on time, although it is on the board. */
static void
test_late_move (void)
{
  Fixture fixture;

  set_up (&fixture, NULL, "5");
  fixture.now += 301 * SECOND;
  play (&fixture, "e2e4");
  WAIT_FOR (checkbit_game_get_result (fixture.game) != CHECKBIT_RESULT_OPEN);
  g_assert_cmpint (checkbit_game_get_result (fixture.game), ==, CHECKBIT_RESULT_BLACK_WINS);
  tear_down (&fixture);
}

static void
test_flag_against_bare_king (void)
{
  Fixture fixture;
  g_autoptr (GError) error = NULL;

  set_up (&fixture, NULL, "5");
  g_assert_true (checkbit_game_load_fen (fixture.game, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", &error));
  checkbit_match_start (fixture.match, TRUE);
  fixture.now += 300 * SECOND;
  checkbit_clock_check (fixture.clock);
  WAIT_FOR (checkbit_game_get_result (fixture.game) != CHECKBIT_RESULT_OPEN);
  g_assert_cmpint (checkbit_game_get_result (fixture.game), ==, CHECKBIT_RESULT_DRAW);
  tear_down (&fixture);
}

/* --- A loss on time, undone ------------------------------------------------------------------- */

static void
pass (Fixture *fixture, gint64 seconds)
{
  fixture->now += seconds * SECOND;
}

/* White has 290 seconds left, Black 280. */
static void
play_two_moves (Fixture *fixture)
{
  pass (fixture, 10);
  play (fixture, "e2e4");
  pass (fixture, 20);
  play (fixture, "e7e5");
}

static void
play_against_engine (Fixture *fixture)
{
  set_engine (fixture, CHESS_BLACK, "stop-ignored");
  pass (fixture, 10);
  play (fixture, "e2e4");
  WAIT_FOR (checkbit_clock_get_running (fixture->clock));
}

static void
start_again (Fixture *fixture)
{
  checkbit_match_end (fixture->match);
  checkbit_match_start (fixture->match, FALSE);
}

static void
start_again_later (Fixture *fixture)
{
  play_two_moves (fixture);
  start_again (fixture);
}

/* What each side has after some half-moves: seconds, and moves to go in its stage. */
typedef struct
{
  gint64 left[CHESS_N_COLORS];
  guint to_go[CHESS_N_COLORS];
} StageRow;

/* A restored match knows only the times in the record, and yet counts the moves of a stage that are
 * taken back. */
static void
test_stages_taken_back (void)
{
  static const char *const moves[] = { "e2e4", "e7e5", "g1f3", "b8c6" };
  static const StageRow rows[] = {
    { { 300, 300 }, { 2, 2 } }, { { 290, 300 }, { 1, 2 } }, { { 290, 280 }, { 1, 1 } },
    { { 560, 280 }, { 0, 1 } }, { { 560, 540 }, { 0, 0 } },
  };
  Fixture fixture;

  set_up (&fixture, NULL, "2/5, 5");
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      pass (&fixture, 10 * (i + 1));
      play (&fixture, moves[i]);
    }
  start_again (&fixture);
  for (guint i = G_N_ELEMENTS (rows); i-- > 0;)
    {
      g_assert_cmpuint (ply (&fixture), ==, i);
      for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
        {
          g_assert_cmpint (left (&fixture, side), ==, rows[i].left[side]);
          g_assert_cmpuint (checkbit_clock_get_moves_to_go (fixture.clock, side), ==,
                            rows[i].to_go[side]);
        }
      g_assert_cmpint (checkbit_match_take_back (fixture.match), ==, i > 0);
    }
  tear_down (&fixture);
}

/* The match goes on at another move for a while, after half a minute. */
static void
play_with_branch (Fixture *fixture)
{
  play_two_moves (fixture);
  pass (fixture, 30);
  checkbit_game_go_to_start (fixture->game);
  play (fixture, "d2d4");
  checkbit_game_undo (fixture->game);
}

/* The same at the moment in which the flag falls. */
static void
play_with_late_branch (Fixture *fixture)
{
  play_two_moves (fixture);
  pass (fixture, 290);
  checkbit_game_go_to_start (fixture->game);
  play (fixture, "d2d4");
  engine_test_run (20);
  checkbit_game_undo (fixture->game);
}

static void
lose_on_time (Fixture *fixture)
{
  pass (fixture, 300);
  checkbit_clock_check (fixture->clock);
}

static void
lose_while_looking_back (Fixture *fixture)
{
  checkbit_game_go_to_start (fixture->game);
  lose_on_time (fixture);
}

static void
lose_by_late_move (Fixture *fixture)
{
  pass (fixture, 300);
  play (fixture, "g1f3");
}

/* The flag has fallen, and nobody has noticed yet. */
static void
resign_too_late (Fixture *fixture)
{
  lose_on_time (fixture);
  g_assert_true (checkbit_game_resign (fixture->game, NULL));
}

static void
resign (Fixture *fixture)
{
  pass (fixture, 60);
  g_assert_true (checkbit_game_resign (fixture->game, NULL));
}

static void
draw (Fixture *fixture)
{
  pass (fixture, 60);
  checkbit_match_offer_draw (fixture->match, CHESS_WHITE);
  checkbit_match_accept_draw (fixture->match);
}

/* How a game is lost on time, or else, and the seconds that are left when that is undone. */
typedef struct
{
  const char *name;
  void (*begin) (Fixture *);
  void (*end) (Fixture *);
  ChessColor side; /* to move then */
  gint64 left[CHESS_N_COLORS];
} Forfeit;

static const Forfeit forfeits[] = {
  { "person", play_two_moves, lose_on_time, CHESS_WHITE, { 290, 280 } },
  { "looking-back", play_two_moves, lose_while_looking_back, CHESS_WHITE, { 290, 280 } },
  { "engine", play_against_engine, lose_on_time, CHESS_BLACK, { 290, 300 } },
  { "engine-looking-back",
    play_against_engine,
    lose_while_looking_back,
    CHESS_BLACK,
    { 290, 300 } },
  { "first-move", start_again, lose_on_time, CHESS_WHITE, { 300, 300 } },
  { "started-again", start_again_later, lose_on_time, CHESS_WHITE, { 290, 280 } },
  { "branch", play_with_branch, lose_on_time, CHESS_WHITE, { 290, 280 } },
  { "late-branch", play_with_late_branch, lose_on_time, CHESS_WHITE, { 290, 280 } },
  { "late-move", play_two_moves, lose_by_late_move, CHESS_BLACK, { 290, 280 } },
  { "late-resignation", play_two_moves, resign_too_late, CHESS_WHITE, { 290, 280 } },
  /* No flag has fallen: the clock goes on where it stopped. */
  { "resignation", play_two_moves, resign, CHESS_WHITE, { 230, 280 } },
  { "draw", play_two_moves, draw, CHESS_WHITE, { 230, 280 } },
};

#define N_LOST_ON_TIME 9 /* of them, the first ones */

static CheckbitResult
end_result (Fixture *fixture)
{
  return checkbit_node_get_result (checkbit_game_get_end (fixture->game));
}

/* A flag that had fallen just before a match was put aside ends the game when it goes on. */
static void
test_flag_down_before (void)
{
  CheckbitClockState fallen;
  Fixture fixture;

  set_up (&fixture, NULL, "5");
  play_two_moves (&fixture);
  lose_on_time (&fixture);
  checkbit_clock_save (fixture.clock, &fallen);
  start_again (&fixture);
  checkbit_match_pause (fixture.match);
  checkbit_clock_restore (fixture.clock, &fallen);
  engine_test_run (20);
  expect_state (&fixture, CHECKBIT_MATCH_PAUSED);
  checkbit_match_resume (fixture.match);
  WAIT_FOR (end_result (&fixture) == CHECKBIT_RESULT_BLACK_WINS);
  tear_down (&fixture);
}

static void
expect_clocks (Fixture *fixture, const gint64 seconds[CHESS_N_COLORS])
{
  g_assert_cmpint (left (fixture, CHESS_WHITE), ==, seconds[CHESS_WHITE]);
  g_assert_cmpint (left (fixture, CHESS_BLACK), ==, seconds[CHESS_BLACK]);
}

/* The game can go on, and be lost on time again. */
static void
test_undo_forfeit (gconstpointer data)
{
  const Forfeit *forfeit = data;
  Fixture fixture;

  set_up (&fixture, NULL, "5");
  forfeit->begin (&fixture);
  forfeit->end (&fixture);
  WAIT_FOR (end_result (&fixture) != CHECKBIT_RESULT_OPEN);
  pass (&fixture, 1000);
  expect_state (&fixture, CHECKBIT_MATCH_OVER);

  g_assert_true (checkbit_game_undo (fixture.game));
  expect_state (&fixture, CHECKBIT_MATCH_RUNNING);
  expect_clocks (&fixture, forfeit->left);
  g_assert_cmpint (checkbit_clock_get_side (fixture.clock), ==, forfeit->side);
  g_assert_true (checkbit_clock_get_running (fixture.clock));
  g_assert_cmpint (checkbit_match_get_thinking (fixture.match), ==,
                   checkbit_match_is_engine (fixture.match, forfeit->side));
  pass (&fixture, 5);
  g_assert_cmpint (left (&fixture, forfeit->side), ==, forfeit->left[forfeit->side] - 5);

  lose_on_time (&fixture);
  WAIT_FOR (end_result (&fixture) != CHECKBIT_RESULT_OPEN);
  tear_down (&fixture);
}

/* What the record says is left after the last move, in seconds; -1 if nothing. */
static gint64
get_noted (Fixture *fixture)
{
  gint64 ms = checkbit_node_get_clock_ms (checkbit_game_get_end (fixture->game));

  return ms < 0 ? -1 : ms / 1000;
}

/* The clocks and the record go with the loss, however often it is taken back and comes again. */
static void
test_redo_forfeit (gconstpointer data)
{
  const Forfeit *forfeit = data;
  gint64 last[CHESS_N_COLORS], noted, noted_open;
  Fixture fixture;

  set_up (&fixture, NULL, "5");
  forfeit->begin (&fixture);
  forfeit->end (&fixture);
  WAIT_FOR (end_result (&fixture) != CHECKBIT_RESULT_OPEN);
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    last[side] = left (&fixture, side);
  noted = get_noted (&fixture);
  noted_open = noted != 0 ? noted : forfeit->left[chess_color_opposite (forfeit->side)];
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (checkbit_game_undo (fixture.game));
      expect_clocks (&fixture, forfeit->left);
      g_assert_cmpint (get_noted (&fixture), ==, noted_open);
      pass (&fixture, 5);
      g_assert_true (checkbit_game_redo (fixture.game));
      expect_state (&fixture, CHECKBIT_MATCH_OVER);
      expect_clocks (&fixture, last);
      g_assert_cmpint (get_noted (&fixture), ==, noted);
      g_assert_false (checkbit_clock_get_running (fixture.clock));
    }
  tear_down (&fixture);
}

static void
add_opinions (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (opinions); i++)
    {
      g_autofree char *path = g_strdup_printf ("/match/opinion/%s/%s", opinions[i].mode,
                                               opinions[i].side == CHESS_WHITE ? "white" : "black");

      g_test_add_data_func (path, &opinions[i], test_opinion);
    }
}

static void
add_only_moves (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (only_moves); i++)
    {
      g_autofree char *path = g_strconcat ("/match/take-back-only-move/", only_moves[i].name, NULL);

      g_test_add_data_func (path, &only_moves[i], test_take_back_only_move);
    }
}

/* The match goes on elsewhere, and then comes back to the lost game: over, with the time up.
 * undo: how it comes back, else by going on there. */
static void
test_back_to_forfeit (gconstpointer undo)
{
  const gint64 lost[CHESS_N_COLORS] = { 0, 280 };
  CheckbitNode *end;
  Fixture fixture;

  set_up (&fixture, NULL, "5");
  play_two_moves (&fixture);
  end = checkbit_game_get_end (fixture.game);
  lose_on_time (&fixture);
  WAIT_FOR (end_result (&fixture) != CHECKBIT_RESULT_OPEN);
  checkbit_game_go_to_start (fixture.game);
  play (&fixture, "d2d4");
  expect_state (&fixture, CHECKBIT_MATCH_RUNNING);
  if (undo != NULL)
    g_assert_true (checkbit_game_undo (fixture.game));
  else
    {
      checkbit_game_go_to (fixture.game, end);
      checkbit_match_go_on_here (fixture.match);
    }
  expect_state (&fixture, CHECKBIT_MATCH_OVER);
  expect_clocks (&fixture, lost);
  tear_down (&fixture);
}

static void
add_forfeits (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (forfeits); i++)
    {
      g_autofree char *path = g_strconcat ("/match/undo-forfeit/", forfeits[i].name, NULL);

      g_test_add_data_func (path, &forfeits[i], test_undo_forfeit);
    }
  for (gsize i = 0; i < N_LOST_ON_TIME; i++)
    {
      g_autofree char *path = g_strconcat ("/match/redo-forfeit/", forfeits[i].name, NULL);

      g_test_add_data_func (path, &forfeits[i], test_redo_forfeit);
    }
}

#define ADD_WAYS(prefix, ways, test) add_ways (prefix, ways, G_N_ELEMENTS (ways), test)

static void
add_ways (const char *prefix, const Way *ways, gsize n, GTestDataFunc test)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *path = g_strconcat (prefix, ways[i].name, NULL);

      g_test_add_data_func (path, &ways[i], test);
    }
}

int
main (int argc, char *argv[])
{
  static const char *const failing[]
      = { "crash-in-search", "move-illegal", "move-zero", "exit-at-start", "move-garbage" };

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/answer", test_answer);
  add_opinions ();
  add_times ();
  g_test_add_func ("/match/two-engines", test_two_engines);
  g_test_add_func ("/match/two-persons", test_two_persons);
  g_test_add_func ("/match/slow-start", test_slow_start);
  for (guint i = 0; i < G_N_ELEMENTS (failing); i++)
    {
      g_autofree char *path = g_strconcat ("/match/engine-fails/", failing[i], NULL);

      g_test_add_data_func (path, failing[i], test_engine_fails);
    }
  g_test_add_func ("/match/person-takes-over", test_person_takes_over);
  g_test_add_func ("/match/fails-after-answer", test_fails_after_answer);
  g_test_add_func ("/match/take-back", test_take_back);
  add_only_moves ();
  g_test_add_func ("/match/take-back-while-thinking", test_take_back_while_thinking);
  g_test_add_func ("/match/look-back", test_look_back);
  g_test_add_func ("/match/look-back-while-thinking", test_look_back_while_thinking);
  g_test_add_func ("/match/look-back-at-engines", test_look_back_at_engines);
  g_test_add_func ("/match/pause-while-looking-back", test_pause_while_looking_back);
  g_test_add_func ("/match/branch", test_branch);
  g_test_add_func ("/match/go-on-here", test_go_on_here);
  g_test_add_func ("/match/premove-while-looking-back", test_premove_while_looking_back);
  g_test_add_data_func ("/match/redo-only-move/running", GINT_TO_POINTER (FALSE),
                        test_redo_only_move);
  g_test_add_data_func ("/match/redo-only-move/paused", GINT_TO_POINTER (TRUE),
                        test_redo_only_move);
  g_test_add_func ("/match/take-back-after-go-on-here", test_take_back_after_go_on_here);
  g_test_add_func ("/match/take-back-while-looking-back", test_take_back_while_looking_back);
  g_test_add_func ("/match/offer-while-looking-back", test_offer_while_looking_back);
  g_test_add_func ("/match/flag-while-looking-back", test_flag_while_looking_back);
  g_test_add_func ("/match/engine-resigns-while-looking-back",
                   test_engine_resigns_while_looking_back);
  g_test_add_func ("/match/resign-after-going-on", test_resign_after_going_on);
  g_test_add_func ("/match/start-again-inside", test_start_again_inside);
  g_test_add_func ("/match/comment-does-not-disturb", test_comment_does_not_disturb);
  g_test_add_func ("/match/pause", test_pause);
  g_test_add_func ("/match/new-game", test_new_game);
  g_test_add_func ("/match/draw-before-premove", test_draw_before_premove);
  g_test_add_func ("/match/premove", test_premove);
  g_test_add_func ("/match/premove-at-the-end", test_premove_at_the_end);
  g_test_add_func ("/match/draw-between-persons", test_draw_between_persons);
  g_test_add_func ("/match/draw-with-engine", test_draw_with_engine);
  g_test_add_func ("/match/draw-with-limited-engine", test_draw_with_limited_engine);
  ADD_WAYS ("/match/draw-before-first-move/", to_no_move, test_draw_before_first_move);
  g_test_add_func ("/match/draw-between-engines", test_draw_between_engines);
  g_test_add_func ("/match/engine-resigns", test_engine_resigns);
  ADD_WAYS ("/match/move-after-resignation/", from_resignation, test_move_after_resignation);
  g_test_add_func ("/match/flag", test_flag);
  g_test_add_func ("/match/late-move", test_late_move);
  g_test_add_func ("/match/flag-against-bare-king", test_flag_against_bare_king);
  add_forfeits ();
  g_test_add_data_func ("/match/back-to-forfeit/go-on-here", NULL, test_back_to_forfeit);
  g_test_add_data_func ("/match/back-to-forfeit/undo", "undo", test_back_to_forfeit);
  g_test_add_func ("/match/stages-taken-back", test_stages_taken_back);
  g_test_add_func ("/match/flag-down-before", test_flag_down_before);
  g_test_add_func ("/match/fixed-time", test_fixed_time);
  g_test_add_func ("/match/weak-pace", test_weak_pace);
  g_test_add_func ("/match/pace-hurried", test_pace_hurried);
  g_test_add_func ("/match/line-added", test_line_added);
  g_test_add_func ("/match/hurried-at-start", test_hurried_at_start);
  g_test_add_func ("/match/hurried-before-failure", test_hurried_before_failure);
  g_test_add_func ("/match/pace-taken-back", test_pace_taken_back);
  g_test_add_func ("/match/pace-within-clock", test_pace_within_clock);
  g_test_add_func ("/match/pace-within-delay", test_pace_within_delay);
  g_test_add_func ("/match/two-engines-least-time", test_two_engines_least_time);
  g_test_add_func ("/match/repeated", test_repeated);
  g_test_add_func ("/match/first-move-repeated", test_first_move_repeated);

  return g_test_run ();
}
