/* What a review found, position by position, and how that is written into the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/engine/engine.h"
#include "game/review/curve.h"

G_BEGIN_DECLS

/* The positions of a main line as they were when a review began: copies, so that the game may
 * change. */
typedef struct
{
  guint n; /* positions: one more than moves */
  gboolean cut;
  ChessMove
      *moves; /* the one played in each position but the last; CHESS_MOVE_NONE for a null move */
  guint
      *origins; /* where the moves to a position are counted from: 0, or after the last null move */
  ChessPosition *positions;
  CheckbitScore *by_rules; /* of kind NONE where the game goes on */
  CheckbitFinding *found;
} CheckbitFindings;

/* Of the first most positions. (transfer full) */
CheckbitFindings *checkbit_findings_new (CheckbitGame *game, guint most);
void checkbit_findings_free (CheckbitFindings *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitFindings, checkbit_findings_free)

/* Keeps what an engine said about a position: its best line (NULL for none) and its move. */
void checkbit_findings_take (CheckbitFindings *self,
                             guint index,
                             const CheckbitEngineLine *line,
                             ChessMove best);

/* How many positions of the game's main line are still those that were looked at. */
guint checkbit_findings_count_kept (const CheckbitFindings *self, CheckbitGame *game);

/* Writes everything down at those moves that are still on the main line, in one step. FALSE
 * where that changed nothing. */
gboolean checkbit_findings_write (CheckbitFindings *self, CheckbitGame *game);

G_END_DECLS
