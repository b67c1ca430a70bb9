/* Calls: wrappers and conversions of many languages, strings with a base, what is read as a list,
 * and methods of values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game/reader/reader-private.h"

/* --- Names ------------------------------------------------------------------------------------ */

/* A name in lower case without underscores, as much of it as there is room for. */
static void
simplify (const Reader *reader, guint name, char simple[static 32])
{
  const Token *token = &reader->tokens[name];
  gsize n = 0;

  for (gsize i = token->start; i < token->end && n < 31; i++)
    if (reader->text[i] != '_' && reader->text[i] != '@')
      simple[n++] = g_ascii_tolower (reader->text[i]);
  simple[n] = '\0';
}

static gboolean
is_among (const char *name, const char *const *list, gsize n)
{
  for (gsize i = 0; i < n; i++)
    if (g_str_equal (name, list[i]))
      return TRUE;
  return FALSE;
}

/* Whether a call makes a list of what it is given. */
static gboolean
is_list_maker (const char *name)
{
  static const char *const names[]
      = { "of",        "from",    "aslist", "array",   "list",   "vec",      "tuple",    "set",
          "frozenset", "toarray", "vector", "asarray", "listof", "stdarray", "fromlist", "seq" };

  return is_among (name, names, G_N_ELEMENTS (names)) || g_str_has_suffix (name, "arrayof")
         || g_str_has_suffix (name, "listof") || g_str_has_suffix (name, "setof")
         || g_str_has_suffix (name, "array") || g_str_has_suffix (name, "list");
}

/* Whether a call sets one bit. */
static gboolean
is_bit_maker (const char *name)
{
  static const char *const names[] = { "bit",
                                       "bitull",
                                       "bitul",
                                       "bit64",
                                       "bv",
                                       "sqbb",
                                       "bbsq",
                                       "squarebb",
                                       "bbsquare",
                                       "squaretobb",
                                       "sqtobb",
                                       "sq2bb",
                                       "bbof",
                                       "bitof",
                                       "bitat",
                                       "bitmask",
                                       "onebit",
                                       "squarebit",
                                       "sqbit",
                                       "fromsquare",
                                       "bitboardof",
                                       "setbit",
                                       "tobb",
                                       "maskof",
                                       "sqmask",
                                       "squaremask",
                                       "squaretobitboard",
                                       "sqtobitboard",
                                       "bitboardfromsquare" };

  return is_among (name, names, G_N_ELEMENTS (names));
}

/* Whether a call does something with a set, whatever its name begins with elsewhere. */
static gboolean
is_deed (const char *name)
{
  static const char *const beginnings[]
      = { "print",  "show",   "draw",   "dump",     "display", "log",     "pop",    "count",
          "ones",   "lsb",    "msb",    "lead",     "trail",   "bitscan", "get",    "set",
          "clear",  "is",     "has",    "test",     "find",    "first",   "last",   "flip",
          "mirror", "shift",  "write",  "read",     "assert",  "check",   "scan",   "len",
          "add",    "remove", "toggle", "bitcount", "rand",    "hash",    "sqrt",   "abs",
          "format", "move",   "attack", "north",    "south",   "east",    "west",   "fill",
          "ctz",    "clz",    "ffs",    "fls",      "ntz",     "nlz",     "rotate", "hamming",
          "card",   "expect", "index",  "square",   "make",    "debug",   "init" };

  if (g_str_has_prefix (name, "squareset") || g_str_equal (name, "logand"))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (beginnings); i++)
    if (g_str_has_prefix (name, beginnings[i]))
      return TRUE;
  return FALSE;
}

/* Whether a call only changes the type of what it is given, as its name says. */
static gboolean
is_wrapper (const Reader *reader, guint name, const char *simple)
{
  static const char *const names[] = { "int",       "long",     "uint",      "ulong",
                                       "word",      "bb",       "bigint",    "u64",
                                       "valueof",   "as",       "intcast",   "bitcast",
                                       "truncate",  "trunc",    "frombits",  "staticcast",
                                       "from",      "tryfrom",  "integer",   "number",
                                       "qword",     "longlong", "unsigned",  "fromraw",
                                       "ull",       "value",    "longvalue", "bitboard",
                                       "raw",       "tonumber", "constcast", "reinterpretcast",
                                       "uintn",     "fromu64",  "decode",    "parseint",
                                       "parselong", "ord",      "some",      "bitset" };
  const Token *token = &reader->tokens[name];
  char first = reader->text[token->start];

  if (!reader_is_type (reader->text + token->start, token->end - token->start) && is_deed (simple))
    return FALSE;
  return reader_is_type (reader->text + token->start, token->end - token->start)
         || is_among (simple, names, G_N_ELEMENTS (names)) || g_ascii_isupper (first)
         || g_str_has_prefix (simple, "parse") || g_str_has_prefix (simple, "uint64")
         || g_str_has_prefix (simple, "int64") || g_str_has_prefix (simple, "bitboard")
         || g_str_has_suffix (simple, "bitboard");
}

/* --- Arguments -------------------------------------------------------------------------------- */

static Node
node_fail (guint first, CheckbitReadingReason reason)
{
  return (Node){ .kind = NODE_UNKNOWN,
                 .reason = (guint8) reason,
                 .first = first,
                 .index = -1,
                 .square = -1,
                 .name_square = -1 };
}

static const Node *
nth (const Node *list, guint n)
{
  const Node *child = list->children;

  while (child != NULL && n-- > 0)
    child = child->next;
  return child;
}

/* The first argument that does not work out; NULL where all do. */
static const Node *
find_bad (const Node *list)
{
  for (const Node *child = list->children; child != NULL; child = child->next)
    if (child->kind == NODE_UNKNOWN || child->kind == NODE_SYNTAX)
      return child;
  return NULL;
}

/* Whether the label of an argument says only that it is the value. */
static gboolean
is_value_label (const char *name)
{
  static const char *const labels[]
      = { "rawValue", "bitPattern", "truncatingIfNeeded", "value",   "bits",
          "raw",      "word",       "clamping",           "exactly", "bb",
          "radix",    "base" };

  return name != NULL && is_among (name, labels, G_N_ELEMENTS (labels));
}

static guint
count_tokens (const Reader *reader, guint open, guint8 kind)
{
  guint n = 0;

  for (guint i = open + 1; i < reader->tokens[open].match; i++)
    n += reader->tokens[i].kind == kind;
  return n;
}

/* --- Strings with a base ---------------------------------------------------------------------- */

/* The base that a function's name or its last small number says; 0 for none. */
static unsigned
find_base (const Reader *reader, const char *name, guint open)
{
  if (strstr (name, "hex") != NULL)
    return 16;
  if (strstr (name, "bin") != NULL || strstr (name, "bitset") != NULL)
    return 2;
  for (guint i = open + 1; i < reader->tokens[open].match; i++)
    if (reader->tokens[i].kind == TOKEN_STRING)
      for (; i < reader->tokens[open].match; i++)
        if (reader->tokens[i].kind == TOKEN_NUMBER)
          return reader->tokens[i].value >= 2 && reader->tokens[i].value <= 16
                     ? (unsigned) reader->tokens[i].value
                     : 0;
  return 0;
}

/* Reads the digits of a string, which may have a prefix of its own. */
static gboolean
read_digits (const Reader *reader, const Token *string, unsigned base, guint64 *value)
{
  const char *text = reader->text + string->start;
  gsize length = string->end - string->start, sign = length > 0 && text[0] == '-' ? 1 : 0;

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

/* ("ff00", 16) and what is like it; FALSE where there is no such string. */
static gboolean
read_string_call (Reader *reader, const char *name, guint open, Node *node)
{
  guint string = 0;
  unsigned base;

  for (guint i = open + 1; i < reader->tokens[open].match && string == 0; i++)
    if (reader->tokens[i].kind == TOKEN_STRING && reader->tokens[i].start < reader->tokens[i].end)
      string = i;
  if (string == 0 || count_tokens (reader, open, TOKEN_STRING) != 1
      || (base = find_base (reader, name, open)) == 0
      || !read_digits (reader, &reader->tokens[string], base, &node->value))
    return FALSE;
  node->kind = NODE_VALUE;
  reader_claim (reader, open, reader->tokens[open].match);
  return TRUE;
}

/* --- What the functions do -------------------------------------------------------------------- */

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

/* Functions of one or two numbers that every language has under some name. */
static gboolean
compute (const Reader *reader, const char *name, const Node *left, const Node *right, Node *node)
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

/* Keeps the low bits of a word: BigInt.asUintN (n, x). */
static gboolean
keep_bits (const Node *count, const Node *word, Node *node)
{
  if (count->value == 0 || count->value > 64)
    return FALSE;
  node->kind = NODE_VALUE;
  node->value
      = count->value == 64 ? word->value : word->value & (((guint64) 1 << count->value) - 1);
  return TRUE;
}

/* --- Calls ------------------------------------------------------------------------------------ */

/* The macro of the text that has a name; NULL for none. */
static const Symbol *
find_macro (Reader *reader, guint name)
{
  const Token *token = &reader->tokens[name];
  char text[80];

  if (token->end - token->start >= sizeof text)
    return NULL;
  memcpy (text, reader->text + token->start, token->end - token->start);
  text[token->end - token->start] = '\0';
  const Symbol *symbol = g_hash_table_lookup (reader->symbols, text);
  return symbol != NULL && symbol->kind == SYMBOL_MACRO && symbol->parameters != 0 ? symbol : NULL;
}

/* Works a macro with arguments out: its parameters are names while its body is read. */
static gboolean
expand (Reader *reader, const Symbol *macro, const Node *arguments, Node *node)
{
  g_autoptr (GHashTable) saved = reader->symbols;
  guint n = 0, at = macro->body, close = reader->tokens[macro->parameters].match;
  Symbol values[8];

  reader->symbols = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer key, value;
  g_hash_table_iter_init (&iter, saved);
  while (g_hash_table_iter_next (&iter, &key, &value))
    g_hash_table_insert (reader->symbols, key, value);
  for (guint i = macro->parameters + 1; i < close && n < G_N_ELEMENTS (values); i++)
    {
      const Token *token = &reader->tokens[i];
      const Node *argument = nth (arguments, n);
      if (token->kind != TOKEN_WORD)
        continue;
      if (argument == NULL)
        break;
      values[n] = (Symbol){ .kind = SYMBOL_VALUE, .value = reader_number_of (reader, argument) };
      g_hash_table_insert (reader->symbols,
                           (gpointer) reader_arena_strndup (&reader->arena,
                                                            reader->text + token->start,
                                                            token->end - token->start),
                           &values[n++]);
    }
  reader->depth += 4;
  Node body = { .kind = NODE_UNKNOWN };
  if (n == arguments->n_children && reader->depth < READER_MAX_DEPTH)
    body = reader_read_value (reader, &at, macro->end);
  reader->depth -= 4;
  g_hash_table_unref (reader->symbols);
  reader->symbols = g_steal_pointer (&saved);
  if (body.kind != NODE_VALUE || at != macro->end)
    return FALSE;
  node->kind = NODE_VALUE;
  node->value = body.value;
  return TRUE;
}

/* A call without arguments: u64::max_value (), numeric_limits<uint64_t>::max (). */
static Node
call_empty (Reader *reader, guint first, guint name)
{
  Node node = node_fail (first, CHECKBIT_READING_UNKNOWN);

  for (guint i = first; i < name; i++)
    if (reader->tokens[i].kind == TOKEN_WORD
        && reader_find_path_limit (reader, i, name, &node.value))
      {
        node.kind = NODE_VALUE;
        return node;
      }
  if (name >= first + 2 && token_is (&reader->tokens[name - 1], OP_SCOPE)
      && token_is (&reader->tokens[name - 2], '>'))
    for (guint i = name; i > first; i--)
      if (reader->tokens[i].kind == TOKEN_WORD
          && reader_find_path_limit (reader, i, name, &node.value))
        {
          node.kind = NODE_VALUE;
          return node;
        }
  return node;
}

/* maxInt (u64), high (uint64), typemax (UInt64): limits of the type in brackets. */
static gboolean
call_limit (const Reader *reader, const char *simple, guint open, Node *node)
{
  static const char *const highs[] = { "maxint", "high", "typemax", "max", "maxbound", "maxof" };
  static const char *const lows[] = { "minint", "low", "typemin", "min", "minbound", "minof" };
  gboolean largest = is_among (simple, highs, G_N_ELEMENTS (highs));
  const Token *type = &reader->tokens[open + 1];

  if ((!largest && !is_among (simple, lows, G_N_ELEMENTS (lows)))
      || reader->tokens[open].match != open + 2 || type->kind != TOKEN_WORD
      || !reader_find_limit (reader->text + type->start, type->end - type->start, largest,
                             &node->value))
    return FALSE;
  node->kind = NODE_VALUE;
  return TRUE;
}

/* Leaves the arguments that are types and options out of a list: array ("Q", […]). */
static Node
list_of_arguments (Reader *reader, Node arguments)
{
  Node list = arguments;

  list.kind = NODE_LIST;
  list.children = list.last_child = NULL;
  list.n_children = 0;
  for (const Node *child = arguments.children; child != NULL; child = child->next)
    if (child->kind == NODE_LIST && arguments.n_children > 0 && child->name == NULL)
      {
        list = *child;
        list.next = NULL;
        return list;
      }
    else if (child->name == NULL || child->kind == NODE_VALUE)
      reader_append (reader, &list, child);
  return list;
}

static Node
call_wrapper (Reader *reader, guint name, const Node *arguments, Node node)
{
  const Token *token = &reader->tokens[name];
  guint bits = reader_type_bits (reader->text + token->start, token->end - token->start);
  const Node *value = arguments->children;

  /* @as (u64, 1), @intCast (u64, 1): the type is a word that is not known */
  if (arguments->n_children == 2 && value->kind != NODE_VALUE)
    value = value->next;
  if (value == NULL || (value->kind != NODE_VALUE && value->kind != NODE_LIST))
    {
      node.reason = value != NULL ? value->reason : (guint8) CHECKBIT_READING_UNKNOWN;
      return node;
    }
  guint first = node.first;
  node = *value;
  node.next = NULL;
  node.name = NULL;
  node.name_square = -1;
  node.first = first;
  if (bits > 0 && bits < 64)
    node.value &= ((guint64) 1 << bits) - 1;
  return node;
}

/* Two halves of 32 bits. */
static gboolean
call_halves (const char *simple, const Node *low, const Node *high, Node *node)
{
  if (!g_str_equal (simple, "squareset") && !g_str_equal (simple, "fromhalves"))
    return FALSE;
  if (low->value >> 32 || high->value >> 32)
    return FALSE;
  node->kind = NODE_VALUE;
  node->value = low->value | high->value << 32;
  return TRUE;
}

/* A call whose arguments all work out. */
static Node
call_values (Reader *reader, guint name, const char *simple, Node arguments, Node node)
{
  const Node *left = arguments.children, *right = nth (&arguments, 1);
  guint n = arguments.n_children;
  gboolean labelled = FALSE;

  for (const Node *child = left; child != NULL; child = child->next)
    labelled = labelled || (child->name != NULL && !is_value_label (child->name));
  if (n == 2 && !labelled && left->kind == NODE_VALUE && right->kind == NODE_VALUE)
    {
      if (call_halves (simple, left, right, &node))
        return node;
      if ((g_str_equal (simple, "asuintn") || g_str_equal (simple, "asintn"))
          && keep_bits (left, right, &node))
        return node;
    }
  if (n <= 2 && !labelled && left->kind == NODE_VALUE
      && compute (reader, simple, left, right, &node))
    return node;
  if (n == 1 && !labelled && left->kind == NODE_VALUE && is_bit_maker (simple))
    {
      guint64 bit = reader_number_of (reader, left);
      if (bit < 64)
        {
          node.kind = NODE_VALUE;
          node.value = (guint64) 1 << bit;
        }
      return node;
    }
  if (is_list_maker (simple) && !labelled)
    return list_of_arguments (reader, arguments);
  if (n == 1 && !labelled && is_wrapper (reader, name, simple))
    return call_wrapper (reader, name, &arguments, node);
  /* a record: Position (white = …, black = …), Magic (0x…, 0x…) */
  const Token *token = &reader->tokens[name];
  if (labelled || g_str_equal (simple, "new")
      || (n > 1 && g_ascii_isupper (reader->text[token->start]) && !is_deed (simple)))
    {
      arguments.first = node.first;
      return arguments;
    }
  return node;
}

Node
reader_call (Reader *reader, guint first, guint name, guint open)
{
  guint close = reader->tokens[open].match;
  Node node = node_fail (first, CHECKBIT_READING_UNKNOWN);
  char simple[32];

  simplify (reader, name, simple);
  node.end = close + 1;
  if (close == open + 1)
    return call_empty (reader, first, name);
  if (call_limit (reader, simple, open, &node) || read_string_call (reader, simple, open, &node))
    return node;
  Node arguments = reader_read_group (reader, open, close + 1, 0, FALSE);
  const Symbol *macro = find_macro (reader, name);
  const Node *bad = find_bad (&arguments);
  arguments.end = close + 1;
  for (Node *child = arguments.children; child != NULL; child = child->next)
    child->flags |= NODE_ENTRY;
  if (macro != NULL)
    {
      if (bad == NULL)
        expand (reader, macro, &arguments, &node);
      return node;
    }
  if (arguments.n_children == 0)
    return node;
  if (bad == NULL)
    return call_values (reader, name, simple, arguments, node);
  if (is_list_maker (simple))
    {
      /* longArrayOf (1, 0xFG): the entry is named */
      Node list = list_of_arguments (reader, arguments);
      list.first = first;
      return list;
    }
  if (arguments.n_children <= 2 && is_wrapper (reader, name, simple)
      && arguments.children->kind != NODE_VALUE && arguments.n_children == 2
      && arguments.children->next->kind == NODE_VALUE)
    return call_wrapper (reader, name, &arguments, node);
  node.reason = bad->reason;
  return node;
}

/* --- Methods ---------------------------------------------------------------------------------- */

/* Methods that leave a number what it is. */
static gboolean
is_idle_method (const char *name)
{
  static const char *const names[]
      = { "unwrap",    "expect",     "into",       "bits",    "value",    "raw",      "rawvalue",
          "asu64",     "tou64",      "get",        "clone",   "0",        "unsigned", "signed",
          "longvalue", "bitpattern", "asbitboard", "bb",      "bitboard", "tobb",     "tobitboard",
          "inner",     "word",       "toint",      "valueof", "astype",   "tobigint", "item" };

  return is_among (name, names, G_N_ELEMENTS (names)) || g_str_has_prefix (name, "tou")
         || g_str_has_prefix (name, "tol") || g_str_has_prefix (name, "asu")
         || g_str_has_prefix (name, "toi");
}

/* "ff00".toULong (16), "ff".to_i (16), "ff".hex: the string of a method; FALSE where it is none. */
static gboolean
string_method (Reader *reader, Node *value, const char *name, guint open)
{
  const Token *string = &reader->tokens[value->end - 1];
  unsigned base = strstr (name, "hex") != NULL ? 16 : 0;
  guint64 word;

  if (string->kind != TOKEN_STRING)
    return FALSE;
  for (guint i = open + 1; open > 0 && i < reader->tokens[open].match; i++)
    if (reader->tokens[i].kind == TOKEN_NUMBER && reader->tokens[i].value <= 16
        && reader->tokens[i].value >= 2)
      base = (unsigned) reader->tokens[i].value;
  if (base == 0 || !read_digits (reader, string, base, &word))
    return FALSE;
  value->kind = NODE_VALUE;
  value->value = word;
  value->flags = 0;
  if (open > 0)
    reader_claim (reader, open, reader->tokens[open].match);
  return TRUE;
}

gboolean
reader_method (Reader *reader, Node *value, guint name, guint open)
{
  char simple[32];
  const Node *argument = NULL;
  Node arguments = { .kind = NODE_NONE };

  simplify (reader, name, simple);
  reader_claim (reader, name, name + 1);
  if (string_method (reader, value, simple, open))
    return TRUE;
  if (open > 0)
    {
      arguments = reader_read_group (reader, open, reader->tokens[open].match + 1, 0, FALSE);
      argument = arguments.children;
    }
  if (value->kind == NODE_LIST)
    {
      /* vec![…].into_iter (), listOf (…).toLongArray () */
      return argument == NULL;
    }
  if (value->kind != NODE_VALUE)
    return FALSE;
  if (arguments.n_children <= 1 && (argument == NULL || argument->kind == NODE_VALUE)
      && compute (reader, simple, value, argument, value))
    return TRUE;
  if (is_idle_method (simple))
    {
      value->flags &= (guint16) ~NODE_LITERAL;
      return TRUE;
    }
  return FALSE;
}
