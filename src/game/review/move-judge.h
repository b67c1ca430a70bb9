/* A judge of moves: an engine rates a move that someone tries in an exercise.
 *
 * The engine is started for the first question that needs it, and ended with this object. Nothing
 * here blocks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/engine/engine-list.h"
#include "game/review/practice.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_MOVE_JUDGE (checkbit_move_judge_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveJudge, checkbit_move_judge, CHECKBIT, MOVE_JUDGE, GObject)

/* Signal "judged" (gboolean known, int mark): the answer to the last question. mark: the mark of
 * the move, a CheckbitMoveMark; known is FALSE if the engine fails, is silent, or takes too long.
 * Never emitted from within checkbit_move_judge_start(). */
CheckbitMoveJudge *checkbit_move_judge_new (CheckbitEngineEntry *entry);

/* Asks for the mark of a legal move in an exercise, compared with the position's own evaluation or,
 * without one, with the better move. A previous question is dropped. */
void checkbit_move_judge_start (CheckbitMoveJudge *self,
                                const CheckbitExercise *exercise,
                                ChessMove move);
/* Drops the question. */
void checkbit_move_judge_drop (CheckbitMoveJudge *self);

/* How long the engine searches a position, and how long a question may take; in milliseconds, 0
 * keeps the current value. */
void checkbit_move_judge_set_patience (CheckbitMoveJudge *self, guint search_ms, guint answer_ms);

G_END_DECLS
