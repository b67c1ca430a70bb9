/* Bit scanning step by step, on every square and against the processor's own instructions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "chess/scan.h"

/* The table as it is published for this sequence. */
static const guint8 published[64] = {
  0,  1,  48, 2,  57, 49, 28, 3,  61, 58, 50, 42, 38, 29, 17, 4,  62, 55, 59, 36, 53, 51,
  43, 22, 45, 39, 33, 30, 24, 18, 12, 5,  63, 47, 56, 27, 60, 41, 37, 16, 54, 35, 52, 21,
  44, 32, 23, 11, 46, 26, 40, 15, 34, 20, 31, 10, 25, 14, 19, 9,  13, 8,  7,  6,
};

static void
test_table (void)
{
  guint8 table[64];

  chess_scan_fill_table (table);
  g_assert_cmpmem (table, sizeof table, published, sizeof published);
}

/* One member on each square, in each layout and order. */
static void
test_squares (void)
{
  ChessScan step;

  for (ChessLayout layout = 0; layout < CHESS_N_LAYOUTS; layout++)
    for (unsigned bit = 0; bit < 64; bit++)
      for (ChessScanOrder order = CHESS_SCAN_LSB; order <= CHESS_SCAN_MSB; order++)
        {
          guint64 word = (guint64) 1 << bit;
          chess_scan_step (word, order, layout, &step);
          g_assert_false (step.empty);
          g_assert_cmphex (step.single, ==, word);
          g_assert_cmphex (step.product, ==, word * 0x03f79d71b4cb0a89);
          g_assert_cmpuint (step.index, ==, (unsigned) (step.product >> 58));
          g_assert_cmpuint (step.bit, ==, bit);
          g_assert_cmpuint (step.square, ==, chess_layout_square (layout, bit));
          g_assert_cmphex (step.rest, ==, 0);
        }
}

/* The table that the smeared word is the index to, as it is published for this sequence. */
static void
test_smeared_table (void)
{
  static const guint8 known[64] = {
    0,  47, 1,  56, 48, 27, 2,  60, 57, 49, 41, 37, 28, 16, 3,  61, 54, 58, 35, 52, 50, 42,
    21, 44, 38, 32, 29, 23, 17, 11, 4,  62, 46, 55, 26, 59, 40, 36, 15, 53, 34, 51, 20, 43,
    31, 22, 10, 45, 25, 39, 14, 33, 19, 30, 9,  24, 13, 18, 8,  12, 7,  6,  5,  63,
  };
  guint8 table[64];
  ChessScan step;

  chess_scan_fill_smeared_table (table);
  g_assert_cmpmem (table, sizeof table, known, sizeof known);
  for (unsigned bit = 0; bit < 64; bit++)
    {
      /* Whatever lies below the highest bit. */
      guint64 word = (guint64) 1 << bit | (0x5a5aa5a5deadbeef & (((guint64) 1 << bit) - 1));

      chess_scan_step (word, CHESS_SCAN_MSB_TABLE, CHESS_LAYOUT_A8B8, &step);
      g_assert_cmphex (step.smeared[5], ==, ~(guint64) 0 >> (63 - bit));
      g_assert_cmphex (step.product, ==, step.smeared[5] * CHESS_SCAN_DE_BRUIJN);
      g_assert_cmpuint (step.bit, ==, bit);
      g_assert_cmphex (step.rest, ==, word & ~((guint64) 1 << bit));
    }
}

/* b1 and c1: the lowest bit of 6 is 2, the highest 4. */
static void
test_worked (void)
{
  ChessScan step;

  chess_scan_step (6, CHESS_SCAN_LSB, CHESS_LAYOUT_A1B1, &step);
  g_assert_cmphex (step.word, ==, 6);
  g_assert_cmphex (step.negated, ==, 0xfffffffffffffffa);
  g_assert_cmphex (step.single, ==, 2);
  g_assert_cmphex (step.product, ==, 0x07ef3ae369961512);
  g_assert_cmpuint (step.index, ==, 1);
  g_assert_cmpuint (step.bit, ==, 1);
  g_assert_cmphex (step.rest, ==, 4);
  g_assert_cmphex (step.smeared[5], ==, 0);

  chess_scan_step (0x90, CHESS_SCAN_MSB, CHESS_LAYOUT_A1B1, &step);
  g_assert_cmphex (step.negated, ==, 0);
  g_assert_cmphex (step.smeared[0], ==, 0xd8);
  for (unsigned smear = 1; smear < CHESS_N_SCAN_SMEARS; smear++)
    {
      g_assert_cmphex (step.smeared[smear], ==, smear == 1 ? 0xfe : 0xff);
      g_assert_cmpuint (chess_scan_smear_shift (smear), ==, 1u << smear);
    }
  g_assert_cmphex (step.single, ==, 0x80);
  g_assert_cmpuint (step.bit, ==, 7);
  g_assert_cmphex (step.rest, ==, 0x10);
}

static void
test_empty (void)
{
  ChessScan step;

  for (ChessScanOrder order = CHESS_SCAN_LSB; order <= CHESS_SCAN_MSB; order++)
    {
      chess_scan_step (0, order, CHESS_LAYOUT_H1G1, &step);
      g_assert_true (step.empty);
      g_assert_cmphex (step.single, ==, 0);
      g_assert_cmphex (step.rest, ==, 0);
      g_assert_cmpuint (step.square, ==, CHESS_SQUARE_NONE);
    }
}

/* Whole sets, from the first step to the empty one. */
static void
test_loops (void)
{
  guint n_steps = 0;

  for (guint i = 0; i < 2000; i++)
    {
      guint64 word = (guint64) g_test_rand_int () << 32 | (guint32) g_test_rand_int ();
      ChessScan step;
      for (guint64 rest = word; rest != 0; rest = step.rest, n_steps++)
        {
          chess_scan_step (rest, CHESS_SCAN_LSB, CHESS_LAYOUT_A1B1, &step);
          g_assert_cmpint (step.bit, ==, __builtin_ctzll (rest));
        }
      for (guint64 rest = word; rest != 0; rest = step.rest, n_steps++)
        {
          chess_scan_step (rest, CHESS_SCAN_MSB, CHESS_LAYOUT_A1B1, &step);
          g_assert_cmpint (step.bit, ==, 63 - __builtin_clzll (rest));
        }
    }
  g_test_message ("%u steps", n_steps);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scan/table", test_table);
  g_test_add_func ("/scan/smeared-table", test_smeared_table);
  g_test_add_func ("/scan/squares", test_squares);
  g_test_add_func ("/scan/worked", test_worked);
  g_test_add_func ("/scan/empty", test_empty);
  g_test_add_func ("/scan/loops", test_loops);
  return g_test_run ();
}
