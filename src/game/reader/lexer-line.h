/* Matches the beginning of a line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/lexer-cursor.h"

/* The text up to the end of the line, and the current position. */
typedef struct
{
  const char *text;
  gsize length, at;
} LexerLine;

/* Skips a pattern, where d is a digit and any other character itself; FALSE, without moving, if it
 * does not match. */
gboolean lexer_line_take_shape (LexerLine *line, const char *shape);

/* Skips a text; FALSE, without moving, if there is something else. */
gboolean lexer_line_take_text (LexerLine *line, const char *text);

/* Skips digits; FALSE for none. */
gboolean lexer_line_take_digits (LexerLine *line);

/* Skips blanks and tabs. */
void lexer_line_take_blanks (LexerLine *line);
