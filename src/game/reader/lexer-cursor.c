/* The lexer's position in its text, and its tokens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/lexer-cursor.h"

#include <string.h>

Token *
lexer_add (Lexer *lexer, TokenKind kind, gsize start, gsize end)
{
  Token token = { .kind = (guint8) kind,
                  .flags = lexer->flags,
                  .line = lexer->line,
                  .last_line = lexer->line,
                  .start = (guint) start,
                  .end = (guint) end };

  g_array_append_val (lexer->tokens, token);
  lexer->flags = 0;
  return &g_array_index (lexer->tokens, Token, lexer->tokens->len - 1);
}

const Token *
lexer_last (const Lexer *lexer)
{
  GArray *array = lexer->tokens;

  return array->len > 0 ? &g_array_index (array, Token, array->len - 1) : NULL;
}

ReaderDialect
lexer_dialect (Lexer *lexer)
{
  if (!lexer->has_dialect)
    lexer->dialect = reader_find_dialect (lexer->text, lexer->length);
  lexer->has_dialect = TRUE;
  return lexer->dialect;
}

static gsize
find_line_end (const Lexer *lexer, gsize from)
{
  const char *newline = memchr (lexer->text + from, '\n', lexer->length - from);

  return newline != NULL ? (gsize) (newline - lexer->text) : lexer->length;
}

void
lexer_follow_line (Lexer *lexer)
{
  gsize start = lexer->at;

  if (start > 0 && start <= lexer->line_end)
    return;
  lexer->line_end = find_line_end (lexer, start);
  while (start > 0 && lexer->text[start - 1] != '\n')
    start--;
  lexer->line_start = start;
}

gsize
lexer_line_end (const Lexer *lexer, gsize from)
{
  return from <= lexer->line_end ? lexer->line_end : find_line_end (lexer, from);
}

void
lexer_skip_to (Lexer *lexer, gsize end)
{
  for (; lexer->at < end; lexer->at++)
    lexer->line += lexer->text[lexer->at] == '\n';
  lexer->flags |= TOKEN_SPACE;
}
