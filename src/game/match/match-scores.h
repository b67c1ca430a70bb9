/* Draws and resignations of engines, decided by their scores. Only for this room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/position.h"
#include "game/engine/engine.h"

G_BEGIN_DECLS

/* When engines accept draws or resign. */
typedef struct
{
  guint centipawns; /* 0: never */
  guint moves;
} CheckbitMatchRule;

typedef struct
{
  CheckbitMatchRule draw_rule;
  CheckbitMatchRule resign_rule;
  guint n_even[CHESS_N_COLORS]; /* consecutive moves with an even score */
  guint n_lost[CHESS_N_COLORS];
  int last_score[CHESS_N_COLORS]; /* centipawns, from the engine's own view; 0 if unknown */
} CheckbitMatchScores;

void checkbit_match_scores_init (CheckbitMatchScores *self);
void checkbit_match_scores_forget (CheckbitMatchScores *self);
/* Forgets what the engine of one side thought: another one takes over. */
void checkbit_match_scores_forget_side (CheckbitMatchScores *self, ChessColor side);
/* The end of the game was taken back, to play on: engines do not resign again at once, nor do two
 * of them agree on a draw. A draw that a person offers again is accepted as before. */
void checkbit_match_scores_play_on (CheckbitMatchScores *self, gboolean two_engines);

/* Adds an engine's score for its move; line: NULL if it has reported none. Returns whether the
 * engine resigns instead of playing it. */
gboolean checkbit_match_scores_take (CheckbitMatchScores *self,
                                     ChessColor side,
                                     const CheckbitEngineLine *line);

/* The score to write down for a side's move, that of the position after it, as in a review: none if
 * the engine's line begins with another move, as that of an engine with limited strength may, or if
 * the move mates. */
CheckbitScore
checkbit_match_scores_after (const CheckbitEngineLine *line, ChessMove move, ChessColor side);

/* Whether the engine of a side has considered the position even for long enough to say so; */
gboolean checkbit_match_scores_is_even (const CheckbitMatchScores *self,
                                        ChessColor side,
                                        const ChessPosition *position);
/* whether it offers a draw to a person now; */
gboolean checkbit_match_scores_offers (const CheckbitMatchScores *self, ChessColor side);
/* whether it accepts a draw offer. */
gboolean checkbit_match_scores_accepts (const CheckbitMatchScores *self,
                                        ChessColor side,
                                        const ChessPosition *position);

G_END_DECLS
