/* What was read of a text, and what was left of it, in sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/reader.h"

G_BEGIN_DECLS

/* What was read: "64 assignments to knightMoves, read as a table"; NULL where nothing was.
 * (transfer full) (nullable) */
char *checkbit_reading_tell_read (const CheckbitReading *reading);

/* What was left, with its place: "“foo(5)” is not known (line 3, column 9)", and how many more
 * there are; NULL where nothing was. (transfer full) (nullable) */
char *checkbit_reading_tell_left (const CheckbitReading *reading);

/* Every part that was left with its place, a line for each; NULL for none. (transfer full)
 * (nullable) */
char *checkbit_reading_list_left (const CheckbitReading *reading);

/* Why a text is not taken: what was left of it, or that there is nothing in it. (transfer full) */
char *checkbit_reading_tell_refusal (const CheckbitReading *reading);

G_END_DECLS
