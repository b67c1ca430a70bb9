/* The reader of texts that may hold sets, over texts and the records that they hold: those of
 * tests/data/paste, and the shared ones where CHECKBIT_CORPUS names their folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "../../lib/test-time.h"
#include "game/reader/reader.h"

/* Replaces \n, \t and \\ in a field of the table. (transfer full) */
static char *
unescape (const char *field)
{
  GString *text = g_string_new (NULL);

  for (; *field != '\0'; field++)
    if (*field != '\\')
      g_string_append_c (text, *field);
    else
      {
        field++;
        g_string_append_c (text, *field == 'n' ? '\n' : *field == 't' ? '\t' : *field);
      }
  return g_string_free (text, FALSE);
}

/* The layout that the options of a row ask for. */
static ChessLayout
find_layout (const char *options)
{
  ChessLayout layout = CHESS_LAYOUT_A1B1;

  if (*options != '\0')
    {
      g_assert_true (g_str_has_prefix (options, "--layout "));
      g_assert_true (chess_layout_find (options + strlen ("--layout "), &layout));
    }
  return layout;
}

/* The output of checkbit-cli paste. (transfer full) */
static char *
write_records (const CheckbitReading *reading)
{
  GString *records = g_string_new (NULL);

  for (guint i = 0; i < checkbit_reading_get_n_items (reading); i++)
    {
      g_autofree char *line = checkbit_reading_item_write (checkbit_reading_get_item (reading, i));
      g_string_append (records, line);
      g_string_append_c (records, '\n');
    }
  return g_string_free (records, FALSE);
}

/* One row: file, options, exit status, standard output. */
static gboolean
check_row (const char *folder, char **fields)
{
  g_autofree char *path = g_build_filename (folder, "cases", fields[0], NULL), *text = NULL;
  g_autofree char *expected = unescape (fields[3] != NULL ? fields[3] : "");
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  g_autoptr (CheckbitReading) reading
      = checkbit_reading_new (text, (gssize) length, find_layout (fields[1]));
  g_autofree char *records = write_records (reading);
  gboolean complete = checkbit_reading_is_complete (reading);
  if (complete == g_str_equal (fields[2], "0") && g_str_equal (records, expected))
    return TRUE;
  g_test_message ("%s: %s, wanted %s\n%s--- wanted ---\n%s", fields[0],
                  complete ? "complete" : "not complete", fields[2], records, expected);
  return FALSE;
}

static void
check_folder (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "expect.tsv", NULL), *contents = NULL;
  g_autoptr (GError) error = NULL;
  guint n = 0, n_bad = 0;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  g_auto (GStrv) lines = g_strsplit (contents, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    if (**line != '\0' && **line != '#')
      {
        g_auto (GStrv) fields = g_strsplit (*line, "\t", 4);
        g_assert_cmpuint (g_strv_length (fields), >=, 3);
        n++;
        n_bad += !check_row (folder, fields);
      }
  g_test_message ("%u texts, %u wrong", n, n_bad);
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n_bad, ==, 0);
}

static void
test_own (void)
{
  check_folder (g_getenv ("CHECKBIT_PASTE_DATA"));
}

static void
test_corpus (void)
{
  const char *corpus = g_getenv ("CHECKBIT_CORPUS");

  if (corpus == NULL)
    {
      g_test_skip ("CHECKBIT_CORPUS is not set");
      return;
    }
  g_autofree char *folder = g_build_filename (corpus, "paste", NULL);
  check_folder (folder);
}

/* The processor time of reading a piece of text over and over, in one line. */
static gint64
read_line (const char *piece, gsize length)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gint64 start;

  while (text->len < length)
    g_string_append (text, piece);
  start = time_worked_us ();
  checkbit_reading_free (checkbit_reading_new (text->str, (gssize) text->len, CHESS_LAYOUT_A1B1));
  return time_worked_us () - start;
}

/* A line of 200 KB takes a fraction of a second of processor time, whatever it holds; where each
 * value looked at the rest of its line, it was half a minute. The limit has room for a processor
 * that is emulated. */
static void
test_long_line (void)
{
  static const char *const pieces[]
      = { "0x1 ",      "1 ",        "-1 ",          "x=1 ",       "{1},",      "[1] ",
          "(1) ",      "0x1,",      "00FF ",        "1;",         "t[1]=2; ",  "e4 ",
          "\"1\" ",    "a:1 ",      "f(1) ",        "In [1]: x ", "\n- x ",    "a & b(c d ",
          "dq 1, ",    ".quad 1, ", "\n.quad 1, x", "T = 1, ",    "[n=7] ",    "[12:00:00 ",
          "(1... c5 ", "#0 ",       "\"\"\" ",      "`a ",        "+---+\n",   "a b c d e f g h\n",
          "e4\n",      "2**",       "a-",           "]if \n",     "\n//type ", "A.$",
          "x[1]",      "x!",        "1 as u64 " };

  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      gint64 worked = read_line (pieces[i], 200000);

      g_test_message ("%s: %.1f ms", pieces[i], (double) worked / 1e3);
      g_assert_cmpint (worked, <, 6 * G_USEC_PER_SEC);
    }
  g_print ("# %u long lines\n", (guint) G_N_ELEMENTS (pieces));
}

/* Of more, where a search through the rest of the line is too fast to be seen in 200 KB. */
static void
test_longer_line (void)
{
  static const struct
  {
    const char *piece;
    gsize length;
  } lines[] = { { "(T*)0x1 <", 4000000 }, { "'\\", 1000000 } };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      gint64 worked = read_line (lines[i].piece, lines[i].length);

      g_test_message ("%s: %.1f ms", lines[i].piece, (double) worked / 1e3);
      g_assert_cmpint (worked, <, 15 * G_USEC_PER_SEC);
    }
}

/* Texts of a few hundred bytes that were read for minutes or more, as each level doubled the work. */
static void
test_doubling (void)
{
  g_autoptr (GString) text = g_string_new ("logand = 1\nx =");
  gint64 start = time_worked_us ();

  for (guint i = 0; i < 61; i++)
    g_string_append (text, " logand");
  checkbit_reading_free (checkbit_reading_new (text->str, (gssize) text->len, CHESS_LAYOUT_A1B1));
  g_assert_cmpint (time_worked_us () - start, <, 6 * G_USEC_PER_SEC);
}

/* Lists that are repeated in repeated lists come to an end: these were 2^30 tables. */
static void
test_repeated_lists (void)
{
  g_autofree char *list = g_strdup ("1, 2");

  for (guint i = 0; i < 5; i++)
    {
      g_autofree char *inner = g_steal_pointer (&list);
      list = g_strdup_printf ("{%s} <repeats 64 times>", inner);
    }
  g_autofree char *text = g_strdup_printf ("t = {%s}", list);
  g_autoptr (CheckbitReading) reading = checkbit_reading_new (text, -1, CHESS_LAYOUT_A1B1);
  g_assert_cmpuint (checkbit_reading_get_n_items (reading), >=, 64 * 64);
  g_assert_cmpuint (checkbit_reading_get_n_items (reading), <, 1 << 18);
}

/* A short text cannot make a table of any length, not with an index either. */
static void
test_repeats (void)
{
  g_autoptr (GString) text = g_string_new ("t = {[0] = 1");

  for (guint i = 0; i < 6; i++)
    g_string_append (text, ", 0 <repeats 1048576 times>");
  g_string_append_c (text, '}');
  g_autoptr (CheckbitReading) reading
      = checkbit_reading_new (text->str, (gssize) text->len, CHESS_LAYOUT_A1B1);
  g_assert_cmpuint (checkbit_reading_get_n_items (reading), ==, 1);
  g_assert_cmpuint (checkbit_reading_get_item (reading, 0)->n_values, ==, 3 * 1048576 + 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reader/own", test_own);
  g_test_add_func ("/reader/corpus", test_corpus);
  g_test_add_func ("/reader/long-line", test_long_line);
  g_test_add_func ("/reader/longer-line", test_longer_line);
  g_test_add_func ("/reader/doubling", test_doubling);
  g_test_add_func ("/reader/repeats", test_repeats);
  g_test_add_func ("/reader/repeated-lists", test_repeated_lists);
  return g_test_run ();
}
