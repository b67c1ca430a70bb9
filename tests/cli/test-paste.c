/* checkbit-cli paste and detect: their options, and where they read from. What they read is
 * tested as tests/game/reader/test-reader.c and test-tables.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "runner.h"

/* A wrong layout is wrong usage, a missing file is refused; standard input is the default. */
static void
test_usage (void)
{
  const char *const layout[] = { "paste", "--layout", "a1c1", NULL };
  const char *const missing[] = { "paste", "/nonexistent", NULL };
  const char *const standard[] = { "paste", NULL };
  const char *const dash[] = { "paste", "-", NULL };

  /* More than fits into a pipe, and nobody reads it. */
  g_autofree char *much = g_strnfill (1 << 20, '1');

  g_auto (Run) run = run_cli (layout, much, -1);
  g_assert_cmpint (run.status, ==, 2);
  g_auto (Run) run_missing = run_cli (missing, NULL, 0);
  g_assert_cmpint (run_missing.status, ==, 1);
  g_assert_true (strstr (run_missing.err, "/nonexistent") != NULL);
  g_auto (Run) run_standard = run_cli (standard, "x = 5", -1);
  g_assert_cmpint (run_standard.status, ==, 0);
  g_assert_cmpstr (run_standard.out, ==, "set\tx\t0x0000000000000005\t-\n");
  g_auto (Run) run_dash = run_cli (dash, "e4", -1);
  g_assert_cmpstr (run_dash.out, ==, "set\t-\t0x0000000010000000\t-\n");
}

/* If nothing is read, the reason is printed. */
static void
test_nothing (void)
{
  const char *const paste[] = { "paste", NULL };

  g_auto (Run) run = run_cli (paste, "\ne4 Nf3 d9\n", -1);
  g_assert_cmpint (run.status, ==, 1);
  g_assert_cmpstr (run.out, ==, "");
  g_assert_cmpstr (run.err, ==, "checkbit-cli paste: 2:4: “Nf3” is not the name of a square\n");
  g_auto (Run) run_words = run_cli (paste, "no value at all", -1);
  g_assert_cmpstr (run_words.err, ==,
                   "checkbit-cli paste: there is no set and no table in this text\n");
}

static void
test_detect (void)
{
  const char *const layout[] = { "detect", "--layout", "a1b1", NULL };
  const char *const missing[] = { "detect", "/nonexistent", NULL };
  const char *const standard[] = { "detect", NULL };

  g_auto (Run) run = run_cli (layout, "1", 1);
  g_assert_cmpint (run.status, ==, 2);
  g_auto (Run) run_missing = run_cli (missing, NULL, 0);
  g_assert_cmpint (run_missing.status, ==, 1);
  g_assert_true (strstr (run_missing.err, "/nonexistent") != NULL);
  g_auto (Run) run_none = run_cli (standard, "x = 5", -1);
  g_assert_cmpint (run_none.status, ==, 1);
  g_assert_cmpstr (run_none.out, ==, "");
  g_assert_true (strstr (run_none.err, "there is no table") != NULL);
  g_auto (Run) run_unknown = run_cli (standard, "int t[3] = {7, 8, 9};", -1);
  g_assert_cmpint (run_unknown.status, ==, 0);
  g_assert_cmpstr (run_unknown.out, ==, "table\tt\t-\t-\t-\t0\n");
  g_assert_true (strstr (run_unknown.err, "“t” has 3 entries; a table of squares has 64") != NULL);
}

/* Two tables in one list are not separated, but a note says so; a list with the right number of
 * entries has no note. */
static void
test_length (void)
{
  const char *const detect[] = { "detect", NULL };
  g_autoptr (GString) text = g_string_new ("{ ");

  for (guint i = 0; i < 64; i++)
    g_string_append_printf (text, "0x%x, ", i * i + 5);
  g_auto (Run) run_64 = run_cli (detect, text->str, -1);
  g_assert_cmpstr (run_64.out, ==, "table\t-\t-\t-\t-\t0\n");
  g_assert_cmpstr (run_64.err, ==, "");
  for (guint i = 64; i < 128; i++)
    g_string_append_printf (text, "0x%x, ", i * i + 5);
  g_auto (Run) run_128 = run_cli (detect, text->str, -1);
  g_assert_true (strstr (run_128.err, "a table has 128 entries; a table of squares has 64: write "
                                      "each of them as a list of its own")
                 != NULL);
}

/* Shifts without a mask: too many entries are wrong for the table to be recognized, so the record
 * names no table, and standard error explains it. */
static void
test_wrapped (void)
{
  const char *const detect[] = { "detect", NULL };
  g_autoptr (GString) text = g_string_new ("u64 pawns[64] = { ");

  for (guint i = 0; i < 64; i++)
    g_string_append_printf (text, "0x%" G_GINT64_MODIFIER "x, ",
                            (guint64) 1 << i << 7 | (guint64) 1 << i << 9);
  g_string_append (text, "};");
  g_auto (Run) run = run_cli (detect, text->str, -1);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.out, ==, "table\tpawns\t-\t-\t-\t0\n");
  g_assert_cmpstr (run.err, ==,
                   "checkbit-cli detect: “pawns” looks like white-pawn-attacks in layout a1b1 with "
                   "wrong masks at the edges: 14 entries are wrong, the first is number 0 (a1), "
                   "where a shift wraps to h1\n");
}

/* The boards of a position are not a table, but their order is printed. */
static void
test_boards (void)
{
  const char *const detect[] = { "detect", NULL };
  g_auto (Run) run
      = run_cli (detect,
                 "u64 bb[12] = { 0x1000000000000000, 0x0800000000000000, 0x8100000000000000, "
                 "0x2400000000000000, 0x4200000000000000, 0x00ff000000000000, 0x10, 0x08, 0x81, "
                 "0x24, 0x42, 0xff00 };",
                 -1);

  g_assert_cmpstr (run.out, ==, "table\tbb\t-\t-\t-\t0\n");
  g_assert_cmpstr (run.err, ==,
                   "checkbit-cli detect: “bb” may be the boards of a position: in layout a1b1 in "
                   "the order k q r b n p K Q R B N P, in layout a8b8 in the order K Q R B N P k q "
                   "r b n p\n");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paste/usage", test_usage);
  g_test_add_func ("/paste/nothing", test_nothing);
  g_test_add_func ("/detect/usage", test_detect);
  g_test_add_func ("/detect/length", test_length);
  g_test_add_func ("/detect/boards", test_boards);
  g_test_add_func ("/detect/wrapped", test_wrapped);
  return g_test_run ();
}
