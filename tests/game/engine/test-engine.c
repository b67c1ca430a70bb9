/* Tests of the engine object with a well-behaved engine: what it is sent, what it answers, and how
 * it ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "../../lib/rows.h"
#include "../engine-test.h"

static const CheckbitEngineGo shallow = { .depth = 1 };
static const CheckbitEngineGo infinite = { .infinite = TRUE };

/* --- What is sent ----------------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  const char *fen;
  const char *moves;
  CheckbitEngineGo go;
  const char *sent; /* the part of the engine's input from the position on */
} SentCase;

#define CASTLING_FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"

static const SentCase sent_cases[] = {
  { "start", NULL, "", { .depth = 3 }, "position startpos\nisready\ngo depth 3\n" },
  { "moves",
    NULL,
    "e2e4 e7e5",
    { .nodes = 100 },
    "position startpos moves e2e4 e7e5\nisready\ngo nodes 100\n" },
  { "fen",
    CASTLING_FEN,
    "e1g1",
    { .movetime_ms = 50 },
    "position fen " CASTLING_FEN " moves e1g1\nisready\ngo movetime 50\n" },
  { "clocks",
    NULL,
    "",
    { .clocks = TRUE, .time_ms = { 60000, 0 }, .increment_ms = { 1000, 2000 }, .moves_to_go = 40 },
    "position startpos\nisready\n"
    "go wtime 60000 btime 1 winc 1000 binc 2000 movestogo 40\n" },
  { "clocks-and-depth",
    NULL,
    "",
    { .clocks = TRUE, .time_ms = { 5, 6 }, .depth = 2 },
    "position startpos\nisready\ngo wtime 5 btime 6 depth 2\n" },
  { "mate", NULL, "", { .mate = 3 }, "position startpos\nisready\ngo mate 3\n" },
  { "chess960",
    "4k3/8/8/8/8/8/8/1R2K1R1 w B - 0 1",
    "e1b1",
    { .depth = 1 },
    "setoption name UCI_Chess960 value true\n"
    "position fen 4k3/8/8/8/8/8/8/1R2K1R1 w Q - 0 1 moves e1b1\nisready\ngo depth 1\n" },
};

static void
test_sent (gconstpointer data)
{
  const SentCase *row = data;
  EngineTest test;
  g_autofree char *log = NULL, *expected = g_strconcat ("uci\nisready\n", row->sent, NULL);
  guint search;

  engine_test_init (&test, "ok");
  search = engine_test_search (&test, row->fen, row->moves, &row->go);
  engine_test_expect_move (&test, search, NULL);
  log = engine_test_read_log (&test);
  g_assert_cmpstr (log, ==, expected);
  engine_test_clear (&test);
}

/* Options before the start, during a search, and after a restart; and which must never be sent. */
static void
test_options (void)
{
  EngineTest test;
  g_autofree char *log = NULL;
  int pid;

  engine_test_init (&test, "ok");
  g_assert_true (checkbit_engine_set_option (test.engine, "hash", "32"));
  g_assert_false (checkbit_engine_set_option (test.engine, "Book File", "x\nquit"));
  g_assert_false (checkbit_engine_set_option (test.engine, "Hash\nquit", "1"));
  g_assert_true (checkbit_engine_set_option (test.engine, "Unknown", "1"));
  g_assert_true (checkbit_engine_set_option (test.engine, "MultiPV", "99"));
  engine_test_search (&test, NULL, "", &infinite);
  WAIT_FOR (test.n_info > 0);
  checkbit_engine_set_option (test.engine, "Hash", "64");
  checkbit_engine_set_option (test.engine, "Hash", "128");
  checkbit_engine_set_option (test.engine, "Clear Hash", NULL);
  engine_test_run (50);
  checkbit_engine_move_now (test.engine);
  WAIT_FOR (test.n_moves > 0);
  checkbit_engine_set_option (test.engine, "Hash", "128");
  pid = checkbit_engine_get_pid (test.engine);
  checkbit_engine_quit (test.engine);
  checkbit_engine_start (test.engine);
  WAIT_FOR (test.n_ready == 2);
  WAIT_FOR (!process_exists (pid)); /* until then it may log that it is told to quit */
  engine_test_expect_logged_last (&test, "uci\nisready\nsetoption name Hash value 128\n");

  log = engine_test_read_log (&test);
  g_assert_true (g_str_has_prefix (log, "uci\nisready\nsetoption name Hash value 32\n"
                                        "position startpos\nisready\ngo infinite\nstop\n"
                                        "setoption name "));
  g_assert_null (strstr (log, "value 64"));
  g_assert_null (strstr (log, "quit\nquit"));
  g_assert_nonnull (strstr (log, "setoption name Clear Hash\n"));
  g_assert_cmpuint (checkbit_engine_get_n_options (test.engine), ==, 5);
  engine_test_clear (&test);
}

static void
test_new_game (void)
{
  EngineTest test;
  g_autofree char *log = NULL;
  guint search;

  engine_test_init (&test, "ok");
  checkbit_engine_new_game (test.engine);
  search = engine_test_search (&test, NULL, "", &shallow);
  engine_test_expect_move (&test, search, NULL);
  search = engine_test_search (&test, NULL, "e2e4", &shallow);
  engine_test_expect_move (&test, search, NULL);
  log = engine_test_read_log (&test);
  g_assert_cmpstr (log, ==,
                   "uci\nisready\nucinewgame\nposition startpos\nisready\ngo depth 1\n"
                   "position startpos moves e2e4\nisready\ngo depth 1\n");
  engine_test_clear (&test);
}

/* --- Positions that need no engine ------------------------------------------------------------ */

static void
test_mate (void)
{
  EngineTest test;
  guint search;

  engine_test_init (&test, "ok");
  search = engine_test_search (&test, NULL, "f2f3 e7e5 g2g4 d8h4", &shallow);
  g_assert_cmpuint (test.n_moves, ==, 0);
  engine_test_expect_move (&test, search, "0000");
  g_assert_cmpint (checkbit_engine_get_state (test.engine), ==, CHECKBIT_ENGINE_STOPPED);
  engine_test_clear (&test);
}

static void
test_impossible (void)
{
  EngineTest test;
  ChessPosition position = chess_position_start;
  g_autofree char *log = NULL;

  engine_test_init (&test, "ok");
  chess_position_put (&position, CHESS_SQUARE (4, 7), CHESS_PIECE_NONE);
  checkbit_engine_search (test.engine, &position, NULL, 0, &shallow);
  engine_test_expect_failure (&test, CHECKBIT_ENGINE_ERROR_POSITION, "impossible");
  log = engine_test_read_log (&test);
  g_assert_cmpstr (log, ==, "");
  engine_test_clear (&test);
}

/* An engine without Chess960 gets such a position only where castling is as usual. */
static void
test_no_chess960 (void)
{
  EngineTest test;
  ChessPosition position = chess_position_start;
  g_autofree char *log = NULL;
  guint search;

  engine_test_init (&test, "no-chess960");
  chess_position_set_chess960 (&position, true);
  search = checkbit_engine_search (test.engine, &position, NULL, 0, &shallow);
  engine_test_expect_move (&test, search, NULL);
  log = engine_test_read_log (&test);
  g_assert_nonnull (strstr (log, "position startpos\n"));
  engine_test_search (&test, "4k3/8/8/8/8/8/8/1R2K1R1 w B - 0 1", "", &shallow);
  engine_test_expect_failure (&test, CHECKBIT_ENGINE_ERROR_POSITION, "Chess960");
  engine_test_clear (&test);
}

/* An engine that is ready refuses such a position like any other failure: after the search has
 * begun, so that who asked for it knows its number. */
static void
test_no_chess960_when_ready (void)
{
  EngineTest test;

  engine_test_init (&test, "no-chess960");
  checkbit_engine_start (test.engine);
  WAIT_FOR (test.n_ready > 0);
  engine_test_search (&test, "4k3/8/8/8/8/8/8/1R2K1R1 w B - 0 1", "", &shallow);
  g_assert_cmpuint (test.n_failed, ==, 0);
  engine_test_expect_failure (&test, CHECKBIT_ENGINE_ERROR_POSITION, "Chess960");
  g_assert_cmpuint (test.n_failed, ==, 1);

  /* A search that is given up does not fail. */
  checkbit_engine_start (test.engine);
  WAIT_FOR (test.n_ready > 1);
  test.n_failed = 0;
  engine_test_search (&test, "4k3/8/8/8/8/8/8/1R2K1R1 w B - 0 1", "", &shallow);
  engine_test_expect_move (&test, engine_test_search (&test, NULL, "", &shallow), NULL);
  engine_test_clear (&test);
}

static void
drop_cb (EngineTest *test)
{
  g_clear_object (&test->engine);
}

/* A handler may drop the engine whose search tells it something. */
static void
test_dropped_by_handler (void)
{
  EngineTest test;
  gpointer engine;

  engine_test_init (&test, "ok");
  engine = test.engine;
  g_object_add_weak_pointer (engine, &engine);
  g_signal_connect_swapped (engine, "notify::state", G_CALLBACK (drop_cb), &test);
  engine_test_search (&test, NULL, "", &shallow);
  g_assert_null (engine);
  g_unlink (test.log);
  g_free (test.log);
}

/* --- Searches that are given up --------------------------------------------------------------- */

/* A hundred times a search is replaced by another: only the last one gets an answer. */
static void
give_up_hundred_times (const char *mode, guint pause_every)
{
  EngineTest test;
  guint search = 0;

  engine_test_init (&test, mode);
  for (guint i = 0; i < 100; i++)
    {
      search = engine_test_search (&test, NULL, i % 2 == 0 ? "" : "e2e4", &infinite);
      for (guint j = 0; j < i % pause_every; j++)
        g_main_context_iteration (NULL, FALSE);
      if (i % 3 == 0)
        {
          checkbit_engine_abort (test.engine);
          g_assert_cmpuint (checkbit_engine_get_search (test.engine), ==, 0);
        }
    }
  search = engine_test_search (&test, NULL, "e2e4", &shallow);
  engine_test_expect_move (&test, search, NULL);
  g_assert_cmpuint (test.n_moves, ==, 1);
  g_assert_cmpint (chess_square_rank (chess_move_from (test.move)), >=, 6);
  engine_test_clear (&test);
}

static void
test_given_up (void)
{
  give_up_hundred_times ("ok", 1);
  give_up_hundred_times ("ok", 7);
  give_up_hundred_times ("double", 40);
  give_up_hundred_times ("move-unasked", 40);
}

/* The same with time for every answer to come. */
static void
test_given_up_slowly (void)
{
  EngineTest test;

  engine_test_init (&test, "double");
  for (guint i = 0; i < 100; i++)
    {
      guint before = test.n_info;

      engine_test_search (&test, NULL, i % 2 == 0 ? "" : "e2e4", &infinite);
      WAIT_FOR (test.n_info > before);
    }
  checkbit_engine_abort (test.engine);
  engine_test_run (50);
  g_assert_cmpuint (test.n_moves, ==, 0);
  g_assert_cmpuint (test.n_failed, ==, 0);
  g_assert_cmpint (checkbit_engine_get_state (test.engine), ==, CHECKBIT_ENGINE_READY);
  engine_test_clear (&test);
}

static void
test_late (void)
{
  EngineTest test;
  guint search;

  engine_test_init (&test, "late");
  engine_test_search (&test, NULL, "", &infinite);
  WAIT_FOR (test.n_info > 0);
  search = engine_test_search (&test, NULL, "e2e4", &shallow);
  engine_test_expect_move (&test, search, NULL);
  g_assert_cmpint (chess_square_rank (chess_move_from (test.move)), >=, 6);
  engine_test_run (400);
  g_assert_cmpuint (test.n_moves, ==, 1);
  engine_test_clear (&test);
}

/* "Move now" at every stage. */
static void
test_move_now (void)
{
  for (guint turns = 0; turns < 30; turns++)
    {
      EngineTest test;
      guint search;

      engine_test_init (&test, "ok");
      search = engine_test_search (&test, NULL, "", &infinite);
      for (guint i = 0; i < turns; i++)
        g_main_context_iteration (NULL, FALSE);
      checkbit_engine_move_now (test.engine);
      engine_test_expect_move (&test, search, NULL);
      engine_test_clear (&test);
    }
}

/* --- Lines ------------------------------------------------------------------------------------ */

static void
test_lines (void)
{
  EngineTest test;
  const CheckbitEngineLine *line;

  engine_test_init (&test, "ok");
  checkbit_engine_set_option (test.engine, "MultiPV", "3");
  engine_test_search (&test, NULL, "e2e4", &infinite);
  WAIT_FOR (checkbit_engine_get_n_lines (test.engine) == 3);
  line = checkbit_engine_get_line (test.engine, 1);
  g_assert_cmpuint (line->rank, ==, 2);
  g_assert_cmpuint (line->depth, ==, 1);
  g_assert_cmpuint (line->seldepth, ==, 2);
  g_assert_cmpuint (line->nodes, ==, 20);
  g_assert_cmpuint (line->nps, ==, 1000);
  /* Black is to move and 20 centipawns better. */
  g_assert_cmpint (line->score.kind, ==, CHECKBIT_SCORE_CENTIPAWNS);
  g_assert_cmpint (line->score.value, ==, -20);
  g_assert_cmpuint (line->n_moves, ==, 1);
  g_assert_null (checkbit_engine_get_line (test.engine, 3));
  engine_test_clear (&test);
}

static void
test_illegal_pv (void)
{
  EngineTest test;
  const CheckbitEngineLine *line;

  engine_test_init (&test, "illegal-pv");
  engine_test_search (&test, NULL, "", &infinite);
  WAIT_FOR (checkbit_engine_get_n_lines (test.engine) == 2);
  line = checkbit_engine_get_line (test.engine, 0);
  g_assert_cmpuint (line->n_moves, ==, 2);
  line = checkbit_engine_get_line (test.engine, 1);
  g_assert_cmpuint (line->n_moves, ==, 0);
  g_assert_cmpint (line->score.value, ==, 5);
  engine_test_clear (&test);
}

/* --- Ending ----------------------------------------------------------------------------------- */

/* Even a stubborn engine is killed step by step, and nothing blocks meanwhile: a stubborn one is
 * still running when that is checked. */
static void
test_quit (gconstpointer data)
{
  const char *mode = data;
  EngineTest test;
  int pid;

  engine_test_init (&test, mode);
  engine_test_search (&test, NULL, "", &infinite);
  WAIT_FOR (test.n_info > 0);
  pid = checkbit_engine_get_pid (test.engine);
  g_assert_true (process_exists (pid));

  checkbit_engine_quit (test.engine);
  g_assert_true (process_exists (pid) || !g_str_has_prefix (mode, "ignores-"));
  g_assert_cmpint (checkbit_engine_get_state (test.engine), ==, CHECKBIT_ENGINE_STOPPED);
  WAIT_FOR (!process_exists (pid));
  g_assert_cmpuint (test.n_moves, ==, 0);
  g_assert_cmpuint (test.n_failed, ==, 0);
  engine_test_clear (&test);
}

static void
test_quit_all (void)
{
  EngineTest tests[3];
  int pids[G_N_ELEMENTS (tests)];
  const char *modes[] = { "ok", "ignores-quit", "ignores-sigterm" };

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      engine_test_init (&tests[i], modes[i]);
      checkbit_engine_start (tests[i].engine);
      WAIT_FOR (tests[i].n_ready > 0);
      pids[i] = checkbit_engine_get_pid (tests[i].engine);
    }

  checkbit_engine_quit_all (300);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      WAIT_FOR (!process_exists (pids[i]));
      engine_test_clear (&tests[i]);
    }
}

/* Processes that the engine started are killed with it. */
static void
test_grandchildren (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("checkbit-engine-XXXXXX", &error);
  g_autofree char *script
      = engine_test_make_file (folder, "script",
                               "#!/bin/sh\n\"$FAKE_ENGINE\" ignores-quit &\necho $! >\"$0.pid\"\n"
                               "\"$FAKE_ENGINE\" ok\n",
                               0700);
  g_autofree char *file = g_strconcat (script, ".pid", NULL);
  g_autofree char *text = NULL;
  EngineTest test;
  int pid;

  g_assert_no_error (error);
  engine_test_init_command (&test, script, NULL);
  checkbit_engine_start (test.engine);
  WAIT_FOR (test.n_ready > 0);
  g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
  pid = (int) g_ascii_strtoll (text, NULL, 10);
  g_assert_true (process_exists (pid));
  engine_test_clear (&test);
  WAIT_FOR (!process_exists (pid));
  g_unlink (file);
  g_unlink (script);
  g_rmdir (folder);
}

/* The part of a program that has an engine and is killed: prints the engine's pid. */
static int
be_killed (const char *mode)
{
  EngineTest test;

  engine_test_init (&test, mode);
  engine_test_search (&test, NULL, "", &infinite);
  WAIT_FOR (test.n_info > 0);
  g_unlink (test.log);
  g_print ("%d\n", checkbit_engine_get_pid (test.engine)); /* which is answered with the kill */
  for (;;)
    engine_test_iterate ();

  return 0;
}

static void
test_killed (gconstpointer data)
{
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) program = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, self,
                                                      "--be-killed", (const char *) data, NULL);
  char line[32] = "";
  int pid;

  g_assert_no_error (error);
  g_input_stream_read (g_subprocess_get_stdout_pipe (program), line, sizeof line - 1, NULL, &error);
  g_assert_no_error (error);
  pid = (int) g_ascii_strtoll (line, NULL, 10);
  g_assert_cmpint (pid, >, 0);
  g_assert_true (process_exists (pid));

  g_subprocess_force_exit (program);
  g_subprocess_wait (program, NULL, NULL);
  WAIT_FOR (!process_exists (pid));
}

int
main (int argc, char *argv[])
{
  if (argc == 3 && strcmp (argv[1], "--be-killed") == 0)
    return be_killed (argv[2]);

  g_test_init (&argc, &argv, NULL);

  ADD_ROWS ("/engine/sent/", sent_cases, test_sent);
  g_test_add_func ("/engine/options", test_options);
  g_test_add_func ("/engine/new-game", test_new_game);
  g_test_add_func ("/engine/mate", test_mate);
  g_test_add_func ("/engine/impossible", test_impossible);
  g_test_add_func ("/engine/no-chess960", test_no_chess960);
  g_test_add_func ("/engine/no-chess960-when-ready", test_no_chess960_when_ready);
  g_test_add_func ("/engine/dropped-by-handler", test_dropped_by_handler);
  g_test_add_func ("/engine/given-up", test_given_up);
  g_test_add_func ("/engine/given-up-slowly", test_given_up_slowly);
  g_test_add_func ("/engine/late", test_late);
  g_test_add_func ("/engine/move-now", test_move_now);
  g_test_add_func ("/engine/lines", test_lines);
  g_test_add_func ("/engine/illegal-pv", test_illegal_pv);
  g_test_add_data_func ("/engine/quit/ok", "ok", test_quit);
  g_test_add_data_func ("/engine/quit/flood", "flood", test_quit);
  g_test_add_data_func ("/engine/quit/ignores-quit", "ignores-quit", test_quit);
  g_test_add_data_func ("/engine/quit/ignores-sigterm", "ignores-sigterm", test_quit);
  g_test_add_func ("/engine/quit-all", test_quit_all);
  g_test_add_func ("/engine/grandchildren", test_grandchildren);
  g_test_add_data_func ("/engine/killed/ok", "ok", test_killed);
  g_test_add_data_func ("/engine/killed/ignores-sigterm", "ignores-sigterm", test_killed);

  return g_test_run ();
}
