/* Comments and directives.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/lexer-cursor.h"

/* The position after the next occurrence of a text; the end if there is none. */
gsize lexer_find_text (const Lexer *lexer, gsize from, const char *end);

/* "#define", with optional white space. Returns its length, 0 for none. */
gsize lexer_define_length (const Lexer *lexer);

/* Where a comment that begins here ends; 0 for none. */
gsize lexer_comment_end (Lexer *lexer);
