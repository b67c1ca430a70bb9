/* A std::bitset as printed by debuggers: the bits, each with its index.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/bitset.h"

#include "game/reader/node.h"
#include "game/reader/scan.h"
#include "game/reader/target.h"

/* The most tokens before the brace. */
#define LONG_HEAD 32
/* Larger indices are not checked for duplicates. */
#define MAX_BITS 512

typedef struct
{
  guint brace; /* after the head; without a head, where the bits begin */
  guint name;  /* a token, if there is a name */
  gboolean named;
  gboolean type; /* the head contains the type */
} Head;

typedef struct
{
  guint64 set;
  guint end; /* after them */
  guint n;
  gboolean numbers; /* some are 0 or 1 rather than false or true */
  gboolean large;   /* a bit beyond those of a word is set */
} Bits;

/* Whether a token is the type's name, std::bitset or another library's. */
static gboolean
is_bitset (const Reader *reader, guint at)
{
  static const char name[] = "bitset";
  const Token *token = reader_token (reader, at);
  gsize length = token_length (token), n = strlen (name);

  return token->kind == TOKEN_WORD && length >= n
         && memcmp (reader_text (reader, token) + length - n, name, n) == 0;
}

/* Where the type that ends at a position begins, std::bitset<64>; the position itself if there is
 * none. */
static guint
find_type (const Reader *reader, guint first, guint end)
{
  guint at = end;

  if (at > first + 3 && token_is (reader_token (reader, at - 1), '>')
      && token_is (reader_token (reader, at - 3), '<'))
    at -= 3;
  if (at == first || !is_bitset (reader, at - 1))
    return end;
  for (at--; at >= first + 2 && token_is (reader_token (reader, at - 1), OP_SCOPE);)
    at -= 2;
  return at;
}

/* Goes back over the number of elements that LLDB prints before them: size=64. */
static guint
skip_size (const Reader *reader, guint first, guint end)
{
  return end >= first + 4 && reader_is_word (reader, end - 3, end, "size")
                 && token_is (reader_token (reader, end - 2), '=')
                 && reader_token (reader, end - 1)->kind == TOKEN_NUMBER
             ? end - 3
             : end;
}

/* Reads the part before the brace: occ = std::bitset =, (std::bitset<64>) occ = size=64. */
static gboolean
read_head (const Reader *reader, guint first, guint end, Head *head)
{
  guint brace = first, equals, type;

  while (brace < end && brace < first + LONG_HEAD && !token_is (reader_token (reader, brace), '{'))
    if (brace > first && reader_ends_item (reader, brace, end)
        && !token_is (reader_token (reader, brace), ')'))
      return FALSE;
    else
      brace++;
  if (brace < first + 2 || !token_is (reader_peek (reader, brace, end), '{')
      || reader_token (reader, brace)->match <= brace)
    return FALSE;
  equals = skip_size (reader, first, brace) - 1;
  if (equals == first || !token_is (reader_token (reader, equals), '='))
    return FALSE;
  type = find_type (reader, first, equals);
  head->brace = brace;
  head->type = type < equals;
  head->named
      = type == equals || (type >= first + 2 && token_is (reader_token (reader, type - 1), '='));
  head->name = type == equals ? equals - 1 : type - 2 * head->named;
  for (guint i = first; i < equals; i++)
    head->type = head->type || is_bitset (reader, i);
  return !head->named || reader_token (reader, head->name)->kind == TOKEN_WORD;
}

/* Reads one bit, [27] = 1; FALSE if there is none. */
static gboolean
read_bit (const Reader *reader, guint at, guint end, guint64 *index, gboolean *bit, Bits *bits)
{
  const Token *number = reader_peek (reader, at + 1, end),
              *value = reader_peek (reader, at + 4, end);

  if (!token_is (reader_peek (reader, at, end), '[') || reader_token (reader, at)->match != at + 2
      || number->kind != TOKEN_NUMBER || number->flags & TOKEN_BAD
      || !token_is (reader_peek (reader, at + 3, end), '='))
    return FALSE;
  *index = number->value;
  if (value->kind == TOKEN_NUMBER && !(value->flags & TOKEN_BAD) && value->value < 2)
    {
      bits->numbers = TRUE;
      *bit = value->value == 1;
      return TRUE;
    }
  *bit = reader_is_word (reader, at + 4, end, "true");
  return *bit || reader_is_word (reader, at + 4, end, "false");
}

/* Reads all bits; FALSE if two have the same index. bare: there is no brace around them, and zeros
 * and ones are a table. */
static gboolean
read_bits (const Reader *reader, guint at, guint end, gboolean bare, Bits *bits)
{
  guint8 taken[MAX_BITS] = { 0 };
  guint64 index;
  gboolean bit;

  bits->set = 0;
  bits->n = 0;
  bits->numbers = bits->large = FALSE;
  bits->end = at;
  while (read_bit (reader, at, end, &index, &bit, bits))
    {
      if (index >= MAX_BITS || taken[index]++ || (bare && bits->numbers))
        return FALSE;
      if (bit && index < 64)
        bits->set |= (guint64) 1 << index;
      bits->large = bits->large || (bit && index >= 64);
      bits->n++;
      bits->end = at + 5;
      at = bits->end + token_is (reader_peek (reader, bits->end, end), ',');
    }
  return bits->n > 0;
}

/* Whether a list of such bits is a set: without further evidence zeros and ones are a table. */
static gboolean
is_set (const Reader *reader, const Head *head, guint end, Bits *bits)
{
  guint close;

  if (head->brace == 0)
    return TRUE;
  close = reader_token (reader, head->brace)->match;
  if (close >= end || bits->end + token_is (reader_peek (reader, bits->end, end), ',') != close)
    return FALSE;
  bits->end = close + 1;
  return head->type || !bits->numbers;
}

gboolean
reader_read_bitset (Reader *reader, guint *at, Items *items)
{
  guint first = *at, end = items->end;
  Head head = { .brace = 0 };
  Bits bits;
  gboolean bare = token_is (reader_token (reader, first), '[');

  if (items->prose || (!bare && !read_head (reader, first, end, &head))
      || !read_bits (reader, bare ? first : head.brace + 1, end, bare, &bits)
      || !is_set (reader, &head, end, &bits))
    return FALSE;
  *at = bits.end;
  if (bits.large)
    {
      reader_items_leave (reader, items, first, bits.end, CHECKBIT_READING_TOO_LARGE);
      return TRUE;
    }
  Node node = reader_node_range (NODE_VALUE, CHECKBIT_READING_OK, first, bits.end);
  node.value = bits.set;
  if (head.named)
    {
      reader_take_name (reader, head.name, &node);
      reader_define (reader, node.name, &node);
    }
  reader_claim (reader, first, bits.end);
  reader_items_append (reader, items, node);
  return TRUE;
}
