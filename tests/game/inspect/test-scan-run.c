/* The scan of a set step by step, its lines of code, and the description of a pasted table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "game/text/messages-table.h"
#include "game/inspect/scan-run.h"

/* a1, e2 and h8: bits 0, 12 and 63. */
#define THREE ((ChessBitboard) 0x8000000000001001)

static void
assert_message (const CheckbitScanRun *run, const char *expected)
{
  g_autofree char *message = checkbit_message_scan (run);

  g_assert_cmpstr (message, ==, expected);
}

static void
test_lowest_first (void)
{
  CheckbitScanRun run;

  checkbit_scan_run_init (&run, THREE, CHESS_SCAN_LSB, CHESS_LAYOUT_A1B1);
  g_assert_cmpuint (run.n_steps, ==, 4);
  assert_message (&run, "Step 1 of 3: a1 (bit 0) is popped, 2 squares are left.");
  g_assert_false (checkbit_scan_run_back (&run));
  g_assert_true (checkbit_scan_run_step (&run));
  assert_message (&run, "Step 2 of 3: e2 (bit 12) is popped, 1 square is left.");
  g_assert_cmphex (checkbit_scan_run_get_popped (&run), ==, 1);
  g_assert_cmphex (checkbit_scan_run_get_single (&run), ==, 0x1000);
  g_assert_cmphex (checkbit_scan_run_get_rest (&run), ==, 0x8000000000000000);
  g_assert_true (checkbit_scan_run_go (&run, 99));
  g_assert_true (checkbit_scan_run_at_end (&run));
  g_assert_false (checkbit_scan_run_step (&run));
  assert_message (&run, "x is 0: the loop ends after 3 steps.");
  g_assert_cmphex (checkbit_scan_run_get_popped (&run), ==, THREE);
  g_assert_cmphex (checkbit_scan_run_get_single (&run), ==, 0);
  g_assert_true (checkbit_scan_run_back (&run));
  assert_message (&run, "Step 3 of 3: h8 (bit 63) is popped, 0 squares are left.");
}

static void
test_highest_first (void)
{
  CheckbitScanRun run;

  checkbit_scan_run_init (&run, THREE, CHESS_SCAN_MSB, CHESS_LAYOUT_A8B8);
  /* In a8b8 the highest bit is the one of h1; of these squares e2 comes last but one. */
  assert_message (&run, "Step 1 of 3: a1 (bit 56) is popped, 2 squares are left.");
  checkbit_scan_run_step (&run);
  assert_message (&run, "Step 2 of 3: e2 (bit 52) is popped, 1 square is left.");
  checkbit_scan_run_step (&run);
  assert_message (&run, "Step 3 of 3: h8 (bit 7) is popped, 0 squares are left.");
}

/* 0x1001 with its highest bit found by a table: 0x1fff times the sequence is the index. */
static void
test_lines_table (void)
{
  ChessScan step;
  CheckbitScanLine lines[CHECKBIT_MAX_SCAN_LINES];
  guint n;

  chess_scan_step (0x1001, CHESS_SCAN_MSB_TABLE, CHESS_LAYOUT_A1B1, &step);
  n = checkbit_scan_write_lines (&step, lines);
  g_assert_cmpuint (n, ==, 11);
  g_assert_cmpstr (lines[6].code, ==, "s |= s >> 32;");
  g_assert_cmphex (lines[6].value, ==, 0x1fff);
  g_assert_cmpstr (lines[7].code, ==, "uint64_t product = s * DEBRUIJN;");
  g_assert_cmpstr (lines[9].code, ==, "unsigned square = MSB_TABLE[index];");
  g_assert_cmpuint (lines[9].value, ==, 12);
  g_assert_cmphex (lines[10].value, ==, 1);
}

static void
test_empty (void)
{
  CheckbitScanRun run;
  CheckbitScanLine lines[CHECKBIT_MAX_SCAN_LINES];

  checkbit_scan_run_init (&run, CHESS_NO_SQUARES, CHESS_SCAN_LSB, CHESS_LAYOUT_A1B1);
  g_assert_cmpuint (run.n_steps, ==, 1);
  g_assert_true (checkbit_scan_run_at_end (&run));
  assert_message (&run, "The set is empty: x is 0, and the loop ends before its first step.");
  g_assert_cmpuint (checkbit_scan_write_lines (checkbit_scan_run_get (&run), lines), ==, 1);
  g_assert_cmpint (lines[0].kind, ==, CHECKBIT_SCAN_LINE_END);
}

static void
test_full (void)
{
  CheckbitScanRun run;
  ChessBitboard seen = 0;

  checkbit_scan_run_init (&run, CHESS_ALL_SQUARES, CHESS_SCAN_MSB, CHESS_LAYOUT_H8H7);
  g_assert_cmpuint (run.n_steps, ==, 65);
  do
    seen |= checkbit_scan_run_get_single (&run);
  while (checkbit_scan_run_step (&run));
  g_assert_cmphex (seen, ==, CHESS_ALL_SQUARES);
}

/* 0x1001: -x is 0x…efff, the lowest bit 1; 1 * the sequence is the sequence, whose top six bits are
 * 0, which is where the table has bit 0. */
static void
test_lines_lowest (void)
{
  ChessScan step;
  CheckbitScanLine lines[CHECKBIT_MAX_SCAN_LINES];
  static const struct
  {
    const char *code;
    guint64 value;
    guint64 marked;
  } expected[] = {
    { "while (x != 0)", 0x1001, 1 },
    { "uint64_t negated = -x;", G_GUINT64_CONSTANT (0xffffffffffffefff), 1 },
    { "uint64_t bit = x & negated;", 1, 1 },
    { "uint64_t product = bit * DEBRUIJN;", G_GUINT64_CONSTANT (0x03f79d71b4cb0a89),
      G_GUINT64_CONSTANT (0xfc00000000000000) },
    { "unsigned index = product >> 58;", 0, 0 },
    { "unsigned square = TABLE[index];", 0, 0 },
    { "x ^= bit;", 0x1000, 0 },
  };

  chess_scan_step (0x1001, CHESS_SCAN_LSB, CHESS_LAYOUT_A1B1, &step);
  g_assert_cmpuint (checkbit_scan_write_lines (&step, lines), ==, G_N_ELEMENTS (expected));
  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_assert_cmpstr (lines[i].code, ==, expected[i].code);
      g_assert_cmphex (lines[i].value, ==, expected[i].value);
      g_assert_cmphex (lines[i].marked, ==, expected[i].marked);
    }
}

/* 0x1001 smeared: 0x1800|…, up to ones from bit 12 down. */
static void
test_lines_highest (void)
{
  static const guint64 smears[] = { 0x1801, 0x1e01, 0x1fe1, 0x1fff, 0x1fff, 0x1fff };
  ChessScan step;
  CheckbitScanLine lines[CHECKBIT_MAX_SCAN_LINES];

  chess_scan_step (0x1001, CHESS_SCAN_MSB, CHESS_LAYOUT_A1B1, &step);
  g_assert_cmpuint (checkbit_scan_write_lines (&step, lines), ==, 12);
  for (gsize i = 0; i < G_N_ELEMENTS (smears); i++)
    g_assert_cmphex (lines[1 + i].value, ==, smears[i]);
  g_assert_cmpstr (lines[2].code, ==, "s |= s >> 2;");
  g_assert_cmphex (lines[7].value, ==, 0x1000);
  g_assert_cmpuint (lines[10].value, ==, 12);
  g_assert_cmphex (lines[11].value, ==, 1);
}

static void
test_binary (void)
{
  g_autofree char *text = checkbit_scan_write_binary (G_GUINT64_CONSTANT (0x8000000100000081));

  g_assert_cmpstr (text, ==,
                   "10000000 00000000 00000000 00000001\n"
                   "00000000 00000000 00000000 10000001");
}

/* --- What a table is, in words ------------------------------------------------------------------ */

static void
fill (guint64 table[CHESS_N_SQUARES], ChessTableKind kind, ChessLayout squares, ChessLayout bits)
{
  for (guint i = 0; i < CHESS_N_SQUARES; i++)
    table[i]
        = chess_layout_write (bits, chess_table_kind_set (kind, chess_layout_square (squares, i)));
}

static void
assert_found (const guint64 table[CHESS_N_SQUARES], const char *expected)
{
  ChessTableFinding finding;
  g_autofree char *message = NULL;

  chess_table_recognize (table, CHESS_N_SQUARES, &finding);
  message = checkbit_message_table (&finding, table, 64);
  g_assert_cmpstr (message, ==, expected);
}

static void
test_sentences (void)
{
  guint64 table[CHESS_N_SQUARES];

  fill (table, CHESS_TABLE_KNIGHT, CHESS_LAYOUT_A8B8, CHESS_LAYOUT_A8B8);
  assert_found (table, "A knight’s table looks the same in all eight layouts, so it cannot tell "
                       "which one you use. Paste a pawn table.");
  fill (table, CHESS_TABLE_KNIGHT, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_H8G8);
  assert_found (table, "Knight attacks. Entry 0 is a1, but bit 0 is h8: bit = 63 − index. Seven "
                       "mirrored readings fit as well.");
  fill (table, CHESS_TABLE_KING_ZONE, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1);
  assert_found (table, "King zones. This table looks the same in all eight layouts, so it cannot "
                       "tell which one you use. Paste a pawn table.");
  /* In the two layouts that are upside down, Black's pawns move like White's in a8b8 and its mirror
   * image. */
  fill (table, CHESS_TABLE_WHITE_PAWN, CHESS_LAYOUT_A8B8, CHESS_LAYOUT_A8B8);
  assert_found (table, "Black pawn attacks in layout a1b1. Three mirrored readings fit as well.");
  fill (table, CHESS_TABLE_KNIGHT, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1);
  table[12] ^= 1;
  table[20] ^= 1;
  assert_found (table, "A knight’s table looks the same in all eight layouts, so it cannot tell "
                       "which one you use. Paste a pawn table. 2 entries are wrong, the first is "
                       "number 12 (e2).");
  for (guint i = 0; i < CHESS_N_SQUARES; i++)
    table[i] = (guint64) 1 << i << 7 | (guint64) 1 << i << 9;
  assert_found (table,
                "White pawn attacks in layout a1b1. 14 entries are wrong, the first is number "
                "0 (a1). Wrapped around an edge by a raw shift: h1. Three mirrored readings "
                "fit as well.");
  for (guint i = 0; i < CHESS_N_SQUARES; i++)
    table[i] = i * i;
  assert_found (table, "Not a table I know with at most eight wrong entries.");
}

static void
test_numbers (void)
{
  guint64 table[CHESS_N_SQUARES];

  for (guint i = 0; i < CHESS_N_SQUARES; i++)
    table[i] = i ^ 56;
  assert_found (table, "Square numbers. Entry 0 is a1, but bit 0 is a8: bit = index XOR 56. Seven "
                       "mirrored readings fit as well.");
  for (guint64 bit = 0; bit < CHESS_N_SQUARES; bit++)
    table[(((guint64) 1 << bit) * G_GUINT64_CONSTANT (0x03f79d71b4cb0a89)) >> 58] = bit;
  assert_found (table, "De Bruijn indices of single bits, for the constant 0x03F79D71B4CB0A89.");
  table[40] = 0;
  assert_found (table, "De Bruijn indices of single bits, for the constant 0x03F79D71B4CB0A89. "
                       "1 entry is wrong: number 40.");
}

static void
test_readings (void)
{
  guint64 table[CHESS_N_SQUARES];
  ChessTableFinding finding;
  CheckbitTableReading readings[CHESS_N_TABLE_KINDS];
  g_autofree char *first = NULL, *any = NULL;

  fill (table, CHESS_TABLE_WHITE_PAWN, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1);
  chess_table_recognize (table, CHESS_N_SQUARES, &finding);
  g_assert_cmpuint (checkbit_table_find_readings (&finding, readings), ==, 2);
  g_assert_cmpint (readings[0].kind, ==, CHESS_TABLE_WHITE_PAWN);
  g_assert_cmpuint (readings[0].n_matches, ==, 2);
  g_assert_false (checkbit_table_reading_is_any (&readings[0]));
  g_assert_cmpint (readings[1].matches[0].bits, ==, CHESS_LAYOUT_A8B8);
  first = checkbit_message_table_reading (&readings[0]);
  g_assert_cmpstr (first, ==, "Layouts a1b1, h1g1");
  fill (table, CHESS_TABLE_KING, CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A1B1);
  chess_table_recognize (table, CHESS_N_SQUARES, &finding);
  g_assert_cmpuint (checkbit_table_find_readings (&finding, readings), ==, 1);
  g_assert_true (checkbit_table_reading_is_any (&readings[0]));
  any = checkbit_message_table_reading (&readings[0]);
  g_assert_cmpstr (any, ==, "The same in all eight layouts");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scan-run/lowest-first", test_lowest_first);
  g_test_add_func ("/scan-run/highest-first", test_highest_first);
  g_test_add_func ("/scan-run/empty", test_empty);
  g_test_add_func ("/scan-run/lines-table", test_lines_table);
  g_test_add_func ("/scan-run/full", test_full);
  g_test_add_func ("/scan-run/lines-lowest", test_lines_lowest);
  g_test_add_func ("/scan-run/lines-highest", test_lines_highest);
  g_test_add_func ("/scan-run/binary", test_binary);
  g_test_add_func ("/messages-table/sentences", test_sentences);
  g_test_add_func ("/messages-table/numbers", test_numbers);
  g_test_add_func ("/messages-table/readings", test_readings);
  return g_test_run ();
}
