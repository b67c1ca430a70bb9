/* Operators and brackets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/lexer-cursor.h"

/* The matching bracket, if it is close enough. */
void lexer_close_bracket (Lexer *lexer, guint index);

/* Reads an operator or a bracket. */
void lexer_operator (Lexer *lexer);
