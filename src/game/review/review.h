/* A review: an engine searches every position of a game's main line, from the end to the start, in
 * the background, and the results are written into the game.
 *
 * If the engine's best move was played, the position gets the evaluation of the next one, which was
 * searched before: such a move loses nothing. In any case, at the end all results are put into the
 * record in one step for undo: evaluations, a NAG for each marked move without one, and the better
 * line as a variation. Until then the record does not change; the graph is available all the time.
 *
 * People may navigate and change the game meanwhile: results are written for the moves that still
 * exist. If the game is replaced, the review ends and nothing is written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/engine/engine-list.h"
#include "game/review/curve.h"

G_BEGIN_DECLS

/* The most positions of a review, from the start of the game. */
#define CHECKBIT_REVIEW_MAX_POSITIONS 1200

/* The limit for each position: one of them is 0. */
typedef struct
{
  guint movetime_ms;
  guint depth;
} CheckbitReviewPace;

typedef enum
{
  CHECKBIT_REVIEW_IDLE, /* not started, or finished */
  CHECKBIT_REVIEW_RUNNING,
  CHECKBIT_REVIEW_PAUSED,
} CheckbitReviewState;

typedef enum
{
  CHECKBIT_REVIEW_DONE,    /* all positions were searched */
  CHECKBIT_REVIEW_CUT,     /* the same, for the maximum number of positions */
  CHECKBIT_REVIEW_STOPPED, /* cancelled by a person */
  CHECKBIT_REVIEW_FAILED,  /* the engine failed; see checkbit_review_get_error() */
  CHECKBIT_REVIEW_GONE,    /* the game was replaced */
} CheckbitReviewEnd;

#define CHECKBIT_TYPE_REVIEW (checkbit_review_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitReview, checkbit_review, CHECKBIT, REVIEW, GObject)

/* The review of a game, not started yet.
 *
 * Property that notifies: "state" (CheckbitReviewState). Signal "progress": another position was
 * searched. Signal "ended" (CheckbitReviewEnd end): after the results were written. */
CheckbitReview *checkbit_review_new (CheckbitGame *game);

/* Starts with an engine. FALSE if a review is already running or the game has no moves. */
gboolean
checkbit_review_start (CheckbitReview *self, CheckbitEngineEntry *entry, CheckbitReviewPace pace);
/* Pauses review and engine; resumes with the same position. */
void checkbit_review_pause (CheckbitReview *self);
void checkbit_review_resume (CheckbitReview *self);
/* Ends it and writes the results so far. */
void checkbit_review_stop (CheckbitReview *self);

CheckbitReviewState checkbit_review_get_state (CheckbitReview *self);
/* How many positions were searched, and of how many. */
guint checkbit_review_get_n_done (CheckbitReview *self);
guint checkbit_review_get_n_positions (CheckbitReview *self);
/* How many positions have a result, including those of the previous review. */
guint checkbit_review_get_n_found (CheckbitReview *self);
/* Whether the last review changed the record when it ended: then undo takes its results back. */
gboolean checkbit_review_get_written (CheckbitReview *self);
/* Why the engine failed; NULL if it has not, until the next start. */
const GError *checkbit_review_get_error (CheckbitReview *self);

/* The curve of the game with the results so far. (transfer full) */
CheckbitCurve *checkbit_review_dup_curve (CheckbitReview *self);

/* The longest time of a search by depth, after which the best move so far counts, and the time to
 * stop; in milliseconds, 0 keeps the current value. Used from the next start on. */
void checkbit_review_set_patience (CheckbitReview *self, guint search_ms, guint stop_ms);

G_END_DECLS
