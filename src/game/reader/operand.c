/* Operands: names, calls, lists, and their suffixes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/operand.h"

#include <string.h>

#include "game/reader/call-names.h"
#include "game/reader/calls.h"
#include "game/reader/functions.h"
#include "game/reader/group.h"
#include "game/reader/literals.h"
#include "game/reader/methods.h"
#include "game/reader/names.h"
#include "game/reader/node.h"
#include "game/reader/operators.h"
#include "game/reader/scan.h"
#include "game/reader/squares.h"

static Node read_primary (Reader *reader, guint *at, guint end);

/* Whether a token may be part of a type before a brace. */
static gboolean
is_type_part (const Token *token)
{
  return token->kind == TOKEN_WORD || token_is (token, '[') || token_is (token, '.')
         || token_is (token, '*');
}

/* The type before the brace of a list in Go and Zig: [64]uint64{, [2][64]u64{. Returns the brace; 0
 * for none. */
static guint
find_typed_brace (const Reader *reader, guint at, guint end)
{
  guint i = at;
  const Token *token;

  for (; is_type_part (token = reader_peek (reader, i, end)); i++)
    {
      if (i > at && token->flags & (TOKEN_NEW_LINE | TOKEN_SPACE))
        return 0;
      if (token_is (token, '.') && token_is (token - 1, ']'))
        return 0; /* [1, 2].map { … } */
      if (token_is (token, '[') && token->match <= i)
        return 0;
      if (token_is (token, '['))
        i = token->match;
    }
  return i > at && token_is (token, '{') && (token - 1)->kind == TOKEN_WORD ? i : 0;
}

static Node
symbol_node (const Reader *reader, const Symbol *symbol, guint at)
{
  Node node = reader_node_new (NODE_VALUE, at);

  if (symbol->kind == SYMBOL_LIST)
    {
      node = *symbol->list;
      node.next = NULL;
      node.first = at;
      node.name = NULL;
      node.element = NULL;
      node.index = -1;
    }
  else
    reader_put_symbol (&node, symbol);
  return node;
}

static const Symbol *
find_symbol (const Reader *reader, guint from, guint to)
{
  gsize start = reader_token (reader, from)->start, end = reader_token (reader, to)->end;
  char name[80];

  if (end - start >= sizeof name)
    return NULL;
  memcpy (name, reader_text (reader, reader_token (reader, from)), end - start);
  name[end - start] = '\0';
  return reader_find_symbol (reader, name);
}

/* A name with a value; NODE_UNKNOWN if it has none. */
static Node
read_name (Reader *reader, guint first, guint last)
{
  const Token *token = reader_token (reader, last);
  const char *word = reader_text (reader, token);
  gsize length = token_length (token);
  const Symbol *symbol = find_symbol (reader, first, last);
  Node node = reader_node_unknown (first, CHECKBIT_READING_UNKNOWN);
  guint64 set;
  int square;

  if (symbol == NULL && first < last)
    symbol = find_symbol (reader, last, last);
  node.end = last + 1;
  if (symbol != NULL && symbol->kind == SYMBOL_MACRO)
    return node;
  if (symbol != NULL)
    return symbol_node (reader, symbol, first);
  if ((square = reader_find_square (word, length)) >= 0)
    {
      reader_put_square (reader, &node, (ChessSquare) square);
      return node;
    }
  if (length > 3 && (memcmp (word, "BB_", 3) == 0 || memcmp (word, "bb_", 3) == 0)
      && (square = reader_find_square (word + 3, length - 3)) >= 0)
    set = CHESS_BIT ((ChessSquare) square);
  else if (!reader_find_line (word, length, &set))
    {
      gboolean found = reader_find_constant (word, length, &node.value);
      if (!found && last >= first + 2)
        found = reader_find_path_limit (reader, last - 2, last, &node.value);
      node.kind = found ? NODE_VALUE : NODE_UNKNOWN;
      return node;
    }
  node.kind = NODE_VALUE;
  reader_put_set (reader, &node, set);
  return node;
}

/* Whether a property is just the value of its object: bits.0, bb.rawValue. */
static gboolean
is_idle_property (const Reader *reader, const Token *token)
{
  static const char *const names[]
      = { "0",        "bits",  "bit",  "raw",  "rawValue",   "value", "bb",
          "bitboard", "inner", "word", "mask", "asBitboard", "data" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (token_equals (reader, token, names[i]))
      return TRUE;
  return FALSE;
}

/* The brace of a list after its type: new long[64] {, map[string]int{; after the sizes if there is
 * none. */
static guint
find_list_brace (const Reader *reader, guint at, guint end)
{
  guint brace = at;

  while (token_is (reader_peek (reader, brace, end), '[')
         && reader_token (reader, brace)->match > brace
         && reader_token (reader, brace)->match < end)
    brace = reader_token (reader, brace)->match + 1;
  if (brace > at && reader_peek (reader, brace, end)->kind == TOKEN_WORD
      && !(reader_token (reader, brace)->flags & TOKEN_SPACE)
      && token_is (reader_peek (reader, brace + 1, end), '{'))
    brace++;
  return brace;
}

/* A list preceded by its type, or just a type of arrays; NODE_SYNTAX if there is neither. */
static Node
read_typed_list (Reader *reader, guint first, guint last, guint sizes, guint *at, guint end)
{
  guint brace = find_list_brace (reader, sizes, end);
  const Token *token = reader_peek (reader, brace, end);
  Node node = reader_node_new (NODE_SYNTAX, first);

  if (token_is (token, '{') && token->match > brace && token->match < end)
    {
      reader_claim (reader, last + 1, brace);
      *at = brace;
      node = reader_read_brackets (reader, at, end);
      return node.kind == NODE_LIST ? reader_node_unwrap (node) : node;
    }
  if (brace > sizes && reader_is_type_token (reader, last))
    {
      reader_claim (reader, last + 1, brace);
      *at = brace;
      node.kind = NODE_NONE;
    }
  return node;
}

/* A method of a name with a value: Long.MAX_VALUE.inv (), UInt64.max.byteSwapped. NODE_UNKNOWN if
 * there is none. open: of the arguments, 0 for none. */
static Node
read_name_method (Reader *reader, guint first, guint last, guint open)
{
  Node node = reader_node_unknown (first, CHECKBIT_READING_UNKNOWN);

  if (last < first + 2)
    return node;
  node = read_name (reader, first, last - 2);
  if (node.kind != NODE_VALUE || !reader_method (reader, &node, last, open))
    return reader_node_unknown (first, CHECKBIT_READING_UNKNOWN);
  node.next = NULL;
  node.name = NULL;
  return node;
}

/* A name from first to last, perhaps followed by properties that are just its value. */
static Node
read_plain_name (Reader *reader, guint first, guint last)
{
  Node node = read_name (reader, first, last);

  while (node.kind == NODE_UNKNOWN && last >= first + 2
         && is_idle_property (reader, reader_token (reader, last)))
    {
      reader_claim (reader, last, last + 1);
      last -= 2;
      Node shorter = read_name (reader, first, last);
      if (shorter.kind != NODE_UNKNOWN)
        node = shorter;
    }
  if (node.kind == NODE_UNKNOWN)
    {
      Node method = read_name_method (reader, first, last, 0);
      node = method.kind == NODE_VALUE ? method : node;
    }
  return node;
}

/* Whether a bracket belongs to a Rust macro: vec![…], bitboard! {…}. */
static gboolean
is_macro_call (const Reader *reader, guint at, guint end)
{
  return token_is (reader_peek (reader, at, end), '!')
         && !(reader_token (reader, at)->flags & TOKEN_SPACE)
         && token_is_open (reader_peek (reader, at + 1, end));
}

/* A list with a repeat count: [0; 64]. */
static Node
read_repeated (Reader *reader, guint *at, guint end)
{
  guint open = *at, close = reader_token (reader, open)->match, semicolon = 0;
  Node node = reader_node_new (NODE_SYNTAX, open);

  for (guint i = open + 1; i < close; i++)
    if (token_is (reader_token (reader, i), '[') || token_is (reader_token (reader, i), '('))
      i = MAX (i, reader_token (reader, i)->match);
    else if (token_is (reader_token (reader, i), ';'))
      semicolon = i;
  if (semicolon == 0 || semicolon + 2 != close || close >= end)
    return node;
  guint inner = open + 1, count_at = semicolon + 1;
  Node value = reader_read_value (reader, &inner, semicolon);
  Node count = reader_read_value (reader, &count_at, close);
  if (inner != semicolon || count.kind != NODE_VALUE || count.value > READER_MAX_INDEX
      || (value.kind != NODE_VALUE && value.kind != NODE_LIST && value.kind != NODE_UNKNOWN))
    return node;
  node.kind = NODE_LIST;
  value.repeat = (guint) count.value;
  value.flags |= value.kind == NODE_UNKNOWN ? NODE_ENTRY : 0;
  reader_append (reader, &node, &value);
  reader_claim (reader, open, close);
  *at = close + 1;
  return node;
}

/* Whether there is a space between a square and a bracket, so that it is not a call: e4 (2
 * squares). */
static gboolean
is_spaced_square (const Reader *reader, guint word, guint bracket)
{
  const Token *token = reader_token (reader, word);

  return bracket == word + 1 && reader_token (reader, bracket)->flags & TOKEN_SPACE
         && reader_find_square (reader_text (reader, token), token_length (token)) >= 0;
}

/* The list after the length that a console prints: BigUint64Array(2) [ … ], (4) [1, 2, 3, 4].
 * Returns its position; 0 for none. */
static guint
find_counted_list (const Reader *reader, guint open, guint end)
{
  const Token *length = reader_peek (reader, open + 1, end);
  const Token *list = reader_peek (reader, open + 3, end);

  return token_is (reader_peek (reader, open, end), '(')
                 && reader_token (reader, open)->match == open + 2 && length->kind == TOKEN_NUMBER
                 && length->flags & TOKEN_BARE && token_is (list, '[') && list->match > open + 3
                 && list->match < end && list->flags & TOKEN_SPACE
                 && !(list->flags & TOKEN_NEW_LINE)
             ? open + 3
             : 0;
}

static Node
read_counted_list (Reader *reader, guint *at, guint list, guint end)
{
  reader_claim (reader, *at, list);
  *at = list;
  return reader_read_brackets (reader, at, end);
}

/* Whether a bracket contains a map as printed by Go, map[black:2 white:1], or a record as printed by
 * Java, Board[white=1, black=2], OptionalLong[1]. */
static gboolean
is_printed (const Reader *reader, guint word, guint open, guint end)
{
  const Token *token = reader_peek (reader, open, end), *key = reader_peek (reader, open + 1, end);
  const Token *name = reader_token (reader, word);
  const char *text = reader_text (reader, name);

  if (!token_is (token, '[') || open != word + 1 || token->flags & TOKEN_SPACE
      || token->match < open + 2 || token->match >= end)
    return FALSE;
  if (token_equals (reader, name, "map"))
    return (key->kind == TOKEN_WORD || key->kind == TOKEN_NUMBER)
           && token_is (reader_token (reader, open + 2), ':');
  if (token_length (name) >= 8 && memcmp (text, "Optional", 8) == 0)
    return key->kind == TOKEN_NUMBER;
  return g_ascii_isupper (text[0]) && key->kind == TOKEN_WORD
         && token_is (reader_token (reader, open + 2), '=');
}

/* The contents of backquotes, as in text with code; NODE_SYNTAX if there are none. */
static Node
read_quoted (Reader *reader, guint *at, guint end)
{
  guint first = *at, close = first + 1, inner = first + 1;
  guint line_end = MIN (reader_find_line_end (reader, first, end), end);

  while (close < line_end && !token_is (reader_token (reader, close), '`'))
    close++;
  if (close == line_end || close == inner)
    return reader_node_new (NODE_SYNTAX, first);
  Node node = reader_read_value (reader, &inner, close);
  if (inner != close)
    return reader_node_new (NODE_SYNTAX, first);
  *at = close + 1;
  return node;
}

/* The contents of a Rust macro's brackets. */
static Node
read_macro_call (Reader *reader, guint *at, guint end)
{
  if (token_is (reader_token (reader, *at), '['))
    {
      Node list = read_repeated (reader, at, end);
      if (list.kind == NODE_LIST)
        return list;
    }
  return reader_node_unwrap (reader_read_brackets (reader, at, end));
}

/* Whether the bracket at a position calls the word before it. */
static gboolean
is_call (const Reader *reader, guint word, guint open, guint end)
{
  const Token *token = reader_peek (reader, open, end);

  return token_is (token, '(') && !(token->flags & TOKEN_NEW_LINE) && token->match > open
         && token->match < end && !is_spaced_square (reader, word, open);
}

/* The call of a path from first to last. */
static Node
read_call (Reader *reader, guint first, guint last, guint open, guint *at)
{
  reader_claim (reader, last + 1, open);
  Node node = reader_call (reader, first, last, open);
  if (node.kind == NODE_UNKNOWN)
    {
      Node method = read_name_method (reader, first, last, open);
      node = method.kind == NODE_VALUE ? method : node;
    }
  *at = MAX (reader_token (reader, open)->match + 1, node.kind == NODE_VALUE ? node.end : 0);
  return node;
}

/* Reads a function with arguments behind it, as in Haskell, OCaml and Lisp: shiftL 1 8. NODE_SYNTAX
 * if it is not one. */
static Node
read_applied (Reader *reader, guint name, guint *at, guint end)
{
  Node node = reader_node_new (NODE_SYNTAX, name), arguments[2];
  guint next = name + 1, n;
  char simple[32];

  reader_simplify (reader, name, simple);
  n = reader_count_applied (simple);
  /* where an argument cannot be read, its tokens are read once more as something else, which
   * doubles with each function that is an argument of another */
  if (n == 0 || !reader_step (reader))
    return node;
  for (guint i = 0; i < n; i++)
    {
      if (reader_peek (reader, next, end)->flags & TOKEN_NEW_LINE || !reader_has_room (reader))
        return node;
      reader_enter (reader, 1);
      arguments[i] = read_primary (reader, &next, end);
      reader_leave (reader, 1);
      if (arguments[i].kind != NODE_VALUE)
        return node;
    }
  if (!reader_compute (reader, simple, &arguments[0], n > 1 ? &arguments[1] : NULL, &node))
    return node;
  *at = next;
  return node;
}

/* Ada's Unsigned_64'Last and Unsigned_64'First; FALSE if it is something else. */
static gboolean
read_attribute (Reader *reader, guint type, guint *at, guint end, Node *node)
{
  const Token *mark = reader_peek (reader, type + 1, end),
              *name = reader_peek (reader, type + 2, end);
  const Token *token = reader_token (reader, type);
  gboolean last = name->kind == TOKEN_WORD && token_equals (reader, name, "Last");

  if (!token_is (mark, '\'') || mark->flags & TOKEN_SPACE || name->kind != TOKEN_WORD
      || name->flags & TOKEN_SPACE || (!last && !token_equals (reader, name, "First"))
      || !reader_find_limit (reader_text (reader, token), token_length (token), last, &node->value))
    return FALSE;
  node->kind = NODE_VALUE;
  *at = type + 3;
  return TRUE;
}

/* Reads a path of words: a name, a call, a constructor with its list. */
static Node
read_path (Reader *reader, guint *at, guint end)
{
  guint first = *at, last = reader_path_end (reader, first, end), list;
  guint next = reader_skip_generic (reader, last + 1, end);
  Node limit = reader_node_new (NODE_NONE, first);

  if (read_attribute (reader, last, at, end, &limit))
    return limit;
  /* numeric_limits<uint64_t>::max */
  if (next > last + 1 && token_is (reader_peek (reader, next, end), OP_SCOPE)
      && reader_peek (reader, next + 1, end)->kind == TOKEN_WORD)
    {
      reader_claim (reader, last + 1, next);
      last = next + 1;
      next = last + 1;
    }
  if (is_macro_call (reader, next, end))
    {
      *at = next + 1;
      return read_macro_call (reader, at, end);
    }
  if ((list = find_counted_list (reader, next, end)) != 0)
    return read_counted_list (reader, at, list, end);
  if (is_printed (reader, first, next, end))
    {
      *at = next;
      return reader_node_unwrap (reader_read_brackets (reader, at, end));
    }
  if (is_call (reader, first, next, end))
    return read_call (reader, first, last, next, at);
  Node node = read_typed_list (reader, first, last, next, at, end);
  if (node.kind != NODE_SYNTAX || (node = read_applied (reader, last, at, end)).kind == NODE_VALUE)
    return node;
  *at = MAX (next, last + 1);
  return read_plain_name (reader, first, last);
}

/* The width that SystemVerilog's number is written with: 8 of 8'h01; 0 for another number. */
static guint
read_width (const Reader *reader, const Token *token)
{
  const char *text = reader_text (reader, token);
  gsize length = token_length (token);
  guint width = 0, n = 0;

  if (token->kind != TOKEN_NUMBER || token->flags & TOKEN_BAD)
    return 0;
  while (n < length && n < 3 && g_ascii_isdigit (text[n]))
    width = width * 10 + (guint) (text[n++] - '0');
  return n + 1 < length && text[n] == '\'' && g_ascii_isalpha (text[n + 1]) ? width : 0;
}

/* Reads SystemVerilog's numbers that are put together to a word, {32'h1, 32'h2}; FALSE if the bracket
 * is not that. */
static gboolean
read_concatenation (Reader *reader, guint open, guint close, guint64 *value)
{
  guint total = 0;

  *value = 0;
  for (guint i = open + 1; i < close; i += 2)
    {
      const Token *token = reader_token (reader, i);
      guint width = read_width (reader, token);

      total += width;
      if (width == 0 || width >= 64 || total > 64 || token->value >> width != 0
          || (i + 1 < close && !token_is (reader_token (reader, i + 1), ',')))
        return FALSE;
      *value = *value << width | token->value;
    }
  return total == 64;
}

/* Reads a number that is repeated to a word, {8{8'h01}}; FALSE if the bracket is not that. */
static gboolean
read_replication (const Reader *reader, guint open, guint close, guint64 *value)
{
  const Token *count = reader_token (reader, open + 1), *number = reader_token (reader, open + 3);
  guint width;

  if (close != open + 5 || count->kind != TOKEN_NUMBER || count->flags & TOKEN_BAD
      || !token_is (count + 1, '{') || count[1].match != close - 1
      || (width = read_width (reader, number)) == 0 || count->value > 64 / width
      || (width < 64 && number->value >> width != 0))
    return FALSE;
  *value = 0;
  for (guint64 i = 0; i < count->value; i++)
    *value = (width < 64 ? *value << width : 0) | number->value;
  return TRUE;
}

/* A word in braces in SystemVerilog; NODE_SYNTAX if it is something else. A list has an apostrophe
 * before it. */
static Node
read_packed (Reader *reader, guint *at, guint end)
{
  guint open = *at, close = reader_token (reader, open)->match;
  Node node = reader_node_new (NODE_SYNTAX, open);

  if (!token_is (reader_token (reader, open), '{') || close <= open || close >= end
      || (open > 0 && token_is (reader_token (reader, open - 1), '\''))
      || (!read_concatenation (reader, open, close, &node.value)
          && !read_replication (reader, open, close, &node.value)))
    return node;
  node.kind = NODE_VALUE;
  reader_claim (reader, open, close + 1);
  *at = close + 1;
  return node;
}

/* A list in square brackets preceded by its type, or with a repeat count; NODE_SYNTAX if it is
 * neither. */
static Node
read_square_bracket (Reader *reader, guint *at, guint end)
{
  guint first = *at, brace = find_typed_brace (reader, first, end);

  if (brace == 0 && reader_token (reader, first)->match < end
      && reader_is_list_type (reader, first))
    {
      *at = reader_token (reader, first)->match + 1;
      reader_claim (reader, first, *at);
      return reader_node_new (NODE_NONE, first);
    }
  if (brace == 0)
    return read_repeated (reader, at, end);
  reader_claim (reader, first, brace);
  *at = brace;
  return reader_read_brackets (reader, at, end);
}

static gboolean
is_sign (const Token *token)
{
  return token_is (token, '.') || token_is (token, '\'') || token_is (token, '@')
         || token_is (token, '$') || token_is (token, '#');
}

/* Whether a sign before an operand belongs to it: .{ in Zig, '{ in SystemVerilog, @[ in Nim, .e4 in
 * Swift. */
static gboolean
is_sigil (const Reader *reader, guint at, guint end)
{
  const Token *token = reader_token (reader, at);

  return is_sign (token) && at + 1 < end && !is_sign (token + 1) && !(token[1].flags & TOKEN_SPACE);
}

/* Swift's let x: UInt64 = .max, whose type is that of the name. */
static gboolean
is_implied_limit (const Reader *reader, guint dot, guint64 *value)
{
  return dot >= 2 && token_is (reader_token (reader, dot), '.')
         && reader_token (reader, dot + 1)->kind == TOKEN_WORD
         && token_is (reader_token (reader, dot - 1), '=') && reader_is_type_token (reader, dot - 2)
         && reader_find_path_limit (reader, dot - 2, dot + 1, value);
}

/* An operand that begins with an operator: brackets of any kind, and quoted text. */
static Node
read_enclosed (Reader *reader, guint *at, guint end)
{
  const Token *token = reader_token (reader, *at);
  guint first = *at, counted;

  if (is_sigil (reader, first, end))
    {
      Node limit = reader_node_new (NODE_VALUE, first);
      if (is_implied_limit (reader, first, &limit.value))
        {
          *at += 2;
          return limit;
        }
      ++*at;
      return read_primary (reader, at, end);
    }
  if (token_is (token, '['))
    {
      Node list = read_square_bracket (reader, at, end);
      if (*at != first)
        return list;
    }
  if ((counted = find_counted_list (reader, first, end)) != 0)
    return read_counted_list (reader, at, counted, end);
  Node packed = read_packed (reader, at, end);
  if (packed.kind == NODE_VALUE)
    return packed;
  if (token_is (token, '`'))
    return read_quoted (reader, at, end);
  if (token_is_open (token))
    return reader_read_brackets (reader, at, end);
  return reader_node_new (NODE_SYNTAX, first);
}

static Node
read_primary (Reader *reader, guint *at, guint end)
{
  guint first = *at;

  switch (reader_peek (reader, first, end)->kind)
    {
    case TOKEN_NUMBER:
      ++*at;
      return reader_read_number (reader, first);
    case TOKEN_STRING:
      ++*at;
      return reader_read_string (reader, first);
    case TOKEN_DRAWING:
      ++*at;
      return reader_read_drawing (reader, first);
    case TOKEN_WORD:
      return read_path (reader, at, end);
    case TOKEN_OPERATOR:
      return read_enclosed (reader, at, end);
    default:
      return reader_node_new (NODE_SYNTAX, first);
    }
}

/* The entry of a list at a place, the last of several; NULL if there is none. */
static const Node *
find_entry (Reader *reader, const Node *list, guint64 place)
{
  const Node *found = NULL;
  guint64 first = 0;
  guint n_passed = 0;

  for (const Node *child = list->children; child != NULL; child = child->next)
    {
      guint n = MAX (child->repeat, 1);

      /* a text may look into a long list again and again */
      if (++n_passed % 64 == 0 && !reader_step (reader))
        return NULL;
      if (child->index >= 0 && child->element == NULL)
        first = (guint64) child->index;
      if (place >= first && place - first < n)
        found = child;
      first += n;
    }
  return found;
}

/* An entry of a previously read table. */
static gboolean
take_entry (Reader *reader, Node *node, guint *at, guint end)
{
  guint open = *at, inner = open + 1, close = reader_token (reader, open)->match;
  const Node *child;

  if (node->kind != NODE_LIST || close <= open || close >= end)
    return FALSE;
  Node index = reader_read_value (reader, &inner, close);
  if (inner != close || index.kind != NODE_VALUE)
    return FALSE;
  child = find_entry (reader, node, reader_number_of (reader, &index));
  if (child == NULL || (child->kind != NODE_VALUE && child->kind != NODE_LIST))
    return FALSE;
  guint first = node->first;
  *node = *child;
  node->next = NULL;
  node->first = first;
  node->repeat = 0;
  node->index = -1;
  node->name = NULL;
  node->name_square = -1;
  node->element = NULL;
  node->flags &= NODE_PLACE;
  *at = close + 1;
  return TRUE;
}

/* SquareBB[SQ_E4], BB_SQUARES[28]: the bit of a square, from a table that every program has. */
static gboolean
take_bit (Reader *reader, Node *node, guint *at, guint end)
{
  guint open = *at, inner = open + 1, close = reader_token (reader, open)->match;
  char simple[32];

  if (node->kind != NODE_UNKNOWN || reader_token (reader, open - 1)->kind != TOKEN_WORD)
    return FALSE;
  reader_simplify (reader, open - 1, simple);
  if (!reader_is_bit_maker (simple) && !g_str_equal (simple, "bbsquares"))
    return FALSE;
  Node index = reader_read_value (reader, &inner, close);
  if (inner != close || index.kind != NODE_VALUE || !reader_set_bit (reader, &index, node))
    return FALSE;
  *at = close + 1;
  return TRUE;
}

/* x as u64; the type is not a value. */
static gboolean
take_as (Reader *reader, Node *node, guint *at, guint end)
{
  const Token *token = reader_peek (reader, *at, end);

  if (token->kind != TOKEN_WORD || !token_equals (reader, token, "as")
      || reader_peek (reader, *at + 1, end)->kind != TOKEN_WORD)
    return FALSE;
  guint last = reader_path_end (reader, *at + 1, end);
  reader_narrow (reader, node, last);
  *at = last + 1;
  return TRUE;
}

static void
make_unknown (Node *node)
{
  node->kind = NODE_UNKNOWN;
  node->reason = CHECKBIT_READING_UNKNOWN;
  node->children = NULL;
}

/* Reads .name and .name (…) after an operand, .name::<u64> () in Rust; FALSE if there is none. */
static gboolean
take_method (Reader *reader, Node *node, guint *at, guint end)
{
  const Token *token = reader_token (reader, *at), *next = reader_peek (reader, *at + 1, end);
  guint open = reader_skip_generic (reader, *at + 2, end);
  const Token *after = reader_peek (reader, open, end);

  if (!token_is (token, '.') && !token_is (token, OP_SCOPE) && !token_is (token, OP_ARROW))
    return FALSE;
  if ((next->kind != TOKEN_WORD && next->kind != TOKEN_NUMBER) || next->flags & TOKEN_SPACE
      || (token->flags & TOKEN_SPACE && !(token->flags & TOKEN_NEW_LINE)))
    return FALSE;
  gboolean call = ((token_is (after, '(') && !(after->flags & TOKEN_SPACE))
                   || (token_is (after, '{') && node->kind == NODE_LIST)) /* a closure */
                  && after->match > open && after->match < end;
  if (call)
    reader_claim (reader, *at + 2, open);
  if (!reader_method (reader, node, *at + 1, call ? open : 0))
    make_unknown (node);
  *at = call ? after->match + 1 : *at + 2;
  return TRUE;
}

/* a1..h1: the rectangle between two squares, inclusive. */
static gboolean
take_range (Reader *reader, Node *node, guint *at, guint end)
{
  guint next = *at + 1;
  int from = node->square, to;
  ChessBitboard set = 0;

  if (!(node->flags & NODE_SQUARE) || !token_is (reader_token (reader, *at), OP_DOTS)
      || reader_token (reader, *at)->flags & TOKEN_NEW_LINE
      || reader_peek (reader, next, end)->kind != TOKEN_WORD)
    return FALSE;
  Node other = read_primary (reader, &next, end);
  if (other.kind != NODE_VALUE || !(other.flags & NODE_SQUARE))
    return FALSE;
  to = other.square;
  for (int rank = MIN (from / 8, to / 8); rank <= MAX (from / 8, to / 8); rank++)
    for (int file = MIN (from % 8, to % 8); file <= MAX (from % 8, to % 8); file++)
      set |= CHESS_BIT (CHESS_SQUARE (file, rank));
  node->flags = 0;
  reader_put_set (reader, node, set);
  *at = next;
  return TRUE;
}

/* Methods, indices and conversions after an operand. */
#define USUAL_LINKS 8

Node
reader_read_operand (Reader *reader, guint *at, guint end)
{
  guint first = *at, n_links = 0;
  Node node = read_primary (reader, at, end);

  while (node.kind != NODE_SYNTAX && *at < end)
    {
      /* a chain may be read again from each of its links */
      if (++n_links > USUAL_LINKS && !reader_step (reader))
        return reader_node_new (NODE_SYNTAX, first);
      const Token *token = reader_token (reader, *at);
      gboolean joined = !(token->flags & TOKEN_SPACE);
      if (take_method (reader, &node, at, end) || take_range (reader, &node, at, end))
        continue;
      if (joined && (token_is (token, '!') || token_is (token, '?')))
        ++*at;
      else if (joined && token_is (token, '[') && token->match > *at && token->match < end)
        {
          if (!take_entry (reader, &node, at, end) && !take_bit (reader, &node, at, end))
            {
              make_unknown (&node);
              *at = token->match + 1;
            }
        }
      else if (joined && token_is (token, OP_STEP))
        {
          node.kind = NODE_UNKNOWN;
          ++*at;
        }
      else if (!take_as (reader, &node, at, end))
        break;
    }
  node.first = first;
  node.end = *at;
  return node;
}
