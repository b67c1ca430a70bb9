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

  if ((lexer_peek (lexer, 0) != '#' && lexer_peek (lexer, 0) != '`')
      || !(lexer->flags & TOKEN_NEW_LINE || begins_line (lexer)))
    return 0;
  while (lexer_peek (lexer, n) == ' ' || lexer_peek (lexer, n) == '\t')
    n++;
  if (lexer->length - lexer->at < n + 7 || memcmp (lexer->text + lexer->at + n, "define", 6) != 0
      || !g_ascii_isspace (lexer_peek (lexer, n + 6)))
    return 0;
  return n + 6;
}

static gboolean
is_operand_char (char c)
{
  return g_ascii_isalnum (c) || c == '_' || c == '.';
}

/* Whether one operand and a closing bracket follow two slashes, which would leave the bracket open
 * if they began a comment: (56 // 8). */
static gboolean
closes_bracket (const Lexer *lexer)
{
  gsize n = 2;

  while (lexer_peek (lexer, n) == ' ')
    n++;
  while (n < 40 && is_operand_char (lexer_peek (lexer, n)))
    n++;
  return lexer->n_open > 0 && (lexer_peek (lexer, n) == ')' || lexer_peek (lexer, n) == ']');
}

/* Whether the whole text is one division of decimal numbers, without a keyword: x = 56 // 8. */
static gboolean
is_only_division (const Lexer *lexer)
{
  const Token *last = lexer_last (lexer);
  gsize at = lexer->at + 2, first;

  while (at < lexer->length && lexer->text[at] == ' ')
    at++;
  for (first = at; at < lexer->length && g_ascii_isdigit (lexer->text[at]);)
    at++;
  if (at == first || at - first > 2 || lexer->tokens->len > 3 || last->kind != TOKEN_NUMBER
      || !(last->flags & TOKEN_BARE))
    return FALSE;
  while (at < lexer->length && g_ascii_isspace (lexer->text[at]))
    at++;
  return at == lexer->length && lexer->line == 1;
}

/* Whether an expression goes on, or ends, after an operand, rather than another word of a comment
 * following. */
static gboolean
goes_on (const Lexer *lexer, gsize n, gboolean number)
{
  static const char *const words[] = { "if ", "else ", "for ", "and ", "or " };
  char next = lexer_peek (lexer, n);

  if (next == ',' || next == ':')
    return number || lexer->n_open > 0;
  for (guint i = 0; number && i < G_N_ELEMENTS (words); i++)
    {
      gsize length = strlen (words[i]);
      if (lexer->at + n + length <= lexer->length
          && memcmp (lexer->text + lexer->at + n, words[i], length) == 0)
        return TRUE;
    }
  return next == '\0' || strchr ("\n+-*/%&|^<>=!()[];#", next) != NULL;
}

/* Whether what follows two slashes can be a divisor: 8, (rank + 1), but not "second rank". */
static gboolean
divides_by (const Lexer *lexer, gsize n)
{
  gboolean number;

  while (lexer_peek (lexer, n) == ' ' || lexer_peek (lexer, n) == '(')
    n++;
  number = g_ascii_isdigit (lexer_peek (lexer, n));
  if (!is_operand_char (lexer_peek (lexer, n)))
    return FALSE;
  while (is_operand_char (lexer_peek (lexer, n)))
    n++;
  while (lexer_peek (lexer, n) == ' ' || lexer_peek (lexer, n) == '\r')
    n++;
  return goes_on (lexer, n, number);
}

/* Whether two slashes divide, as in Python, rather than beginning a comment. */
static gboolean
is_division (Lexer *lexer)
{
  const Token *last = lexer_last (lexer);
  gsize n = lexer_peek (lexer, 2) == '=' ? 3 : 2;

  if (last == NULL || lexer->flags & TOKEN_NEW_LINE
      || (last->kind != TOKEN_NUMBER && last->kind != TOKEN_WORD && !token_is (last, ')')
          && !token_is (last, ']')))
    return FALSE;
  while (lexer_peek (lexer, n) == ' ')
    n++;
  if (!is_operand_char (lexer_peek (lexer, n)) && lexer_peek (lexer, n) != '(')
    return FALSE;
  return closes_bracket (lexer) || is_only_division (lexer)
         || (lexer_dialect (lexer) == READER_DIALECT_PYTHON && divides_by (lexer, n));
}

gsize
lexer_comment_end (Lexer *lexer)
{
  char next = lexer_peek (lexer, 1);
  const Token *before = lexer_last (lexer);

  switch (lexer_peek (lexer, 0))
    {
    case '/':
      if (next == '*')
        return lexer_find_text (lexer, lexer->at + 2, "*/");
      if (next == '/' && !(lexer->at > 0 && lexer->text[lexer->at - 1] == ':')
          && !is_division (lexer))
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
