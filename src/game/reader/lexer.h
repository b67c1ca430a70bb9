/* Splits a text into tokens, according to what languages have in common.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/token.h"

/* The tokens of a text, with a TOKEN_END at the end. (element-type Token) (transfer full) */
GArray *reader_lex (const char *text, gsize length);
