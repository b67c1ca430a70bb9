/* A set sent by another program, with its previous values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/layout.h"
#include "chess/position.h"
#include "game/inspect/set.h"

G_BEGIN_DECLS

/* How many values are kept; older ones are dropped. */
#define CHECKBIT_SENT_SET_MAX_VALUES 64

/* The set is one of its values: the newest, unless someone has gone back to an older one. Its
 * "changed" is the difference to the previous value.
 *
 * Signal "stepped": a value was added, or another one is shown. */
#define CHECKBIT_TYPE_SENT_SET (checkbit_sent_set_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSentSet, checkbit_sent_set, CHECKBIT, SENT_SET, CheckbitSet)

/* Without values. */
CheckbitSentSet *checkbit_sent_set_new (const char *title);

/* Adds a value that arrived while a position was on the board. The same value again with the same
 * position is not added. If an older value is being shown, it stays. */
void checkbit_sent_set_store (CheckbitSentSet *self,
                              ChessBitboard bits,
                              const ChessPosition *position);

/* Announces the stored value. */
void checkbit_sent_set_announce (CheckbitSentSet *self);

/* The number of values, and whether the current one is the newest. */
guint checkbit_sent_set_get_n_values (CheckbitSentSet *self);
gboolean checkbit_sent_set_is_newest (CheckbitSentSet *self);

/* Shows another value; FALSE if there is none with that index, where 0 is the oldest. */
gboolean checkbit_sent_set_look_at (CheckbitSentSet *self, guint index);

/* Whether there is a value so many steps on (or back, if negative); and shows it. */
gboolean checkbit_sent_set_can_step (CheckbitSentSet *self, int by);
gboolean checkbit_sent_set_step (CheckbitSentSet *self, int by);

/* The position that was on the board when the value arrived. Valid until the next change; NULL
 * without a value. */
const ChessPosition *checkbit_sent_set_get_position (CheckbitSentSet *self);

/* Which set of that position the value resembles, translated: "Equals attacks_black but for d4
 * (missing)."; NULL if none. The layout is the one that the program was assumed to use. (transfer
 * full) (nullable) */
char *checkbit_sent_set_tell_likeness (CheckbitSentSet *self, ChessLayout layout);

/* The index of the current value, translated: "12 of 64". (transfer full) */
char *checkbit_sent_set_tell_place (CheckbitSentSet *self);

/* The difference to the previous value, translated; NULL for the oldest. (transfer full)
 * (nullable) */
char *checkbit_sent_set_tell_change (CheckbitSentSet *self);

G_END_DECLS
