/* The tables found in a text: the lines that checkbit-cli detect prints, for texts in this file
 * and, if it is installed, for the corpus of texts with their expected readings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <string.h>

#include "chess/table-kind.h"
#include "game/reader/tables.h"

/* All lines of a text. (transfer full) */
static char *
detect (const char *text, gssize length)
{
  g_autoptr (CheckbitReading) reading = checkbit_reading_new (text, length, CHESS_LAYOUT_A1B1);
  g_autoptr (GPtrArray) tables = checkbit_reading_recognize (reading);
  GString *lines = g_string_new (NULL);

  for (guint i = 0; i < tables->len; i++)
    {
      g_autofree char *more = checkbit_recognized_table_write (tables->pdata[i]);
      g_string_append (lines, more);
    }
  return g_string_free (lines, FALSE);
}

static void
assert_detects (const char *text, const char *expected)
{
  g_autofree char *lines = detect (text, -1);

  g_assert_cmpstr (lines, ==, expected);
}

/* "{0x…, 0x…}" of a kind of table, in a1b1. */
static void
append_table (GString *text, ChessTableKind kind, int wrong)
{
  g_string_append_c (text, '{');
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    g_string_append_printf (text, "%s0x%" G_GINT64_MODIFIER "xULL", square > 0 ? ", " : "",
                            chess_table_kind_set (kind, square) ^ (square == wrong));
  g_string_append_c (text, '}');
}

/* A table, its wrong entry, and a list that is no known table. */
static void
test_lines (void)
{
  g_autoptr (GString) text = g_string_new ("u64 steps[64] = ");

  append_table (text, CHESS_TABLE_WHITE_PAWN, 12);
  g_string_append (text, ";\nint other[4] = {1, 2, 3, 4};\nu64 one = 5;\n");
  assert_detects (text->str, "table\tsteps\twhite-pawn-attacks\ta1b1\ta1b1\t1\t"
                             "12:0x0000000000280001:0x0000000000280000\n"
                             "table\tsteps\tblack-pawn-attacks\ta8b8\ta8b8\t1\t"
                             "12:0x0000000000280001:0x0000000000280000\n"
                             "table\tsteps\twhite-pawn-attacks\th1g1\th1g1\t1\t"
                             "12:0x0000000000280001:0x0000000000280000\n"
                             "table\tsteps\tblack-pawn-attacks\th8g8\th8g8\t1\t"
                             "12:0x0000000000280001:0x0000000000280000\n"
                             "table\tother\t-\t-\t-\t0\n");
}

static void
test_nested (void)
{
  g_autoptr (GString) text = g_string_new ("u64 pawns[2][64] = {");

  append_table (text, CHESS_TABLE_WHITE_PAWN, -1);
  g_string_append (text, ", ");
  append_table (text, CHESS_TABLE_BLACK_PAWN, -1);
  g_string_append (text, "};\n");
  assert_detects (text->str, "table\tpawns[0]\twhite-pawn-attacks\ta1b1\ta1b1\t0\n"
                             "table\tpawns[0]\tblack-pawn-attacks\ta8b8\ta8b8\t0\n"
                             "table\tpawns[0]\twhite-pawn-attacks\th1g1\th1g1\t0\n"
                             "table\tpawns[0]\tblack-pawn-attacks\th8g8\th8g8\t0\n"
                             "table\tpawns[1]\tblack-pawn-attacks\ta1b1\ta1b1\t0\n"
                             "table\tpawns[1]\twhite-pawn-attacks\ta8b8\ta8b8\t0\n"
                             "table\tpawns[1]\tblack-pawn-attacks\th1g1\th1g1\t0\n"
                             "table\tpawns[1]\twhite-pawn-attacks\th8g8\th8g8\t0\n");
}

/* Sixty-four lists of sixty-four numbers are one table. */
static void
test_together (void)
{
  g_autoptr (GString) text = g_string_new ("int distance[64][64] = {\n");

  for (int a = 0; a < 64; a++)
    {
      g_string_append (text, "{");
      for (int b = 0; b < 64; b++)
        g_string_append_printf (text, "%d,", MAX (ABS (a % 8 - b % 8), ABS (a / 8 - b / 8)));
      g_string_append (text, "},\n");
    }
  g_string_append (text, "};\n");
  assert_detects (text->str, "table\tdistance\tdistances\t-\t-\t0\n");
}

/* Keys in two lists of the same name. */
static void
test_keys (void)
{
  g_autoptr (GString) text = g_string_new ("u64 keys[2][64] = {");
  guint64 state = 1, first = 0;

  for (guint i = 0; i < 128; i++)
    {
      state = state * G_GUINT64_CONSTANT (6364136223846793005)
              + G_GUINT64_CONSTANT (1442695040888963407);
      guint64 key = (state ^ state >> 29) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
      if (i == 3)
        first = key;
      g_string_append_printf (text, "%s0x%016" G_GINT64_MODIFIER "x,", i % 64 == 0 ? "{" : "",
                              i == 100 ? first : key);
      if (i % 64 == 63)
        g_string_append (text, "},");
    }
  g_string_append (text, "};\n");
  g_autofree char *expected = g_strdup_printf (
      "table\tkeys\tzobrist-keys\t-\t-\t1\t100:0x%016" G_GINT64_MODIFIER "X:-\n", first);
  assert_detects (text->str, expected);
}

/* The word alone is of the constant that most programs have. */
static void
test_constants (void)
{
  const guint64 constants[]
      = { G_GUINT64_CONSTANT (0x03f79d71b4cb0a89), G_GUINT64_CONSTANT (0x022fdd63cc95386d) };
  const char *const expected[] = {
    "table\tt\tde-bruijn-index\t-\t-\t0\n",
    "table\tt\tde-bruijn-index-of-0x022FDD63CC95386D\t-\t-\t0\n",
  };

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GString) text = g_string_new ("int t[64] = {");
      guint table[64];

      for (guint bit = 0; bit < 64; bit++)
        table[(constants[i] << bit) >> 58] = bit;
      for (guint index = 0; index < 64; index++)
        g_string_append_printf (text, "%u,", table[index]);
      g_string_append (text, "};");
      assert_detects (text->str, expected[i]);
    }
}

/* --- The corpus ----------------------------------------------------------------------------- */

/* Whether a word is one of those between bars. */
static gboolean
is_one_of (const char *word, const char *words)
{
  g_auto (GStrv) list = g_strsplit (words, "|", -1);

  return g_str_equal (words, "*") || g_strv_contains ((const char *const *) list, word);
}

/* Whether one of the lines is the reading of a row: file, what, index layout, bit layout, wrong. */
static gboolean
has_reading (const char *text, char **row)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    {
      g_auto (GStrv) fields = g_strsplit (*line, "\t", -1);

      if (g_strv_length (fields) >= 6 && is_one_of (fields[2], row[1])
          && is_one_of (fields[3], row[2]) && is_one_of (fields[4], row[3])
          && g_str_equal (fields[5], row[4]))
        return TRUE;
    }
  return FALSE;
}

static gboolean
check_row (const char *folder, char **row)
{
  g_autofree char *path = g_build_filename (folder, "cases", row[0], NULL), *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  g_autofree char *lines = detect (text, (gssize) length);
  if (has_reading (lines, row))
    return TRUE;
  g_test_message ("%s: wanted %s %s %s %s\n%s", row[0], row[1], row[2], row[3], row[4], lines);
  return FALSE;
}

static void
test_corpus (void)
{
  const char *corpus = g_getenv ("CHECKBIT_CORPUS");
  g_autofree char *folder = NULL, *path = NULL, *contents = NULL;
  guint n = 0, n_bad = 0;

  if (corpus != NULL)
    folder = g_build_filename (corpus, "paste", NULL);
  if (folder != NULL)
    path = g_build_filename (folder, "detect.tsv", NULL);
  if (path == NULL || !g_file_get_contents (path, &contents, NULL, NULL))
    {
      g_test_skip ("CHECKBIT_CORPUS has no tables");
      return;
    }
  g_auto (GStrv) lines = g_strsplit (contents, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    if (**line != '\0' && **line != '#')
      {
        g_auto (GStrv) row = g_strsplit (*line, "\t", 5);
        g_assert_cmpuint (g_strv_length (row), ==, 5);
        n++;
        n_bad += !check_row (folder, row);
      }
  g_test_message ("%u tables, %u wrong", n, n_bad);
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n_bad, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tables/lines", test_lines);
  g_test_add_func ("/tables/nested", test_nested);
  g_test_add_func ("/tables/together", test_together);
  g_test_add_func ("/tables/keys", test_keys);
  g_test_add_func ("/tables/constants", test_constants);
  g_test_add_func ("/tables/corpus", test_corpus);
  return g_test_run ();
}
