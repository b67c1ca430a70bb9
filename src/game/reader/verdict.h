/* Describes in sentences what was read from a text, and which parts are unreadable.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/reader.h"

G_BEGIN_DECLS

/* What was read: "64 assignments to knightMoves, read as a table"; NULL for nothing. (transfer
 * full) (nullable) */
char *checkbit_reading_tell_read (const CheckbitReading *reading);

/* The first unreadable part with its position: "“foo(5)” is not known (line 3, column 9)", and how
 * many more there are; NULL for none. (transfer full) (nullable) */
char *checkbit_reading_tell_left (const CheckbitReading *reading);

/* All unreadable parts with their positions, one per line; NULL for none. (transfer full)
 * (nullable) */
char *checkbit_reading_list_left (const CheckbitReading *reading);

/* Why a text is rejected: its unreadable parts, or that it is empty. (transfer full) */
char *checkbit_reading_tell_refusal (const CheckbitReading *reading);

G_END_DECLS
