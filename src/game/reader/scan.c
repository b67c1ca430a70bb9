/* Scanning tokens: their kinds, the ends of items and lines, the contents of brackets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/scan.h"

#include <string.h>

#include "game/reader/names.h"

guint
reader_skip (const Reader *reader, guint at, guint end)
{
  const Token *token = reader_token (reader, at);
  guint generic;

  if (token_is (token, '<') && at > 0 && reader_token (reader, at - 1)->kind == TOKEN_WORD
      && (generic = reader_skip_generic (reader, at, end)) > at)
    return generic;
  return token_is_open (token) && token->match > at && token->match < end ? token->match + 1
                                                                          : at + 1;
}

gboolean
reader_ends_item (const Reader *reader, guint at, guint end)
{
  const Token *token = reader_peek (reader, at, end);

  return token->kind == TOKEN_END || token->kind == TOKEN_BREAK || token->kind == TOKEN_DRAWING
         || token->kind == TOKEN_DEFINE || token_is (token, ',') || token_is (token, ';')
         || token_is_close (token) || token->flags & TOKEN_NEW_LINE;
}

guint
reader_find_item_end (const Reader *reader, guint at, guint end)
{
  guint i = reader_skip (reader, at, end);

  while (i < end
         && (!reader_ends_item (reader, i, end) || token_is (reader_token (reader, i), '{')))
    i = reader_skip (reader, i, end);
  return i;
}

gboolean
reader_has_number (const Reader *reader, guint from, guint end)
{
  for (guint i = from; i < end; i++)
    {
      const Token *token = reader_token (reader, i);
      if (token->kind == TOKEN_NUMBER || token->flags & TOKEN_BROKEN)
        return TRUE;
      for (gsize c = token->start; token->kind == TOKEN_STRING && c < token->end; c++)
        if (g_ascii_isdigit (reader_char (reader, c)))
          return TRUE;
    }
  return FALSE;
}

const char *
reader_dup_token (Reader *reader, guint at)
{
  const Token *token = reader_token (reader, at);

  return reader_strndup (reader, reader_text (reader, token), token_length (token));
}

gboolean
reader_is_type_token (const Reader *reader, guint at)
{
  const Token *token = reader_token (reader, at);

  return token->kind == TOKEN_WORD
         && reader_is_type (reader_text (reader, token), token_length (token));
}

gboolean
reader_is_keyword_token (const Reader *reader, guint at)
{
  const Token *token = reader_token (reader, at);

  return token->kind == TOKEN_WORD
         && reader_is_keyword (reader_text (reader, token), token_length (token));
}

/* Whether a number may be a size, an index or a square; or a time in a logger's brackets. */
static gboolean
is_size (const Reader *reader, const Token *token, guint64 largest)
{
  if (token->flags & TOKEN_BAD)
    return memchr (reader_text (reader, token), '.', token_length (token)) != NULL;
  if (largest < READER_MAX_SIZE && token->flags & TOKEN_MACHINE)
    return FALSE;
  return token->value <= largest;
}

void
reader_claim_sizes (Reader *reader, guint first, guint end, guint64 largest)
{
  for (guint i = first; i < end; i++)
    {
      const Token *token = reader_token (reader, i);
      gboolean given = i > first && token_is (token - 1, '='); /* [n=7] is not a size */
      if (token->kind != TOKEN_NUMBER || (!given && is_size (reader, token, largest)))
        reader_claim (reader, i, i + 1);
    }
}

guint
reader_path_end (const Reader *reader, guint at, guint end)
{
  while (at + 2 < end
         && (token_is (reader_token (reader, at + 1), '.')
             || token_is (reader_token (reader, at + 1), OP_SCOPE)
             || token_is (reader_token (reader, at + 1), OP_ARROW))
         && (reader_token (reader, at + 2)->kind == TOKEN_WORD
             || (reader_token (reader, at + 2)->kind == TOKEN_NUMBER
                 && token_is (reader_token (reader, at + 1), '.')))
         && !(reader_token (reader, at + 1)->flags & TOKEN_NEW_LINE))
    at += 2;
  return at;
}

guint
reader_skip_generic (const Reader *reader, guint at, guint end)
{
  guint i = at, depth = 0;

  if (token_is (reader_peek (reader, i, end), OP_SCOPE)
      && token_is (reader_peek (reader, i + 1, end), '<'))
    i++;
  if (!token_is (reader_peek (reader, i, end), '<')
      || reader_token (reader, i)->flags & TOKEN_SPACE)
    return at;
  for (; i < end && i < at + 40; i++)
    {
      const Token *token = reader_token (reader, i);
      if (token_is (token, '<'))
        depth++;
      else if (token_is (token, '>'))
        depth--;
      else if (token_is (token, OP_RIGHT))
        depth -= MIN (depth, (guint) (token_length (token)));
      else if (token->kind != TOKEN_WORD && token->kind != TOKEN_NUMBER && !token_is (token, ',')
               && !token_is (token, OP_SCOPE) && !token_is (token, '*') && !token_is (token, '.'))
        return at;
      if (depth == 0)
        return i + 1;
    }
  return at;
}

/* Whether a word has a meaning in the text. */
static gboolean
is_known (const Reader *reader, const Token *token)
{
  char name[80] = "";

  if (token_length (token) >= sizeof name)
    return FALSE;
  memcpy (name, reader_text (reader, token), token_length (token));
  return reader_find_symbol (reader, name) != NULL;
}

/* Whether a word is a type rather than a value: u64, Magic, but not EMPTY. */
static gboolean
is_type_name (const Reader *reader, guint at)
{
  const Token *token = reader_token (reader, at);
  const char *word = reader_text (reader, token);

  if (token->kind != TOKEN_WORD || is_known (reader, token))
    return FALSE;
  if (reader_is_type_token (reader, at))
    return TRUE;
  for (gsize i = 1; g_ascii_isupper (word[0]) && i < token_length (token); i++)
    if (g_ascii_islower (word[i]))
      return TRUE;
  return FALSE;
}

gboolean
reader_is_list_type (const Reader *reader, guint open)
{
  guint close = reader_token (reader, open)->match, at = open + 1, last;

  while (
      at < close
      && (token_is (reader_token (reader, at), '[') || token_is (reader_token (reader, at), '&')))
    at++;
  last = reader_path_end (reader, at, close);
  if (at >= close || !is_type_name (reader, last))
    return FALSE;
  at = reader_skip_generic (reader, last + 1, close);
  while (at + 2 < close && token_is (reader_token (reader, at), ';')
         && token_is (reader_token (reader, at + 2), ']'))
    at += 3;
  return at + 2 == close && token_is (reader_token (reader, at), ';');
}
