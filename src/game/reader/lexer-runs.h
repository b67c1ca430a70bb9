/* Reads neighboring bare numbers in the same base.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/token.h"

/* Reads the bare numbers of each run in the same base, and bytes as hexadecimal. */
void lexer_even_runs (const char *text, Token *tokens, guint n);
