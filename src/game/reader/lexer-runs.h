/* Bare numbers beside each other are read alike.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/token.h"

/* Reads the bare numbers of every run alike. */
void lexer_even_runs (const char *text, Token *tokens, guint n);
