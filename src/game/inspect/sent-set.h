/* A set that another program has sent, with the values that it had before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/layout.h"
#include "chess/position.h"
#include "game/inspect/set.h"

G_BEGIN_DECLS

/* How many values are kept; the oldest go. */
#define CHECKBIT_SENT_SET_MAX_VALUES 64

/* A set that is one of its values: the newest, unless someone looks at an older one. Its
 * "changed" is what differs from the value before.
 *
 * Signal "stepped": there are more values, or another one is looked at. */
#define CHECKBIT_TYPE_SENT_SET (checkbit_sent_set_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSentSet, checkbit_sent_set, CHECKBIT, SENT_SET, CheckbitSet)

/* Without a value. */
CheckbitSentSet *checkbit_sent_set_new (const char *title);

/* Adds a value that came while a position was on the board. What was sent last and comes again
 * beside the same position is no other value. Whoever looks at an older one goes on looking at
 * it. */
void checkbit_sent_set_store (CheckbitSentSet *self,
                              ChessBitboard bits,
                              const ChessPosition *position);

/* Announces what was stored. */
void checkbit_sent_set_announce (CheckbitSentSet *self);

/* How many values there are, and which one is looked at, counted from 0, the oldest. */
guint checkbit_sent_set_get_n_values (CheckbitSentSet *self);
guint checkbit_sent_set_get_index (CheckbitSentSet *self);
gboolean checkbit_sent_set_is_newest (CheckbitSentSet *self);

/* Looks at another value; FALSE, and nothing happens, where there is none of that number. */
gboolean checkbit_sent_set_look_at (CheckbitSentSet *self, guint index);

/* Whether there is a value so many steps on (or back, where that is negative); and looks at it. */
gboolean checkbit_sent_set_can_step (CheckbitSentSet *self, int by);
gboolean checkbit_sent_set_step (CheckbitSentSet *self, int by);

/* The position that was on the board when the value came. Valid until the next change; NULL
 * without a value. */
const ChessPosition *checkbit_sent_set_get_position (CheckbitSentSet *self);

/* What the value is like among the sets of the position that was on the board when it came,
 * translated: "Equals attacks_black but for d4 (missing)."; NULL where it is like none. The
 * layout is the one that its program was taken to use. (transfer full) (nullable) */
char *checkbit_sent_set_tell_likeness (CheckbitSentSet *self, ChessLayout layout);

/* Which value is looked at, translated: "12 of 64". (transfer full) */
char *checkbit_sent_set_tell_place (CheckbitSentSet *self);

/* What differs from the value before, translated; NULL for the oldest. (transfer full)
 * (nullable) */
char *checkbit_sent_set_tell_change (CheckbitSentSet *self);

G_END_DECLS
