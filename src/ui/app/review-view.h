/* The review of a window's game: started in a dialog, shown under the moves, and used for practice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"
#include "ui/app/notes.h"

G_BEGIN_DECLS

/* Construct only: "controller"; "window" (not owned), for dialogs; "place": a box that is visible
 * while it has content; "side": would give better moves away, and is covered while the person looks
 * for them; "notes"; "settings": NULL for the defaults.
 *
 * Properties that notify, each a boolean: "can-review" (there are moves, and no review is under
 * way), "reviewing" (one is), "has-white-mistakes", "has-black-mistakes", "can-practice"; and
 * "paused", to be set as well. */
#define CHECKBIT_TYPE_REVIEW_VIEW (checkbit_review_view_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitReviewView, checkbit_review_view, CHECKBIT, REVIEW_VIEW, GObject)

/* Asks for an engine and its thinking time, then starts. */
void checkbit_review_view_choose (CheckbitReviewView *self);
/* Ends the review and keeps what was found. */
void checkbit_review_view_stop (CheckbitReviewView *self);

/* Goes to the next marked move of a side. */
void checkbit_review_view_next_white_mistake (CheckbitReviewView *self);
void checkbit_review_view_next_black_mistake (CheckbitReviewView *self);

/* Lets the person look for the better moves. */
void checkbit_review_view_practice (CheckbitReviewView *self);

G_END_DECLS
