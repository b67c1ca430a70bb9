/* A worked table: chances to win, what moves lose, how accurate they are and how they are marked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/review/win-chance.h"

#include <math.h>

/* Moves to mate, from White's view, as a number that no evaluation has. */
#define MATE(n) ((n) > 0 ? 1000000 + (n) : -1000000 + (n))

static CheckbitScore
score (int value)
{
  if (value > 500000)
    return checkbit_score_new (CHECKBIT_SCORE_MATE, value - 1000000, CHECKBIT_SCORE_EXACT,
                               CHESS_WHITE);
  if (value < -500000)
    return checkbit_score_new (CHECKBIT_SCORE_MATE, value + 1000000, CHECKBIT_SCORE_EXACT,
                               CHESS_WHITE);

  return checkbit_score_new (CHECKBIT_SCORE_CENTIPAWNS, value, CHECKBIT_SCORE_EXACT, CHESS_WHITE);
}

static gboolean
is_near (double a, double b, double most)
{
  return fabs (a - b) <= most;
}

/* Computed by hand from the published formula, to two decimals. */
static void
test_chance (void)
{
  static const struct
  {
    int score;
    double chance;
  } rows[] = {
    { 0, 50.00 },    { 15, 51.38 },   { 100, 59.10 },       { -100, 40.90 },
    { 200, 67.62 },  { 300, 75.11 },  { -300, 24.89 },      { 500, 86.31 },
    { 1000, 97.55 }, { -1000, 2.45 }, { MATE (1), 100.00 }, { MATE (-7), 0.00 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      double chance = checkbit_win_chance (score (rows[i].score));

      g_test_message ("%d: %.4f", rows[i].score, chance);
      g_assert_true (is_near (chance, rows[i].chance, 0.006));
    }
  g_assert_true (
      is_near (checkbit_win_chance ((CheckbitScore){ .kind = CHECKBIT_SCORE_NONE }), 50, 0));
}

/* A move: the scores before and after it from White's view, its side, and the verdict. */
static void
test_moves (void)
{
  static const struct
  {
    int before, after;
    ChessColor side;
    double lost;
    int centipawns;
    double accuracy;
    CheckbitMoveMark mark;
  } rows[] = {
    /* Nothing lost. */
    { 0, 0, CHESS_WHITE, 0, 0, 100, CHECKBIT_MOVE_MARK_NONE },
    { 0, 80, CHESS_WHITE, 0, 0, 100, CHECKBIT_MOVE_MARK_NONE },
    { 0, -80, CHESS_BLACK, 0, 0, 100, CHECKBIT_MOVE_MARK_NONE },
    /* Half a pawn is little. */
    { 0, -50, CHESS_WHITE, 4.59, 50, 81.30, CHECKBIT_MOVE_MARK_NONE },
    { 0, -60, CHESS_WHITE, 5.50, 60, 78.03, CHECKBIT_MOVE_MARK_INACCURACY },
    { 0, 60, CHESS_BLACK, 5.50, 60, 78.03, CHECKBIT_MOVE_MARK_INACCURACY },
    { 30, -90, CHESS_WHITE, 10.97, 120, 60.83, CHECKBIT_MOVE_MARK_MISTAKE },
    { 0, -300, CHESS_WHITE, 25.11, 300, 31.40, CHECKBIT_MOVE_MARK_BLUNDER },
    { -100, 300, CHESS_BLACK, 34.21, 400, 20.09, CHECKBIT_MOVE_MARK_BLUNDER },
    /* Losing part of the advantage in a won game is no blunder: White still wins. */
    { 1500, 400, CHESS_WHITE, 18.25, 600, 43.43, CHECKBIT_MOVE_MARK_INACCURACY },
    { 900, 600, CHESS_WHITE, 6.38, 300, 74.97, CHECKBIT_MOVE_MARK_INACCURACY },
    { 1500, 1000, CHESS_WHITE, 2.06, 0, 91.16, CHECKBIT_MOVE_MARK_NONE },
    { MATE (3), 800, CHESS_WHITE, 4.99, 200, 79.84, CHECKBIT_MOVE_MARK_NONE },
    { MATE (3), 500, CHESS_WHITE, 13.69, 500, 53.67, CHECKBIT_MOVE_MARK_INACCURACY },
    { MATE (-3), -500, CHESS_BLACK, 13.69, 500, 53.67, CHECKBIT_MOVE_MARK_INACCURACY },
    /* Unless it is lost altogether. */
    { MATE (3), 0, CHESS_WHITE, 50.00, 1000, 8.53, CHECKBIT_MOVE_MARK_BLUNDER },
    { 500, 200, CHESS_WHITE, 18.69, 300, 42.56, CHECKBIT_MOVE_MARK_BLUNDER },
    /* Getting mated in an equal game, and in a lost one. */
    { 0, MATE (-1), CHESS_WHITE, 50.00, 1000, 8.53, CHECKBIT_MOVE_MARK_BLUNDER },
    { -1000, MATE (-1), CHESS_WHITE, 2.45, 0, 89.54, CHECKBIT_MOVE_MARK_NONE },
    /* A longer mate is a mate. */
    { MATE (2), MATE (9), CHESS_WHITE, 0, 0, 100, CHECKBIT_MOVE_MARK_NONE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CheckbitScore before = score (rows[i].before), after = score (rows[i].after);
      double lost = checkbit_win_chance_lost (before, after, rows[i].side);

      g_test_message ("%d to %d: %.4f, accuracy %.4f", rows[i].before, rows[i].after, lost,
                      checkbit_move_accuracy (lost));
      g_assert_true (is_near (lost, rows[i].lost, 0.006));
      g_assert_cmpint (checkbit_centipawns_lost (before, after, rows[i].side), ==,
                       rows[i].centipawns);
      g_assert_true (is_near (checkbit_move_accuracy (lost), rows[i].accuracy, 0.02));
      g_assert_cmpint (checkbit_move_mark_judge (before, after, rows[i].side), ==, rows[i].mark);
    }
}

static void
test_unknown (void)
{
  CheckbitScore none = { .kind = CHECKBIT_SCORE_NONE };

  g_assert_cmpint (checkbit_move_mark_judge (none, score (-900), CHESS_WHITE), ==,
                   CHECKBIT_MOVE_MARK_NONE);
  g_assert_cmpint (checkbit_move_mark_judge (score (900), none, CHESS_WHITE), ==,
                   CHECKBIT_MOVE_MARK_NONE);
}

static void
test_nags (void)
{
  g_assert_cmpuint (checkbit_move_mark_get_nag (CHECKBIT_MOVE_MARK_NONE), ==, 0);
  g_assert_cmpuint (checkbit_move_mark_get_nag (CHECKBIT_MOVE_MARK_INACCURACY), ==, 6);
  g_assert_cmpuint (checkbit_move_mark_get_nag (CHECKBIT_MOVE_MARK_MISTAKE), ==, 2);
  g_assert_cmpuint (checkbit_move_mark_get_nag (CHECKBIT_MOVE_MARK_BLUNDER), ==, 4);
  for (guint nag = 0; nag < 256; nag++)
    {
      CheckbitMoveMark mark = checkbit_move_mark_from_nag ((guint8) nag);

      g_assert_true (mark == CHECKBIT_MOVE_MARK_NONE || checkbit_move_mark_get_nag (mark) == nag);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/win-chance/chance", test_chance);
  g_test_add_func ("/win-chance/moves", test_moves);
  g_test_add_func ("/win-chance/unknown", test_unknown);
  g_test_add_func ("/win-chance/nags", test_nags);

  return g_test_run ();
}
