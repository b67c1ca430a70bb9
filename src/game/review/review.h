/* A review: an engine looks at every position of a game's main line, from the end to the start,
 * in the background, and what it found is written into the game.
 *
 * Where the engine's best move was played, the evaluation of the position after it, which was
 * looked at before, is taken over: such a move loses nothing. At the end, however that comes,
 * everything found is put into the record in one step that undo takes back: evaluations, a NAG
 * for each marked move that has none of its kind, and the better line as a variation. Until then
 * the record is as it was; the graph can be had all the while.
 *
 * The game can be gone about in and changed meanwhile: what was found is written at those moves
 * that are still there. Another game in its place ends the review, and nothing is written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/engine/engine-list.h"
#include "game/review/curve.h"

G_BEGIN_DECLS

/* The most positions that are looked at, from the start of the game. */
#define CHECKBIT_REVIEW_MAX_POSITIONS 1200

/* How long to look at each position: one of them is 0. */
typedef struct
{
  guint movetime_ms;
  guint depth;
} CheckbitReviewPace;

typedef enum
{
  CHECKBIT_REVIEW_IDLE, /* not begun, or at its end */
  CHECKBIT_REVIEW_RUNNING,
  CHECKBIT_REVIEW_PAUSED,
} CheckbitReviewState;

typedef enum
{
  CHECKBIT_REVIEW_DONE,    /* all positions were looked at */
  CHECKBIT_REVIEW_CUT,     /* the same, of as many as there may be at most */
  CHECKBIT_REVIEW_STOPPED, /* by somebody */
  CHECKBIT_REVIEW_FAILED,  /* the engine did; see checkbit_review_get_error() */
  CHECKBIT_REVIEW_GONE,    /* another game took the place of this one */
} CheckbitReviewEnd;

#define CHECKBIT_TYPE_REVIEW (checkbit_review_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitReview, checkbit_review, CHECKBIT, REVIEW, GObject)

/* Of a game; nothing is begun.
 *
 * Property that notifies: "state" (CheckbitReviewState).
 * Signal "progress": another position was looked at.
 * Signal "ended" (CheckbitReviewEnd end): after everything was written. */
CheckbitReview *checkbit_review_new (CheckbitGame *game);

/* Begins with an engine. FALSE, and nothing begun, where a review is under way or the game has
 * no moves. */
gboolean
checkbit_review_start (CheckbitReview *self, CheckbitEngineEntry *entry, CheckbitReviewPace pace);
/* Rests, the engine with it; goes on with the same position. */
void checkbit_review_pause (CheckbitReview *self);
void checkbit_review_resume (CheckbitReview *self);
/* Ends it with what was found. */
void checkbit_review_stop (CheckbitReview *self);

CheckbitReviewState checkbit_review_get_state (CheckbitReview *self);
/* How many positions were looked at, of how many. */
guint checkbit_review_get_n_done (CheckbitReview *self);
guint checkbit_review_get_n_positions (CheckbitReview *self);
/* How many were found out something about, in the review that ended last too. */
guint checkbit_review_get_n_found (CheckbitReview *self);
/* Why the engine failed; NULL unless it has, until the next start. */
const GError *checkbit_review_get_error (CheckbitReview *self);

/* What the game is like with what was found so far. (transfer full) */
CheckbitCurve *checkbit_review_dup_curve (CheckbitReview *self);

/* The longest search by depth, after which the engine's best so far counts, and how long it may
 * take to stop; in milliseconds, 0 keeps what is. From the next start on. */
void checkbit_review_set_patience (CheckbitReview *self, guint search_ms, guint stop_ms);

G_END_DECLS
