/* Tests of matches in the controller: started, replaced and restored, undone, against engines, and
 * kept in a journal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "controller-test.h"

#include "../dump.h"

#include <glib/gstdio.h>

#include "chess/uci-move.h"
#include "game/controller/ending.h"
#include "game/tree/edit.h"

static gboolean
get (ControllerTest *test, const char *property)
{
  gboolean value;

  g_object_get (test->controller, property, &value, NULL);
  return value;
}

static CheckbitMatchState
state (ControllerTest *test)
{
  return checkbit_match_get_state (test->match);
}

/* --- Beginning ------------------------------------------------------------------------------ */

static void
test_begin (ControllerTest *test, gconstpointer data)
{
  const CheckbitTags *tags;
  ChessColor human;

  controller_test_begin (test, "ok", "5+3");
  controller_test_expect_replaced (test, NULL); /* the game before was blank */
  g_assert_cmpuint (test->n_begun, ==, 1);
  tags = checkbit_game_get_tags (test->game);
  g_assert_cmpstr (checkbit_tags_get_known (tags, "Black"), ==, "Fake");
  g_assert_cmpstr (checkbit_tags_get_known (tags, "TimeControl"), ==, "300+3");
  g_assert_nonnull (checkbit_tags_get_known (tags, "Date"));
  g_assert_true (checkbit_controller_get_human (test->controller, &human));
  g_assert_cmpint (human, ==, CHESS_WHITE);
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_RUNNING);

  controller_test_begin (test, NULL, "-");
  controller_test_expect_replaced (test, NULL);
  controller_test_play (test, "e2e4");
  controller_test_begin (test, NULL, "-");
  controller_test_expect_replaced (test, "New game");
}

static void
test_begin_nowhere (ControllerTest *test, gconstpointer data)
{
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL);
  g_autoptr (GError) error = NULL;

  plan->start = CHECKBIT_PLAN_FEN;
  g_free (plan->fen);
  plan->fen = g_strdup ("rubbish");
  g_assert_false (checkbit_controller_start_match (test->controller, plan, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (test->n_replaced, ==, 0);
  controller_test_expect_mode (test, CHECKBIT_MODE_FREE);
}

static void
test_again (ControllerTest *test, gconstpointer data)
{
  g_assert_false (checkbit_controller_rematch (test->controller));
  g_assert_false (checkbit_controller_swap_sides (test->controller));
  controller_test_begin (test, "ok", "5+0");
  controller_test_play (test, "e2e4");
  g_assert_true (checkbit_controller_swap_sides (test->controller));
  g_assert_true (checkbit_match_is_engine (test->match, CHESS_WHITE));
  g_assert_true (checkbit_controller_rematch (test->controller));
  g_assert_true (checkbit_match_is_engine (test->match, CHESS_WHITE));
  g_assert_cmpuint (test->n_begun, ==, 3);
}

/* A position that was set up is the default start of the next game. */
static void
test_plan (ControllerTest *test, gconstpointer data)
{
  g_autoptr (CheckbitMatchPlan) plan = checkbit_controller_create_plan (test->controller, NULL);
  g_autoptr (CheckbitMatchPlan) next = NULL;

  g_assert_cmpint (plan->start, ==, CHECKBIT_PLAN_STANDARD);
  checkbit_controller_load_fen (test->controller, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  next = checkbit_controller_create_plan (test->controller, NULL);
  g_assert_cmpint (next->start, ==, CHECKBIT_PLAN_BOARD);
}

/* In a set-up, the position on the board is the one set up, which must be playable. */
static void
test_begin_in_setup (ControllerTest *test, gconstpointer data)
{
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL);
  g_autoptr (GError) error = NULL;

  plan->start = CHECKBIT_PLAN_BOARD;
  controller_test_play (test, "e2e4");
  checkbit_controller_set_up (test->controller, "4k3/8/8/8/8/8/8/7R w - - 0 1");
  g_assert_false (checkbit_controller_start_match (test->controller, plan, &error));
  g_assert_cmpstr (error->message, ==, "This position is impossible: White has no king");
  controller_test_expect_mode (test, CHECKBIT_MODE_SETUP);
  g_assert_cmpuint (test->n_begun, ==, 0);

  checkbit_controller_load_fen (test->controller, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  g_assert_true (checkbit_controller_start_match (test->controller, plan, NULL));
  controller_test_expect_fen (test, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  controller_test_expect_mode (test, CHECKBIT_MODE_MATCH);
  /* As after Play, nothing is left to be set up. */
  g_assert_false (checkbit_controller_allows (test->controller, CHECKBIT_ALLOWED_RESUME_SETUP));
}

/* --- Put aside ------------------------------------------------------------------------------ */

static void
test_aside (ControllerTest *test, gconstpointer data)
{
  CheckbitClock *clock = checkbit_match_get_clock (test->match);

  controller_test_begin (test, NULL, "5+0");
  controller_test_play (test, "e2e4");
  checkbit_controller_load_fen (test->controller, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_IDLE);
  controller_test_expect_mode (test, CHECKBIT_MODE_FREE);

  checkbit_controller_bring_back (test->controller);
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_PAUSED);
  g_assert_true (get (test, "paused"));
  g_assert_true (checkbit_clock_has_control (clock, CHESS_WHITE));
  g_assert_cmpuint (controller_test_get_ply (test), ==, 1);
  checkbit_controller_toggle_pause (test->controller);
  controller_test_play (test, "e7e5");
  g_assert_false (get (test, "paused"));
}

/* Redo of a match brings it back without its moves, and its clocks are those of the start. */
static void
test_aside_without_moves (ControllerTest *test, gconstpointer data)
{
  CheckbitClock *clock = checkbit_match_get_clock (test->match);

  controller_test_begin (test, NULL, "5+0");
  controller_test_play (test, "e2e4");
  controller_test_begin (test, NULL, "10+0");
  controller_test_play (test, "d2d4");
  checkbit_clock_set_remaining_ms (clock, CHESS_BLACK, 1000);
  checkbit_controller_bring_back (test->controller);
  g_assert_cmpint (checkbit_clock_get_side (clock), ==, CHESS_BLACK);

  checkbit_controller_redo (test->controller);
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_PAUSED);
  g_assert_cmpuint (controller_test_get_ply (test), ==, 0);
  g_assert_cmpint (checkbit_clock_get_side (clock), ==, CHESS_WHITE);
  g_assert_cmpint (checkbit_clock_get_remaining_ms (clock, CHESS_WHITE), ==, 600000);
  g_assert_cmpint (checkbit_clock_get_remaining_ms (clock, CHESS_BLACK), ==, 600000);
  checkbit_controller_redo (test->controller);
  g_assert_cmpuint (controller_test_get_ply (test), ==, 1);
  g_assert_cmpint (checkbit_clock_get_side (clock), ==, CHESS_BLACK);
}

/* A match that is replaced by another can be restored as well. */
static void
test_aside_for_match (ControllerTest *test, gconstpointer data)
{
  controller_test_begin (test, NULL, "5+0");
  controller_test_play (test, "e2e4");
  controller_test_begin (test, "ok", "-");
  checkbit_controller_bring_back (test->controller);
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_PAUSED);
  g_assert_false (checkbit_match_is_engine (test->match, CHESS_BLACK));
}

/* --- Taking back ---------------------------------------------------------------------------- */

/* The labels of undo and redo; NULL for no label. */
static void
expect_labels (ControllerTest *test, const char *undo, const char *redo)
{
  g_autofree char *undo_label = NULL;
  g_autofree char *redo_label = NULL;

  g_object_get (test->controller, "undo-label", &undo_label, "redo-label", &redo_label, NULL);
  g_assert_cmpstr (undo_label, ==, undo);
  g_assert_cmpstr (redo_label, ==, redo);
}

static void
test_take_back (ControllerTest *test, gconstpointer data)
{
  controller_test_begin (test, "ok", "-");
  controller_test_play (test, "e2e4");
  WAIT_FOR (controller_test_get_ply (test) == 2);
  controller_test_play (test, "g1f3");
  WAIT_FOR (controller_test_get_ply (test) == 4);

  expect_labels (test, "Take Back", NULL);
  checkbit_controller_undo (test->controller); /* with the engine's answer */
  g_assert_cmpuint (controller_test_get_ply (test), ==, 2);
  expect_labels (test, "Take Back", NULL);
  checkbit_controller_undo (test->controller);
  g_assert_cmpuint (controller_test_get_ply (test), ==, 0);
  g_assert_true (checkbit_controller_allows (test->controller, CHECKBIT_ALLOWED_REDO));
  checkbit_controller_redo (test->controller);
  checkbit_controller_redo (test->controller);
  g_assert_cmpuint (controller_test_get_ply (test), ==, 4);
  g_assert_false (checkbit_controller_allows (test->controller, CHECKBIT_ALLOWED_REDO));
  controller_test_expect_said (test, NULL);
}

/* Whatever else is changed ends the series. */
static void
test_take_back_ends (ControllerTest *test, gconstpointer data)
{
  controller_test_begin (test, NULL, "-");
  controller_test_play (test, "e2e4 e7e5");
  checkbit_controller_undo (test->controller);
  g_assert_true (checkbit_controller_allows (test->controller, CHECKBIT_ALLOWED_REDO));
  controller_test_play (test, "d7d5");
  g_assert_false (checkbit_controller_allows (test->controller, CHECKBIT_ALLOWED_REDO));
  g_assert_true (checkbit_controller_allows (test->controller, CHECKBIT_ALLOWED_UNDO));
}

/* A match that stands still goes back, too, where other lines stay in the game. */
static void
test_take_back_while_paused (ControllerTest *test, gconstpointer data)
{
  CheckbitNode *first;

  controller_test_begin (test, NULL, "-");
  controller_test_play (test, "e2e4 e7e5");
  first = checkbit_node_get_parent (checkbit_game_get_current (test->game));
  checkbit_game_go_to (test->game, first);
  checkbit_match_go_on_here (test->match);
  checkbit_controller_toggle_pause (test->controller);
  g_assert_true (get (test, "paused"));

  checkbit_controller_undo (test->controller);
  g_assert_true (get (test, "paused"));
  g_assert_true (checkbit_game_get_current (test->game) == checkbit_game_get_root (test->game));
  g_assert_true (checkbit_game_get_end (test->game) == checkbit_game_get_root (test->game));
  controller_test_expect_mode (test, CHECKBIT_MODE_MATCH);
  g_assert_cmpstr (checkbit_controller_get_line (test->controller), ==, "");
  g_assert_true (checkbit_game_go_to (test->game, first));
  controller_test_expect_mode (test, CHECKBIT_MODE_LOOKING_BACK);

  checkbit_controller_redo (test->controller);
  g_assert_true (checkbit_game_get_end (test->game) == first);
  g_assert_cmpuint (checkbit_node_get_n_children (first), ==, 1);
  controller_test_expect_mode (test, CHECKBIT_MODE_MATCH);
}

/* Folding a variation changes nothing: taking back, and redoing it, go on. */
static void
test_take_back_and_fold (ControllerTest *test, gconstpointer data)
{
  const ChessMove other[] = { chess_move_new (11, 27, CHESS_MOVE_NORMAL) };
  CheckbitNode *root;

  controller_test_begin (test, NULL, "-");
  controller_test_play (test, "e2e4 e7e5 g1f3");
  root = checkbit_game_get_root (test->game);
  g_assert_true (checkbit_game_add_line (test->game, root, other, 1));
  controller_test_play (test, "b8c6");
  checkbit_controller_undo (test->controller);
  checkbit_game_set_folded (test->game, checkbit_node_get_child (root, 1), TRUE);
  expect_labels (test, "Take Back", NULL);
  checkbit_controller_undo (test->controller);
  g_assert_cmpuint (controller_test_get_ply (test), ==, 2);
  checkbit_game_set_all_folded (test->game, FALSE);
  checkbit_controller_redo (test->controller);
  checkbit_controller_redo (test->controller);
  g_assert_cmpuint (controller_test_get_ply (test), ==, 4);
}

/* What is changed after moves were taken back, and undone itself, leaves them taken back: undo goes
 * on from there, and redo first makes that change again. */
static void
test_take_back_and_resign (ControllerTest *test, gconstpointer data)
{
  gboolean by_button = GPOINTER_TO_INT (data);

  controller_test_begin (test, NULL, "-");
  controller_test_play (test, "e2e4 e7e5 g1f3 b8c6");
  checkbit_controller_undo (test->controller);
  checkbit_controller_undo (test->controller);
  g_assert_cmpuint (controller_test_get_ply (test), ==, 2);
  g_assert_true (checkbit_ending_resign (test->match));
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_OVER);

  if (by_button)
    checkbit_controller_undo_result (test->controller);
  else
    checkbit_controller_undo (test->controller);
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_RUNNING);
  g_assert_cmpuint (controller_test_get_ply (test), ==, 2);
  expect_labels (test, "Take Back", "Redo Result");
  checkbit_controller_redo (test->controller);
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_OVER);
  checkbit_controller_undo (test->controller);

  checkbit_controller_undo (test->controller);
  g_assert_cmpuint (controller_test_get_ply (test), ==, 1);
  expect_labels (test, "Take Back", NULL);
  for (guint ply = 2; ply <= 4; ply++)
    {
      g_assert_true (checkbit_controller_allows (test->controller, CHECKBIT_ALLOWED_REDO));
      checkbit_controller_redo (test->controller);
      g_assert_cmpuint (controller_test_get_ply (test), ==, ply);
    }
  g_assert_false (checkbit_controller_allows (test->controller, CHECKBIT_ALLOWED_REDO));
}

/* The same before the first move, where nothing is left to be taken back. */
static void
test_take_back_all_and_resign (ControllerTest *test, gconstpointer data)
{
  controller_test_begin (test, "ok", "-");
  controller_test_play (test, "e2e4");
  WAIT_FOR (controller_test_get_ply (test) == 2);
  checkbit_controller_undo (test->controller);
  g_assert_true (checkbit_ending_resign (test->match));
  checkbit_controller_undo (test->controller);
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_RUNNING);
  g_assert_cmpuint (controller_test_get_ply (test), ==, 0);

  g_assert_false (checkbit_controller_allows (test->controller, CHECKBIT_ALLOWED_UNDO));
  checkbit_controller_undo (test->controller);
  g_assert_cmpuint (controller_test_get_ply (test), ==, 0);
  g_assert_cmpuint (checkbit_node_get_n_children (checkbit_game_get_root (test->game)), ==, 0);
}

/* A comment, too. */
static void
test_take_back_and_comment (ControllerTest *test, gconstpointer data)
{
  controller_test_begin (test, NULL, "-");
  controller_test_play (test, "e2e4 e7e5");
  checkbit_controller_undo (test->controller);
  checkbit_game_set_comment (test->game, checkbit_game_get_end (test->game), "Well");
  expect_labels (test, "Undo Comment", NULL);
  checkbit_controller_undo (test->controller);
  expect_labels (test, "Take Back", "Redo Comment");
  checkbit_controller_undo (test->controller);
  g_assert_cmpuint (controller_test_get_ply (test), ==, 0);
  checkbit_controller_redo (test->controller);
  checkbit_controller_redo (test->controller);
  g_assert_cmpuint (controller_test_get_ply (test), ==, 2);
}

/* An engine that begins: taking back goes on to its move, and does not return to those after it. */
static void
test_take_back_first_move (ControllerTest *test, gconstpointer data)
{
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL);

  controller_test_add_engine (plan, CHESS_WHITE, "ok");
  g_assert_true (checkbit_controller_start_match (test->controller, plan, NULL));
  WAIT_FOR (controller_test_get_ply (test) == 1);
  controller_test_play (test, "e7e5");
  WAIT_FOR (controller_test_get_ply (test) == 3);
  checkbit_controller_undo (test->controller);
  g_assert_cmpuint (controller_test_get_ply (test), ==, 1);
  checkbit_controller_undo (test->controller);
  g_assert_cmpuint (controller_test_get_ply (test), ==, 0);
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_PAUSED);
  g_assert_false (checkbit_controller_allows (test->controller, CHECKBIT_ALLOWED_UNDO));
  checkbit_controller_redo (test->controller);
  checkbit_controller_redo (test->controller);
  g_assert_cmpuint (controller_test_get_ply (test), ==, 3);
}

/* Undo of something else leaves the match where it was taken on. */
static void
test_undo_after_going_on (ControllerTest *test, gconstpointer data)
{
  controller_test_begin (test, NULL, "-");
  controller_test_play (test, "e2e4 e7e5 g1f3 b8c6");
  checkbit_game_set_comment (test->game, checkbit_game_get_current (test->game), "Well");
  checkbit_game_go_back (test->game);
  checkbit_game_go_back (test->game);
  checkbit_match_go_on_here (test->match);
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_game_get_end (test->game)), ==, 2);
  checkbit_controller_undo (test->controller);
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_game_get_end (test->game)), ==, 2);
  checkbit_controller_redo (test->controller);
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_game_get_end (test->game)), ==, 2);
}

/* --- Anything in any order ------------------------------------------------------------------ */

static void
walk_move (ControllerTest *test, GRand *rand)
{
  ChessMoveList moves;

  chess_movegen_legal (checkbit_game_get_position (test->game), &moves);
  if (moves.count > 0 && checkbit_controller_allows (test->controller, CHECKBIT_ALLOWED_MOVE))
    checkbit_controller_play (test->controller, moves.moves[g_rand_int (rand) % moves.count]);
}

static void
walk_undo (ControllerTest *test, GRand *rand)
{
  checkbit_controller_undo (test->controller);
}

static void
walk_redo (ControllerTest *test, GRand *rand)
{
  checkbit_controller_redo (test->controller);
}

static void
walk_resign (ControllerTest *test, GRand *rand)
{
  checkbit_ending_resign (test->match);
}

static void
walk_undo_result (ControllerTest *test, GRand *rand)
{
  checkbit_controller_undo_result (test->controller);
}

static void
walk_comment (ControllerTest *test, GRand *rand)
{
  g_autofree char *text = g_strdup_printf ("%u", g_rand_int (rand));

  checkbit_game_set_comment (test->game, checkbit_game_get_current (test->game), text);
  checkbit_game_seal (test->game);
}

static void
walk_delete (ControllerTest *test, GRand *rand)
{
  checkbit_game_delete_from (test->game, checkbit_game_get_current (test->game));
}

static void
walk_look (ControllerTest *test, GRand *rand)
{
  if (g_rand_boolean (rand))
    checkbit_game_go_back (test->game);
  else
    checkbit_game_go_to_end (test->game);
}

static void
walk_pause (ControllerTest *test, GRand *rand)
{
  checkbit_controller_toggle_pause (test->controller);
}

/* The record, and where the match goes on. (transfer full) */
static char *
dup_all (ControllerTest *test)
{
  return dump_record (checkbit_game_get_record (test->game), checkbit_game_get_end (test->game));
}

/* In a match, undo never brings moves back, and redo undoes exactly what undo has done. */
static void
check_undo (ControllerTest *test)
{
  g_autofree char *before = dup_all (test);
  guint ply = checkbit_node_get_ply (checkbit_game_get_end (test->game));
  g_autofree char *after = NULL;
  CheckbitEditKind kind;

  if (!checkbit_controller_allows (test->controller, CHECKBIT_ALLOWED_UNDO))
    return;
  if (checkbit_game_get_undo_kind (test->game, &kind) && kind == CHECKBIT_EDIT_DELETE)
    ply = G_MAXUINT;
  checkbit_controller_undo (test->controller);
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_game_get_end (test->game)), <=, ply);
  g_assert_true (checkbit_controller_allows (test->controller, CHECKBIT_ALLOWED_REDO));
  checkbit_controller_redo (test->controller);
  after = dup_all (test);
  g_assert_cmpstr (after, ==, before);
}

/* What is said to be allowed is allowed: nothing has changed behind the controller's back. */
static void
check_allowed (ControllerTest *test)
{
  const CheckbitSituation now
      = { .game = test->game,
          .match = test->match,
          .setup = checkbit_controller_get_setup (test->controller),
          .planned = checkbit_controller_get_plan (test->controller) != NULL,
          .premoves = get (test, "premoves") };

  g_assert_cmpint (checkbit_controller_get_mode (test->controller), ==,
                   checkbit_situation_get_mode (&now));
  for (guint i = 0; i < CHECKBIT_N_ALLOWED; i++)
    if (i != CHECKBIT_ALLOWED_RESUME_SETUP) /* only the controller knows what was left */
      {
        g_test_message ("%s", checkbit_allowed_get_name (i));
        g_assert_cmpint (checkbit_controller_allows (test->controller, i), ==,
                         checkbit_situation_allows (&now, i));
      }
}

static void
test_walk (ControllerTest *test, gconstpointer data)
{
  static void (*const steps[]) (ControllerTest *, GRand *)
      = { walk_move, walk_move,        walk_move,    walk_undo,   walk_undo,   walk_redo,
          walk_look, walk_undo_result, walk_comment, walk_resign, walk_delete, walk_pause };
  g_autoptr (GRand) rand = g_rand_new_with_seed (GPOINTER_TO_UINT (data));

  controller_test_begin (test, NULL, "5+0");
  for (guint i = 0; i < 500; i++)
    {
      steps[g_rand_int (rand) % G_N_ELEMENTS (steps)](test, rand);
      check_allowed (test);
      if (g_rand_boolean (rand))
        check_undo (test);
    }
}

static void
walk_go_on_here (ControllerTest *test, GRand *rand)
{
  checkbit_match_go_on_here (test->match);
}

static void
walk_wait (ControllerTest *test, GRand *rand)
{
  for (guint i = g_rand_int (rand) % 20; i > 0; i--)
    g_main_context_iteration (NULL, FALSE);
}

static void
walk_wait_for_engine (ControllerTest *test, GRand *rand)
{
  WAIT_FOR (!checkbit_match_get_thinking (test->match));
}

static void
walk_hurry (ControllerTest *test, GRand *rand)
{
  checkbit_match_move_now (test->match);
}

static void
walk_restart (ControllerTest *test, GRand *rand)
{
  checkbit_match_restart_engine (test->match);
}

static void
walk_set_up (ControllerTest *test, GRand *rand)
{
  if (checkbit_controller_set_up (test->controller, NULL))
    checkbit_controller_leave_setup (test->controller);
}

/* The clock and the engine are those of the position in which the match stands. */
static void
check_turn (ControllerTest *test)
{
  CheckbitClock *clock = checkbit_match_get_clock (test->match);
  ChessColor side = checkbit_match_get_side (test->match);
  gboolean live = checkbit_match_is_live (test->match);
  gboolean engine = checkbit_match_is_engine (test->match, side);

  g_assert_cmpint (checkbit_match_get_thinking (test->match), ==, live && engine);
  if (!live)
    g_assert_false (checkbit_clock_get_running (clock));
  else if (!engine)
    g_assert_true (checkbit_clock_get_running (clock));
  g_assert_cmpint (checkbit_clock_get_side (clock), ==, side);
  g_assert_cmpint (state (test) == CHECKBIT_MATCH_OVER, ==,
                   checkbit_node_get_result (checkbit_game_get_end (test->game))
                       != CHECKBIT_RESULT_OPEN);
}

static void
test_walk_with_engine (ControllerTest *test, gconstpointer data)
{
  static const struct
  {
    void (*step) (ControllerTest *, GRand *);
    guint weight;
  } steps[] = {
    { walk_move, 7 },       { walk_wait_for_engine, 4 },
    { walk_wait, 1 },       { walk_hurry, 1 },
    { walk_undo, 2 },       { walk_redo, 1 },
    { walk_look, 1 },       { walk_comment, 1 },
    { walk_resign, 1 },     { walk_undo_result, 3 },
    { walk_pause, 1 },      { walk_delete, 1 },
    { walk_go_on_here, 1 }, { walk_restart, 2 },
    { walk_set_up, 1 },
  };
  static const char *const modes[] = { "ok", "crash-later", "late" };
  guint seed = GPOINTER_TO_UINT (data), all = 0;
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    all += steps[i].weight;
  controller_test_begin (test, modes[seed % G_N_ELEMENTS (modes)], "5+0");
  for (guint i = 0; i < 500; i++)
    {
      guint n = g_rand_int (rand) % all, next = 0;

      for (; n >= steps[next].weight; next++)
        n -= steps[next].weight;
      steps[next].step (test, rand);
      check_turn (test);
      check_allowed (test);
    }
}

static void
walk_begin (ControllerTest *test, GRand *rand)
{
  controller_test_begin (test, g_rand_boolean (rand) ? "ok" : NULL, "5+0");
}

static void
walk_rematch (ControllerTest *test, GRand *rand)
{
  checkbit_controller_rematch (test->controller);
}

static void
walk_end (ControllerTest *test, GRand *rand)
{
  checkbit_match_end (test->match);
}

static void
walk_load (ControllerTest *test, GRand *rand)
{
  checkbit_controller_load_fen (test->controller, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
}

static void
walk_bring_back (ControllerTest *test, GRand *rand)
{
  checkbit_controller_bring_back (test->controller);
}

static void
walk_go_to_end (ControllerTest *test, GRand *rand)
{
  checkbit_game_go_to_end (test->game);
}

/* One game after another, and back. */
static void
test_walk_through_games (ControllerTest *test, gconstpointer data)
{
  static void (*const steps[]) (ControllerTest *, GRand *)
      = { walk_move,  walk_move,    walk_move, walk_go_to_end,  walk_go_to_end,
          walk_undo,  walk_undo,    walk_redo, walk_redo,       walk_look,
          walk_pause, walk_resign,  walk_wait, walk_go_on_here, walk_set_up,
          walk_begin, walk_rematch, walk_end,  walk_load,       walk_bring_back };
  g_autoptr (GRand) rand = g_rand_new_with_seed (GPOINTER_TO_UINT (data));

  for (guint i = 0; i < 600; i++)
    {
      steps[g_rand_int (rand) % G_N_ELEMENTS (steps)](test, rand);
      check_allowed (test);
      if (checkbit_controller_in_match (test->controller))
        check_turn (test);
    }
}

/* --- Against an engine ---------------------------------------------------------------------- */

/* A move is refused with what really keeps it from being played. */
static void
test_refused_at_rest (ControllerTest *test, gconstpointer data)
{
  controller_test_begin (test, "crash-in-search", "-");
  checkbit_controller_toggle_pause (test->controller);
  checkbit_controller_play_text (test->controller, "e2e4");
  controller_test_expect_said (test, "Paused.");
  checkbit_controller_toggle_pause (test->controller);
  checkbit_controller_play_text (test->controller, "e2e4");
  WAIT_FOR (state (test) == CHECKBIT_MATCH_FAILED);
  checkbit_controller_play_text (test->controller, "e7e5");
  g_assert_nonnull (test->said);
  controller_test_expect_said (test, checkbit_match_get_error (test->match)->message);
  g_assert_cmpuint (controller_test_get_ply (test), ==, 1);
}

static void
test_premove (ControllerTest *test, gconstpointer data)
{
  controller_test_begin (test, "slow", "-");
  g_assert_false (checkbit_controller_allows (test->controller, CHECKBIT_ALLOWED_PREMOVE));
  controller_test_play (test, "e2e4");
  g_assert_true (checkbit_controller_allows (test->controller, CHECKBIT_ALLOWED_PREMOVE));
  g_assert_true (checkbit_controller_allows (test->controller, CHECKBIT_ALLOWED_MOVE_NOW));
  g_assert_false (checkbit_controller_allows (test->controller, CHECKBIT_ALLOWED_MOVE));
  g_assert_true (checkbit_match_set_premove (test->match, 12, 28, CHESS_QUEEN));
  g_object_set (test->controller, "premoves", FALSE, NULL);
  g_assert_false (checkbit_controller_allows (test->controller, CHECKBIT_ALLOWED_PREMOVE));
  /* One that was made before is not played, either. */
  g_assert_false (checkbit_match_get_premove (test->match, NULL, NULL));
}

static void
test_scores (ControllerTest *test, gconstpointer data)
{
  CheckbitAnalysis *analysis = checkbit_controller_get_analysis (test->controller);

  g_assert_false (get (test, "hides-scores"));
  controller_test_begin (test, "slow", "-");
  g_assert_true (get (test, "hides-scores"));
  g_object_set (test->controller, "sees-scores", TRUE, NULL);
  g_assert_false (get (test, "hides-scores"));
  checkbit_controller_rematch (test->controller); /* nobody has asked in this game */
  g_assert_true (get (test, "hides-scores"));
  g_assert_false (get (test, "sees-scores"));
  g_assert_true (checkbit_ending_resign (test->match));
  g_assert_false (get (test, "hides-scores"));
  g_assert_false (checkbit_analysis_get_active (analysis));
}

/* Nor has anybody asked in a game that is brought back, while scores of another one are shown. */
static void
test_scores_brought_back (ControllerTest *test, gconstpointer data)
{
  CheckbitAnalysis *analysis = checkbit_controller_get_analysis (test->controller);

  controller_test_begin (test, "slow", "-");
  controller_test_play (test, "e2e4");
  checkbit_analysis_set_entry (analysis,
                               checkbit_match_get_player (test->match, CHESS_BLACK)->entry);
  controller_test_begin (test, "slow", "-");
  g_object_set (test->controller, "sees-scores", TRUE, NULL);
  checkbit_analysis_set_active (analysis, TRUE);
  checkbit_controller_bring_back (test->controller);
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_PAUSED);
  g_assert_true (get (test, "hides-scores"));
  g_assert_false (get (test, "sees-scores"));
  g_assert_false (checkbit_analysis_get_active (analysis));
}

/* White plays e4, and somebody takes over for Black's engine, which fails. */
static void
take_over (ControllerTest *test, const char *control)
{
  controller_test_begin (test, "crash-in-search", control);
  controller_test_play (test, "e2e4");
  WAIT_FOR (state (test) == CHECKBIT_MATCH_FAILED);
  checkbit_controller_replace_engine (test->controller);
}

static void
test_engine_fails (ControllerTest *test, gconstpointer data)
{
  take_over (test, "-");
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_RUNNING);
  controller_test_play (test, "e7e5");
  g_assert_cmpuint (controller_test_get_ply (test), ==, 2);
}

/* Whoever has taken over for an engine plays that side in a rematch, and in a match that
 * returns. */
static void
test_engine_replaced (ControllerTest *test, gconstpointer data)
{
  take_over (test, "5+0");
  checkbit_controller_load_fen (test->controller, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  checkbit_controller_bring_back (test->controller);
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_PAUSED);
  g_assert_false (checkbit_match_is_engine (test->match, CHESS_BLACK));
  checkbit_controller_rematch (test->controller);
  g_assert_false (checkbit_match_is_engine (test->match, CHESS_BLACK));
}

/* Removes all engines that were added, and perhaps adds another one. */
static void
change_engines (gboolean another)
{
  CheckbitEngineList *list = checkbit_engine_list_get_default ();

  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (list)); i-- > 0;)
    {
      g_autoptr (CheckbitEngineEntry) entry = g_list_model_get_item (G_LIST_MODEL (list), i);

      if (!checkbit_engine_entry_get_found (entry))
        g_assert_true (checkbit_engine_list_remove (list, entry));
    }
  if (another)
    checkbit_engine_list_add (list, "Another", fake_engine_path (), NULL, NULL);
}

/* A match that returns after its engine was removed goes on against another one; if there is none,
 * that is said. */
static void
test_engine_removed (ControllerTest *test, gconstpointer data)
{
  gboolean another = data != NULL;

  controller_test_begin (test, "ok", "-");
  controller_test_play (test, "e2e4");
  WAIT_FOR (controller_test_get_ply (test) == 2);
  checkbit_controller_load_fen (test->controller, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  change_engines (another);
  /* One that belongs to the system stays. */
  another = checkbit_engine_list_get_first (checkbit_engine_list_get_default ()) != NULL;
  g_clear_pointer (&test->said, g_free);
  checkbit_controller_bring_back (test->controller);
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_PAUSED);
  g_assert_cmpint (checkbit_match_is_engine (test->match, CHESS_BLACK), ==, another);
  g_assert_cmpint (checkbit_controller_get_plan (test->controller)->sides[CHESS_BLACK].engine, ==,
                   another);
  if (another)
    engine_test_run (50);
  else
    WAIT_FOR (test->said != NULL);
  g_assert_cmpstr (test->said, ==,
                   another ? NULL : "No engine was found. Add one in the preferences.");
}

/* After a match that has ended the analysis can be switched on. */
static void
test_analyze (ControllerTest *test, gconstpointer data)
{
  CheckbitAnalysis *analysis = checkbit_controller_get_analysis (test->controller);

  controller_test_begin (test, "ok", "-");
  checkbit_analysis_set_entry (analysis,
                               checkbit_match_get_player (test->match, CHESS_BLACK)->entry);
  g_assert_true (checkbit_ending_resign (test->match));
  checkbit_match_end (test->match);
  checkbit_analysis_set_active (analysis, TRUE);
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_IDLE);
  g_assert_true (checkbit_analysis_get_active (analysis));

  /* It rests while a position is set up. */
  checkbit_controller_set_up (test->controller, NULL);
  g_assert_false (checkbit_analysis_get_active (analysis));
  checkbit_controller_leave_setup (test->controller);
  g_assert_true (checkbit_analysis_get_active (analysis));
}

/* The results of a review are in the record before the game is closed. */
static void
test_review (ControllerTest *test, gconstpointer data)
{
  CheckbitReview *review = checkbit_controller_get_review (test->controller);
  CheckbitNode *end;

  controller_test_begin (test, "greedy", "-");
  controller_test_play (test, "e2e4");
  WAIT_FOR (controller_test_get_ply (test) == 2);
  g_assert_true (checkbit_ending_resign (test->match));
  end = checkbit_game_get_current (test->game);
  checkbit_game_set_score (test->game, end, (CheckbitScore){ .kind = CHECKBIT_SCORE_NONE }, 0);
  g_assert_true (checkbit_review_start (review,
                                        checkbit_match_get_player (test->match, CHESS_BLACK)->entry,
                                        (CheckbitReviewPace){ .depth = 3 }));
  WAIT_FOR (checkbit_review_get_n_done (review) > 0);
  checkbit_review_pause (review);
  checkbit_controller_end_journal (test->controller, TRUE);
  g_assert_cmpint (checkbit_review_get_state (review), ==, CHECKBIT_REVIEW_IDLE);
  g_assert_cmpint (checkbit_node_get_score (end, NULL).kind, ==, CHECKBIT_SCORE_CENTIPAWNS);
}

typedef struct
{
  const char *name;
  const char *engines; /* the sides that engines play */
  const char *side;    /* to move */
  guint quiet;         /* half-moves so far: 100 allow a claim at once, 99 one with a move */
  gboolean claimed;
} ClaimRow;

static const ClaimRow claim_rows[] = {
  { "person", "b", "w", 100, TRUE },        { "person-by-move", "b", "w", 99, TRUE },
  { "engine", "b", "b", 100, FALSE },       { "engine-by-move", "b", "b", 99, FALSE },
  { "engines", "wb", "w", 100, FALSE },     { "persons", "", "b", 100, TRUE },
  { "persons-by-move", "", "b", 99, TRUE },
};

static void
begin_quiet_match (ControllerTest *test, const ClaimRow *row)
{
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL);

  plan->start = CHECKBIT_PLAN_FEN;
  g_free (plan->fen);
  plan->fen = g_strdup_printf ("4k3/8/8/8/8/8/8/4K2R %s - - %u 80", row->side, row->quiet);
  for (const char *side = row->engines; *side != '\0'; side++)
    controller_test_add_engine (plan, *side == 'w' ? CHESS_WHITE : CHESS_BLACK, "slow");
  g_assert_true (checkbit_controller_start_match (test->controller, plan, NULL));
}

/* Who has the move claims a draw, and nobody does for an engine, whether at once or with one of its
 * moves. */
static void
test_claim (ControllerTest *test, gconstpointer data)
{
  const ClaimRow *row = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *line = NULL;
  ChessMoveList moves;
  const char *text = *row->side == 'w' ? "h1h2" : "e8e7";
  ChessMove move = CHESS_MOVE_NONE;

  begin_quiet_match (test, row);
  g_object_get (test->controller, "line", &line, NULL);
  g_assert_cmpint (line != NULL && strstr (line, "can be claimed") != NULL, ==,
                   row->claimed && row->quiet == 100);
  if (row->quiet < 100)
    move = chess_uci_read (checkbit_game_get_position (test->game), text, strlen (text));
  g_assert_cmpint (checkbit_ending_find_claim (test->match, &moves), ==, row->claimed);
  g_assert_cmpint (checkbit_ending_claim (test->match, move, &error), ==, row->claimed);
  g_assert_cmpint (checkbit_game_get_result (test->game), ==,
                   row->claimed ? CHECKBIT_RESULT_DRAW : CHECKBIT_RESULT_OPEN);
  if (!row->claimed)
    {
      g_autofree char *refusal = checkbit_ending_dup_refusal (test->match);

      g_assert_cmpstr (refusal, ==, "It is not your move now.");
      g_assert_cmpstr (error->message, ==, refusal);
      g_assert_cmpuint (controller_test_get_ply (test), ==, 0);
    }
}

static void
test_setup_pauses (ControllerTest *test, gconstpointer data)
{
  controller_test_begin (test, NULL, "5+0");
  checkbit_controller_set_up (test->controller, NULL);
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_PAUSED);
  checkbit_controller_leave_setup (test->controller);
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_RUNNING);

  /* If a player has paused, it stays paused. */
  checkbit_controller_toggle_pause (test->controller);
  checkbit_controller_set_up (test->controller, NULL);
  checkbit_controller_leave_setup (test->controller);
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_PAUSED);

  /* Another game from the set-up position replaces the match; both can be restored. */
  checkbit_controller_set_up (test->controller, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  g_assert_true (checkbit_controller_finish_setup (test->controller));
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_IDLE);
  checkbit_controller_bring_back (test->controller);
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_PAUSED);
}

/* --- In the journal ------------------------------------------------------------------------- */

/* Drops the controller as a crash does, and gives its game to a new one. */
static void
come_back (ControllerTest *test, CheckbitSession *session)
{
  g_autoptr (GPtrArray) saved = NULL;

  checkbit_journal_flush (checkbit_controller_get_journal (test->controller));
  controller_test_tear_down (test, NULL);
  *test = (ControllerTest){ 0 };
  checkbit_session_flush (session);
  saved = checkbit_session_restore (session);
  g_assert_cmpuint (saved->len, ==, 1);
  controller_test_set_up (test, NULL);
  checkbit_controller_begin_journal (test->controller, session, g_ptr_array_steal_index (saved, 0));
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);

  for (const char *name = g_dir_read_name (folder); name != NULL; name = g_dir_read_name (folder))
    {
      g_autofree char *file = g_build_filename (path, name, NULL);
      g_assert_cmpint (g_remove (file), ==, 0);
    }
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

static void
test_journal (ControllerTest *test, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-controller-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mate.fen", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (CheckbitSession) session = checkbit_session_new (folder);
  ChessColor human;

  checkbit_controller_begin_journal (test->controller, session, NULL);
  controller_test_begin (test, "slow", "5+0");
  checkbit_controller_set_document (test->controller, checkbit_document_new (file, NULL));
  controller_test_play (test, "e2e4");
  WAIT_FOR (controller_test_get_ply (test) == 2);
  checkbit_game_go_back (test->game);
  come_back (test, session);

  /* The match is restored, and the board shows the same position. */
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_PAUSED);
  g_assert_true (checkbit_controller_get_human (test->controller, &human));
  g_assert_cmpuint (controller_test_get_ply (test), ==, 1);
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_game_get_end (test->game)), ==, 2);
  controller_test_expect_mode (test, CHECKBIT_MODE_LOOKING_BACK);

  /* The file comes later: its disk may not answer. */
  g_assert_null (checkbit_document_get_file (checkbit_controller_get_document (test->controller)));
  g_assert_true (checkbit_controller_has_file (test->controller));
  WAIT_FOR (checkbit_document_get_file (checkbit_controller_get_document (test->controller))
            != NULL);
  g_assert_cmpstr (checkbit_controller_get_title (test->controller), ==, "• mate.fen");

  /* A set-up can be restored as well. */
  checkbit_controller_set_up (test->controller, NULL);
  checkbit_setup_clear (checkbit_controller_get_setup (test->controller));
  come_back (test, session);
  controller_test_expect_mode (test, CHECKBIT_MODE_SETUP);
  g_assert_cmphex (chess_position_occupied (checkbit_setup_get_position (
                       checkbit_controller_get_setup (test->controller))),
                   ==, 0);
  checkbit_controller_end_journal (test->controller, FALSE);
  g_assert_null (checkbit_controller_get_journal (test->controller));
  checkbit_session_flush (session);
  remove_folder (folder);
}

/* A restored game that is saved elsewhere before the games of its old file are listed, or (data)
 * that file of positions is found, belongs to the new file, whatever is found then. */
static void
test_journal_saved_elsewhere (ControllerTest *test, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-controller-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "old.pgn", NULL);
  g_autofree char *other = g_build_filename (folder, "new.pgn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) elsewhere = g_file_new_for_path (other);
  g_autoptr (CheckbitPgnFile) pgn = checkbit_pgn_file_new (file);
  g_autoptr (CheckbitSession) session = checkbit_session_new (folder);
  guint n_owners;

  g_assert_true (g_file_set_contents (path, "[White \"Ann\"]\n\n1. e4 *\n", -1, NULL));
  checkbit_controller_begin_journal (test->controller, session, NULL);
  controller_test_play (test, "e2e4");
  checkbit_controller_set_document (test->controller,
                                    data != NULL ? checkbit_document_new (file, NULL)
                                                 : checkbit_document_new_game (pgn, 0, NULL));
  come_back (test, session);

  /* Whoever reads the old file owns the controller. */
  n_owners = G_OBJECT (test->controller)->ref_count;
  checkbit_controller_set_document (test->controller, checkbit_document_new (elsewhere, NULL));
  WAIT_FOR (G_OBJECT (test->controller)->ref_count < n_owners);
  g_assert_true (g_file_equal (
      checkbit_document_get_file (checkbit_controller_get_document (test->controller)), elsewhere));
  checkbit_controller_end_journal (test->controller, FALSE);
  checkbit_session_flush (session);
  remove_folder (folder);
}

/* --- In its own line -------------------------------------------------------------------------- */

/* The match goes on in a branch, and the board shows the line that it has left. */
static void
play_branch (ControllerTest *test)
{
  CheckbitNode *left;

  controller_test_play (test, "e2e4 e7e5");
  left = checkbit_game_get_current (test->game);
  checkbit_game_go_to_start (test->game);
  controller_test_play (test, "d2d4");
  checkbit_game_go_to (test->game, left);
}

static void
add_move (ControllerTest *test, CheckbitNode *node, ChessSquare from, ChessSquare to)
{
  ChessMove move = chess_move_new (from, to, CHESS_MOVE_NORMAL);

  g_assert_true (checkbit_game_add_line (test->game, node, &move, 1));
}

/* The match is over, and the board shows another line. */
static void
review_it (ControllerTest *test)
{
  CheckbitNode *root = checkbit_game_get_root (test->game);

  controller_test_play (test, "e2e4 e7e5");
  g_assert_true (checkbit_ending_resign (test->match));
  add_move (test, root, 11, 27); /* d2d4 */
  checkbit_game_go_to (test->game, checkbit_node_get_child (root, 1));
}

static void
go_on_before_the_end (ControllerTest *test)
{
  controller_test_play (test, "e2e4 e7e5");
  checkbit_game_go_back (test->game);
  checkbit_match_go_on_here (test->match);
}

static void
add_what_may_come (ControllerTest *test)
{
  controller_test_play (test, "e2e4");
  add_move (test, checkbit_game_get_current (test->game), 52, 36); /* e7e5 */
}

typedef struct
{
  const char *name;
  void (*play) (ControllerTest *test);
  const char *last; /* the match's last move */
  CheckbitMatchState state;
  gboolean undone, restarted; /* how it comes back */
} LineRow;

static const LineRow line_rows[] = {
  { "branch", play_branch, "d4", CHECKBIT_MATCH_PAUSED, TRUE, FALSE },
  { "branch-restarted", play_branch, "d4", CHECKBIT_MATCH_PAUSED, FALSE, TRUE },
  { "branch-both", play_branch, "d4", CHECKBIT_MATCH_PAUSED, TRUE, TRUE },
  { "over", review_it, "e5", CHECKBIT_MATCH_OVER, TRUE, FALSE },
  { "over-restarted", review_it, "e5", CHECKBIT_MATCH_OVER, FALSE, TRUE },
  { "over-both", review_it, "e5", CHECKBIT_MATCH_OVER, TRUE, TRUE },
  { "go-on", go_on_before_the_end, "e4", CHECKBIT_MATCH_PAUSED, TRUE, FALSE },
  { "go-on-restarted", go_on_before_the_end, "e4", CHECKBIT_MATCH_PAUSED, FALSE, TRUE },
  { "go-on-both", go_on_before_the_end, "e4", CHECKBIT_MATCH_PAUSED, TRUE, TRUE },
  { "added", add_what_may_come, "e4", CHECKBIT_MATCH_PAUSED, TRUE, FALSE },
  { "added-restarted", add_what_may_come, "e4", CHECKBIT_MATCH_PAUSED, FALSE, TRUE },
};

/* A match comes back where it was, whatever line the board shows. */
static void
test_line (ControllerTest *test, gconstpointer data)
{
  const LineRow *row = data;
  g_autofree char *folder = g_dir_make_tmp ("checkbit-controller-XXXXXX", NULL);
  g_autoptr (CheckbitSession) session = checkbit_session_new (folder);

  checkbit_controller_begin_journal (test->controller, session, NULL);
  controller_test_begin (test, NULL, "5+0");
  row->play (test);
  if (row->undone)
    {
      checkbit_controller_replace (test->controller, checkbit_record_new (NULL),
                                   checkbit_document_new (NULL, NULL), NULL);
      g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_IDLE);
      checkbit_controller_bring_back (test->controller);
    }
  if (row->restarted)
    come_back (test, session);
  g_assert_cmpint (state (test), ==, row->state);
  g_assert_cmpstr (checkbit_node_get_san (checkbit_game_get_end (test->game)), ==, row->last);
  g_assert_cmpint (checkbit_clock_get_side (checkbit_match_get_clock (test->match)), ==,
                   checkbit_match_get_side (test->match));
  checkbit_controller_end_journal (test->controller, FALSE);
  checkbit_session_flush (session);
  remove_folder (folder);
}

/* --- Set aside for a game that is opened ----------------------------------------------------- */

static void
do_moves (ControllerTest *test)
{
  controller_test_play (test, "e2e4 e7e5");
}

static void
do_nothing (ControllerTest *test)
{
}

static void
do_save (ControllerTest *test)
{
  do_moves (test);
  checkbit_game_set_modified (test->game, FALSE);
}

static void
do_match (ControllerTest *test)
{
  controller_test_begin (test, NULL, "5+0");
  do_moves (test);
}

/* The engine's name stays in the record, and is nobody's writing. */
static void
do_taken_over_match (ControllerTest *test)
{
  take_over (test, "-");
  controller_test_play (test, "e7e5");
}

static void
do_finished_match (ControllerTest *test)
{
  do_match (test);
  checkbit_game_go_to_end (test->game);
  g_assert_true (checkbit_game_resign (test->game, NULL));
}

/* Correcting the result of a finished match does not make it go on, with its clocks. */
static void
test_corrected (ControllerTest *test, gconstpointer data)
{
  const CheckbitTags *tags;

  do_finished_match (test);
  tags = checkbit_game_get_tags (test->game);
  g_assert_true (checkbit_game_set_header (test->game, tags, CHECKBIT_RESULT_DRAW));
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_OVER);
  controller_test_expect_mode (test, CHECKBIT_MODE_OVER);
  g_assert_cmpstr (checkbit_controller_get_status (test->controller), ==, "Draw");
}

/* One whose result is taken away behind a set-up goes on once that has ended, and not before. */
static void
test_opened_behind_setup (ControllerTest *test, gconstpointer data)
{
  CheckbitClock *clock = checkbit_match_get_clock (test->match);
  const CheckbitTags *tags;

  do_finished_match (test);
  tags = checkbit_game_get_tags (test->game);
  checkbit_controller_set_up (test->controller, NULL);
  g_assert_true (checkbit_game_set_header (test->game, tags, CHECKBIT_RESULT_OPEN));
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_PAUSED);
  g_assert_false (checkbit_clock_get_running (clock));
  controller_test_expect_mode (test, CHECKBIT_MODE_SETUP);
  checkbit_controller_leave_setup (test->controller);
  g_assert_cmpint (state (test), ==, CHECKBIT_MATCH_RUNNING);
  g_assert_true (checkbit_clock_get_running (clock));
}

static void
do_annotated_match (ControllerTest *test)
{
  do_finished_match (test);
  checkbit_game_set_comment (test->game, checkbit_game_get_current (test->game), "Why?");
}

static void
do_annotated (ControllerTest *test)
{
  do_moves (test);
  checkbit_game_set_comment (test->game, checkbit_game_get_current (test->game), "Well.");
}

static void
do_drawn_on (ControllerTest *test)
{
  static const CheckbitShape arrow = { .from = 12, .to = 28 };

  do_moves (test);
  checkbit_game_set_shapes (test->game, checkbit_game_get_root (test->game), &arrow, 1);
}

static void
do_named (ControllerTest *test)
{
  do_moves (test);
  checkbit_game_set_tag (test->game, "White", "Ann");
}

static void
do_named_match (ControllerTest *test)
{
  do_match (test);
  checkbit_game_set_tag (test->game, "Event", "Rainy day");
}

static void
do_result (ControllerTest *test)
{
  do_moves (test);
  checkbit_game_set_header (test->game, checkbit_game_get_tags (test->game),
                            CHECKBIT_RESULT_WHITE_WINS);
}

static void
do_file (ControllerTest *test)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/one.fen");

  checkbit_controller_set_document (test->controller, checkbit_document_new (file, NULL));
  do_moves (test);
}

/* In a position of a list, as stepping through it does. */
static void
do_list_position (ControllerTest *test)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/two.epd");
  GPtrArray *lines = g_ptr_array_new ();

  g_ptr_array_add (lines, NULL);
  g_ptr_array_add (lines, NULL);
  checkbit_controller_set_document (test->controller, checkbit_document_new (file, lines));
  do_moves (test);
}

static void
do_annotated_list_position (ControllerTest *test)
{
  do_list_position (test);
  checkbit_game_set_comment (test->game, checkbit_game_get_current (test->game), "Well.");
}

static void
open_other (ControllerTest *test)
{
  checkbit_controller_replace (test->controller, checkbit_record_new (NULL),
                               checkbit_document_new (NULL, NULL), NULL);
}

static void
open_and_undo (ControllerTest *test)
{
  open_other (test);
  checkbit_controller_undo (test->controller);
  checkbit_game_set_modified (test->game, FALSE);
}

static void
open_undo_redo (ControllerTest *test)
{
  open_other (test);
  checkbit_controller_undo (test->controller);
  checkbit_controller_redo (test->controller);
}

static void
open_twice (ControllerTest *test)
{
  open_other (test);
  open_other (test);
}

static void
open_from_game (ControllerTest *test)
{
  open_other (test);
  do_moves (test);
  open_other (test);
}

static void
begin_game (ControllerTest *test)
{
  checkbit_controller_begin_game (test->controller);
}

static void
begin_match (ControllerTest *test)
{
  controller_test_begin (test, NULL, "5+0");
}

static void
begin_again (ControllerTest *test)
{
  g_assert_true (checkbit_controller_rematch (test->controller));
}

static void
set_up (ControllerTest *test)
{
  checkbit_controller_set_up (test->controller, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  g_assert_true (checkbit_controller_finish_setup (test->controller));
}

static void
begin_match_in_setup (ControllerTest *test)
{
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL);

  plan->start = CHECKBIT_PLAN_BOARD;
  checkbit_controller_set_up (test->controller, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  g_assert_true (checkbit_controller_start_match (test->controller, plan, NULL));
}

static void
load_fen (ControllerTest *test)
{
  checkbit_controller_load_fen (test->controller, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
}

typedef struct
{
  void (*before) (ControllerTest *test);
  void (*replace) (ControllerTest *test);
  guint n_back; /* how many games are restored, although nothing on the board is to be kept */
} AsideRow;

static const AsideRow aside_rows[] = {
  { do_moves, open_other, 1 },
  { do_match, open_other, 1 },
  { do_annotated_match, open_other, 1 },
  { do_moves, open_twice, 1 },
  { do_moves, open_undo_redo, 1 },
  /* One of a kind: nobody wants to find ten windows. */
  { do_moves, open_from_game, 1 },
  { do_nothing, open_other, 0 },
  { do_save, open_other, 0 },
  { do_finished_match, open_other, 0 },
  { do_list_position, open_other, 0 },
  { do_annotated_list_position, open_other, 1 },
  { do_moves, open_and_undo, 0 },
  { do_annotated, load_fen, 1 },
  { do_file, load_fen, 1 },
  { do_annotated, set_up, 1 },
  { do_annotated, begin_match, 1 },
  { do_annotated, begin_match_in_setup, 1 },
  { do_annotated_match, begin_again, 1 },
  { do_annotated_match, begin_match, 1 },
  { do_annotated_match, set_up, 1 },
  { do_annotated_match, begin_match_in_setup, 1 },
  { do_drawn_on, load_fen, 1 },
  { do_drawn_on, begin_match, 1 },
  { do_drawn_on, set_up, 1 },
  { do_named, load_fen, 1 },
  { do_named_match, begin_match, 1 },
  { do_result, set_up, 1 },
  { do_moves, load_fen, 0 },
  { do_moves, set_up, 0 },
  { do_match, begin_match, 0 },
  { do_taken_over_match, begin_match, 0 },
  { do_finished_match, begin_again, 0 },
  /* The way to be rid of a game. */
  { do_annotated, begin_game, 0 },
};

/* Whether a match comes back; a set-up that another game was begun from does not.
 * (transfer full) of saved. */
static void
assert_match (CheckbitSession *session, CheckbitSavedGame *saved, gboolean expected)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  g_autoptr (CheckbitJournal) journal = checkbit_journal_new (session, game, saved);

  g_assert_cmpint (checkbit_journal_get_value (journal, "match") != NULL, ==, expected);
  g_assert_null (checkbit_journal_get_value (journal, CHECKBIT_JOURNAL_SETUP));
  checkbit_journal_end (journal, FALSE);
  checkbit_session_flush (session);
}

/* A game with work of its own is restored at the next start if another one was opened in its
 * place. */
static void
test_aside_restored (ControllerTest *test, gconstpointer data)
{
  const AsideRow *row = data;
  g_autofree char *folder = g_dir_make_tmp ("checkbit-controller-XXXXXX", NULL);
  g_autoptr (CheckbitSession) session = checkbit_session_new (folder);
  g_autoptr (GPtrArray) saved = NULL;

  checkbit_controller_begin_journal (test->controller, session, NULL);
  row->before (test);
  row->replace (test);
  checkbit_controller_end_journal (test->controller, FALSE);
  checkbit_session_flush (session);
  saved = checkbit_session_restore (session);
  g_assert_cmpuint (saved->len, ==, row->n_back);
  if (row->n_back > 0)
    {
      CheckbitRecord *record = checkbit_saved_game_get_record (g_ptr_array_index (saved, 0));

      g_assert_cmpuint (checkbit_node_get_ply (checkbit_record_get_end (record)), ==, 2);
      assert_match (session, g_ptr_array_steal_index (saved, 0),
                    row->before == do_match || row->before == do_annotated_match
                        || row->before == do_named_match);
    }
  g_clear_pointer (&saved, g_ptr_array_unref);
  remove_folder (folder);
}

/* As if the program was killed: both games are there, the older one first, and each has its
 * file. */
static void
test_aside_killed (ControllerTest *test, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-controller-XXXXXX", NULL);
  g_autoptr (CheckbitSession) session = checkbit_session_new (folder);
  g_autoptr (GFile) file = g_file_new_for_uri ("file:///nowhere/one.fen");
  g_autoptr (GFile) other = g_file_new_for_uri ("file:///nowhere/other.fen");
  g_autoptr (GPtrArray) saved = NULL;

  checkbit_controller_begin_journal (test->controller, session, NULL);
  do_moves (test);
  checkbit_controller_set_document (test->controller, checkbit_document_new (file, NULL));
  checkbit_controller_replace (test->controller, checkbit_record_new (NULL),
                               checkbit_document_new (other, NULL), NULL);
  controller_test_play (test, "d2d4");
  checkbit_controller_close (test->controller);
  checkbit_session_flush (session);
  saved = checkbit_session_restore (session);
  g_assert_cmpuint (saved->len, ==, 2);
  g_assert_cmpstr (checkbit_saved_game_get_uri (saved->pdata[0]), ==, "file:///nowhere/one.fen");
  g_assert_cmpstr (checkbit_saved_game_get_uri (saved->pdata[1]), ==, "file:///nowhere/other.fen");
  g_assert_cmpuint (checkbit_node_get_ply (checkbit_saved_game_get_current (saved->pdata[0])), ==,
                    2);
  g_clear_pointer (&saved, g_ptr_array_unref);
  remove_folder (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

#define ADD(path, function)                                                                        \
  g_test_add ("/controller-match/" path, ControllerTest, NULL, controller_test_set_up, function,   \
              controller_test_tear_down)
  ADD ("begin", test_begin);
  ADD ("begin-nowhere", test_begin_nowhere);
  ADD ("begin-in-setup", test_begin_in_setup);
  ADD ("again", test_again);
  ADD ("plan", test_plan);
  ADD ("aside", test_aside);
  ADD ("aside-without-moves", test_aside_without_moves);
  ADD ("aside-for-match", test_aside_for_match);
  ADD ("take-back", test_take_back);
  ADD ("take-back-ends", test_take_back_ends);
  ADD ("take-back-while-paused", test_take_back_while_paused);
  ADD ("take-back-and-fold", test_take_back_and_fold);
  ADD ("take-back-and-resign", test_take_back_and_resign);
  g_test_add ("/controller-match/take-back-and-resign/button", ControllerTest,
              GINT_TO_POINTER (TRUE), controller_test_set_up, test_take_back_and_resign,
              controller_test_tear_down);
  ADD ("take-back-all-and-resign", test_take_back_all_and_resign);
  ADD ("take-back-and-comment", test_take_back_and_comment);
  ADD ("take-back-first-move", test_take_back_first_move);
  ADD ("undo-after-going-on", test_undo_after_going_on);
  for (guint seed = 1; seed <= 8; seed++)
    {
      g_autofree char *path = g_strdup_printf ("/controller-match/walk/%u", seed);

      g_test_add (path, ControllerTest, GUINT_TO_POINTER (seed), controller_test_set_up, test_walk,
                  controller_test_tear_down);
    }
  ADD ("refused-at-rest", test_refused_at_rest);
  for (guint seed = 1; seed <= 6; seed++)
    {
      g_autofree char *path = g_strdup_printf ("/controller-match/walk-with-engine/%u", seed);

      g_test_add (path, ControllerTest, GUINT_TO_POINTER (seed), controller_test_set_up,
                  test_walk_with_engine, controller_test_tear_down);
    }
  for (guint seed = 1; seed <= 8; seed++)
    {
      g_autofree char *path = g_strdup_printf ("/controller-match/walk-through-games/%u", seed);

      g_test_add (path, ControllerTest, GUINT_TO_POINTER (seed), controller_test_set_up,
                  test_walk_through_games, controller_test_tear_down);
    }
  ADD ("premove", test_premove);
  ADD ("scores", test_scores);
  ADD ("scores-brought-back", test_scores_brought_back);
  ADD ("engine-fails", test_engine_fails);
  ADD ("engine-replaced", test_engine_replaced);
  ADD ("engine-removed", test_engine_removed);
  g_test_add ("/controller-match/engine-removed/another", ControllerTest, "another",
              controller_test_set_up, test_engine_removed, controller_test_tear_down);
  ADD ("analyze", test_analyze);
  ADD ("review", test_review);
  ADD ("setup-pauses", test_setup_pauses);
  ADD ("journal", test_journal);
  ADD ("journal-saved-elsewhere", test_journal_saved_elsewhere);
  g_test_add ("/controller-match/journal-saved-elsewhere/positions", ControllerTest, "positions",
              controller_test_set_up, test_journal_saved_elsewhere, controller_test_tear_down);
  ADD ("aside-killed", test_aside_killed);
  ADD ("corrected", test_corrected);
  ADD ("opened-behind-setup", test_opened_behind_setup);
  for (guint i = 0; i < G_N_ELEMENTS (claim_rows); i++)
    {
      g_autofree char *path = g_strconcat ("/controller-match/claim/", claim_rows[i].name, NULL);

      g_test_add (path, ControllerTest, &claim_rows[i], controller_test_set_up, test_claim,
                  controller_test_tear_down);
    }
  for (guint i = 0; i < G_N_ELEMENTS (line_rows); i++)
    {
      g_autofree char *path = g_strconcat ("/controller-match/line/", line_rows[i].name, NULL);

      g_test_add (path, ControllerTest, &line_rows[i], controller_test_set_up, test_line,
                  controller_test_tear_down);
    }
  for (guint i = 0; i < G_N_ELEMENTS (aside_rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/controller-match/aside-restored/%u", i + 1);

      g_test_add (path, ControllerTest, &aside_rows[i], controller_test_set_up, test_aside_restored,
                  controller_test_tear_down);
    }
  return g_test_run ();
}
