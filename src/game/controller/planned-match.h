/* The match of a game and its plan: it assigns the players according to the plan, puts the match
 * aside with its game, and restores it with the game, paused until a player resumes it.
 *
 * A replaced game keeps its match in case undo restores it. A journal contains the match, too: who
 * plays, and where it goes on, unless that is the end of the line on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/match/match-plan.h"
#include "game/store/journal.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_PLANNED_MATCH (checkbit_planned_match_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitPlannedMatch, checkbit_planned_match, CHECKBIT, PLANNED_MATCH, GObject)

/* Signal "engine-missing": the plan names an engine that is gone, there is no other, and a person
 * has its side now. */
CheckbitPlannedMatch *checkbit_planned_match_new (CheckbitMatch *match);

/* The plan of the match, with the sides as they were chosen at random, and another engine in place
 * of a missing one; NULL for none. (transfer none) */
const CheckbitMatchPlan *checkbit_planned_match_get_plan (CheckbitPlannedMatch *self);
/* Ends the current match, to start the one of a plan. Its players are assigned by
 * checkbit_planned_match_seat() once its game is there. (transfer full) of plan. */
void checkbit_planned_match_set_plan (CheckbitPlannedMatch *self, CheckbitMatchPlan *plan);
/* Assigns the players and their time controls. */
void checkbit_planned_match_seat (CheckbitPlannedMatch *self);
/* A person takes over for the engine of a side, also in a rematch, and when the match returns. */
void checkbit_planned_match_replace_engine (CheckbitPlannedMatch *self, ChessColor side);
/* Writes players, date and time control into tags. */
void checkbit_planned_match_write_tags (CheckbitPlannedMatch *self, CheckbitTags *tags);
/* The tags that it may have written itself into the record, with the names of the engines that were
 * replaced; empty without a plan. (transfer full) */
CheckbitTags *checkbit_planned_match_dup_own_tags (CheckbitPlannedMatch *self);

/* Ends the match because its game is about to be replaced. */
void checkbit_planned_match_put_aside (CheckbitPlannedMatch *self);
/* Restores the match of the current game, if it was put aside. */
void checkbit_planned_match_bring_back (CheckbitPlannedMatch *self);

/* Writes the match into a journal from now on; a match in the journal is restored, paused. NULL for
 * no journal. */
void checkbit_planned_match_set_journal (CheckbitPlannedMatch *self, CheckbitJournal *journal);

G_END_DECLS
