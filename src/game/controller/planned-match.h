/* The match of a game and the plan it was begun by: players are seated as that says, the match
 * is put aside with its game, and comes back with it, standing still until a player goes on.
 *
 * A game that another one takes the place of keeps its match for when undo brings it back; a
 * game in a journal keeps it there: who plays, and where the match goes on while the board shows
 * something else.
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

CheckbitPlannedMatch *checkbit_planned_match_new (CheckbitMatch *match);

/* The plan of the match, with the sides as they were drawn; NULL for none. (transfer none) */
const CheckbitMatchPlan *checkbit_planned_match_get_plan (CheckbitPlannedMatch *self);
/* Ends the match of another game. Then the one of a plan is to begin: its players are seated by
 * checkbit_planned_match_seat(), once its own game is there. (transfer full) of plan. */
void checkbit_planned_match_set_plan (CheckbitPlannedMatch *self, CheckbitMatchPlan *plan);
/* Seats the players and gives them their time. An engine that is gone is replaced. */
void checkbit_planned_match_seat (CheckbitPlannedMatch *self);
/* Writes into tags who plays, when, and with how much time. */
void checkbit_planned_match_write_tags (CheckbitPlannedMatch *self, CheckbitTags *tags);

/* Ends the match as another game is to take the place of its own. */
void checkbit_planned_match_put_aside (CheckbitPlannedMatch *self);
/* The match of the game that is there now, if it was put aside. */
void checkbit_planned_match_bring_back (CheckbitPlannedMatch *self);

/* The match goes into a journal from now on; one that is in there comes back, paused. NULL for no
 * journal. */
void checkbit_planned_match_set_journal (CheckbitPlannedMatch *self, CheckbitJournal *journal);

G_END_DECLS
