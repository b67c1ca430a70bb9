/* How the expression bar treats a text from elsewhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game/inspect/pasted.h"

/* Lines of assignments are the table, not its last value. */
static void
test_assignments (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (CheckbitPasted) pasted = { 0 };

  for (int i = 0; i < 64; i++)
    g_string_append_printf (text, "knights[%d] = 0x%x;\n", i, i * 3 + 1);
  checkbit_pasted_init (&pasted, text->str, CHESS_LAYOUT_A1B1);
  g_assert_cmpint (pasted.kind, ==, CHECKBIT_PASTED_TABLE);
  for (guint i = 0; i < 64; i++)
    g_assert_cmphex (pasted.words[i], ==, i * 3 + 1);
}

/* Two constants give two values, and neither is dropped; one that spans several lines is
 * accepted. */
static void
test_defines (void)
{
  g_auto (CheckbitPasted) two = { 0 }, one = { 0 };

  checkbit_pasted_init (&two, "#define A 0x1\n#define B 0x2\n", CHESS_LAYOUT_A1B1);
  g_assert_cmpint (two.kind, ==, CHECKBIT_PASTED_SEVERAL);
  g_assert_cmpstr (two.verdict, ==, "2 sets: A, B");
  g_assert_cmpuint (checkbit_reading_get_n_items (two.reading), ==, 2);
  checkbit_pasted_init (&one, "(1ULL << 1)\n  | (1ULL << 6)\n", CHESS_LAYOUT_A1B1);
  g_assert_cmpint (one.kind, ==, CHECKBIT_PASTED_TEXT);
  g_assert_cmpstr (one.text, ==, "0x0000000000000042");
}

/* Unread parts are named, and the rest is accepted. */
static void
test_left (void)
{
  g_auto (CheckbitPasted) pasted = { 0 };

  checkbit_pasted_init (&pasted, "U64 a = 0x5;\nU64 b = foo(3);\n", CHESS_LAYOUT_A1B1);
  g_assert_cmpint (pasted.kind, ==, CHECKBIT_PASTED_TEXT);
  g_assert_cmpstr (pasted.text, ==, "0x0000000000000005");
  g_assert_nonnull (strstr (pasted.left, "line 2, column 9"));
}

/* A single line with one set, or with a mistake to correct, goes into the entry unchanged. */
static void
test_lines (void)
{
  static const struct
  {
    const char *text, *expected;
  } rows[] = {
    { " attacks_white & 0xF0\n", "attacks_white & 0xF0" },
    { "UINT64_C(0x10)", "UINT64_C(0x10)" },
    { "P & | N", "P & | N" },
    { "knigt(e4)", "knigt(e4)" },
    { "1ul << 36 | 1ul << 4", "1ul << 36 | 1ul << 4" },
    { "1......./......../......../......../....1.../......../......../.......1", "h1 e4 a8" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (CheckbitPasted) pasted = { 0 };

      checkbit_pasted_init (&pasted, rows[i].text, CHESS_LAYOUT_A1B1);
      g_assert_cmpint (pasted.kind, ==, CHECKBIT_PASTED_TEXT);
      g_assert_cmpstr (pasted.text, ==, rows[i].expected);
    }
}

/* The page for magic numbers accepts one, or one per square, ignoring other text. */
static void
test_numbers (void)
{
  g_autoptr (GString) text = g_string_new ("const int shift = 52;\nconst U64 magics[64] = {");
  guint64 words[CHESS_N_SQUARES];
  g_autofree char *none = NULL, *few = NULL, *bad = NULL, *space = NULL;

  for (guint i = 0; i < 64; i++)
    g_string_append_printf (text, "%u,", i + 1);
  g_string_append (text, "};");
  g_assert_cmpuint (checkbit_pasted_read_numbers (text->str, CHESS_LAYOUT_A1B1, words, &none), ==,
                    64);
  g_assert_null (none);
  g_assert_cmpuint (words[63], ==, 64);
  g_assert_cmpuint (checkbit_pasted_read_numbers ("0x42", CHESS_LAYOUT_A1B1, words, &none), ==, 1);
  g_assert_cmphex (words[0], ==, 0x42);
  g_assert_cmpuint (checkbit_pasted_read_numbers ("1, 2", CHESS_LAYOUT_A1B1, words, &few), ==, 0);
  g_assert_cmpstr (few, ==, "A number or a table of 64 is needed. Read as a table of 2 values.");
  g_assert_cmpuint (checkbit_pasted_read_numbers ("0xfg", CHESS_LAYOUT_A1B1, words, &bad), ==, 0);
  g_assert_cmpstr (bad, ==, "“0xfg” is not a valid number (column 1)");
  g_assert_cmpuint (checkbit_pasted_read_numbers (" \n", CHESS_LAYOUT_A1B1, words, &space), ==, 0);
  g_assert_null (space);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pasted/assignments", test_assignments);
  g_test_add_func ("/pasted/defines", test_defines);
  g_test_add_func ("/pasted/left", test_left);
  g_test_add_func ("/pasted/lines", test_lines);
  g_test_add_func ("/pasted/numbers", test_numbers);
  return g_test_run ();
}
