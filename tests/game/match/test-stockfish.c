/* Tests with a real engine, if Stockfish is installed: the protocol as it is used.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "chess/fen.h"
#include "chess/uci-move.h"
#include "../engine-test.h"
#include "game/engine/engine-entry.h"
#include "game/engine/engine-find.h"
#include "game/engine/engine-strength.h"
#include "game/match/match.h"

static char *stockfish;

static void
found_cb (const CheckbitKnownEngine *engine, const char *path, gpointer data)
{
  if (strcmp (engine->command, "stockfish") == 0)
    stockfish = g_strdup (path);
}

static gboolean
missing (void)
{
  if (stockfish == NULL)
    g_test_skip ("Stockfish is not installed");

  return stockfish == NULL;
}

static void
start (EngineTest *test)
{
  engine_test_init_command (test, stockfish, NULL);
  checkbit_engine_start (test->engine);
  WAIT_FOR (test->n_ready > 0 || test->n_failed > 0);
  g_assert_cmpuint (test->n_failed, ==, 0);
}

static void
test_greeting (void)
{
  EngineTest test;
  const CheckbitUciOption *option;

  if (missing ())
    return;
  start (&test);
  g_test_message ("%s by %s, %u options", checkbit_engine_get_name (test.engine),
                  checkbit_engine_get_author (test.engine),
                  checkbit_engine_get_n_options (test.engine));
  g_assert_true (g_str_has_prefix (checkbit_engine_get_name (test.engine), "Stockfish"));
  option = checkbit_engine_find_option (test.engine, "Skill Level");
  g_assert_nonnull (option);
  g_assert_cmpint (option->type, ==, CHECKBIT_UCI_OPTION_SPIN);
  g_assert_cmpint (option->max, ==, 20);
  engine_test_clear (&test);
}

typedef struct
{
  const char *name;
  const char *fen;
  const char *moves;
  const char *best; /* the only good move; castling as king takes rook */
  int mate;         /* from White's view; 0: none */
} PositionCase;

static const PositionCase position_cases[] = {
  { "fools-mate", NULL, "f2f3 e7e5 g2g4", "d8h4", -1 },
  { "back-rank", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "a1a8", 1 },
  { "promotion", "7k/P7/7K/8/8/8/8/1r6 w - - 0 1", "", NULL, 2 },
  { "chess960", "k7/8/8/8/8/8/8/1R3KR1 w BG - 0 1", "", NULL, 0 },
};

static void
test_position (gconstpointer data)
{
  const PositionCase *row = data;
  const CheckbitEngineGo go = { .depth = 8 };
  const CheckbitEngineLine *line;
  EngineTest test;
  guint search;

  if (missing ())
    return;
  start (&test);
  search = engine_test_search (&test, row->fen, row->moves, &go);
  engine_test_expect_move (&test, search, row->best);
  line = checkbit_engine_get_line (test.engine, 0);
  g_assert_nonnull (line);
  g_assert_cmpuint (line->n_moves, >=, 1);
  g_assert_cmpint (line->moves[0], ==, test.move);
  if (row->mate != 0)
    {
      g_assert_cmpint (line->score.kind, ==, CHECKBIT_SCORE_MATE);
      g_assert_cmpint (line->score.value, ==, row->mate);
    }
  engine_test_clear (&test);
}

static void
test_stop (void)
{
  const CheckbitEngineGo infinite = { .infinite = TRUE };
  EngineTest test;
  guint search;

  if (missing ())
    return;
  start (&test);
  checkbit_engine_set_option (test.engine, "MultiPV", "3");
  engine_test_search (&test, NULL, "e2e4", &infinite);
  WAIT_FOR (checkbit_engine_get_n_lines (test.engine) == 3);
  search = engine_test_search (&test, NULL, "", &infinite);
  engine_test_run (200);
  g_assert_cmpuint (test.n_moves, ==, 0);
  checkbit_engine_move_now (test.engine);
  engine_test_expect_move (&test, search, NULL);
  g_assert_cmpint (chess_square_rank (chess_move_from (test.move)), <=, 1);
  engine_test_clear (&test);
}

/* --- Games ------------------------------------------------------------------------------------ */

/* Plays a game between two strengths, for at most some moves. They look at so many positions for
 * each, and not for so long: a busy machine would make them equal. */
static CheckbitResult
play_game (CheckbitStrength white, CheckbitStrength black, const char *fen, guint max_plies)
{
  const CheckbitStrength strengths[] = { white, black };
  CheckbitGame *game = checkbit_game_new ();
  CheckbitMatch *match = checkbit_match_new (game, NULL);
  g_autoptr (CheckbitEngineEntry) entry
      = checkbit_engine_entry_new ("s", "Stockfish", stockfish, NULL, NULL, TRUE);
  CheckbitResult result;
  guint ply = 0;

  if (fen != NULL)
    g_assert_true (checkbit_game_load_fen (game, fen, NULL));
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    {
      g_autoptr (CheckbitPlayer) player = checkbit_player_new_engine (entry, strengths[side]);

      player->think = CHECKBIT_THINK_NODES;
      player->amount = 3000;
      checkbit_match_set_player (match, side, player);
    }
  checkbit_match_set_least_time (match, 0);
  checkbit_match_start (match, TRUE);
  while (checkbit_match_get_state (match) == CHECKBIT_MATCH_RUNNING && ply < max_plies)
    {
      engine_test_iterate ();
      ply = checkbit_node_get_ply (checkbit_game_get_current (game));
    }
  g_assert_null (checkbit_match_get_error (match));
  result = checkbit_game_get_result (game);
  g_test_message ("%u plies, result %d, reason %d", ply, result, checkbit_game_get_reason (game));
  g_assert_finalize_object (match);
  g_assert_finalize_object (game);
  checkbit_engine_quit_all (2000);

  return result;
}

/* Full strength beats a beginner. */
static void
test_strength (void)
{
  if (missing ())
    return;
  g_assert_cmpint (play_game (CHECKBIT_STRENGTH_FULL, CHECKBIT_STRENGTH_BEGINNER, NULL, 300), ==,
                   CHECKBIT_RESULT_WHITE_WINS);
}

static void
test_chess960_game (void)
{
  if (missing ())
    return;
  play_game (CHECKBIT_STRENGTH_FULL, CHECKBIT_STRENGTH_FULL,
             "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1", 60);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  checkbit_engine_find (NULL, found_cb, NULL);

  g_test_add_func ("/stockfish/greeting", test_greeting);
  for (gsize i = 0; i < G_N_ELEMENTS (position_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/stockfish/position/", position_cases[i].name, NULL);

      g_test_add_data_func (path, &position_cases[i], test_position);
    }
  g_test_add_func ("/stockfish/stop", test_stop);
  g_test_add_func ("/stockfish/strength", test_strength);
  g_test_add_func ("/stockfish/chess960-game", test_chess960_game);

  return g_test_run ();
}
