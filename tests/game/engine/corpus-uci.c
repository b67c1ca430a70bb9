/* The shared uci/ data: protocol lines and how they should be read, and engines that misbehave.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../../chess/corpus.h"

#include <string.h>

#include "chess/uci-move.h"
#include "../engine-test.h"

/* --- option lines ----------------------------------------------------------------------------- */

/* Lines that the other reader parses differently or refuses, and why ours may differ. */
static const char *const option_exceptions[] = {
  "option name type type check default true",             /* called "type", not "" */
  "option name A var B type combo default x var x var y", /* called "A var B" */
};

static void
test_option (gconstpointer data)
{
  static const char *const types[] = { "check", "spin", "combo", "button", "string" };
  const CorpusRow *row = data;
  const char *line = corpus_field (row, 0);
  g_autoptr (CheckbitUciOption) option = NULL;
  g_autofree char *choices = NULL;
  CheckbitUciText rest;

  g_assert_cmpint (checkbit_uci_parse (line, &rest), ==, CHECKBIT_UCI_OPTION);
  option = checkbit_uci_option_parse (rest);
  g_assert_nonnull (option);
  for (gsize i = 0; i < G_N_ELEMENTS (option_exceptions); i++)
    {
      if (strcmp (line, option_exceptions[i]) == 0)
        return;
    }

  g_assert_cmpstr (option->name, ==, corpus_field (row, 1));
  g_assert_cmpstr (types[option->type], ==, corpus_field (row, 2));
  g_assert_cmpint (g_ascii_strcasecmp (option->default_value != NULL ? option->default_value : "",
                                       corpus_field (row, 3)),
                   ==, 0);
  if (*corpus_field (row, 4) != '\0')
    g_assert_cmpint (option->min, ==, g_ascii_strtoll (corpus_field (row, 4), NULL, 10));
  if (*corpus_field (row, 5) != '\0')
    g_assert_cmpint (option->max, ==, g_ascii_strtoll (corpus_field (row, 5), NULL, 10));
  choices = option->choices != NULL ? g_strjoinv ("|", option->choices) : g_strdup ("");
  g_assert_cmpstr (choices, ==, corpus_field (row, 6));
}

/* --- info lines ------------------------------------------------------------------------------- */

/* The value of a name in the expectation, which is JSON without nesting. (transfer full), NULL if
 * it is missing. */
static char *
expected (const char *json, const char *name)
{
  g_autofree char *key = g_strdup_printf ("\"%s\": ", name);
  const char *found = strstr (json, key);
  GString *value = g_string_new (NULL);

  if (found == NULL)
    return g_string_free (value, TRUE);
  found += strlen (key);
  if (*found != '"')
    return g_string_free (g_string_append_len (value, found, (gssize) strcspn (found, ",}")),
                          FALSE);
  for (found++; *found != '"'; found++)
    {
      if (*found == '\\')
        found++;
      g_string_append_c (value, *found);
    }

  return g_string_free (value, FALSE);
}

/* A number that our parser leaves out may be an invalid one: negative, or out of range. */
static void
check_number (const CheckbitUciInfo *info, CheckbitUciNumber number, const char *text)
{
  if (text == NULL)
    g_assert_false (checkbit_uci_info_has (info, number));
  else if (checkbit_uci_info_has (info, number))
    g_assert_cmpint (info->numbers[number], ==, g_ascii_strtoll (text, NULL, 10));
  else
    g_assert_true (*text == '-' || strlen (text) > 18);
}

static void
check_score (const CheckbitUciInfo *info, const char *text)
{
  static const char *const kinds[] = { "", "cp", "mate" };
  g_autofree char *found
      = g_strdup_printf ("%s %" G_GINT64_FORMAT, kinds[info->score_kind], info->score);

  if (text == NULL)
    g_assert_cmpint (info->score_kind, ==, CHECKBIT_UCI_SCORE_NONE);
  else if (info->score_kind != CHECKBIT_UCI_SCORE_NONE)
    g_assert_cmpstr (found, ==, text);
  else
    g_assert_cmpuint (strlen (text), >, 18);
}

/* The legal part of a line of play. (transfer full) */
static char *
legal_part (CheckbitUciText pv)
{
  ChessPosition position = chess_position_start;
  GString *text = g_string_new (NULL);
  CheckbitUciText word;
  ChessMove move;

  while (checkbit_uci_next_word (&pv, &word)
         && (move = chess_uci_read (&position, word.start, word.length)) != CHESS_MOVE_NONE)
    {
      g_string_append_printf (text, "%s%.*s", text->len > 0 ? " " : "", (int) word.length,
                              word.start);
      chess_position_play (&position, move);
    }

  return g_string_free (text, FALSE);
}

static void
test_info (gconstpointer data)
{
  static const char *const names[CHECKBIT_UCI_N_NUMBERS] = {
    "depth",  "seldepth", "time_ms", "nodes",          "nps",       "hashfull",
    "tbhits", "cpuload",  "multipv", "currmovenumber", "movesleft",
  };
  const CorpusRow *row = data;
  const char *line = corpus_field (row, 0), *json = corpus_field (row, 1);
  g_autofree char *score = expected (json, "score"), *pv = expected (json, "pv");
  g_autofree char *string = expected (json, "string"), *found = NULL;
  CheckbitUciInfo info;

  checkbit_uci_parse_info ((CheckbitUciText){ line, strlen (line) }, &info);
  for (guint i = 0; i < CHECKBIT_UCI_N_NUMBERS; i++)
    {
      /* The other reader does not know this one. */
      g_autofree char *number = expected (json, names[i]);

      if (number != NULL || i != CHECKBIT_UCI_MOVESLEFT)
        check_number (&info, i, number);
    }
  check_score (&info, score);
  found = legal_part (info.pv);
  g_assert_cmpstr (found, ==, pv != NULL ? pv : "");
  if (string != NULL)
    g_assert_true (checkbit_uci_text_is (info.string, string));
}

/* --- Engines ---------------------------------------------------------------------------------- */

typedef struct
{
  const char *mode;
  const char *argument; /* NULL: none */
  int code;             /* error code of the failure; -1: a legal move comes */
} EngineCase;

static const EngineCase engine_cases[] = {
  { "ok", NULL, -1 },
  { "slow_start", "1", -1 },
  { "no_uciok", NULL, CHECKBIT_ENGINE_ERROR_NO_UCIOK },
  { "exit_at_start", NULL, CHECKBIT_ENGINE_ERROR_EXITED },
  { "crash_on_uci", NULL, CHECKBIT_ENGINE_ERROR_CRASHED },
  { "crash_on_isready", NULL, CHECKBIT_ENGINE_ERROR_CRASHED },
  { "no_readyok", NULL, CHECKBIT_ENGINE_ERROR_NO_READYOK },
  { "crash_mid_search", NULL, CHECKBIT_ENGINE_ERROR_CRASHED },
  { "no_bestmove", NULL, CHECKBIT_ENGINE_ERROR_NO_ANSWER },
  { "late_bestmove", NULL, -1 },
  { "double_bestmove", NULL, -1 },
  { "bestmove_none", NULL, CHECKBIT_ENGINE_ERROR_NO_MOVE },
  { "bestmove_0000", NULL, CHECKBIT_ENGINE_ERROR_NO_MOVE },
  { "bestmove_illegal", NULL, CHECKBIT_ENGINE_ERROR_ILLEGAL_MOVE },
  { "bestmove_garbage", NULL, CHECKBIT_ENGINE_ERROR_ILLEGAL_MOVE },
  { "garbage", NULL, -1 },
  { "crlf", NULL, -1 },
  { "no_final_newline", NULL, -1 },
  { "huge_info", NULL, -1 },
  { "flood", NULL, -1 },
  { "flood_stderr", NULL, -1 },
  { "ignore_quit", NULL, -1 },
  { "ignore_sigterm", NULL, -1 },
  { "unsolicited", NULL, -1 },
  { "uciok_early", NULL, -1 },
  { "illegal_pv", NULL, -1 },
  { "markup_name", NULL, -1 },
  { "options_weird", NULL, -1 },
  { "closes_stdin", NULL, CHECKBIT_ENGINE_ERROR_CLOSED },
  { "king_takes_rook", NULL, -1 },
  { "uppercase_promo", NULL, -1 },
};

static void
expect_answer (EngineTest *test, guint search)
{
  WAIT_FOR (test->n_moves > 0 || test->n_failed > 0);
  if (test->n_failed > 0)
    g_test_message ("%s", test->error->message);
  g_assert_cmpuint (test->n_moves, ==, 1);
  g_assert_cmpuint (test->search, ==, search);
  g_assert_true (chess_movegen_is_legal (&chess_position_start, test->move));
}

/* Its signal is delivered while the search continues, perhaps only after its move. */
static void
expect_failure_or_move (EngineTest *test, int code)
{
  WAIT_FOR (test->n_moves > 0 || test->n_failed > 0);
  if (test->n_failed > 0)
    g_assert_error (test->error, CHECKBIT_ENGINE_ERROR, code);
}

static void
test_engine (gconstpointer data)
{
  const EngineCase *row = data;
  g_autofree char *path = g_build_filename (g_getenv ("CHECKBIT_CORPUS"), "uci/badengine.py", NULL);
  const char *arguments[] = { row->mode, "1", row->argument, NULL };
  const CheckbitEngineGo go = { .movetime_ms = 100 };
  EngineTest test;
  guint search;
  int pid;

  engine_test_init_command (&test, path, arguments);
  if (row->code == CHECKBIT_ENGINE_ERROR_NO_UCIOK)
    checkbit_engine_set_time_limits (test.engine, 4000, 0, 0, 0);
  if (row->code == CHECKBIT_ENGINE_ERROR_NO_READYOK)
    checkbit_engine_set_time_limits (test.engine, 8000, 8000, 0, 0);
  search = engine_test_search (&test, NULL, "", &go);
  WAIT_FOR (checkbit_engine_get_pid (test.engine) != 0 || test.n_failed > 0);
  pid = checkbit_engine_get_pid (test.engine);
  /* This mode waits for the stop that is sent long after its time is over. */
  if (strcmp (row->mode, "no_bestmove") == 0)
    checkbit_engine_set_time_limits (test.engine, 0, 0, 1000, 0);
  if (row->code < 0)
    expect_answer (&test, search);
  else if (strcmp (row->mode, "crash_mid_search") == 0)
    expect_failure_or_move (&test, row->code);
  else
    engine_test_expect_failure (&test, row->code, "");
  g_test_message ("%s: %s", row->mode, checkbit_engine_get_name (test.engine));
  engine_test_clear (&test);
  WAIT_FOR (pid == 0 || !process_exists (pid));
}

/* Every mode that the program knows has a row above. */
static void
test_all_modes (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("CHECKBIT_CORPUS"), "uci/badengine.py", NULL);
  g_autofree char *list = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  const char *command[] = { path, "--list", NULL };

  g_assert_true (g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_DEFAULT, NULL, NULL, &list,
                               NULL, NULL, &error));
  lines = g_strsplit (g_strchomp (list), "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      gboolean known = FALSE;

      *strchr (lines[i], '\t') = '\0';
      for (gsize j = 0; j < G_N_ELEMENTS (engine_cases); j++)
        known |= strcmp (lines[i], engine_cases[j].mode) == 0;
      if (!known)
        g_test_message ("%s", lines[i]);
      g_assert_true (known);
    }
  g_assert_cmpuint (g_strv_length (lines), ==, G_N_ELEMENTS (engine_cases));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  corpus_add_rows ("uci/options.tsv", "/corpus/uci/options", test_option);
  corpus_add_rows ("uci/info.tsv", "/corpus/uci/info", test_info);
  if (g_getenv ("CHECKBIT_CORPUS") != NULL)
    {
      for (gsize i = 0; i < G_N_ELEMENTS (engine_cases); i++)
        {
          g_autofree char *path = g_strconcat ("/corpus/uci/engine/", engine_cases[i].mode, NULL);

          g_test_add_data_func (path, &engine_cases[i], test_engine);
        }
      g_test_add_func ("/corpus/uci/all-modes", test_all_modes);
    }

  return g_test_run ();
}
