/* Functions of one or two numbers that exist under some name in every language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/functions.h"

#include <string.h>

#include "game/reader/operators.h"
#include "game/reader/squares.h"

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

/* Functions that are not operators. */
enum
{
  FUNCTION_NOT = 1,
  FUNCTION_NEGATE,
  FUNCTION_SWAP,    /* the bytes */
  FUNCTION_REVERSE, /* the bits */
  FUNCTION_ROTATE_LEFT,
  FUNCTION_ROTATE_RIGHT,
};

static const struct
{
  const char *name;
  guint8 op; /* one of these, or a binary operator */
} functions[] = {
  { "swapbytes", FUNCTION_SWAP },
  { "reversebytes", FUNCTION_SWAP },
  { "reversebytes64", FUNCTION_SWAP },
  { "byteswap", FUNCTION_SWAP },
  { "bswap64", FUNCTION_SWAP },
  { "builtinbswap64", FUNCTION_SWAP },
  { "byteswapped", FUNCTION_SWAP },
  { "bswap", FUNCTION_SWAP },
  { "byteswapuint64", FUNCTION_SWAP },
  { "reverseendianness", FUNCTION_SWAP },
  { "reverse", FUNCTION_REVERSE },
  { "bitreversed", FUNCTION_REVERSE },
  { "builtinbitreverse64", FUNCTION_REVERSE },
  { "reversebits", FUNCTION_REVERSE },
  { "bitreverse", FUNCTION_REVERSE },
  { "reverse64", FUNCTION_REVERSE },
  { "rotateleft", FUNCTION_ROTATE_LEFT },
  { "rotateleft64", FUNCTION_ROTATE_LEFT },
  { "rotl", FUNCTION_ROTATE_LEFT },
  { "rotl64", FUNCTION_ROTATE_LEFT },
  { "rotateright", FUNCTION_ROTATE_RIGHT },
  { "rotr", FUNCTION_ROTATE_RIGHT },
  { "rotr64", FUNCTION_ROTATE_RIGHT },
  { "inv", FUNCTION_NOT },
  { "not", FUNCTION_NOT },
  { "complement", FUNCTION_NOT },
  { "shl", OP_LEFT },
  { "shiftleft", OP_LEFT },
  { "wrappingshl", OP_LEFT },
  { "checkedshl", OP_LEFT },
  { "shiftl", OP_LEFT },
  { "shr", OP_RIGHT },
  { "ushr", OP_RIGHT },
  { "shiftright", OP_RIGHT },
  { "wrappingshr", OP_RIGHT },
  { "checkedshr", OP_RIGHT },
  { "shiftr", OP_RIGHT },
  { "shiftrightlogical", OP_RIGHT },
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
  { "andnot", OP_AND_NOT },
  { "wrappingmul", '*' },
  { "wrappingadd", '+' },
  { "wrappingsub", '-' },
  { "wrappingneg", FUNCTION_NEGATE },
  { "lognot", FUNCTION_NOT },
  { "pow", OP_POWER },
  { "unsafeshiftl", OP_LEFT },
  { "unsafeshiftr", OP_RIGHT },
  { "ash", OP_LEFT },
  { "logior", '|' },
};

/* The function with a name; 0 if it is unknown. */
static guint8
find_function (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (functions); i++)
    if (g_str_equal (functions[i].name, name))
      return functions[i].op;
  return 0;
}

guint
reader_count_applied (const char *name)
{
  static const char *const names[] = { "shiftl",
                                       "shiftr",
                                       "unsafeshiftl",
                                       "unsafeshiftr",
                                       "shiftleft",
                                       "shiftright",
                                       "shiftrightlogical",
                                       "logor",
                                       "logand",
                                       "logxor",
                                       "logior",
                                       "ash" };

  if (g_str_equal (name, "lognot"))
    return 1;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (name, names[i]))
      return 2;
  return 0;
}

static gboolean
apply_one (guint8 op, guint64 word, guint64 unused, guint64 *value)
{
  switch (op)
    {
    case FUNCTION_NOT:
      *value = ~word;
      return TRUE;
    case FUNCTION_NEGATE:
      *value = -word;
      return TRUE;
    case FUNCTION_SWAP:
      *value = swap_bytes (word);
      return TRUE;
    case FUNCTION_REVERSE:
      *value = reverse_bits (word);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
apply_two (guint8 op, guint64 left, guint64 right, guint64 *value)
{
  if (op != FUNCTION_ROTATE_LEFT && op != FUNCTION_ROTATE_RIGHT)
    return reader_apply (op, left, right, value);
  if (right > 63)
    return FALSE;
  *value = rotate_left (left, op == FUNCTION_ROTATE_LEFT ? right : 64 - right);
  return TRUE;
}

/* Whether the second argument of a function is a number of bits. */
static gboolean
counts_bits (guint8 op)
{
  return op == OP_LEFT || op == OP_RIGHT || op == FUNCTION_ROTATE_LEFT
         || op == FUNCTION_ROTATE_RIGHT;
}

gboolean
reader_compute (Reader *reader, const char *name, const Node *left, const Node *right, Node *node)
{
  guint8 op = find_function (name);
  Node second = right == NULL      ? *left
                : counts_bits (op) ? reader_as_number (reader, right)
                                   : *right;

  if (!reader_work_out (reader, right == NULL ? apply_one : apply_two, op, left, &second, node))
    return FALSE;
  node->kind = NODE_VALUE;
  node->flags = 0;
  return TRUE;
}

gboolean
reader_keep_bits (Reader *reader, const Node *count, const Node *word, Node *node)
{
  if (count->value == 0 || count->value > 64)
    return FALSE;
  node->kind = NODE_VALUE;
  reader_put_value (node, word);
  reader_keep_low (reader, node, (guint) count->value);
  return TRUE;
}
