/* Shared by the tests of engines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "engine-test.h"

#include <glib/gstdio.h>
#include <string.h>

#include "chess/fen.h"
#include "chess/uci-move.h"

#define PATIENT_MS (60 * 1000)

const char *
fake_engine_path (void)
{
  const char *path = g_getenv ("FAKE_ENGINE");

  if (path == NULL)
    g_error ("FAKE_ENGINE does not name the fake engine");

  return path;
}

static void
ready_cb (CheckbitEngine *engine, EngineTest *test)
{
  test->n_ready++;
}

static void
info_cb (CheckbitEngine *engine, EngineTest *test)
{
  test->n_info++;
}

static void
best_move_cb (CheckbitEngine *engine, guint search, guint move, guint ponder, EngineTest *test)
{
  test->n_moves++;
  test->search = search;
  test->move = (ChessMove) move;
  test->ponder = (ChessMove) ponder;
}

static void
failed_cb (CheckbitEngine *engine, GError *error, EngineTest *test)
{
  test->n_failed++;
  g_clear_error (&test->error);
  test->error = g_error_copy (error);
}

void
engine_test_init_command (EngineTest *test, const char *path, const char *const *arguments)
{
  memset (test, 0, sizeof *test);
  test->engine = checkbit_engine_new (path, arguments, NULL);
  /* Long timeouts, since a slow machine must not fail an engine; that for quitting is short. */
  checkbit_engine_set_time_limits (test->engine, PATIENT_MS, PATIENT_MS, PATIENT_MS, 200);
  g_signal_connect (test->engine, "ready", G_CALLBACK (ready_cb), test);
  g_signal_connect (test->engine, "info", G_CALLBACK (info_cb), test);
  g_signal_connect (test->engine, "best-move", G_CALLBACK (best_move_cb), test);
  g_signal_connect (test->engine, "failed", G_CALLBACK (failed_cb), test);
}

void
engine_test_init (EngineTest *test, const char *mode)
{
  g_autoptr (GError) error = NULL;
  char *log = NULL;
  int fd = g_file_open_tmp ("checkbit-engine-XXXXXX", &log, &error);

  g_assert_no_error (error);
  g_close (fd, NULL);
  engine_test_init_command (test, fake_engine_path (), (const char *const[]){ mode, log, NULL });
  test->log = log;
}

void
engine_test_clear (EngineTest *test)
{
  int pid = checkbit_engine_get_pid (test->engine);

  g_assert_finalize_object (test->engine);
  if (pid != 0)
    WAIT_FOR (!process_exists (pid));
  checkbit_engine_quit_all (1000);
  if (test->log != NULL)
    g_unlink (test->log);
  g_free (test->log);
  g_clear_error (&test->error);
}

void
engine_test_iterate (void)
{
  time_iterate ();
}

void
engine_test_run (guint ms)
{
  gint64 end = time_after (ms);

  while (!time_is_up (end))
    engine_test_iterate ();
}

guint
engine_test_search (EngineTest *test,
                    const char *fen,
                    const char *moves,
                    const CheckbitEngineGo *go)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);
  g_autoptr (GArray) played = g_array_new (FALSE, FALSE, sizeof (ChessMove));
  ChessPosition start = chess_position_start, position;

  if (fen != NULL)
    g_assert_true (chess_fen_read (fen, strlen (fen), 0, &start, NULL));
  position = start;
  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      ChessMove move = chess_uci_read (&position, words[i], strlen (words[i]));

      g_assert_cmpint (move, !=, CHESS_MOVE_NONE);
      g_array_append_val (played, move);
      chess_position_play (&position, move);
    }

  return checkbit_engine_search (test->engine, &start, (const ChessMove *) played->data,
                                 played->len, go);
}

void
engine_test_expect_move (EngineTest *test, guint search, const char *move)
{
  char text[CHESS_UCI_SIZE];
  guint before = test->n_moves;

  WAIT_FOR (test->n_moves > before || test->n_failed > 0);
  if (test->error != NULL)
    g_test_message ("%s", test->error->message);
  g_assert_cmpuint (test->n_failed, ==, 0);
  g_assert_cmpuint (test->search, ==, search);
  chess_uci_write (&chess_position_start, test->move, text);
  if (move != NULL)
    g_assert_cmpstr (text, ==, move);
}

void
engine_test_expect_failure (EngineTest *test, int code, const char *words)
{
  WAIT_FOR (test->n_failed > 0);
  g_test_message ("%s", test->error->message);
  g_assert_error (test->error, CHECKBIT_ENGINE_ERROR, code);
  g_assert_nonnull (strstr (test->error->message, words));
  g_assert_true (g_utf8_validate (test->error->message, -1, NULL));
  g_assert_cmpint (checkbit_engine_get_state (test->engine), ==, CHECKBIT_ENGINE_FAILED);
}

char *
engine_test_read_log (EngineTest *test)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (test->log, &text, NULL, NULL));

  return text;
}

static gboolean
is_logged (EngineTest *test, const char *lines)
{
  g_autofree char *log = engine_test_read_log (test);

  return strstr (log, lines) != NULL;
}

void
engine_test_expect_logged (EngineTest *test, const char *lines)
{
  g_test_message ("expecting %s", lines);
  WAIT_FOR (is_logged (test, lines));
}

static gboolean
is_logged_last (EngineTest *test, const char *lines)
{
  g_autofree char *log = engine_test_read_log (test);

  return g_str_has_suffix (log, lines);
}

void
engine_test_expect_logged_last (EngineTest *test, const char *lines)
{
  g_test_message ("expecting in the end %s", lines);
  WAIT_FOR (is_logged_last (test, lines));
}

gboolean
process_exists (int pid)
{
  g_autofree char *path = g_strdup_printf ("/proc/%d/stat", pid);
  g_autofree char *stat = NULL;
  const char *state;

  if (!g_file_get_contents (path, &stat, NULL, NULL))
    return FALSE;
  /* The name before the state may hold anything, but no later parenthesis does. */
  state = strrchr (stat, ')');

  return state != NULL && state[2] != 'Z' && state[2] != 'X';
}

char *
engine_test_make_file (const char *folder, const char *name, const char *contents, int mode)
{
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, contents, -1, NULL));
  g_assert_cmpint (g_chmod (path, mode), ==, 0);

  return path;
}
