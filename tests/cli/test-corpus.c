/* checkbit-cli on the shared data: invalid FENs, games to replay, lists of moves. Skipped if
 * CHECKBIT_CORPUS is not set.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "runner.h"

/* The rows of a table without comments; NULL if there is no corpus. (transfer full) */
static char **
read_rows (const char *name)
{
  const char *corpus = g_getenv ("CHECKBIT_CORPUS");
  g_autoptr (GError) error = NULL;
  g_autofree char *contents = NULL;

  if (corpus == NULL)
    {
      g_test_skip ("CHECKBIT_CORPUS is not set");
      return NULL;
    }
  g_autofree char *path = g_build_filename (corpus, name, NULL);
  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  g_auto (GStrv) lines = g_strsplit (contents, "\n", -1);
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  for (char **line = lines; *line; line++)
    if (**line != '\0' && **line != '#')
      g_ptr_array_add (rows, g_strdup (*line));
  g_ptr_array_add (rows, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&rows), FALSE);
}

/* Every field of a row, at least n of them. (transfer full) */
static char **
split_row (const char *row, guint n)
{
  char **fields = g_strsplit (row, "\t", -1);
  g_assert_cmpuint (g_strv_length (fields), >=, n);
  return fields;
}

/* Replaces the escapes of bad.tsv; NULL where the text is one that cannot be a line of input. */
static GString *
unescape (const char *text)
{
  GString *bytes = g_string_new (NULL);

  for (; *text; text++)
    if (*text != '\\')
      g_string_append_c (bytes, *text);
    else if (*++text == 'x')
      {
        g_string_append_c (bytes, (char) (g_ascii_xdigit_value (text[1]) * 16
                                          + g_ascii_xdigit_value (text[2])));
        text += 2;
      }
    else
      g_string_append_c (bytes, *text == 't' ? '\t' : *text == 'n' ? '\n' : '\\');
  return bytes;
}

/* Every line of input gives one line of output; invalid ones are rejected. */
static void
test_bad_fens (void)
{
  const char *const arguments[] = { "fen", "-", NULL };
  g_auto (GStrv) rows = read_rows ("fen/bad.tsv");
  guint n_rejected = 0;

  for (char **row = rows; row && *row; row++)
    {
      g_auto (GStrv) fields = split_row (*row, 5);
      if (fields[4][0] == '@')
        continue;
      g_autoptr (GString) input = unescape (fields[4]);
      if (memchr (input->str, '\n', input->len) || input->len == 0)
        continue;
      g_auto (Run) run = run_cli (arguments, input->str, (gssize) input->len);
      g_assert_true (g_utf8_validate (run.out, (gssize) run.out_length, NULL));
      g_assert_true (strchr (run.out, '\n') == run.out + run.out_length - 1);
      if (!g_str_equal (fields[1], "reject"))
        continue;
      if (run.status != 1 || !g_str_has_prefix (run.out, "error\t"))
        g_error ("%s is accepted: %s", fields[0], run.out);
      n_rejected++;
    }
  g_test_message ("%u FENs rejected", n_rejected);
}

static void
check_game (char **fields)
{
  g_autofree char *end = g_strdup_printf ("\nkey\t0x%s\n", fields[9]);
  g_autoptr (GString) input = g_string_new (NULL);
  const char *const arguments[] = { "play", "--fen", fields[2], "-", NULL };
  const char *const arguments960[] = { "play", "--chess960", "--fen", fields[2], "-", NULL };
  gboolean chess960 = g_str_equal (fields[1], "960");

  /* The first half in UCI, the second in SAN. */
  g_auto (GStrv) uci = g_strsplit (fields[4], " ", -1), san = g_strsplit (fields[5], " ", -1);
  guint n = g_strv_length (uci);
  g_assert_cmpuint (g_strv_length (san), ==, n);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (input, "%s\n", i < n / 2 ? uci[i] : san[i]);
  g_auto (Run) run = run_cli (chess960 ? arguments960 : arguments, input->str, -1);
  if (run.status != 0 || !g_str_has_prefix (run.out, fields[6]))
    g_error ("%s: %s%s", fields[0], run.out, run.err);
  g_autofree char *key = g_ascii_strdown (end, -1), *out = g_ascii_strdown (run.out, -1);
  g_assert_true (g_str_has_suffix (out, key));
}

static void
test_games (void)
{
  g_auto (GStrv) rows = read_rows ("games/replays.tsv");

  for (char **row = rows; row && *row; row++)
    {
      g_auto (GStrv) fields = split_row (*row, 10);
      check_game (fields);
    }
  if (rows)
    g_test_message ("%u games", g_strv_length (rows));
}

/* Compares the list of moves with "uci SAN FEN | uci SAN FEN …". */
static void
check_moves (char **fields)
{
  const char *const arguments[] = { "moves", "--fen", fields[1], NULL };
  g_auto (Run) run = run_cli (arguments, NULL, 0);
  g_auto (GStrv) expected = g_strsplit (fields[5], " | ", -1);
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);

  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpuint (g_strv_length (lines), ==, g_strv_length (expected) + 1);
  for (guint i = 0; expected[i]; i++)
    {
      g_auto (GStrv) move = g_strsplit (expected[i], " ", 3);
      g_autofree char *start = g_strdup_printf ("%s\t%s\t", move[0], move[1]);
      if (!g_str_has_prefix (lines[i], start))
        g_error ("%s: %s instead of %s", fields[0], lines[i], start);
    }
}

static void
test_moves (void)
{
  g_auto (GStrv) rows = read_rows ("perft/movegen.tsv");
  guint n_lists = 0;

  for (char **row = rows; row && *row; row++)
    {
      g_auto (GStrv) fields = split_row (*row, 6);
      if (!g_str_equal (fields[3], "play"))
        continue;
      check_moves (fields);
      n_lists++;
    }
  g_test_message ("%u lists of moves", n_lists);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/corpus/bad-fens", test_bad_fens);
  g_test_add_func ("/cli/corpus/games", test_games);
  g_test_add_func ("/cli/corpus/moves", test_moves);
  return g_test_run ();
}
