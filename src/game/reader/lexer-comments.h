/* Comments and directives.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/lexer-cursor.h"

/* Behind the next place where a text stands; the end for nowhere. */
gsize lexer_find_text (const Lexer *lexer, gsize from, const char *end);

/* "#define", with white space wherever it may stand. Answers its length, 0 for none. */
gsize lexer_define_length (const Lexer *lexer);

/* Where a comment that begins here ends; 0 for none. */
gsize lexer_comment_end (const Lexer *lexer);
