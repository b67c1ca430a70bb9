/* A judge of moves: an engine says what a move is worth that somebody tries in an exercise.
 *
 * The engine is started at the first question that needs one, and ended with this object. Nothing
 * here ever waits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/engine/engine-list.h"
#include "game/review/practice.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_MOVE_JUDGE (checkbit_move_judge_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveJudge, checkbit_move_judge, CHECKBIT, MOVE_JUDGE, GObject)

/* Signal "judged" (gboolean known, int mark): the answer to the last question. mark: what the
 *   move would be marked as, a CheckbitMoveMark; known is FALSE where the engine fails, says
 *   nothing, or takes too long. Never comes from inside checkbit_move_judge_ask(). */
CheckbitMoveJudge *checkbit_move_judge_new (CheckbitEngineEntry *entry);

/* Asks what a legal move of an exercise's position is, compared with the position's own
 * evaluation, or, where it has none, with the better move. The question before it is dropped. */
void
checkbit_move_judge_ask (CheckbitMoveJudge *self, const CheckbitExercise *exercise, ChessMove move);
/* Nobody wants the answer any more. */
void checkbit_move_judge_drop (CheckbitMoveJudge *self);

/* How long the engine looks at a position, and how long a question may take in all; in
 * milliseconds, 0 keeps what is. */
void checkbit_move_judge_set_patience (CheckbitMoveJudge *self, guint search_ms, guint answer_ms);

G_END_DECLS
