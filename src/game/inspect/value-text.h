/* Texts that are a value rather than an expression: 0xFF00ULL, b6 c7, a declaration, eight rows of
 * dots.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/reader.h"

G_BEGIN_DECLS

/* Reads a text that contains one set and nothing of the set language, with drawings and squares in
 * layout a1b1. NULL if it is not a value, for example an invalid expression that contains a number.
 * (transfer full) (nullable) */
CheckbitReading *checkbit_value_read (const char *text);

/* The same with drawings and squares in a given layout. (transfer full) (nullable) */
CheckbitReading *checkbit_value_read_for (const char *text, ChessLayout layout);

/* The set of such a text, with numbers in a layout. */
ChessBitboard checkbit_value_get_set (const CheckbitReading *value, ChessLayout words);

/* Whether the set depends on that layout. */
gboolean checkbit_value_is_word (const CheckbitReading *value);

G_END_DECLS
