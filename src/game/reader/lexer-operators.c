/* Operators and brackets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/lexer-operators.h"

#include <string.h>

#include "game/reader/lexer-cursor.h"

static const struct
{
  char text[5];
  guint8 op;
} operators[] = {
  /* the longer ones first */
  { ">>>=", OP_COMPOUND }, { "&<<=", OP_COMPOUND }, { "&>>=", OP_COMPOUND }, { ">>>", OP_RIGHT },
  { "<<<", OP_LEFT },      { "<<=", OP_COMPOUND },  { ">>=", OP_COMPOUND },  { "==>", OP_ASSIGN },
  { "===", OP_COMPARE },   { "!==", OP_COMPARE },   { "|||", '|' },          { "&&&", '&' },
  { "^^^", '^' },          { "~~~", '~' },          { "&<<", OP_LEFT },      { "&>>", OP_RIGHT },
  { ".|.", '|' },          { ".&.", '&' },          { "...", OP_DOTS },      { "..<", OP_DOTS },
  { "..=", OP_DOTS },      { "::", OP_SCOPE },      { "&^=", OP_COMPOUND },  { "//=", OP_COMPOUND },
  { "//", '/' },           { "/>", ';' },           { "/=", OP_COMPOUND },   { "%=", OP_COMPOUND },
  { ":=", OP_ASSIGN },     { "=>", OP_ASSIGN },     { "==", OP_COMPARE },    { "!=", OP_COMPARE },
  { "<=", OP_COMPARE },    { ">=", OP_COMPARE },    { "->", OP_ARROW },      { "<<", OP_LEFT },
  { ">>", OP_RIGHT },      { "&^", OP_AND_NOT },    { "&&", OP_LOGIC },      { "||", OP_LOGIC },
  { "**", OP_POWER },      { "++", OP_STEP },       { "--", OP_STEP },       { "..", OP_DOTS },
  { "|=", OP_COMPOUND },   { "&=", OP_COMPOUND },   { "^=", OP_COMPOUND },   { "+=", OP_COMPOUND },
  { "-=", OP_COMPOUND },   { "*=", OP_COMPOUND },   { "!!", '!' },
};

void
lexer_close_bracket (Lexer *lexer, guint index)
{
  static const char opens[] = "([{", closes[] = ")]}";
  GArray *array = lexer->tokens;
  Token *token = &g_array_index (array, Token, index);
  guint8 wanted = (guint8) opens[strchr (closes, token->op) - closes];

  for (guint i = lexer->n_open; i > 0; i--)
    {
      Token *open = &g_array_index (array, Token, lexer->open[i - 1]);
      if (open->op != wanted)
        continue;
      open->match = index;
      token->match = lexer->open[i - 1];
      lexer->n_open = i - 1;
      return;
    }
}

static void
lex_bracket (Lexer *lexer, guint8 op)
{
  guint index = lexer->tokens->len;

  lexer_add (lexer, TOKEN_OPERATOR, lexer->at, lexer->at + 1)->op = op;
  lexer->at++;
  if (strchr ("([{", op) == NULL)
    lexer_close_bracket (lexer, index);
  else if (lexer->n_open < G_N_ELEMENTS (lexer->open))
    lexer->open[lexer->n_open++] = index;
}

/* Whether a dash at the beginning of a line starts a list entry: the previous line ended with a
 * colon, or was such an entry itself. */
static gboolean
is_bullet (const Lexer *lexer)
{
  GArray *array = lexer->tokens;

  if (!(lexer->flags & TOKEN_NEW_LINE) || !g_ascii_isspace (lexer_peek (lexer, 1)))
    return FALSE;
  if (array->len == 0 || lexer->flags & TOKEN_GAP)
    return TRUE;
  if (token_is (lexer_last (lexer), ':'))
    return TRUE;
  for (guint i = array->len; i > 0; i--)
    {
      const Token *token = &g_array_index (array, Token, i - 1);
      if (token->flags & TOKEN_NEW_LINE)
        return token_is (token, OP_BULLET);
    }
  return FALSE;
}

/* Whether an equals sign at the beginning of a line belongs to the name at the end of the previous
 * line. */
static gboolean
continues_declaration (const Lexer *lexer)
{
  const Token *last = lexer_last (lexer);

  return lexer->flags & TOKEN_NEW_LINE && !(lexer->flags & TOKEN_GAP) && last != NULL
         && (last->kind == TOKEN_WORD || token_is (last, ']'));
}

/* Swift's wrapping operators &+ &- &* are separated by blanks; x &-x is an operator and a sign. */
static gboolean
is_wrapping (const Lexer *lexer)
{
  gsize n = lexer_peek (lexer, 2) == '=' ? 3 : 2;

  return lexer_peek (lexer, 0) == '&' && lexer_peek (lexer, 1) != '\0'
         && strchr ("+-*", lexer_peek (lexer, 1)) != NULL && lexer->flags & TOKEN_SPACE
         && g_ascii_isspace (lexer_peek (lexer, n));
}

void
lexer_operator (Lexer *lexer)
{
  guint8 op = (guint8) lexer_peek (lexer, 0);
  gsize n = 1;

  if (strchr ("()[]{}", op) != NULL && op != '\0')
    {
      lex_bracket (lexer, op);
      return;
    }
  if (is_wrapping (lexer))
    {
      lexer->at++; /* words wrap in any case */
      lexer_operator (lexer);
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (operators); i++)
    if (operators[i].text[0] == (char) op && lexer_looks_at (lexer, operators[i].text))
      {
        op = operators[i].op;
        n = strlen (operators[i].text);
        break;
      }
  if (op == '=' && n == 1 && continues_declaration (lexer))
    lexer->flags &= (guint16) ~TOKEN_NEW_LINE;
  if (op == '-' && is_bullet (lexer))
    op = OP_BULLET;
  if ((op == '>' || (op == OP_RIGHT && n == 3)) && lexer->flags & TOKEN_NEW_LINE)
    op = OP_PROMPT;
  if (op < 128 && (op < 0x20 || op > 0x7e))
    op = OP_JUNK;
  else if (n == 1 && (guchar) lexer->text[lexer->at] >= 0x80)
    {
      op = OP_JUNK;
      while (lexer->at + n < lexer->length && ((guchar) lexer->text[lexer->at + n] & 0xc0) == 0x80)
        n++;
    }
  lexer_add (lexer, TOKEN_OPERATOR, lexer->at, lexer->at + n)->op = op;
  lexer->at += n;
}
