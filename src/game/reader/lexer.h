/* Cuts a text into tokens, by what is common to the languages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/token.h"

/* The tokens of a text, one of TOKEN_END behind them. (element-type Token) (transfer full) */
GArray *reader_lex (const char *text, gsize length);
