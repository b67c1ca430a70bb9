/* Tests of the engine object against programs that fail, misbehave or cannot be started at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "../../lib/rows.h"
#include "chess/uci-move.h"
#include "../engine-test.h"

static const CheckbitEngineGo shallow = { .depth = 1 };
static const CheckbitEngineGo infinite = { .infinite = TRUE };

/* --- Every way to fail ------------------------------------------------------------------------ */

typedef struct
{
  const char *name; /* the mode */
  int code;
  const char *words;
  guint start_ms, ready_ms; /* time limits; 0: long ones */
} FailureCase;

static const FailureCase failure_cases[] = {
  { .name = "exit-at-start", .code = CHECKBIT_ENGINE_ERROR_EXITED, .words = "status 3" },
  { .name = "crash-on-uci", .code = CHECKBIT_ENGINE_ERROR_CRASHED, .words = "signal 11" },
  { .name = "crash-on-isready", .code = CHECKBIT_ENGINE_ERROR_CRASHED, .words = "signal 6" },
  { .name = "no-uciok",
    .code = CHECKBIT_ENGINE_ERROR_NO_UCIOK,
    .words = "3 seconds",
    .start_ms = 3000 },
  { .name = "no-readyok",
    .code = CHECKBIT_ENGINE_ERROR_NO_READYOK,
    .words = "not responding",
    .start_ms = 8000, /* also the least for the other: a busy machine's engine is there by then */
    .ready_ms = 4000 },
  { .name = "crash-in-search", .code = CHECKBIT_ENGINE_ERROR_CRASHED, .words = "info depth 1" },
  { .name = "last-words",
    .code = CHECKBIT_ENGINE_ERROR_EXITED,
    .words = "“Cannot find network <b>x</b>”" },
  { .name = "move-none", .code = CHECKBIT_ENGINE_ERROR_NO_MOVE, .words = "“(none)”" },
  { .name = "move-zero", .code = CHECKBIT_ENGINE_ERROR_NO_MOVE, .words = "“0000”" },
  { .name = "move-illegal", .code = CHECKBIT_ENGINE_ERROR_ILLEGAL_MOVE, .words = "“a1a1”" },
  { .name = "move-garbage", .code = CHECKBIT_ENGINE_ERROR_ILLEGAL_MOVE, .words = "“####”" },
  { .name = "closes-input", .code = CHECKBIT_ENGINE_ERROR_CLOSED, .words = "closed" },
};

static void
test_failure (gconstpointer data)
{
  const FailureCase *row = data;
  EngineTest test;
  int pid;

  engine_test_init (&test, row->name);
  checkbit_engine_set_time_limits (test.engine, row->start_ms, row->ready_ms, 0, 0);
  engine_test_search (&test, NULL, "", &shallow);
  g_assert_cmpint (checkbit_engine_get_state (test.engine), ==, CHECKBIT_ENGINE_STARTING);
  engine_test_iterate ();
  pid = checkbit_engine_get_pid (test.engine);
  engine_test_expect_failure (&test, row->code, row->words);
  g_assert_cmpuint (test.n_moves, ==, 0);
  g_assert_cmpint (checkbit_engine_get_pid (test.engine), ==, 0);
  WAIT_FOR (!process_exists (pid));

  /* It stays failed, and reports that once. */
  engine_test_run (300);
  g_assert_cmpuint (test.n_failed, ==, 1);
  engine_test_clear (&test);
}

static gboolean
busy_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* In a busy window reading may not get its turn before the exit is reported: the last output is
 * delivered all the same. */
static void
test_busy (void)
{
  EngineTest test;
  guint source;

  engine_test_init (&test, "crash-after-words");
  engine_test_search (&test, NULL, "", &shallow);
  WAIT_FOR (test.n_info > 0);
  source = g_idle_add_full (G_PRIORITY_DEFAULT, busy_cb, NULL, NULL);
  engine_test_expect_failure (&test, CHECKBIT_ENGINE_ERROR_CRASHED, "info depth 2");
  g_source_remove (source);
  engine_test_clear (&test);
}

/* After a failure a new search starts the engine again: no loop, no lock. */
static void
test_restart (void)
{
  EngineTest test;

  engine_test_init (&test, "crash-in-search");
  for (guint i = 1; i <= 3; i++)
    {
      engine_test_search (&test, NULL, "", &shallow);
      g_assert_null (checkbit_engine_get_error (test.engine));
      WAIT_FOR (test.n_failed == i);
      g_assert_nonnull (checkbit_engine_get_error (test.engine));
    }
  engine_test_clear (&test);
}

/* A search that ignores "stop" is an error if its answer is needed; otherwise the engine is
 * restarted. */
static void
test_stop_ignored (void)
{
  EngineTest test;
  int pid;

  engine_test_init (&test, "stop-ignored");
  checkbit_engine_set_time_limits (test.engine, 0, 0, 1000, 0);
  engine_test_search (&test, NULL, "", &infinite);
  WAIT_FOR (test.n_info > 0);
  checkbit_engine_move_now (test.engine);
  engine_test_expect_failure (&test, CHECKBIT_ENGINE_ERROR_NO_ANSWER, "told to stop");

  engine_test_search (&test, NULL, "", &infinite);
  WAIT_FOR (test.n_info > 1);
  pid = checkbit_engine_get_pid (test.engine);
  engine_test_search (&test, NULL, "e2e4", &infinite);
  WAIT_FOR (test.n_info > 2);
  g_assert_cmpint (checkbit_engine_get_pid (test.engine), !=, pid);
  g_assert_cmpuint (test.n_failed, ==, 1);
  WAIT_FOR (!process_exists (pid));
  engine_test_clear (&test);
}

/* With a fixed time for the move, no "stop" is needed. */
static void
test_overtime (void)
{
  EngineTest test;
  CheckbitEngineGo go = { .movetime_ms = 10 };

  engine_test_init (&test, "stop-ignored");
  checkbit_engine_set_time_limits (test.engine, 0, 0, 1000, 0);
  engine_test_search (&test, NULL, "", &go);
  engine_test_expect_failure (&test, CHECKBIT_ENGINE_ERROR_NO_ANSWER, "told to stop");
  engine_test_clear (&test);
}

/* An engine that answers its last move again is waited for, as it may be thinking, but not for
 * ever, as it may not. */
static void
test_repeated_answer (gconstpointer data)
{
  const char *mode = data;
  gboolean answers = strcmp (mode, "repeats-early") == 0;
  EngineTest test;
  guint search;

  engine_test_init (&test, mode);
  checkbit_engine_set_time_limits (test.engine, 0, 0, answers ? 0 : 1000, 0);
  search = engine_test_search (&test, NULL, "", &shallow);
  engine_test_expect_move (&test, search, NULL);
  search = engine_test_search (&test, NULL, "a2a3", &shallow);
  if (answers)
    engine_test_expect_move (&test, search, NULL);
  else
    engine_test_expect_failure (&test, CHECKBIT_ENGINE_ERROR_NO_ANSWER, "told to stop");
  engine_test_clear (&test);
}

static void
test_hangs_later (void)
{
  EngineTest test;
  guint search;

  engine_test_init (&test, "hangs-later");
  search = engine_test_search (&test, NULL, "", &shallow);
  engine_test_expect_move (&test, search, NULL);
  checkbit_engine_set_time_limits (test.engine, 0, 1000, 0, 0);
  engine_test_search (&test, NULL, "e2e4", &shallow);
  engine_test_expect_failure (&test, CHECKBIT_ENGINE_ERROR_NO_READYOK, "not responding");
  engine_test_clear (&test);
}

/* --- Ways that are odd and do no harm --------------------------------------------------------- */

typedef struct
{
  const char *name; /* the mode */
  const char *fen;  /* NULL: the start */
  const char *move; /* the answer; NULL: any */
} OddCase;

#define CASTLING_FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
#define CASTLING_FEN_960 "4k3/8/8/8/8/8/8/4K2R w H - 0 1"
#define PROMOTION_FEN "8/P7/8/8/8/8/8/k1K5 w - - 0 1"

static const OddCase odd_cases[] = {
  { "ok", NULL, NULL },
  { "slow", NULL, NULL },
  { "crlf", NULL, NULL },
  { "spaces", NULL, NULL },
  { "no-newline", NULL, NULL },
  { "huge-line", NULL, NULL },
  { "garbage", NULL, NULL },
  { "flood-errors", NULL, NULL },
  { "double", NULL, NULL },
  { "move-unasked", NULL, NULL },
  { "uciok-early", NULL, NULL },
  { "illegal-pv", NULL, NULL },
  { "markup", NULL, NULL },
  { "options", NULL, NULL },
  { "ponder-illegal", NULL, NULL },
  { "castle-by-rook", CASTLING_FEN, "e1h1" },
  { "castle-by-king", CASTLING_FEN_960, "e1h1" },
  { "capital-promotion", PROMOTION_FEN, "a7a8q" },
  { "bare-promotion", PROMOTION_FEN, "a7a8q" },
  { "ignores-quit", NULL, NULL },
  { "ignores-sigterm", NULL, NULL },
};

static void
test_odd (gconstpointer data)
{
  const OddCase *row = data;
  EngineTest test;
  guint search;
  ChessPosition position = chess_position_start;

  engine_test_init (&test, row->name);
  search = engine_test_search (&test, row->fen, "", &shallow);
  WAIT_FOR (test.n_moves > 0 || test.n_failed > 0);
  if (test.n_failed > 0)
    g_test_message ("%s", test.error->message);
  g_assert_cmpuint (test.n_moves, ==, 1);
  g_assert_cmpuint (test.search, ==, search);
  g_assert_cmpint (test.ponder, ==, CHESS_MOVE_NONE);
  if (row->move != NULL)
    {
      char text[CHESS_UCI_SIZE];

      /* As king takes rook, whatever the engine wrote. */
      chess_position_set_chess960 (&position, true);
      chess_uci_write (&position, test.move, text);
      g_assert_cmpstr (text, ==, row->move);
    }

  engine_test_run (100);
  g_assert_cmpuint (test.n_moves, ==, 1);
  engine_test_clear (&test);
}

/* A line of play goes on past castling written to the king's destination in Chess960. */
static void
test_castling_line (void)
{
  EngineTest test;
  const CheckbitEngineLine *line;

  engine_test_init (&test, "castle-by-king");
  engine_test_search (&test, CASTLING_FEN_960, "", &shallow);
  WAIT_FOR (test.n_info > 0);
  line = checkbit_engine_get_line (test.engine, 0);
  g_assert_nonnull (line);
  g_assert_cmpuint (line->n_moves, ==, 1);
  g_assert_cmpint (chess_move_kind (line->moves[0]), ==, CHESS_MOVE_CASTLING);
  engine_test_clear (&test);
}

static void
test_names (void)
{
  static const char *const names[][2] = {
    { "ok", "Fake" },
    { "uciok-early", "Fake" },
    { "markup", "<b>Bad</b> & [31m%s%n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      EngineTest test;

      engine_test_init (&test, names[i][0]);
      g_assert_cmpstr (checkbit_engine_get_name (test.engine), ==, "fake-engine");
      checkbit_engine_start (test.engine);
      WAIT_FOR (test.n_ready > 0);
      g_assert_cmpstr (checkbit_engine_get_name (test.engine), ==, names[i][1]);
      g_assert_cmpstr (checkbit_engine_get_author (test.engine), ==, "Tests");
      g_assert_cmpint (checkbit_engine_get_state (test.engine), ==, CHECKBIT_ENGINE_READY);
      engine_test_clear (&test);
    }
}

/* --- Programs that cannot be started ---------------------------------------------------------- */

static void
expect_no_start (const char *path, const char *words)
{
  EngineTest test;

  engine_test_init_command (&test, path, NULL);
  checkbit_engine_start (test.engine);
  /* Nothing is announced before the calling function has returned. */
  g_assert_cmpuint (test.n_failed, ==, 0);
  engine_test_expect_failure (&test, CHECKBIT_ENGINE_ERROR_SPAWN, words);
  engine_test_clear (&test);
}

static void
test_no_program (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("checkbit-engine-XXXXXX", &error);
  g_autofree char *data = engine_test_make_file (folder, "data", "id name x\n", 0600);
  g_autofree char *text = engine_test_make_file (folder, "text", "echo uciok\n", 0700);
  g_autofree char *empty = engine_test_make_file (folder, "empty", "", 0700);
  g_autofree char *lost = engine_test_make_file (folder, "lost", "#!/no/such/interpreter\n", 0700);

  g_assert_no_error (error);
  expect_no_start ("/no/such/program", "No such file");
  expect_no_start (folder, "directory");
  /* Root may read everything, and still not run it. */
  expect_no_start (data, "ermission");
  expect_no_start (text, "format");
  expect_no_start (empty, "format");
  expect_no_start (lost, "No such file");

  g_unlink (data);
  g_unlink (text);
  g_unlink (empty);
  g_unlink (lost);
  g_rmdir (folder);
}

/* A path with spaces and letters of all kinds, an argument that a shell would run, and the folder
 * in which the engine finds itself. */
static void
test_odd_path (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("checkbit-engine-XXXXXX", &error);
  g_autofree char *script = engine_test_make_file (
      folder, "mœn engine; x", "#!/bin/sh\nexec \"$FAKE_ENGINE\" \"$@\"\n", 0700);
  const char *arguments[] = { "folder", "$(touch x); `y` \"' *", NULL };
  g_autofree char *log = g_build_filename (folder, arguments[1], NULL);
  EngineTest test;

  g_assert_no_error (error);
  engine_test_init_command (&test, script, arguments);
  checkbit_engine_start (test.engine);
  WAIT_FOR (test.n_ready > 0 || test.n_failed > 0);
  g_assert_cmpuint (test.n_failed, ==, 0);
  g_assert_cmpstr (checkbit_engine_get_author (test.engine), ==, folder);
  engine_test_clear (&test);

  g_assert_true (g_file_test (log, G_FILE_TEST_EXISTS));
  g_unlink (log);
  g_unlink (script);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* --- Floods ----------------------------------------------------------------------------------- */

/* From one beat to the next: how much of that time this thread worked. */
typedef struct
{
  gint64 last, worst;
} Beat;

static gboolean
beat_cb (gpointer data)
{
  Beat *beat = data;
  gint64 now = time_worked_us ();

  beat->worst = MAX (beat->worst, now - beat->last);
  beat->last = now;

  return G_SOURCE_CONTINUE;
}

/* Memory of this process that is in use, in KiB. */
static gsize
memory_kib (void)
{
  g_autofree char *text = NULL;
  const char *found;

  g_assert_true (g_file_get_contents ("/proc/self/status", &text, NULL, NULL));
  found = strstr (text, "VmRSS:");

  return (gsize) g_ascii_strtoull (found + 6, NULL, 10);
}

/* Memory may grow only a little; a sanitizer keeps freed memory for a while. */
static void
expect_little_growth (gsize before)
{
#ifndef SANITIZED
  g_assert_cmpuint (memory_kib (), <, before + 4096);
#endif
}

/* An engine that writes without end is read and announced a few times a second, in small pieces of
 * work, and still receives commands. */
static void
test_flood (void)
{
  EngineTest test;
  Beat beat = { 0 };
  gsize before, after;
  guint source, n_info;

  engine_test_init (&test, "flood");
  engine_test_search (&test, NULL, "", &infinite);
  WAIT_FOR (test.n_info > 3);

  before = memory_kib ();
  n_info = test.n_info;
  beat.last = time_worked_us ();
  source = g_timeout_add (10, beat_cb, &beat);
  engine_test_run (2000);
  n_info = test.n_info - n_info;
  after = memory_kib ();
  g_test_message ("%u announcements in 2 s; the loop worked for %" G_GINT64_FORMAT
                  " ms at most; memory grew by %d KiB",
                  n_info, beat.worst / 1000, (int) after - (int) before);
  g_assert_cmpuint (n_info, <=, 50);
  g_assert_cmpint (beat.worst, <, WORK_UNNOTICED_US);
  expect_little_growth (before);

  n_info = test.n_info;
  WAIT_FOR (test.n_info > n_info + 3);
  checkbit_engine_move_now (test.engine);
  WAIT_FOR (test.n_moves > 0);
  g_source_remove (source);
  engine_test_clear (&test);
}

static void
test_huge_line (void)
{
  EngineTest test;
  gsize before = memory_kib ();
  guint search;

  engine_test_init (&test, "huge-line");
  search = engine_test_search (&test, NULL, "", &shallow);
  engine_test_expect_move (&test, search, NULL);
  expect_little_growth (before);
  engine_test_clear (&test);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_ROWS ("/engine/failure/", failure_cases, test_failure);
  g_test_add_func ("/engine/restart", test_restart);
  g_test_add_func ("/engine/busy", test_busy);
  g_test_add_func ("/engine/stop-ignored", test_stop_ignored);
  g_test_add_func ("/engine/overtime", test_overtime);
  g_test_add_data_func ("/engine/repeats", "repeats", test_repeated_answer);
  g_test_add_data_func ("/engine/repeats-early", "repeats-early", test_repeated_answer);
  g_test_add_func ("/engine/hangs-later", test_hangs_later);
  ADD_ROWS ("/engine/odd/", odd_cases, test_odd);
  g_test_add_func ("/engine/castling-line", test_castling_line);
  g_test_add_func ("/engine/names", test_names);
  g_test_add_func ("/engine/no-program", test_no_program);
  g_test_add_func ("/engine/odd-path", test_odd_path);
  g_test_add_func ("/engine/flood", test_flood);
  g_test_add_func ("/engine/huge-line", test_huge_line);

  return g_test_run ();
}
