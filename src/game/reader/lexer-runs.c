/* Reads neighboring bare numbers in the same base.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/lexer-runs.h"

#include "game/reader/number.h"

/* Whether a number that begins with a zero cannot be octal. */
static gboolean
has_8_or_9 (const char *text, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (text[i] == '8' || text[i] == '9')
      return TRUE;

  return FALSE;
}

/* Reads all bare numbers of a run in the same base: 4020100804020002 among other hexadecimal ones
 * of 16 digits, 010 among 08 and 09. */
static void
even_run (const char *source, Token *tokens, guint from, guint end)
{
  gboolean zeros = FALSE;
  gsize width = 0;

  for (guint i = from; i < end; i++)
    {
      const Token *token = &tokens[i];
      if (token->kind != TOKEN_NUMBER || !(token->flags & TOKEN_BARE))
        continue;
      const char *text = source + token->start;
      if (token->flags & TOKEN_HEX)
        width = token_length (token);
      else if (text[0] == '0' && token_length (token) > 1
               && has_8_or_9 (text, token_length (token)))
        zeros = TRUE;
    }
  for (guint i = from; (width > 0 || zeros) && i < end; i++)
    {
      Token *token = &tokens[i];
      if (token->kind != TOKEN_NUMBER)
        continue;
      if (width > 0 && token_length (token) == width && reader_number_reread (source, token, 16))
        token->flags |= width == 16 ? TOKEN_HEX | TOKEN_MACHINE : TOKEN_HEX;
      else if (zeros && !(token->flags & TOKEN_HEX) && token->flags & TOKEN_BARE)
        reader_number_reread (source, token, 10);
    }
}

void
lexer_even_runs (const char *text, Token *tokens, guint n)
{
  guint from = 0;

  for (guint i = 0; i <= n; i++)
    {
      const Token *token = &tokens[i];
      if (i < n && (token->kind == TOKEN_NUMBER || token_is (token, ',')))
        continue;
      if (i > from)
        even_run (text, tokens, from, i);
      from = i + 1;
    }
}
