/* A clock as the journal keeps it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/base/clock.h"

G_BEGIN_DECLS

/* Rules and times. A floating reference; NULL for a clock that no side has. */
GVariant *checkbit_journal_clock_save (CheckbitClock *clock);

/* Sets a clock as that says, stopped; what is no such value is passed over. beats: see
 * checkbit_journal_clock_write_beat(); NULL for none. */
void checkbit_journal_clock_restore (CheckbitClock *clock, GVariant *value, const char *beats);

/* --- Time that passes ----------------------------------------------------------------------- */

/* A journal says how the clock stood when it was written. What a move has used since then is put
 * down many times a second as a beat, a short text in one of two places: turns take them in
 * turn, so that the last beat of one is there until the next is in the journal.
 *
 * A beat says what will have been used at the next one. So after a kill the side to move has at
 * most that much less than it saw, and never more, unless the program itself stood still before. */
#define CHECKBIT_BEAT_SIZE 128
#define CHECKBIT_N_BEATS 2
#define CHECKBIT_BEAT_MS 100

/* Writes the beat of a clock as it stands and returns its place. last: none will follow, so that it
 * need not look ahead. */
guint checkbit_journal_clock_write_beat (CheckbitClock *clock,
                                         gboolean last,
                                         char beat[CHECKBIT_BEAT_SIZE]);

G_END_DECLS
