/* An evaluation of a position, as a value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/types.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_SCORE_NONE,
  CHECKBIT_SCORE_CENTIPAWNS,
  CHECKBIT_SCORE_MATE,
} CheckbitScoreKind;

typedef enum
{
  CHECKBIT_SCORE_EXACT,
  CHECKBIT_SCORE_LOWER, /* the true score is at least this */
  CHECKBIT_SCORE_UPPER,
} CheckbitScoreBound;

/* Always from White's view. */
typedef struct
{
  CheckbitScoreKind kind;
  int value; /* centipawns; or moves to mate: 3 for White, -3 for Black. 0: it is checkmate, and
              * winner says for whom */
  ChessColor winner;      /* of a mate */
  CheckbitScoreBound bound; /* from White's view, too: LOWER means at least as good for White */
} CheckbitScore;

/* A score reported by the side to move, with large numbers limited. value: centipawns or moves to
 * mate, positive if that side is better. */
CheckbitScore checkbit_score_new (CheckbitScoreKind kind,
                                  gint64 value,
                                  CheckbitScoreBound bound,
                                  ChessColor side);

/* White's share of an evaluation bar: 0 (Black wins) to 1 (White wins), 0.5 for even or unknown. */
double checkbit_score_get_share (CheckbitScore score);

/* "+0.35", "−1.20", "#3", "#−3", "0.00"; "≥" or "≤" before a bound; "" for none. With a localized
 * decimal point and a real minus sign. (transfer full) */
char *checkbit_score_format (CheckbitScore score);

/* For a screen reader: "White is better by 0.35", "Black mates in 3". Translated. (transfer full)
 */
char *checkbit_score_describe (CheckbitScore score);

G_END_DECLS
