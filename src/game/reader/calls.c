/* Calls: wrappers and conversions in many languages, calls that make lists, and macros defined in
 * the text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/calls.h"

#include <string.h>

#include "game/reader/based.h"
#include "game/reader/bytes.h"
#include "game/reader/call-names.h"
#include "game/reader/comprehension.h"
#include "game/reader/functions.h"
#include "game/reader/group.h"
#include "game/reader/map-entries.h"
#include "game/reader/names.h"
#include "game/reader/node.h"
#include "game/reader/operators.h"
#include "game/reader/scan.h"
#include "game/reader/squares.h"

/* The first argument that cannot be evaluated; NULL for none. */
static const Node *
find_bad (const Node *list)
{
  for (const Node *child = list->children; child != NULL; child = child->next)
    if (child->kind == NODE_UNKNOWN || child->kind == NODE_SYNTAX)
      return child;
  return NULL;
}

/* Whether the label of an argument only says that it is the value. */
static gboolean
is_value_label (const char *name)
{
  static const char *const labels[]
      = { "rawValue", "bitPattern", "truncatingIfNeeded", "value",   "bits",
          "raw",      "word",       "clamping",           "exactly", "bb",
          "radix",    "base" };

  return name != NULL && reader_is_among (name, labels, G_N_ELEMENTS (labels));
}

/* The text's macro with a name; NULL for none. */
static const Symbol *
find_macro (Reader *reader, guint name)
{
  const Token *token = reader_token (reader, name);
  char text[80];

  if (token_length (token) >= sizeof text)
    return NULL;
  memcpy (text, reader_text (reader, token), token_length (token));
  text[token_length (token)] = '\0';
  const Symbol *symbol = reader_find_symbol (reader, text);
  return symbol != NULL && symbol->kind == SYMBOL_MACRO ? symbol : NULL;
}

/* Evaluates a macro with arguments: its parameters are names while its body is read. */
static gboolean
expand (Reader *reader, const Symbol *macro, const Node *arguments, Node *node)
{
  ReaderSymbols *around;
  guint n = 0, at = macro->body, close = reader_token (reader, macro->parameters)->match;
  Symbol values[8];

  around = reader_open_scope (reader);
  for (guint i = macro->parameters + 1; i < close && n < G_N_ELEMENTS (values); i++)
    {
      const Node *argument = reader_node_nth (arguments, n);
      if (reader_token (reader, i)->kind != TOKEN_WORD)
        continue;
      if (argument == NULL)
        break;
      Node number = reader_as_number (reader, argument);
      values[n] = (Symbol){ .kind = SYMBOL_VALUE, .value = number.value, .words = number.words };
      reader_set_symbol (reader, reader_dup_token (reader, i), &values[n++]);
    }
  reader_enter (reader, 4); /* recursion of a macro must end */
  Node body = { .kind = NODE_UNKNOWN };
  if (n == arguments->n_children && reader_has_room (reader))
    body = reader_read_value (reader, &at, macro->end);
  reader_leave (reader, 4);
  reader_close_scope (reader, around);
  if (body.kind != NODE_VALUE || at != macro->end)
    return FALSE;
  node->kind = NODE_VALUE;
  reader_put_value (node, &body);
  return TRUE;
}

/* The limit of an unsigned type of several words, of which only the later ones are known:
 * numeric_limits<unsigned long long>::max (). */
static void
make_unsigned (const Reader *reader, guint first, guint type, guint64 *value)
{
  for (guint i = first; i < type; i++)
    if (reader_is_word (reader, i, type, "unsigned"))
      {
        *value = (gint64) *value < 0 ? 0 : *value << 1 | 1;
        return;
      }
}

/* A call without arguments: u64::max_value (), numeric_limits<uint64_t>::max (). */
static Node
call_empty (Reader *reader, guint first, guint name, guint end)
{
  Node node = reader_node_range (NODE_UNKNOWN, CHECKBIT_READING_UNKNOWN, first, end);

  for (guint i = first; i < name; i++)
    if (reader_token (reader, i)->kind == TOKEN_WORD
        && reader_find_path_limit (reader, i, name, &node.value))
      {
        make_unsigned (reader, first, i, &node.value);
        node.kind = NODE_VALUE;
        return node;
      }
  return node;
}

/* Limits of the type in brackets: maxInt (u64), high (uint64), typemax (UInt64). */
static gboolean
call_limit (const Reader *reader, const char *simple, guint open, Node *node)
{
  static const char *const highs[] = { "maxint", "high", "typemax", "max", "maxbound", "maxof" };
  static const char *const lows[] = { "minint", "low", "typemin", "min", "minbound", "minof" };
  gboolean largest = reader_is_among (simple, highs, G_N_ELEMENTS (highs));
  const Token *type = reader_token (reader, open + 1);

  if ((!largest && !reader_is_among (simple, lows, G_N_ELEMENTS (lows)))
      || reader_token (reader, open)->match != open + 2 || type->kind != TOKEN_WORD
      || !reader_find_limit (reader_text (reader, type), token_length (type), largest,
                             &node->value))
    return FALSE;
  node->kind = NODE_VALUE;
  return TRUE;
}

static guint
count_lists (const Node *arguments)
{
  guint n = 0;

  for (const Node *child = arguments->children; child != NULL; child = child->next)
    n += child->kind == NODE_LIST && child->name == NULL;
  return n;
}

/* Removes arguments from a list that are types and options: array ("Q", […]). A single list among
 * them becomes the list; several become a list of lists. */
static Node
list_of_arguments (Reader *reader, Node arguments)
{
  Node list = arguments;
  gboolean alone = count_lists (&arguments) == 1;

  list.kind = NODE_LIST;
  list.children = list.last_child = NULL;
  list.n_children = 0;
  for (const Node *child = arguments.children; child != NULL; child = child->next)
    if (alone && child->kind == NODE_LIST && child->name == NULL)
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
  const Node *value = arguments->children;

  /* @as (u64, 1), @intCast (u64, 1): the type reads as an unknown word */
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
  reader_narrow (reader, &node, name);
  node.flags |= value->flags & NODE_LITERAL;
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

/* LongArray (64), new BigUint64Array (64): a single number is the length rather than a value. */
static gboolean
is_sized_array (const Reader *reader, guint name, const char *simple)
{
  return g_str_has_suffix (simple, "array")
         && g_ascii_isupper (*reader_text (reader, reader_token (reader, name)));
}

/* new (…), and Swift's init, which takes a list too. */
static gboolean
is_constructor (const char *simple, const Node *argument)
{
  return g_str_equal (simple, "init")
         || (g_str_equal (simple, "new") && argument->kind == NODE_VALUE);
}

static gboolean
has_labels (const Node *arguments)
{
  for (const Node *child = arguments->children; child != NULL; child = child->next)
    if (child->name != NULL && !is_value_label (child->name))
      return TRUE;
  return FALSE;
}

/* A function of one or two numbers; FALSE if it is unknown. */
static gboolean
call_function (Reader *reader, const char *simple, const Node *arguments, Node *node)
{
  const Node *left = arguments->children, *right = left->next;

  if (arguments->n_children > 2 || left->kind != NODE_VALUE)
    return FALSE;
  if (right != NULL && right->kind == NODE_VALUE
      && (call_halves (simple, left, right, node)
          || ((g_str_equal (simple, "asuintn") || g_str_equal (simple, "asintn"))
              && reader_keep_bits (reader, left, right, node))))
    return TRUE;
  return reader_compute (reader, simple, left, right, node);
}

/* Whether a call creates a record: Position (white = …, black = …), Magic (0x…, 0x…). */
static gboolean
is_record (const Reader *reader, guint name, const char *simple, const Node *arguments)
{
  const Token *token = reader_token (reader, name);

  return g_str_equal (simple, "new")
         || (arguments->n_children > 1 && g_ascii_isupper (*reader_text (reader, token))
             && !reader_is_deed (simple));
}

/* A call whose arguments can all be evaluated. */
static Node
call_values (Reader *reader, guint name, const char *simple, Node arguments, Node node)
{
  const Node *only = arguments.n_children == 1 ? arguments.children : NULL;
  gboolean labelled = has_labels (&arguments);

  if (!labelled && call_function (reader, simple, &arguments, &node))
    return node;
  if (!labelled && only != NULL && only->kind == NODE_VALUE && reader_is_bit_maker (simple))
    {
      reader_set_bit (reader, only, &node);
      return node;
    }
  if (only != NULL && only->flags & NODE_LITERAL && is_sized_array (reader, name, simple))
    {
      reader_claim (reader, node.first, node.end);
      node.kind = NODE_NONE;
      return node;
    }
  if (!labelled && reader_is_list_maker (simple))
    return list_of_arguments (reader, arguments);
  if (!labelled && only != NULL
      && (reader_is_wrapper (reader, name, simple) || is_constructor (simple, only)))
    return call_wrapper (reader, name, &arguments, node);
  if (!labelled && !is_record (reader, name, simple, &arguments))
    return node;
  arguments.first = node.first;
  return arguments;
}

/* A call with an argument that cannot be evaluated. */
static Node
call_unknown (Reader *reader, guint name, const char *simple, const Node *arguments, Node node)
{
  const Node *value = arguments->children;

  if (reader_is_list_maker (simple))
    {
      /* longArrayOf (1, 0xFG): reports the entry */
      Node list = list_of_arguments (reader, *arguments);
      list.first = node.first;
      return list;
    }
  if (arguments->n_children == 2 && reader_is_wrapper (reader, name, simple)
      && value->kind != NODE_VALUE && value->next->kind == NODE_VALUE)
    return call_wrapper (reader, name, arguments, node);
  node.reason = find_bad (arguments)->reason;
  return node;
}

/* Reads arguments as the entries of a map: put ("edge", 0xff); FALSE if they are not. */
static gboolean
call_entries (Reader *reader, guint max_pairs, guint open, Node *arguments, Node *node)
{
  const Node *entry = arguments->children;

  if (reader_pair_up (reader, open, arguments, max_pairs))
    {
      *node = arguments->n_children == 1 ? *arguments->children : *arguments;
      return TRUE;
    }
  while (entry->kind == NODE_LIST && entry->n_children == 1 && entry->name == NULL)
    entry = entry->children; /* insert ({"edge", 0xff}) */
  if (max_pairs != 1 || arguments->n_children != 1 || entry->name == NULL)
    return FALSE;
  *node = *entry;
  return TRUE;
}

/* A call whose arguments are not values themselves: types, strings, formulas; FALSE otherwise. */
static gboolean
call_special (Reader *reader, const char *simple, guint open, Node *node)
{
  guint at = open;

  return call_limit (reader, simple, open, node)
         || reader_read_string_call (reader, simple, open, node)
         || reader_read_bytes (reader, simple, open, node)
         || (reader_is_list_maker (simple)
             && reader_read_comprehension (reader, &at, reader_token (reader, open)->match + 1,
                                           node));
}

/* The arguments in brackets, as entries of a list. */
static Node
read_arguments (Reader *reader, guint open)
{
  guint close = reader_token (reader, open)->match;
  Node arguments = reader_read_group (reader, open, close + 1, 0, FALSE);

  arguments.end = close + 1;
  for (Node *child = arguments.children; child != NULL; child = child->next)
    child->flags |= NODE_ENTRY;
  return arguments;
}

Node
reader_call (Reader *reader, guint first, guint name, guint open)
{
  guint close = reader_token (reader, open)->match;
  Node node = reader_node_unknown (first, CHECKBIT_READING_UNKNOWN);
  char simple[32];

  reader_simplify (reader, name, simple);
  node.end = close + 1;
  if (close == open + 1)
    return call_empty (reader, first, name, close + 1);
  if (call_special (reader, simple, open, &node))
    return node;
  Node arguments = read_arguments (reader, open);
  const Symbol *macro = find_macro (reader, name);
  gboolean known = find_bad (&arguments) == NULL;
  if (macro != NULL && known)
    expand (reader, macro, &arguments, &node);
  if (macro != NULL || arguments.n_children == 0
      || call_entries (reader, reader_count_call_pairs (reader, first, name, simple), open,
                       &arguments, &node))
    return node;
  return known ? call_values (reader, name, simple, arguments, node)
               : call_unknown (reader, name, simple, &arguments, node);
}
