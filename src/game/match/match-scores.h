/* What engines think of a match, and what follows from that: draws and resignations. Inside the
 * room only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/position.h"
#include "game/engine/engine.h"

G_BEGIN_DECLS

/* When engines agree to draws or give up. */
typedef struct
{
  guint centipawns; /* 0: never */
  guint moves;
} CheckbitMatchRule;

typedef struct
{
  CheckbitMatchRule draw_rule;
  CheckbitMatchRule resign_rule;
  guint n_even[CHESS_N_COLORS]; /* moves in a row that looked even to an engine */
  guint n_lost[CHESS_N_COLORS];
  int last_score[CHESS_N_COLORS]; /* centipawns, from the engine's own view */
} CheckbitMatchScores;

void checkbit_match_scores_init (CheckbitMatchScores *self);
void checkbit_match_scores_forget (CheckbitMatchScores *self);

/* Takes what the engine of a side thinks of its move; line: NULL where it has not said. Whether it
 * gives up instead of playing it. */
gboolean checkbit_match_scores_take (CheckbitMatchScores *self,
                                     ChessColor side,
                                     const CheckbitEngineLine *line);

/* Whether the engine of a side has thought a position even for long enough to say so; */
gboolean checkbit_match_scores_is_even (const CheckbitMatchScores *self,
                                        ChessColor side,
                                        const ChessPosition *position);
/* whether it says so again now, to a person; */
gboolean checkbit_match_scores_offers (const CheckbitMatchScores *self, ChessColor side);
/* whether it takes a draw that it is offered. */
gboolean checkbit_match_scores_accepts (const CheckbitMatchScores *self,
                                        ChessColor side,
                                        const ChessPosition *position);

G_END_DECLS
