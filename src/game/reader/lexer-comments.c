/* Comments and directives.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/lexer-comments.h"

#include <string.h>

#include "game/reader/lexer-cursor.h"

gsize
lexer_find_text (const Lexer *lexer, gsize from, const char *end)
{
  gsize n = strlen (end);

  for (gsize at = from; at + n <= lexer->length; at++)
    if (lexer->text[at] == end[0] && memcmp (lexer->text + at, end, n) == 0)
      return at + n;
  return lexer->length;
}

/* Whether a # begins a comment: Python's, as opposed to a directive of C's preprocessor. */
static gboolean
is_hash_comment (const Lexer *lexer)
{
  char next = lexer_peek (lexer, 1);

  if (next == '[' || (next == '!' && lexer_peek (lexer, 2) == '['))
    return FALSE; /* an attribute of Rust */
  if (next == 'x' && g_ascii_isxdigit (lexer_peek (lexer, 2))
      && g_ascii_isxdigit (lexer_peek (lexer, 3)))
    return FALSE; /* a number of Lisp */
  if ((lexer->flags & (TOKEN_SPACE | TOKEN_NEW_LINE)) == 0)
    return FALSE;
  return !g_ascii_isdigit (next);
}

/* Whether there are only quotation signs before a position on its line: > #define. */
static gboolean
begins_line (const Lexer *lexer)
{
  gsize at = lexer->at;

  while (at > 0 && strchr ("> \t", lexer->text[at - 1]) != NULL && lexer->text[at - 1] != '\0')
    at--;
  return at == 0 || lexer->text[at - 1] == '\n';
}

gsize
lexer_define_length (const Lexer *lexer)
{
  gsize n = 1;

  if (lexer_peek (lexer, 0) != '#' || !(lexer->flags & TOKEN_NEW_LINE || begins_line (lexer)))
    return 0;
  while (lexer_peek (lexer, n) == ' ' || lexer_peek (lexer, n) == '\t')
    n++;
  if (lexer->length - lexer->at < n + 7 || memcmp (lexer->text + lexer->at + n, "define", 6) != 0
      || !g_ascii_isspace (lexer_peek (lexer, n + 6)))
    return 0;
  return n + 6;
}

gsize
lexer_comment_end (const Lexer *lexer)
{
  char next = lexer_peek (lexer, 1);
  const Token *before = lexer_last (lexer);

  switch (lexer_peek (lexer, 0))
    {
    case '/':
      if (next == '*')
        return lexer_find_text (lexer, lexer->at + 2, "*/");
      if (next == '/' && !(lexer->at > 0 && lexer->text[lexer->at - 1] == ':'))
        return lexer_line_end (lexer, lexer->at);
      return 0;
    case '#':
      return lexer_define_length (lexer) == 0 && is_hash_comment (lexer)
                 ? lexer_line_end (lexer, lexer->at)
                 : 0;
    case '-':
      return next == '-' && (lexer->flags & (TOKEN_SPACE | TOKEN_NEW_LINE))
                     && (g_ascii_isspace (lexer_peek (lexer, 2)) || lexer_peek (lexer, 2) == '\0')
                 ? lexer_line_end (lexer, lexer->at)
                 : 0;
    case '<':
      return lexer_looks_at (lexer, "<!--") ? lexer_find_text (lexer, lexer->at + 4, "-->") : 0;
    case '(':
      return next == '*' && lexer_peek (lexer, 2) == ' '
                 ? lexer_find_text (lexer, lexer->at + 2, "*)")
                 : 0;
    case '{':
      return next == '-' && lexer_peek (lexer, 2) == ' '
                 ? lexer_find_text (lexer, lexer->at + 2, "-}")
                 : 0;
    case '"':
      /* words before a Python module or function */
      return lexer_looks_at (lexer, "\"\"\"")
                     && (before == NULL || token_is (before, ':') || lexer->flags & TOKEN_NEW_LINE)
                     && !(before != NULL && (token_is (before, '=') || token_is (before, '(')))
                 ? lexer_find_text (lexer, lexer->at + 3, "\"\"\"")
                 : 0;
    default:
      return 0;
    }
}
