/* Strings of digits with a base: ("ff00", 16).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/based.h"

#include <string.h>

#include "game/reader/number.h"
#include "game/reader/scan.h"

static guint
count_tokens (const Reader *reader, guint open, guint8 kind)
{
  guint n = 0;

  for (guint i = open + 1; i < reader_token (reader, open)->match; i++)
    n += reader_token (reader, i)->kind == kind;
  return n;
}

/* The base given by a number; for 0 it is that of the string's prefix. */
static unsigned
get_base (const Reader *reader, const Token *string, guint64 base)
{
  const char *text = reader_text (reader, string);
  char prefix = string->end > string->start + 2 && text[0] == '0' ? g_ascii_tolower (text[1]) : ' ';

  if (base == 0)
    return prefix == 'x' ? 16 : prefix == 'b' ? 2 : prefix == 'o' ? 8 : 10;
  return base >= 2 && base <= 16 ? (unsigned) base : 0;
}

/* Whether an argument says so: NumberStyles.HexNumber. */
static gboolean
says_hexadecimal (const Reader *reader, guint open)
{
  guint close = reader_token (reader, open)->match;

  for (guint i = open + 1; i < close; i++)
    if (reader_is_word (reader, i, close, "HexNumber")
        || reader_is_word (reader, i, close, "AllowHexSpecifier"))
      return TRUE;
  return FALSE;
}

/* The base given by a function's name or its last small number; 0 for none. */
static unsigned
find_base (const Reader *reader, const char *name, guint open)
{
  if (strstr (name, "hex") != NULL || says_hexadecimal (reader, open))
    return 16;
  if (strstr (name, "bin") != NULL || strstr (name, "bitset") != NULL)
    return 2;
  for (guint i = open + 1; i < reader_token (reader, open)->match; i++)
    if (reader_token (reader, i)->kind == TOKEN_STRING)
      for (const Token *string = reader_token (reader, i); i < reader_token (reader, open)->match;
           i++)
        if (reader_token (reader, i)->kind == TOKEN_NUMBER)
          return get_base (reader, string, reader_token (reader, i)->value);
  return 0;
}

gboolean
reader_read_digits (const Reader *reader, const Token *string, unsigned base, guint64 *value)
{
  const char *text = reader_text (reader, string);
  gsize length = token_length (string), sign = length > 0 && text[0] == '-' ? 1 : 0;

  text += sign;
  length -= sign;
  if (length > 2 && text[0] == '0'
      && ((base == 16 && g_ascii_tolower (text[1]) == 'x')
          || (base == 2 && g_ascii_tolower (text[1]) == 'b')
          || (base == 8 && g_ascii_tolower (text[1]) == 'o')))
    {
      text += 2;
      length -= 2;
    }
  if (!reader_digits (text, length, base, value))
    return FALSE;
  *value = sign ? -*value : *value;
  return TRUE;
}

gboolean
reader_read_string_call (Reader *reader, const char *name, guint open, Node *node)
{
  guint string = 0;
  unsigned base;

  for (guint i = open + 1; i < reader_token (reader, open)->match && string == 0; i++)
    if (reader_token (reader, i)->kind == TOKEN_STRING
        && reader_token (reader, i)->start < reader_token (reader, i)->end)
      string = i;
  if (string == 0 || count_tokens (reader, open, TOKEN_STRING) != 1
      || (base = find_base (reader, name, open)) == 0
      || !reader_read_digits (reader, reader_token (reader, string), base, &node->value))
    return FALSE;
  node->kind = NODE_VALUE;
  reader_claim (reader, open, reader_token (reader, open)->match);
  return TRUE;
}
