/* Values that are a single token: numbers, strings, drawings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/literals.h"

#include "game/reader/names.h"
#include "game/reader/node.h"
#include "game/reader/number.h"
#include "game/reader/scan.h"
#include "game/reader/squares.h"

/* Whether a string initializes a set of bits: std::bitset<64> b ("1010"). */
static gboolean
is_of_bitset (const Reader *reader, guint at)
{
  guint first = at > 8 ? at - 8 : 0;

  if (at < 3 || !token_is_open (reader_token (reader, at - 1))
      || reader_token (reader, at - 2)->kind != TOKEN_WORD)
    return FALSE;
  for (guint i = at - 2; i-- > first && !token_is (reader_token (reader, i), ';');)
    if (reader_token (reader, i)->kind == TOKEN_WORD && reader_is_word (reader, i, at, "bitset"))
      return TRUE;
  return FALSE;
}

Node
reader_read_string (Reader *reader, guint at)
{
  const Token *token = reader_token (reader, at);
  const char *text = reader_text (reader, token);
  gsize length = token_length (token);
  Node node = reader_node_new (NODE_NONE, at);
  Token inner = { .kind = TOKEN_NUMBER, .start = token->start, .end = token->end };
  gboolean negative = length > 1 && text[0] == '-';
  int square = reader_find_square (text, length);

  node.end = at + 1;
  if (square >= 0)
    {
      reader_put_square (reader, &node, (ChessSquare) square);
      return node;
    }
  for (gsize i = 0; i < length && node.kind == NODE_NONE; i++)
    if (g_ascii_isdigit (text[i]))
      node.kind = NODE_UNKNOWN;
  node.reason = CHECKBIT_READING_OTHER;
  if (length == 0 || (!g_ascii_isdigit (text[negative]) && length != 16)
      || (g_ascii_isdigit (text[negative])
          && reader_number_extent (reader_text_at (reader, 0), token->end, token->start + negative)
                 != token->end))
    return node;
  reader_number_read (text + negative, length - negative, &inner);
  if (is_of_bitset (reader, at))
    inner.flags = reader_digits (text, length, 2, &inner.value) ? 0 : TOKEN_BAD;
  if (inner.flags & TOKEN_BAD)
    return node;
  node.kind = NODE_VALUE;
  node.flags = NODE_LITERAL;
  node.value = negative ? -inner.value : inner.value;
  return node;
}

Node
reader_read_number (Reader *reader, guint at)
{
  const Token *token = reader_token (reader, at);
  Node node = reader_node_new (NODE_VALUE, at);

  node.end = at + 1;
  node.value = token->value;
  node.flags = NODE_LITERAL;
  if (token->flags & TOKEN_BAD)
    {
      node.kind = NODE_UNKNOWN;
      node.reason = token->flags & TOKEN_LARGE ? CHECKBIT_READING_TOO_LARGE
                    : token->flags & TOKEN_FEN ? CHECKBIT_READING_POSITION
                                               : CHECKBIT_READING_BAD_NUMBER;
    }
  return node;
}

Node
reader_read_drawing (Reader *reader, guint at)
{
  Node node = reader_node_new (NODE_VALUE, at);

  node.end = at + 1;
  if (reader_token (reader, at)->flags & TOKEN_BROKEN)
    {
      node.kind = NODE_UNKNOWN;
      node.flags = NODE_ALONE;
      node.reason = CHECKBIT_READING_OTHER;
      return node;
    }
  node.flags = NODE_DRAWN | NODE_ALONE;
  reader_put_set (reader, &node, reader_token (reader, at)->value);
  reader_claim (reader, at, at + 1);
  return node;
}
