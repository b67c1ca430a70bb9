/* Taking what a line begins with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/lexer-cursor.h"

/* The text to the end of the line, and how far it has been looked at. */
typedef struct
{
  const char *text;
  gsize length, at;
} LexerLine;

/* Goes on over a shape, d for a digit and any other character for itself; FALSE, and nothing
 * happens, where something else is there. */
gboolean lexer_line_take_shape (LexerLine *line, const char *shape);

/* Goes on over a text; FALSE, and nothing happens, where something else is there. */
gboolean lexer_line_take_text (LexerLine *line, const char *text);

/* Goes on over digits; FALSE for none. */
gboolean lexer_line_take_digits (LexerLine *line);

/* Goes on over blanks and tabs. */
void lexer_line_take_blanks (LexerLine *line);
