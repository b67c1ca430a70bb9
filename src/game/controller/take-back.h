/* Undo in a match: it takes back everything since a player last had the move, including the
 * engine's answer, and redo restores it.
 *
 * The match deletes these moves from the game, which is a step of its own kind in the game's
 * history. So what undo and redo do follows from the steps that are next in the history, whatever
 * was changed and undone since: where moves were taken back, undo takes back more, and redo undoes
 * that step once there is nothing after it to make again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/match/match.h"

G_BEGIN_DECLS

/* Whether the match handles undo now; the same for redo. */
gboolean checkbit_take_back_can_undo (CheckbitMatch *match);
gboolean checkbit_take_back_can_redo (CheckbitMatch *match);

/* Whether undo in the game's own history would bring back moves that the match has taken back; the
 * same for redo, which would take them back once more. */
gboolean checkbit_take_back_bars_undo (CheckbitMatch *match);
gboolean checkbit_take_back_bars_redo (CheckbitMatch *match);

/* Takes moves back, or restores them; FALSE if the game's history is to be used. */
gboolean checkbit_take_back_undo (CheckbitMatch *match);
gboolean checkbit_take_back_redo (CheckbitMatch *match);

G_END_DECLS
