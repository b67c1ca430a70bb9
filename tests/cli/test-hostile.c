/* checkbit-cli with hostile input: it reports the problem and exits, and never crashes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <signal.h>
#include <string.h>

#include "runner.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

/* Every line of a text starts as given. */
static void
assert_lines_start (const char *text, const char *prefix, guint count)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, count + 1);
  for (guint i = 0; i < count; i++)
    g_assert_true (g_str_has_prefix (lines[i], prefix));
}

static void
assert_one_error (const Run *run)
{
  g_assert_cmpint (run->status, ==, 1);
  g_assert_true (g_utf8_validate (run->out, (gssize) run->out_length, NULL));
  assert_lines_start (run->out, "error\t", 1);
}

static Run
run_fen_stdin (const char *input, gsize length)
{
  const char *const arguments[] = { "fen", "-", NULL };
  return run_cli (arguments, input, (gssize) length);
}

static void
test_long_line (void)
{
  const gsize length = 20 * 1024 * 1024;
  g_autofree char *line = g_malloc (length);

  memset (line, 'p', length);
  g_auto (Run) run = run_fen_stdin (line, length);
  assert_one_error (&run);
  g_assert_cmpuint (run.out_length, <, 1000);
}

static void
test_nul_bytes (void)
{
  static const char line[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP\0RNBQKBNR w KQkq - 0 1\n";

  g_auto (Run) run = run_fen_stdin (line, sizeof line - 1);
  assert_one_error (&run);
}

static void
test_invalid_utf8 (void)
{
  static const char line[] = "rnbq\xff\xfe\x80/8/8/8/8/8/8/8 w - - 0 1";

  g_auto (Run) run = run_fen_stdin (line, sizeof line - 1);
  assert_one_error (&run);
}

/* Arguments that no terminal should be shown as they are. */
/* However long a line of moves is, all of them are played. */
static void
test_long_line_of_moves (void)
{
  static const char *const arguments[]
      = { "play", "--fen", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "-", NULL };
  g_autoptr (GString) moves = g_string_new (NULL);

  for (int i = 0; i < 5000; i++)
    g_string_append (moves, "Rh2 Ke7 Rh1 Ke8 ");
  g_string_append (moves, "Kd1");
  g_auto (Run) run = run_cli (arguments, moves->str, (gssize) moves->len);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_true (g_str_has_prefix (run.out, "4k3/8/8/8/8/8/8/3K3R b - - "));
}

/* A NUL is a wrong character, not the end of the line. */
static void
test_nul_in_moves (void)
{
  static const char *const arguments[] = { "play", "-", NULL };
  static const char moves[] = "e4 e5\0Nf3\nNc6\n";
  g_auto (Run) run = run_cli (arguments, moves, sizeof moves - 1);

  g_assert_cmpint (run.status, ==, 1);
  g_assert_cmpstr (run.out, ==, "");
  g_assert_nonnull (strstr (run.err, "move 2, "));
  g_assert_nonnull (strstr (run.err, "this is not a move"));
}

/* Standard input that cannot be read, here a folder, is not an empty one. */
static void
test_unreadable_input (gconstpointer command)
{
  g_autofree char *line = g_strdup_printf ("exec \"$CHECKBIT_CLI\" %s </", (const char *) command);
  g_auto (Run) run = run_shell (line);

  g_assert_cmpint (run.status, ==, 1);
  g_assert_cmpstr (run.out, ==, "");
  g_assert_nonnull (strstr (run.err, "standard input cannot be read: Is a directory"));
}

static void
test_control_characters (void)
{
  const char *const arguments[] = { "moves", "--fen", "\x1b[31m\x07\xff", NULL };
  g_auto (Run) run = run_cli (arguments, NULL, 0);

  g_assert_cmpint (run.status, ==, 1);
  g_assert_null (strchr (run.err, '\x1b'));
  g_assert_null (strchr (run.err, '\x07'));
  g_assert_true (g_utf8_validate (run.err, -1, NULL));
}

/* An unknown option is named, with its control characters escaped for the terminal. */
static void
test_control_option (void)
{
  const char *const arguments[] = { "moves", "--\xff\x1b[2J", NULL };
  g_auto (Run) run = run_cli (arguments, NULL, 0);

  g_assert_cmpint (run.status, ==, 2);
  g_assert_null (strchr (run.err, '\x1b'));
  g_assert_true (g_utf8_validate (run.err, -1, NULL));
}

static void
test_long_argument (void)
{
  g_autofree char *argument = g_strnfill (100 * 1024, 'x');
  const char *const arguments[] = { "play", argument, NULL };
  g_auto (Run) run = run_cli (arguments, NULL, 0);

  g_assert_cmpint (run.status, ==, 1);
  g_assert_cmpuint (strlen (run.err), <, 1000);
}

/* Expressions that are refused at their beginning, whatever else they hold. */
static void
test_expression (gconstpointer data)
{
  g_autofree char *argument = g_strnfill (100 * 1024, *(const char *) data);
  const char *const arguments[] = { "eval", "--", argument, NULL };
  g_auto (Run) run = run_cli (arguments, NULL, 0);

  g_assert_cmpint (run.status, ==, 1);
  g_assert_cmpuint (strlen (run.err), <, 1000);
  g_assert_nonnull (strstr (run.err, "(column 4097)"));
  g_assert_true (g_utf8_validate (run.err, -1, NULL));
  g_assert_null (strchr (run.err, '\x1b'));
}

static void
test_many_lines (void)
{
  g_autoptr (GString) input = g_string_new (NULL);

  for (int i = 0; i < 20000; i++)
    g_string_append (input, START "\n");
  g_auto (Run) run = run_fen_stdin (input->str, input->len);
  g_assert_cmpint (run.status, ==, 0);
  assert_lines_start (run.out, "ok\t" START, 20000);
}

/* When the reader closes the pipe, the program ends quietly, like cat. */
static void
test_broken_pipe (void)
{
  g_auto (Run) run
      = run_shell ("yes '" START "' | { \"$CHECKBIT_CLI\" fen -; echo $? >&2; } | head -n 1");

  g_assert_cmpstr (run.out, ==, "ok\t" START "\n");
  g_assert_true (strcmp (run.err, "") == 0 || g_ascii_strtoull (run.err, NULL, 10) == 128 + SIGPIPE
                 || strstr (run.err, "standard output cannot be written") != NULL);
}

/* A failed write is reported as a failure. */
static void
test_unwritable (gconstpointer redirection)
{
  g_autofree char *line = g_strconcat ("exec \"$CHECKBIT_CLI\" masks ", redirection, NULL);
  g_auto (Run) run = run_shell (line);

  g_assert_cmpint (run.status, ==, 1);
  g_assert_nonnull (strstr (run.err, "standard output cannot be written"));
}

/* A file that exceeds the shell's size limit causes an error message, and does not kill the
 * program. */
static void
test_file_limit (void)
{
  g_auto (Run) run = run_shell ("folder=$(mktemp -d); ulimit -f 1; "
                                "\"$CHECKBIT_CLI\" board --svg \"$folder/board.svg\"; status=$?; "
                                "ls -A \"$folder\"; rm -r \"$folder\"; exit $status");

  g_assert_cmpint (run.status, ==, 1);
  g_assert_cmpstr (run.out, ==, "");
  g_assert_nonnull (strstr (run.err, "cannot be written: File too large"));
}

/* The same when converting to standard output. */
static void
test_output_limit (void)
{
  g_auto (Run) run
      = run_shell ("file=$(mktemp); ulimit -f 1; "
                   "yes '1. e4 e5 *' | head -n 1000 | \"$CHECKBIT_CLI\" pgn --write - >\"$file\"; "
                   "status=$?; wc -c <\"$file\"; rm \"$file\"; exit $status");

  g_assert_cmpint (run.status, ==, 1);
  g_assert_cmpuint (g_ascii_strtoull (run.out, NULL, 10), <=, 1024);
  g_assert_nonnull (strstr (run.err, "standard output cannot be written: File too large"));
}

static void
test_closed_stdin (void)
{
  g_auto (Run) run = run_shell ("exec \"$CHECKBIT_CLI\" moves --fen - <&-");

  g_assert_cmpint (run.status, ==, 1);
  g_assert_nonnull (strstr (run.err, "standard input"));
}

/* Output does not depend on the language of the user. */
static void
test_locale (void)
{
  g_auto (Run) plain
      = run_shell ("export LC_ALL=C; \"$CHECKBIT_CLI\" fen x; \"$CHECKBIT_CLI\" why --help");
  g_auto (Run) german = run_shell ("export LC_ALL=de_DE.UTF-8 LANGUAGE=de; "
                                   "\"$CHECKBIT_CLI\" fen x; \"$CHECKBIT_CLI\" why --help");

  g_assert_cmpstr (plain.out, ==, german.out);
  g_assert_nonnull (strstr (plain.out, "“x”"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/hostile/long-line", test_long_line);
  g_test_add_func ("/cli/hostile/nul-bytes", test_nul_bytes);
  g_test_add_func ("/cli/hostile/invalid-utf8", test_invalid_utf8);
  g_test_add_func ("/cli/hostile/long-line-of-moves", test_long_line_of_moves);
  g_test_add_func ("/cli/hostile/nul-in-moves", test_nul_in_moves);
  g_test_add_data_func ("/cli/hostile/unreadable/play", "play -", test_unreadable_input);
  g_test_add_data_func ("/cli/hostile/unreadable/fen", "fen -", test_unreadable_input);
  g_test_add_data_func ("/cli/hostile/unreadable/moves", "moves --fen -", test_unreadable_input);
  g_test_add_func ("/cli/hostile/control-characters", test_control_characters);
  g_test_add_func ("/cli/hostile/control-option", test_control_option);
  g_test_add_func ("/cli/hostile/long-argument", test_long_argument);
  g_test_add_data_func ("/cli/hostile/expression/brackets", "(", test_expression);
  g_test_add_data_func ("/cli/hostile/expression/signs", "-", test_expression);
  g_test_add_data_func ("/cli/hostile/expression/control", "\x1b", test_expression);
  g_test_add_data_func ("/cli/hostile/expression/not-utf8", "\xff", test_expression);
  g_test_add_func ("/cli/hostile/many-lines", test_many_lines);
  g_test_add_func ("/cli/hostile/broken-pipe", test_broken_pipe);
  g_test_add_data_func ("/cli/hostile/closed-stdout", ">&-", test_unwritable);
  if (g_file_test ("/dev/full", G_FILE_TEST_EXISTS))
    g_test_add_data_func ("/cli/hostile/full-disk", ">/dev/full", test_unwritable);
  g_test_add_func ("/cli/hostile/file-limit", test_file_limit);
  g_test_add_func ("/cli/hostile/output-limit", test_output_limit);
  g_test_add_func ("/cli/hostile/closed-stdin", test_closed_stdin);
  g_test_add_func ("/cli/hostile/locale", test_locale);
  return g_test_run ();
}
