/* Undo in a match: it takes back everything since a player last had the move, including the
 * engine's answer, and redo restores it.
 *
 * The match deletes these moves from the game, which is a change in the game's history, so redo is
 * an undo of that. Any other change ends the series.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/match/match.h"

G_BEGIN_DECLS

/* A value; initially zero except for the match. */
typedef struct
{
  CheckbitMatch *match; /* not owned */
  guint count;          /* how many times in a row moves were taken back */
  guint64 revision;     /* the game's, after that */
} CheckbitTakeBack;

/* Whether the match handles undo now; the same for redo. */
gboolean checkbit_take_back_can_undo (const CheckbitTakeBack *self);
gboolean checkbit_take_back_can_redo (const CheckbitTakeBack *self);

/* Whether moves were taken back or restored, and nothing else was changed since: then the game's
 * own history is not used. */
gboolean checkbit_take_back_is_going_on (const CheckbitTakeBack *self);

/* Takes moves back, or restores them; FALSE if the game's history is to be used. */
gboolean checkbit_take_back_undo (CheckbitTakeBack *self);
gboolean checkbit_take_back_redo (CheckbitTakeBack *self);

G_END_DECLS
