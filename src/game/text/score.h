/* What an engine thinks of a position, as a value.
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
  int value; /* centipawns; or moves to mate: 3 White mates in 3, -3 Black does. 0: the board is
                mate, and winner says for whom */
  ChessColor winner;      /* of a mate */
  CheckbitScoreBound bound; /* White's view too: LOWER means at least as good for White */
} CheckbitScore;

/* A score as the side to move gives it, large numbers held to what a sum can hold. value:
 * centipawns or moves to mate, positive where that side is better. */
CheckbitScore checkbit_score_new (CheckbitScoreKind kind,
                                  gint64 value,
                                  CheckbitScoreBound bound,
                                  ChessColor side);

/* White's share of an evaluation bar: 0 (Black wins) to 1 (White wins), 0.5 for even or unknown. */
double checkbit_score_get_share (CheckbitScore score);

/* "+0.35", "−1.20", "#3", "#−3", "0.00"; "≥" or "≤" before a bound; "" for none. Localised decimal
 * point and a true minus sign. (transfer full) */
char *checkbit_score_format (CheckbitScore score);

/* For a screen reader: "White is better by 0.35", "Black mates in 3". Translated. (transfer full)
 */
char *checkbit_score_describe (CheckbitScore score);

G_END_DECLS
