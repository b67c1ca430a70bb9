/* Texts that are a value and no expression: 0xFF00ULL, b6 c7, a declaration, eight rows of dots.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/reader.h"

G_BEGIN_DECLS

/* Reads a text that holds one set and nothing of the set language beside it, drawings and
 * squares as a1b1's words. NULL where it is none: an expression with a mistake, say, of which a
 * number can be made out. (transfer full) (nullable) */
CheckbitReading *checkbit_value_read (const char *text);

/* The set of such a text, where numbers are words of a layout. */
ChessBitboard checkbit_value_get_set (const CheckbitReading *value, ChessLayout words);

/* Whether the set depends on that layout. */
gboolean checkbit_value_is_word (const CheckbitReading *value);

G_END_DECLS
