/* The results of a review, position by position, and writing them into the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/engine/engine.h"
#include "game/review/curve.h"

G_BEGIN_DECLS

/* A copy of the main line's positions at the start of a review, so that the game may change. */
typedef struct
{
  guint n; /* positions: one more than moves */
  gboolean cut;
  ChessMove
      *moves; /* the move played in each position but the last; CHESS_MOVE_NONE for a null move */
  guint
      *origins; /* where the moves to a position start: 0, or after the last null move */
  ChessPosition *positions;
  CheckbitScore *by_rules; /* of kind NONE if the game goes on */
  CheckbitFinding *found;
} CheckbitFindings;

/* Of the first positions, at most most. (transfer full) */
CheckbitFindings *checkbit_findings_new (CheckbitGame *game, guint most);
void checkbit_findings_free (CheckbitFindings *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitFindings, checkbit_findings_free)

/* Stores an engine's result for a position: its best line (NULL for none) and its move. */
void checkbit_findings_take (CheckbitFindings *self,
                             guint index,
                             const CheckbitEngineLine *line,
                             ChessMove best);

/* How many positions of the game's main line are still the same. */
guint checkbit_findings_count_kept (const CheckbitFindings *self, CheckbitGame *game);

/* Writes all results for moves that are still on the main line, in one step. FALSE if that changed
 * nothing. */
gboolean checkbit_findings_write (CheckbitFindings *self, CheckbitGame *game);

G_END_DECLS
