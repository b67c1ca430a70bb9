/* Undo in a match: it takes back what was played since a player last had the move, the engine's
 * answer included, and redo brings it again.
 *
 * The match takes moves out of the game, which is a change of its own in the game's history; so
 * bringing them again is an undo of that. Whatever else is changed ends the series.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/match/match.h"

G_BEGIN_DECLS

/* A value; zero but for the match. */
typedef struct
{
  CheckbitMatch *match; /* not owned */
  guint count;          /* how often in a row moves were taken back */
  guint64 revision;     /* of the game after that */
} CheckbitTakeBack;

/* Whether undo is the match's now, and redo. */
gboolean checkbit_take_back_can_undo (const CheckbitTakeBack *self);
gboolean checkbit_take_back_can_redo (const CheckbitTakeBack *self);

/* Whether moves were taken back, or brought again, and nothing else was changed since: then the
 * game's own history is not asked. */
gboolean checkbit_take_back_is_going_on (const CheckbitTakeBack *self);

/* Takes moves back, or brings them again; FALSE where it is the game's history that is to be
 * asked. */
gboolean checkbit_take_back_undo (CheckbitTakeBack *self);
gboolean checkbit_take_back_redo (CheckbitTakeBack *self);

G_END_DECLS
