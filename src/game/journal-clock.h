/* A clock as the journal keeps it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/clock.h"

G_BEGIN_DECLS

/* Rules and times. A floating reference; NULL for a clock that no side has. */
GVariant *checkbit_journal_clock_save (CheckbitClock *clock);

/* Sets a clock as that says, stopped; what is no such value is passed over. */
void checkbit_journal_clock_restore (CheckbitClock *clock, GVariant *value);

G_END_DECLS
