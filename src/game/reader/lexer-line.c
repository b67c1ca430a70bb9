/* Matches the beginning of a line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/lexer-line.h"

#include <string.h>

gboolean
lexer_line_take_shape (LexerLine *line, const char *shape)
{
  gsize n = strlen (shape);

  if (line->length - line->at < n)
    return FALSE;
  for (gsize i = 0; i < n; i++)
    {
      char c = line->text[line->at + i];
      if (shape[i] == 'd' ? !g_ascii_isdigit (c) : c != shape[i])
        return FALSE;
    }
  line->at += n;
  return TRUE;
}

gboolean
lexer_line_take_text (LexerLine *line, const char *text)
{
  gsize n = strlen (text);

  if (line->length - line->at < n || memcmp (line->text + line->at, text, n) != 0)
    return FALSE;
  line->at += n;
  return TRUE;
}

gboolean
lexer_line_take_digits (LexerLine *line)
{
  gsize first = line->at;

  while (lexer_line_take_shape (line, "d"))
    ;
  return line->at > first;
}

void
lexer_line_take_blanks (LexerLine *line)
{
  while (lexer_line_take_shape (line, " ") || lexer_line_take_shape (line, "\t"))
    ;
}
