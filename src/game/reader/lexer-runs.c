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

/* --- Bytes -------------------------------------------------------------------------------------- */

/* The fewest bytes in a row. */
#define MIN_BYTES 4

/* Two hexadecimal digits. */
static gboolean
is_byte (const char *text, const Token *token)
{
  return (token->kind == TOKEN_NUMBER || token->kind == TOKEN_WORD) && token_length (token) == 2
         && g_ascii_isxdigit (text[token->start]) && g_ascii_isxdigit (text[token->start + 1]);
}

/* Two letters, as those of be, ad and bb; ff is no word. */
static gboolean
is_wordlike (const char *text, const Token *token)
{
  const char *digits = text + token->start;

  return g_ascii_isalpha (digits[0]) && g_ascii_isalpha (digits[1])
         && !(g_ascii_tolower (digits[0]) == 'f' && g_ascii_tolower (digits[1]) == 'f');
}

/* Whether two digits can only be hexadecimal, and neither a square nor a word: ff, 3c. */
static gboolean
is_sure_byte (const char *text, const Token *token)
{
  const char *digits = text + token->start;

  return (g_ascii_isalpha (digits[0]) || g_ascii_isalpha (digits[1]))
         && !(g_ascii_isalpha (digits[0]) && digits[1] >= '1' && digits[1] <= '8')
         && !is_wordlike (text, token);
}

/* The token after bytes, which may have commas between them. */
static guint
find_bytes_end (const char *text, const Token *tokens, guint at, guint n)
{
  guint end = at;

  for (guint i = at; i < n && is_byte (text, &tokens[i]);)
    {
      end = ++i;
      i += i < n && token_is (&tokens[i], ',');
    }
  return end;
}

/* Whether a word is a name or the end of a sentence, with numbers below it, rather than one of
 * bytes of which each has its line. */
static gboolean
is_label (const char *text, const Token *tokens, guint at, guint end)
{
  if (!is_wordlike (text, &tokens[at]) || at + 1 == end || !(tokens[at + 1].flags & TOKEN_NEW_LINE))
    return FALSE;
  return (at > 0 && !(tokens[at].flags & TOKEN_NEW_LINE))
         || (at + 2 < end && !(tokens[at + 2].flags & TOKEN_NEW_LINE));
}

/* Whether bytes must be hexadecimal: if one can be nothing else, or what may be a word is among
 * numbers that begin with zeros, or among other such words. */
static gboolean
are_sure_bytes (const char *text, const Token *tokens, guint from, guint end)
{
  guint n_words = 0, n_inner = 0, n_zeros = 0;

  for (guint i = from; i < end; i++)
    {
      if (token_is (&tokens[i], ','))
        continue;
      if (is_sure_byte (text, &tokens[i]))
        return TRUE;
      if (is_wordlike (text, &tokens[i]))
        {
          n_words++;
          n_inner += i > from && !(tokens[i].flags & TOKEN_NEW_LINE);
        }
      n_zeros += text[tokens[i].start] == '0';
    }
  return (n_words > 0 && n_zeros > 0) || (n_words > 1 && n_inner > 0);
}

/* Reads bytes in a row, or one a line, as hexadecimal, if they must be and half of them begin with a
 * digit: ff 00 00 81. */
static void
read_bytes (const char *text, Token *tokens, guint from, guint end)
{
  guint n = 0, n_numbers = 0;

  for (guint i = from; i < end; i++)
    if (!token_is (&tokens[i], ','))
      {
        n++;
        n_numbers += tokens[i].kind == TOKEN_NUMBER;
      }
  if (n < MIN_BYTES || n_numbers * 2 < n || !are_sure_bytes (text, tokens, from, end))
    return;
  for (guint i = from; i < end; i++)
    if (!token_is (&tokens[i], ','))
      {
        tokens[i].kind = TOKEN_NUMBER;
        tokens[i].flags &= (guint16) ~(TOKEN_BAD | TOKEN_LARGE | TOKEN_BITS | TOKEN_MACHINE);
        tokens[i].flags |= TOKEN_BARE | TOKEN_HEX;
        reader_digits (text + tokens[i].start, 2, 16, &tokens[i].value);
      }
}

static void
read_all_bytes (const char *text, Token *tokens, guint n)
{
  for (guint i = 0, end; i < n; i = MAX (end, i + 1))
    {
      end = find_bytes_end (text, tokens, i, n);
      if (end > i && is_label (text, tokens, i, end))
        end = i + 1;
      if (end >= i + MIN_BYTES)
        read_bytes (text, tokens, i, end);
    }
}

/* --- Runs --------------------------------------------------------------------------------------- */

void
lexer_even_runs (const char *text, Token *tokens, guint n)
{
  guint from = 0;

  read_all_bytes (text, tokens, n);
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
