/* The texts of a review.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/review/curve.h"
#include "game/review/review.h"

G_BEGIN_DECLS

/* "mistake"; "" for none. Static, translated. */
const char *checkbit_review_text_mark (CheckbitMoveMark mark);

/* A point of a curve: "12… Nf6: White is better by 0.35, mistake". (transfer full) */
char *checkbit_review_text_point (const char *move, CheckbitScore score, CheckbitMoveMark mark);

/* The same in short form: "12… Nf6?: +0.35". (transfer full) */
char *
checkbit_review_text_point_short (const char *move, CheckbitScore score, CheckbitMoveMark mark);

/* How well a side played: its accuracy, "92%", and its average loss in centipawns, "24". A dash if
 * it is unknown. (transfer full) */
char *checkbit_review_text_accuracy (const CheckbitPlayed *played);
char *checkbit_review_text_loss (const CheckbitPlayed *played);
/* Its marks, "2 ?! 1 ? 0 ??", and the same in words; a dash if they are unknown. (transfer full) */
char *checkbit_review_text_marks (const CheckbitPlayed *played);
char *checkbit_review_text_marks_in_words (const CheckbitPlayed *played);

/* How a review ended. error: of an engine that failed, or NULL. (transfer full) */
char *checkbit_review_text_end (CheckbitReviewEnd end, const GError *error);

G_END_DECLS
