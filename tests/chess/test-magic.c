/* Magic look-ups in their parts, against rays walked square by square.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "chess/magic.h"
#include "chess/position.h"

/* Squares a slider sees, up to the first occupied one each way. */
static guint64
walk (ChessPieceType type, int square, guint64 occupied)
{
  static const int steps[8][2]
      = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 }, { 1, 1 }, { 1, -1 }, { -1, 1 }, { -1, -1 } };
  guint64 set = 0;

  for (int i = type == CHESS_ROOK ? 0 : 4; i < (type == CHESS_ROOK ? 4 : 8); i++)
    for (int file = square % 8 + steps[i][0], rank = square / 8 + steps[i][1];
         file >= 0 && file < 8 && rank >= 0 && rank < 8; file += steps[i][0], rank += steps[i][1])
      {
        set |= (guint64) 1 << (8 * rank + file);
        if (occupied >> (8 * rank + file) & 1)
          break;
      }
  return set;
}

static guint64
random_word (void)
{
  return (guint64) g_test_rand_int () << 32 | (guint32) g_test_rand_int ();
}

static ChessPieceType
slider (unsigned i)
{
  return i == 0 ? CHESS_ROOK : CHESS_BISHOP;
}

static void
test_relevant (void)
{
  g_assert_cmphex (chess_magic_relevant (CHESS_ROOK, 0), ==, 0x000101010101017e);
  g_assert_cmphex (chess_magic_relevant (CHESS_ROOK, 28), ==, 0x001010106e101000);
  g_assert_cmphex (chess_magic_relevant (CHESS_BISHOP, 0), ==, 0x0040201008040200);
  g_assert_cmphex (chess_magic_relevant (CHESS_BISHOP, 63), ==, 0x0040201008040200);
}

/* Rook on a1 of the start position: b1 and a2 are what matters of it. */
static void
test_worked (void)
{
  ChessMagic magic = chess_magic_own (CHESS_ROOK, 0);
  ChessMagicSteps steps;

  chess_magic_look_up (&magic, 0xffff00000000ffff, &steps);
  g_assert_cmpuint (steps.n_bits, ==, 12);
  g_assert_cmpuint (magic.shift, ==, 52);
  g_assert_cmphex (steps.blockers, ==, 0x000100000000017e);
  g_assert_cmphex (steps.word, ==, steps.blockers);
  g_assert_cmphex (steps.product, ==, steps.blockers * magic.number);
  g_assert_cmphex (steps.index, ==, steps.product >> 52);
  /* b1–g1 are the six lowest bits of the mask; then a2 … a7. */
  g_assert_cmpuint (steps.pext_index, ==, 0x3f | 1 << 6 | 1 << 11);
  g_assert_cmphex (steps.by_rays, ==, 0x0102);
  g_assert_cmphex (steps.by_magic, ==, 0x0102);
  g_assert_cmphex (steps.by_pext, ==, 0x0102);
  g_assert_cmphex (steps.by_program, ==, 0x0102);
  g_assert_true (steps.agree);
}

/* All methods agree with the walk, for all blockers. */
static void
test_agree (void)
{
  guint n = 0;

  for (unsigned i = 0; i < 2; i++)
    for (ChessSquare square = 0; square < 64; square++)
      for (guint round = 0; round < 6; round++, n++)
        {
          guint64 occupied = random_word () & (round % 2 ? random_word () : G_MAXUINT64);
          ChessMagic magic = chess_magic_own (slider (i), square);
          ChessMagicSteps steps;
          chess_magic_look_up (&magic, occupied, &steps);
          g_assert_cmphex (steps.by_rays, ==, walk (slider (i), square, occupied));
          g_assert_cmphex (steps.by_magic, ==, steps.by_rays);
          g_assert_cmphex (steps.by_pext, ==, steps.by_rays);
          g_assert_cmphex (steps.by_program, ==, steps.by_rays);
          g_assert_true (steps.agree);
        }
  g_test_message ("%u look-ups", n);
}

/* Our numbers pass, in our layout and mirrored into another. */
static void
test_own (void)
{
  for (unsigned i = 0; i < 2; i++)
    for (ChessSquare square = 0; square < 64; square++)
      {
        ChessMagic magic = chess_magic_own (slider (i), square);
        ChessMagicReport report, mirrored;
        chess_magic_check (&magic, &report);
        g_assert_cmpint (report.verdict, ==, CHESS_MAGIC_GOOD);
        g_assert_cmpuint (report.n_subsets, ==, 1u << (64 - magic.shift));
        g_assert_cmpuint (report.n_used + report.n_harmless, ==, report.n_subsets);
        g_assert_cmpuint (report.n_harmful, ==, 0);
        g_assert_cmpuint (report.highest, <, report.n_subsets);
        magic.layout = CHESS_LAYOUT_A8B8;
        magic.square = square ^ 56;
        chess_magic_check (&magic, &mirrored);
        g_assert_cmpint (mirrored.verdict, ==, CHESS_MAGIC_GOOD);
        g_assert_cmpuint (mirrored.n_used, ==, report.n_used);
      }
}

/* A product with 0 is 0: the empty board and a piece on b1 share it first. */
static void
test_zero (void)
{
  ChessMagic magic = { CHESS_ROOK, 0, 0, 52, CHESS_LAYOUT_A1B1 };
  ChessMagicReport report;
  ChessMagicSteps steps;

  chess_magic_check (&magic, &report);
  g_assert_cmpint (report.verdict, ==, CHESS_MAGIC_COLLISION);
  g_assert_cmpuint (report.n_used, ==, 1);
  g_assert_cmpuint (report.lowest, ==, 0);
  g_assert_cmpuint (report.highest, ==, 0);
  g_assert_cmpuint (report.index, ==, 0);
  g_assert_cmphex (report.blockers[0], ==, 0);
  g_assert_cmphex (report.blockers[1], ==, 0x02);
  g_assert_cmphex (report.attacks[0], ==, 0x01010101010101fe);
  g_assert_cmphex (report.attacks[1], ==, 0x0101010101010102);
  /* The empty board shares its attacks with no other set: f1 and g1 beyond b1 change nothing. */
  g_assert_cmpuint (report.n_harmless, ==, 0);
  g_assert_cmpuint (report.n_harmful, ==, 4095);
  chess_magic_look_up (&magic, 0, &steps);
  g_assert_false (steps.agree);
  g_assert_cmphex (steps.by_magic, ==, walk (CHESS_ROOK, 0, 0x000101010101017e));
}

/* Without a shift the word itself is the index: every set has its own, far beyond any table. */
static void
test_no_shift (void)
{
  ChessMagic magic = { CHESS_ROOK, 0, 1, 0, CHESS_LAYOUT_A1B1 };
  ChessMagicReport report;

  chess_magic_check (&magic, &report);
  g_assert_cmpint (report.verdict, ==, CHESS_MAGIC_GOOD);
  g_assert_cmpuint (report.n_used, ==, 4096);
  g_assert_cmphex (report.lowest, ==, 0);
  g_assert_cmphex (report.highest, ==, 0x000101010101017e);
  magic.shift = 64;
  chess_magic_check (&magic, &report);
  g_assert_cmpint (report.verdict, ==, CHESS_MAGIC_BAD_SHIFT);
}

/* One bit less than the mask has: two sets of blockers in one index, some of them harmful. */
static void
test_collision (void)
{
  ChessMagic magic = chess_magic_own (CHESS_BISHOP, 27);
  ChessMagicReport report;

  magic.shift += 3;
  chess_magic_check (&magic, &report);
  g_assert_cmpint (report.verdict, ==, CHESS_MAGIC_COLLISION);
  g_assert_cmphex (report.attacks[0], ==, walk (CHESS_BISHOP, 27, report.blockers[0]));
  g_assert_cmphex (report.attacks[1], ==, walk (CHESS_BISHOP, 27, report.blockers[1]));
  g_assert_true (report.attacks[0] != report.attacks[1]);
  for (unsigned i = 0; i < 2; i++)
    g_assert_cmphex (report.blockers[i] * magic.number >> magic.shift, ==, report.index);
  g_assert_cmpuint (report.n_used + report.n_harmless + report.n_harmful, ==, 512);
}

/* Numbers that other programs have published. */
static void
test_published (void)
{
  /* In a8b8, for a8; a1b1 has the same word for a1. */
  ChessMagic magic = { CHESS_ROOK, 56, 0x8a80104000800020, 52, CHESS_LAYOUT_A8B8 };
  ChessMagicReport report;

  chess_magic_check (&magic, &report);
  g_assert_cmpint (report.verdict, ==, CHESS_MAGIC_GOOD);
  magic.square = 0;
  magic.layout = CHESS_LAYOUT_A1B1;
  chess_magic_check (&magic, &report);
  g_assert_cmpint (report.verdict, ==, CHESS_MAGIC_GOOD);
  magic.square = 63;
  chess_magic_check (&magic, &report);
  g_assert_cmpint (report.verdict, ==, CHESS_MAGIC_COLLISION);
}

/* The same look-up turned into every layout: each is the board of a1b1 turned or mirrored. */
static void
test_own_in (void)
{
  guint n = 0;

  for (unsigned i = 0; i < 2; i++)
    for (ChessSquare square = 0; square < 64; square++)
      for (unsigned layout = 0; layout < CHESS_N_LAYOUTS; layout++, n++)
        {
          ChessMagic magic = chess_magic_own_in (slider (i), square, (ChessLayout) layout);
          ChessMagicReport report;
          g_assert_cmpuint (magic.square, ==, square);
          g_assert_cmpuint (magic.layout, ==, layout);
          chess_magic_check (&magic, &report);
          g_assert_cmpint (report.verdict, ==, CHESS_MAGIC_GOOD);
        }
  g_test_message ("%u numbers", n);
}

/* A rook on e4 with its own pawns on e2 and h4, black ones on e7 and e8: the edge of the board and
 * blockers behind others. */
static void
test_rays (void)
{
  ChessMagicRay rays[CHESS_MAGIC_N_RAYS];
  const guint64 occupied = 0x1010000080001000;

  chess_magic_walk (CHESS_ROOK, 28, occupied, rays);
  g_assert_cmpint (rays[0].ranks, ==, 1);
  g_assert_cmphex (rays[0].squares, ==, 0x1010101000000000); /* e5 to e8 */
  g_assert_cmphex (rays[0].attacks, ==, 0x0010101000000000); /* to e7 */
  g_assert_cmpuint (rays[0].blocker, ==, 52);
  g_assert_cmphex (rays[1].attacks, ==, 0xe0000000); /* f4 g4 h4 */
  g_assert_cmpuint (rays[1].blocker, ==, 31);
  g_assert_cmphex (rays[2].attacks, ==, 0x101000);   /* e3 e2 */
  g_assert_cmphex (rays[3].attacks, ==, 0x0f000000); /* d4 to a4 */
  g_assert_cmpuint (rays[3].blocker, ==, CHESS_SQUARE_NONE);
  chess_magic_walk (CHESS_BISHOP, 7, occupied, rays); /* h1: only north-west */
  for (guint i = 0; i < 3; i++)
    g_assert_cmphex (rays[i].squares, ==, 0);
  g_assert_cmpint (rays[3].files, ==, -1);
  g_assert_cmpint (rays[3].ranks, ==, 1);
  g_assert_cmphex (rays[3].attacks, ==, 0x0102040810204000); /* g2 to a8 */
}

/* The bishops' numbers of the first rank by Pradu Kannan (magicmoves), shifted by 58 and 59; with
 * one bit turned over they fail. */
static void
test_published_bishops (void)
{
  static const guint64 numbers[8]
      = { 0x0002020202020200, 0x0002020202020000, 0x0004010202000000, 0x0004040080000000,
          0x0001104000000000, 0x0000821040000000, 0x0000410410400000, 0x0000104104104000 };

  for (ChessSquare square = 0; square < 8; square++)
    {
      ChessMagic magic = { CHESS_BISHOP, square, numbers[square],
                           square == 0 || square == 7 ? 58 : 59, CHESS_LAYOUT_A1B1 };
      ChessMagicReport report;
      chess_magic_check (&magic, &report);
      g_assert_cmpint (report.verdict, ==, CHESS_MAGIC_GOOD);
      magic.number ^= magic.number & -magic.number;
      chess_magic_check (&magic, &report);
      g_assert_cmpint (report.verdict, ==, CHESS_MAGIC_COLLISION);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/magic/relevant", test_relevant);
  g_test_add_func ("/magic/worked", test_worked);
  g_test_add_func ("/magic/agree", test_agree);
  g_test_add_func ("/magic/own", test_own);
  g_test_add_func ("/magic/zero", test_zero);
  g_test_add_func ("/magic/no-shift", test_no_shift);
  g_test_add_func ("/magic/collision", test_collision);
  g_test_add_func ("/magic/published", test_published);
  g_test_add_func ("/magic/published-bishops", test_published_bishops);
  g_test_add_func ("/magic/own-in", test_own_in);
  g_test_add_func ("/magic/rays", test_rays);
  return g_test_run ();
}
