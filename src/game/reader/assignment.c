/* Items that assign a value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/assignment.h"

#include <string.h>

#include "game/reader/enumeration.h"
#include "game/reader/items.h"
#include "game/reader/lists.h"
#include "game/reader/names.h"
#include "game/reader/node.h"
#include "game/reader/operators.h"
#include "game/reader/prose.h"
#include "game/reader/scan.h"
#include "game/reader/squares.h"
#include "game/reader/target.h"
#include "game/reader/walk.h"

/* Whether an element with a list is really a table declared after another variable: a = 1, b[2] =
 * {2, 4}. */
static gboolean
is_declared_size (const Reader *reader, const Node *target, const Node *list)
{
  return target->name_token > 0 && target->index == list->n_children
         && token_is (reader_token (reader, target->name_token - 1), ',');
}

/* Whether the colon of a heading is followed by a value on a later line, and the word before it is
 * not a name but about the text: "Here is the code:". */
static gboolean
is_heading (const Reader *reader, guint first, guint colon)
{
  static const char *const words[]
      = { "code", "output", "listing", "snippet", "example",   "result", "results", "text",
          "log",  "dump",   "this",    "these",   "following", "below",  "is",      "are",
          "was",  "were",   "get",     "got",     "prints",    "printed" };

  if (colon < first + 2)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (reader_is_word (reader, colon - 1, colon, words[i]))
      return TRUE;
  return FALSE;
}

/* Whether a name or index is a token: not so in [3] = …, where its place is that of no name, 0. */
static gboolean
has_name_token (const Node *target)
{
  return target->name_token >= target->first;
}

/* Gives a value the name that was found for it. */
static void
name_node (Reader *reader, Node *node, const Node *target)
{
  node->name = target->name;
  node->element = target->element;
  node->index = target->index;
  if (target->repeat > 1)
    node->repeat = target->repeat;
  node->name_square = target->name_square;
  node->name_token = target->name_token;
  /* the list may contain names of its own, so a number before it must not be lost as its name */
  if (has_name_token (target)
      && (target->index >= 0
          || (target->name != NULL
              && (node->kind != NODE_LIST
                  || reader_token (reader, target->name_token)->kind != TOKEN_NUMBER))))
    reader_claim (reader, target->name_token, target->name_token + 1);
  if (node->kind == NODE_LIST && node->element != NULL && is_declared_size (reader, target, node))
    {
      node->name = target->element;
      node->element = NULL;
      node->index = -1;
    }
  if (node->kind == NODE_LIST && node->element != NULL)
    {
      node->name
          = reader_strndup (reader, reader_text (reader, reader_token (reader, target->name_token)),
                            reader_token (reader, node->first)->start
                                - reader_token (reader, target->name_token)->start);
      g_autofree char *name
          = g_strdup_printf ("%s[%" G_GINT64_FORMAT "]", target->element, target->index);
      node->name = reader_strndup (reader, name, strlen (name));
      node->element = NULL;
      node->index = -1;
    }
  if (node->element == NULL)
    reader_define (reader, node->name, node);
}

/* Whether a number is given to a number that says the same in another base: 0xff00 = 65280. */
static gboolean
is_equal_number (const Reader *reader, guint first, guint equals, const Node *node)
{
  const Token *before = reader_token (reader, first);

  return node->kind == NODE_VALUE && node->flags & NODE_LITERAL && equals == first + 1
         && before->kind == TOKEN_NUMBER && !(before->flags & TOKEN_BAD)
         && before->value == node->value;
}

/* Checks the text after the value of an assignment: if words follow, it is prose. */
static void
finish_value (Reader *reader, guint *at, const Items *items, Node *node)
{
  const Token *number = reader_token (reader, node->first);

  if (reader_ends_item (reader, *at, items->end) || reader_begins_item (reader, *at, items->end)
      || reader_peek (reader, *at, items->end)->kind != TOKEN_WORD)
    return;
  if (reader_is_plain_word (reader, reader_token (reader, *at)) == 0)
    return;
  reader_note_prose (reader, *at, reader_n_tokens (reader));
  if (node->kind == NODE_VALUE && node->flags & NODE_LITERAL && number->kind == TOKEN_NUMBER
      && !(number->flags & TOKEN_MACHINE))
    {
      node->kind = NODE_UNKNOWN;
      node->reason = CHECKBIT_READING_PROSE;
      node->name = NULL;
    }
}

/* Whether the value after a colon at the end of a line is on the next line. */
static gboolean
goes_on (const Reader *reader, guint at, guint end)
{
  const Token *token = reader_peek (reader, at, end);

  if (!(token->flags & TOKEN_NEW_LINE))
    return TRUE;
  if ((token_is (token, '(') || token_is (token, '['))
      && reader_find_assignment (reader, at, end) != end)
    return FALSE; /* (uint64_t) x = 1, [main] x = 1 */
  if (token->kind == TOKEN_DRAWING || token_is_open (token))
    return TRUE;
  if (token->kind == TOKEN_END || token->kind == TOKEN_BREAK || token->flags & TOKEN_GAP)
    return FALSE;
  if (token_is (token, OP_BULLET))
    return TRUE;
  return (token->kind == TOKEN_NUMBER || token->kind == TOKEN_STRING)
         && reader_find_assignment (reader, at, end) == end;
}

/* Whether squares continue the first one, which has a number, as in the braces of an
 * enumeration. */
static gboolean
begins_enumeration (const Reader *reader, guint at, const Items *items, const Node *target)
{
  const Token *square = reader_peek (reader, at + 1, items->end);

  return items->root && target->name_square >= 0
         && token_is (reader_peek (reader, at, items->end), ',') && square->kind == TOKEN_WORD
         && reader_find_square (reader_text (reader, square), token_length (square)) >= 0
         && token_is (reader_peek (reader, at + 2, items->end), ',');
}

/* Adds a complete value; one that cannot be evaluated is left as unreadable. */
static void
add_value (Reader *reader, Items *items, Node node, const Node *target)
{
  if (items->enumeration && items->formula == 0 && node.kind == NODE_VALUE)
    items->next = node.value + 1;
  if (node.kind == NODE_VALUE || node.kind == NODE_LIST)
    {
      name_node (reader, &node, target);
      reader_items_append (reader, items, node);
    }
  else if (node.kind == NODE_UNKNOWN)
    reader_items_leave (reader, items, node.first, node.end, (CheckbitReadingReason) node.reason);
  else
    items->pending |= NODE_BREAK;
}

/* The operator of a compound assignment: for "<<=" it is "<<", for "&^=" "&^". */
static guint8
get_compound_operator (const Reader *reader, guint equals)
{
  const Token *token = reader_token (reader, equals);
  const char *text = reader_text (reader, token);

  if (!token_is (token, OP_COMPOUND))
    return 0;
  if (text[0] == '&' && text[1] == '^')
    return OP_AND_NOT;
  if (text[0] == '&' && text[1] != '=')
    text++; /* Swift's &<<= */
  return text[0] == '<' ? OP_LEFT : text[0] == '>' ? OP_RIGHT : (guint8) text[0];
}

/* The value of a name after a compound assignment. If its previous value is unknown, only a mask
 * counts as a value. */
static void
work_compound (Reader *reader, guint equals, const Node *target, Node *node)
{
  guint8 op = get_compound_operator (reader, equals);
  gboolean bits = op == '|' || op == '^' || op == '&' || op == OP_AND_NOT;
  const Symbol *symbol = op != 0 && target->name != NULL && target->element == NULL
                             ? reader_find_symbol (reader, target->name)
                             : NULL;
  Node before = reader_node_new (NODE_VALUE, node->first);

  if (op == 0 || node->kind != NODE_VALUE)
    return;
  if (symbol == NULL || symbol->kind != SYMBOL_VALUE)
    {
      /* x |= 0x5 contains a set, x += 0x5 does not */
      if (!bits)
        {
          node->kind = NODE_UNKNOWN;
          node->reason = CHECKBIT_READING_UNKNOWN;
          node->first = target->first;
        }
      return;
    }
  reader_put_symbol (&before, symbol);
  before.end = node->end;
  before = reader_combine (reader, before, op, node);
  if (before.kind == NODE_VALUE)
    reader_put_value (node, &before);
}

/* Whether what a value is given to says that it is binary: toBinaryString (x) = 1100. */
static gboolean
is_binary (const Reader *reader, guint first, guint equals)
{
  for (guint i = first; i < equals; i++)
    {
      const Token *token = reader_token (reader, i);
      const char *text = reader_text (reader, token);
      gssize length = (gssize) token_length (token);
      if (token->kind == TOKEN_WORD /* but not preliminary */
          && (token_equals (reader, token, "bin") || g_strstr_len (text, length, "binary") != NULL
              || g_strstr_len (text, length, "Binary") != NULL))
        return TRUE;
    }
  return FALSE;
}

/* Makes a value, or the first one of a list, include the number before it. The values of a list
 * that was named before stay where they are: they are those of the name, too. */
static void
stretch (Node *node, guint first)
{
  for (; node != NULL && node->first > first; node = node->children)
    node->first = first;
}

/* Reads two drawings beside each other below a label for each, Before: After:; FALSE if they are not
 * that. */
static gboolean
read_labelled_pair (Reader *reader, guint *at, guint equals, Items *items)
{
  guint first = *at, drawing = equals + 1, end = items->end;
  const Token *left = reader_peek (reader, drawing, end);
  const Token *right = reader_peek (reader, drawing + 1, end);

  if (left->kind != TOKEN_DRAWING || right->kind != TOKEN_DRAWING || left->line != right->line)
    return FALSE;
  while (first < equals && !token_is (reader_token (reader, first), ':'))
    first++;
  if (first == *at || first + 1 >= equals || reader_token (reader, first - 1)->kind != TOKEN_WORD
      || reader_token (reader, equals - 1)->kind != TOKEN_WORD)
    return FALSE;
  for (guint i = 0; i < 2; i++)
    {
      Node target = reader_node_range (NODE_NONE, CHECKBIT_READING_OK, *at, equals);
      Node node = reader_read_value (reader, &drawing, end);
      reader_take_name (reader, (i == 0 ? first : equals) - 1, &target);
      add_value (reader, items, node, &target);
    }
  *at = drawing;
  return TRUE;
}

void
reader_read_assignment (Reader *reader, guint *at, guint equals, Items *items)
{
  guint first = *at, end = items->end, value = equals + 1;
  gboolean colon = token_is (reader_token (reader, equals), ':');
  Node target = reader_node_range (NODE_NONE, CHECKBIT_READING_OK, first, equals), node;

  if (colon && read_labelled_pair (reader, at, equals, items))
    return;
  reader_read_target (reader, first, equals, !colon, &target);
  if (colon && reader_peek (reader, value, end)->flags & TOKEN_NEW_LINE
      && is_heading (reader, first, equals))
    target.name = NULL;
  *at = value;
  if (value >= end || (colon && !goes_on (reader, value, end)))
    {
      items->pending |= NODE_BREAK;
      return;
    }
  value = reader_skip_container (reader, value, end);
  if (reader_peek (reader, value, end)->flags & TOKEN_BITS && is_binary (reader, first, equals))
    reader_read_as_bits (reader, value);
  gboolean next_line = (reader_token (reader, value)->flags & TOKEN_NEW_LINE) != 0;
  *at = value;
  if (!reader_read_bullets (reader, at, end, &node))
    node = reader_read_value (reader, at, end);
  if (node.kind == NODE_UNKNOWN && *at == value + 1
      && !token_is (reader_peek (reader, *at, end), ';')
      && token_length (reader_token (reader, value)) % 2 == 0)
    reader_read_bare_hex (reader, value, &node); /* occ=ff00, as a logger prints it */
  if (node.kind == NODE_SYNTAX || *at == value)
    {
      *at = value;
      if (!reader_ends_item (reader, value, end))
        reader_walk (reader, at, reader_find_item_end (reader, value, end), items);
      return;
    }
  reader_note_iota (reader, value, *at, items);
  if (items->formula == value)
    {
      items->next = 0;
      node = reader_read_iota (reader, items);
      node.first = value;
      node.end = *at;
    }
  reader_take_notes (reader, at, end, &node);
  reader_gather_numbers (reader, at, end, colon && next_line, items->root, &node);
  reader_skip_repetition (reader, at, end, &node);
  gboolean equal = is_equal_number (reader, first, equals, &node);
  work_compound (reader, equals, &target, &node);
  finish_value (reader, at, items, &node);
  if (node.kind == NODE_UNKNOWN && node.end < *at)
    node.end = *at;
  if (equal)
    stretch (&node, first);
  else if (target.index >= 0 && has_name_token (&target)
           && reader_token (reader, target.name_token)->kind == TOKEN_NUMBER)
    stretch (&node, target.name_token);
  items->enumeration = items->enumeration || begins_enumeration (reader, *at, items, &target);
  add_value (reader, items, node, &target);
}
