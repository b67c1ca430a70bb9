/* A clock in the journal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/base/clock.h"

G_BEGIN_DECLS

/* Rules and times. A floating reference; NULL for a clock that neither side uses. */
GVariant *checkbit_journal_clock_save (CheckbitClock *clock);

/* Sets a clock, stopped, from such a value; any other value is ignored. beats: see
 * checkbit_journal_clock_write_beat(); NULL for none. */
void checkbit_journal_clock_restore (CheckbitClock *clock, GVariant *value, const char *beats);

/* --- Beats ---------------------------------------------------------------------------------- */

/* A journal has the clock's state at the time of writing. The time used since then is written many
 * times a second as a beat, a short text in one of two slots: turns alternate between these, so
 * that the last beat of a turn stays until the next turn is in the journal.
 *
 * A beat contains the time that will be used at the next one. So after a kill the side to move gets
 * at most that much less than it saw, and never more, unless the program itself was hanging. */
#define CHECKBIT_BEAT_SIZE 128
#define CHECKBIT_N_BEATS 2
#define CHECKBIT_BEAT_MS 100

/* Writes the beat for the clock's current state and returns its slot. last: no more will follow, so
 * that it need not look ahead. */
guint checkbit_journal_clock_write_beat (CheckbitClock *clock,
                                         gboolean last,
                                         char beat[CHECKBIT_BEAT_SIZE]);

G_END_DECLS
