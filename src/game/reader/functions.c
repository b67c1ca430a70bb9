/* Functions of one or two numbers that every language has under some name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/functions.h"

#include <string.h>

#include "game/reader/operators.h"

static guint64
swap_bytes (guint64 word)
{
  return GUINT64_SWAP_LE_BE (word);
}

static guint64
reverse_bits (guint64 word)
{
  guint64 result = 0;

  for (guint i = 0; i < 64; i++)
    result |= (word >> i & 1) << (63 - i);
  return result;
}

static guint64
rotate_left (guint64 word, guint64 n)
{
  n &= 63;
  return n == 0 ? word : word << n | word >> (64 - n);
}

gboolean
reader_compute (
    const Reader *reader, const char *name, const Node *left, const Node *right, Node *node)
{
  static const struct
  {
    const char *name;
    char op;
  } names[] = {
    { "swapbytes", 's' },
    { "reversebytes", 's' },
    { "reversebytes64", 's' },
    { "byteswap", 's' },
    { "bswap64", 's' },
    { "builtinbswap64", 's' },
    { "byteswapped", 's' },
    { "bswap", 's' },
    { "reverseendianness", 's' },
    { "reversebits", 'r' },
    { "bitreverse", 'r' },
    { "reverse64", 'r' },
    { "rotateleft", 'l' },
    { "rotateleft64", 'l' },
    { "rotl", 'l' },
    { "rotl64", 'l' },
    { "rotateright", 'R' },
    { "rotr", 'R' },
    { "rotr64", 'R' },
    { "inv", '~' },
    { "not", '~' },
    { "complement", '~' },
    { "shl", '<' },
    { "shiftleft", '<' },
    { "wrappingshl", '<' },
    { "shiftl", '<' },
    { "shr", '>' },
    { "ushr", '>' },
    { "shiftright", '>' },
    { "wrappingshr", '>' },
    { "shiftr", '>' },
    { "shiftrightlogical", '>' },
    { "and", '&' },
    { "intersection", '&' },
    { "logand", '&' },
    { "bitand", '&' },
    { "or", '|' },
    { "union", '|' },
    { "logor", '|' },
    { "bitor", '|' },
    { "xor", '^' },
    { "logxor", '^' },
    { "bitxor", '^' },
    { "andnot", 'n' },
    { "wrappingmul", '*' },
    { "wrappingadd", '+' },
    { "wrappingsub", '-' },
    { "wrappingneg", '_' },
    { "lognot", '~' },
    { "pow", 'p' },
    { "unsafeshiftl", '<' },
    { "unsafeshiftr", '>' },
  };
  guint64 a = left->value, b = right != NULL ? right->value : 0;
  char op = 0;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].name, name))
      op = names[i].op;
  if (op == 0 || (right == NULL) != (strchr ("sr~_", op) != NULL))
    return FALSE;
  if (strchr ("<>lR", op) != NULL && (b = reader_number_of (reader, right)) > 63)
    return FALSE;
  switch (op)
    {
    case 's':
      a = swap_bytes (a);
      break;
    case 'r':
      a = reverse_bits (a);
      break;
    case 'l':
      a = rotate_left (a, b);
      break;
    case 'R':
      a = rotate_left (a, 64 - b);
      break;
    case '~':
      a = ~a;
      break;
    case '_':
      a = -a;
      break;
    case '<':
      a <<= b;
      break;
    case '>':
      a >>= b;
      break;
    case '&':
      a &= b;
      break;
    case '|':
      a |= b;
      break;
    case '^':
      a ^= b;
      break;
    case 'n':
      a &= ~b;
      break;
    case '*':
      a *= b;
      break;
    case '+':
      a += b;
      break;
    case '-':
      a -= b;
      break;
    default:
      for (guint64 base = a, n = (a = 1, b); n > 0; n >>= 1, base *= base)
        a *= n & 1 ? base : 1;
      break;
    }
  node->kind = NODE_VALUE;
  node->value = a;
  node->flags = 0;
  return TRUE;
}

gboolean
reader_keep_bits (const Node *count, const Node *word, Node *node)
{
  if (count->value == 0 || count->value > 64)
    return FALSE;
  node->kind = NODE_VALUE;
  node->value
      = count->value == 64 ? word->value : word->value & (((guint64) 1 << count->value) - 1);
  return TRUE;
}
