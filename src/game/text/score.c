/* An evaluation of a position, as a value, as a share and in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/score.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* More than any engine reports: prevents overflow in sums. */
#define MAX_CENTIPAWNS 100000
#define MAX_MATE 10000

static CheckbitScoreBound
opposite_bound (CheckbitScoreBound bound)
{
  if (bound == CHECKBIT_SCORE_EXACT)
    return bound;

  return bound == CHECKBIT_SCORE_LOWER ? CHECKBIT_SCORE_UPPER : CHECKBIT_SCORE_LOWER;
}

static CheckbitScore
opposite (CheckbitScore score)
{
  score.value = -score.value;
  score.winner = chess_color_opposite (score.winner);
  score.bound = opposite_bound (score.bound);

  return score;
}

CheckbitScore
checkbit_score_new (CheckbitScoreKind kind,
                    gint64 value,
                    CheckbitScoreBound bound,
                    ChessColor side)
{
  CheckbitScore score = { .kind = kind, .bound = bound };

  if (kind == CHECKBIT_SCORE_CENTIPAWNS)
    score.value = (int) CLAMP (value, -MAX_CENTIPAWNS, MAX_CENTIPAWNS);
  else if (kind == CHECKBIT_SCORE_MATE)
    {
      score.value = (int) CLAMP (value, -MAX_MATE, MAX_MATE);
      score.winner = score.value > 0 ? CHESS_WHITE : CHESS_BLACK;
    }

  return side == CHESS_WHITE ? score : opposite (score);
}

/* The logistic curve of rating systems, with four pawns for 400 points. */
double
checkbit_score_get_share (CheckbitScore score)
{
  switch (score.kind)
    {
    case CHECKBIT_SCORE_CENTIPAWNS:
      return 1.0 / (1.0 + pow (10.0, -score.value / 400.0));
    case CHECKBIT_SCORE_MATE:
      return score.winner == CHESS_WHITE ? 1.0 : 0.0;
    default:
      return 0.5;
    }
}

static const char *
bound_sign (CheckbitScoreBound bound)
{
  static const char *const signs[] = { "", "≥", "≤" };

  return signs[bound];
}

char *
checkbit_score_format (CheckbitScore score)
{
  const char *sign = score.value < 0 ? "−" : "";

  if (score.kind == CHECKBIT_SCORE_MATE)
    {
      if (score.value == 0)
        sign = score.winner == CHESS_WHITE ? "" : "−";
      return g_strdup_printf ("%s#%s%d", bound_sign (score.bound), sign, ABS (score.value));
    }
  if (score.kind == CHECKBIT_SCORE_NONE)
    return g_strdup ("");

  if (score.value > 0)
    sign = "+";

  return g_strdup_printf ("%s%s%.2f", bound_sign (score.bound), sign, ABS (score.value) / 100.0);
}

static char *
describe_mate (CheckbitScore score)
{
  int n = ABS (score.value);

  if (n == 0)
    return g_strdup (score.winner == CHESS_WHITE ? _ ("White has mated") : _ ("Black has mated"));
  if (score.winner == CHESS_WHITE)
    return g_strdup_printf (
        ngettext ("White mates in %d move", "White mates in %d moves", (gulong) n), n);

  return g_strdup_printf (
      ngettext ("Black mates in %d move", "Black mates in %d moves", (gulong) n), n);
}

char *
checkbit_score_describe (CheckbitScore score)
{
  double pawns = ABS (score.value) / 100.0;

  if (score.kind == CHECKBIT_SCORE_NONE)
    return g_strdup (_ ("Not evaluated"));
  if (score.kind == CHECKBIT_SCORE_MATE)
    return describe_mate (score);
  if (score.value == 0)
    return g_strdup (C_ ("what a position is worth", "Even"));

  /* Translators: how much better a side stands, in pawns, as in “White is better by 0.35”. */
  return g_strdup_printf (
      score.value > 0 ? _ ("White is better by %.2f") : _ ("Black is better by %.2f"), pawns);
}
