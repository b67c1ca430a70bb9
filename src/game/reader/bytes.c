/* Numbers assembled from bytes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/bytes.h"

#include <string.h>

#include "chess/digits.h"
#include "game/reader/call-names.h"

#define MAX_BYTES 8

typedef enum
{
  ORDER_UNKNOWN,
  ORDER_LITTLE,
  ORDER_BIG,
} Order;

typedef struct
{
  Order order;
  guint n;
  guint8 bytes[MAX_BYTES];
} Bytes;

static gboolean
add_byte (Bytes *bytes, guint64 value)
{
  if (bytes->n == MAX_BYTES || value > 0xff)
    return FALSE;
  bytes->bytes[bytes->n++] = (guint8) value;
  return TRUE;
}

/* The byte order in the name of a function. */
static Order
find_name_order (const char *name)
{
  if (g_str_equal (name, "fromlebytes"))
    return ORDER_LITTLE;
  if (g_str_equal (name, "frombebytes") || g_str_equal (name, "fromnetbytes"))
    return ORDER_BIG;
  return ORDER_UNKNOWN;
}

static gboolean
takes_order (const char *name)
{
  return g_str_equal (name, "frombytes") || g_str_has_prefix (name, "unpack");
}

/* The byte order in a string argument: Python's words for it, or a format for one word. */
static Order
find_string_order (const char *text, gsize length)
{
  static const struct
  {
    const char *text;
    Order order;
  } orders[] = {
    { "little", ORDER_LITTLE }, { "big", ORDER_BIG }, { "<Q", ORDER_LITTLE },
    { "<q", ORDER_LITTLE },     { ">Q", ORDER_BIG },  { ">q", ORDER_BIG },
    { "!Q", ORDER_BIG },        { "!q", ORDER_BIG },
  };

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    if (strlen (orders[i].text) == length && memcmp (orders[i].text, text, length) == 0)
      return orders[i].order;
  return ORDER_UNKNOWN;
}

/* The byte for an escape after a backslash, which is skipped; 256 for an unknown one. */
static guint
read_escape (const char *text, gsize length, gsize *at)
{
  static const char letters[] = "0nrt\\\"'";
  static const guint8 values[] = { 0, '\n', '\r', '\t', '\\', '"', '\'' };
  const char *letter;

  if (*at + 2 < length && text[*at] == 'x' && g_ascii_isxdigit (text[*at + 1])
      && g_ascii_isxdigit (text[*at + 2]))
    {
      guint high = chess_digit_value (text[*at + 1]), low = chess_digit_value (text[*at + 2]);
      *at += 3;
      return high << 4 | low;
    }
  if (*at == length || (letter = strchr (letters, text[*at])) == NULL || *letter == '\0')
    return 256;
  ++*at;
  return values[letter - letters];
}

/* The bytes in a string: "\x00\xff". */
static gboolean
add_string (Bytes *bytes, const char *text, gsize length)
{
  for (gsize at = 0; at < length;)
    {
      guint byte = (guchar) text[at++];
      if (byte == '\\')
        byte = read_escape (text, length, &at);
      if (!add_byte (bytes, byte))
        return FALSE;
    }
  return TRUE;
}

static gboolean
add_token (const Reader *reader, const Token *token, Bytes *bytes)
{
  const char *text = reader_text (reader, token);
  gsize length = token_length (token);
  Order order;

  if (token->kind == TOKEN_NUMBER)
    return !(token->flags & TOKEN_BAD) && add_byte (bytes, token->value);
  if (token->kind == TOKEN_OPERATOR)
    return token->op != '+' && token->op != '*'; /* b'\xff' + bytes (7) */
  if (token->kind != TOKEN_STRING)
    return TRUE;
  if ((order = find_string_order (text, length)) != ORDER_UNKNOWN)
    {
      bytes->order = order;
      return TRUE;
    }
  return add_string (bytes, text, length);
}

static guint64
put_together (const Bytes *bytes)
{
  guint64 value = 0;

  for (guint i = 0; i < bytes->n; i++)
    value = value << 8 | bytes->bytes[bytes->order == ORDER_BIG ? i : bytes->n - 1 - i];
  return value;
}

/* Unpacking returns a list, whose first entry is taken: unpack (…)[0]. Returns where that ends. */
static guint
skip_first_entry (const Reader *reader, guint at)
{
  const Token *open = reader_token (reader, at), *index = open + 1;

  return token_is (open, '[') && !(open->flags & TOKEN_SPACE) && open->match == at + 2
                 && index->kind == TOKEN_NUMBER && index->value == 0
             ? at + 3
             : at;
}

gboolean
reader_read_bytes (Reader *reader, const char *name, guint open, Node *node)
{
  Bytes bytes = { .order = find_name_order (name) };
  gboolean fixed = bytes.order != ORDER_UNKNOWN;
  guint close = reader_token (reader, open)->match;

  if (!fixed && !takes_order (name))
    return FALSE;
  for (guint i = open + 1; i < close; i++)
    if (!add_token (reader, reader_token (reader, i), &bytes))
      return FALSE;
  /* a fixed width requires a complete word */
  if (bytes.order == ORDER_UNKNOWN || bytes.n == 0
      || (bytes.n != MAX_BYTES && !g_str_equal (name, "frombytes")))
    return FALSE;
  node->kind = NODE_VALUE;
  node->value = put_together (&bytes);
  node->end = skip_first_entry (reader, close + 1);
  reader_claim (reader, open, node->end - 1);
  return TRUE;
}
