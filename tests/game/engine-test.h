/* Shared by tests of engines: a fake engine, waiting, and the signals received.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "../lib/test-time.h"
#include "game/engine/engine.h"

typedef struct
{
  CheckbitEngine *engine; /* owned */
  char *log;              /* path of the log of the engine's input; owned */

  /* Signals received: their number, and the last value. */
  guint n_ready;
  guint n_info;
  guint n_moves;
  guint search;
  ChessMove move;
  ChessMove ponder;
  guint n_failed;
  GError *error; /* owned */
} EngineTest;

/* A fake engine in a mode (see fake-engine.c), not started. Its time limits are so long that they
 * never pass, unless a test sets shorter ones. */
void engine_test_init (EngineTest *test, const char *mode);
/* The same for any program. */
void engine_test_init_command (EngineTest *test, const char *path, const char *const *arguments);
/* Drops the engine, proves that the object is freed, and waits until its process has ended. */
void engine_test_clear (EngineTest *test);

/* Waits until a condition holds; fails if it never does. */
#define WAIT_FOR(condition) TIME_WAIT_FOR (condition, #condition, engine_test_iterate ())

/* Runs the main loop until nothing is pending, or for at most some milliseconds. */
void engine_test_iterate (void);
/* Runs it for a time, in which something is meant not to happen. */
void engine_test_run (guint ms);

/* Starts a search from a position (NULL: the start) and moves in UCI notation. */
guint engine_test_search (EngineTest *test,
                          const char *fen,
                          const char *moves,
                          const CheckbitEngineGo *go);

/* The search's move, which must come. */
void engine_test_expect_move (EngineTest *test, guint search, const char *move);
/* A failure, which must come, and its code; the message must hold some words. */
void engine_test_expect_failure (EngineTest *test, int code, const char *words);

/* The engine's input so far. (transfer full) */
char *engine_test_read_log (EngineTest *test);
/* Waits until that holds some lines, or ends in them: a process of its own reads and writes them. */
void engine_test_expect_logged (EngineTest *test, const char *lines);
void engine_test_expect_logged_last (EngineTest *test, const char *lines);

/* Whether a process exists (and is not a zombie). */
gboolean process_exists (int pid);

/* The path of the fake engine. */
const char *fake_engine_path (void);

/* Makes a file with a mode of access in a folder; its path. (transfer full) */
char *engine_test_make_file (const char *folder, const char *name, const char *contents, int mode);
