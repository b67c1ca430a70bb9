/* Special lines: #define, memory dumps, table rows, prompts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/lines.h"

#include <string.h>

#include "game/reader/items.h"
#include "game/reader/names.h"
#include "game/reader/node.h"
#include "game/reader/number.h"
#include "game/reader/prose.h"
#include "game/reader/scan.h"
#include "game/reader/target.h"
#include "game/reader/walk.h"

void
reader_read_define (Reader *reader, guint *at, Items *items)
{
  guint name = *at + 1, body = name + 1, end = reader_find_line_end (reader, *at, items->end),
        value;
  Symbol *symbol;

  *at = end;
  items->pending |= NODE_BREAK;
  if (name >= end || reader_token (reader, name)->kind != TOKEN_WORD)
    return;
  guint parameters = 0;
  if (token_is (reader_peek (reader, body, end), '(')
      && !(reader_token (reader, body)->flags & TOKEN_SPACE))
    {
      parameters = body;
      body = reader_skip (reader, body, end);
    }
  if (body >= end)
    return;
  value = body;
  Node node = reader_read_value (reader, &value, end);
  if (value != end)
    {
      node = reader_node_range (NODE_UNKNOWN, CHECKBIT_READING_OTHER, body, end);
    }
  if (parameters == 0 && (node.kind == NODE_VALUE || node.kind == NODE_LIST))
    {
      reader_take_name (reader, name, &node);
      reader_define (reader, node.name, &node);
      reader_items_append (reader, items, node);
      return;
    }
  if (parameters != 0)
    {
      symbol = reader_alloc (reader, sizeof *symbol);
      *symbol
          = (Symbol){ .kind = SYMBOL_MACRO, .parameters = parameters, .body = body, .end = end };
      reader_set_symbol (reader, reader_dup_token (reader, name), symbol);
    }
  reader_items_leave (reader, items, body, end,
                      node.kind == NODE_UNKNOWN ? node.reason : CHECKBIT_READING_OTHER);
}

/* Whether a token is a number of 16 digits with a backquote in the middle, as in WinDbg. */
static gboolean
is_halved (const Reader *reader, const Token *token)
{
  return token->kind == TOKEN_NUMBER && token->end == token->start + 17
         && reader_text (reader, token)[8] == '`';
}

/* Where the values in a line of a memory dump begin: 0x7ffe3c40 <steps+16>: 0x…; 0 for none.
 * symbol: its token, 0 for none. */
static guint
find_dump (const Reader *reader, guint at, guint end, guint *symbol)
{
  const Token *address = reader_peek (reader, at, end);
  guint next = at + 1;

  *symbol = 0;
  if (address->kind != TOKEN_NUMBER || !(address->flags & TOKEN_NEW_LINE)
      || address->flags & TOKEN_BAD
      || !(address->flags & TOKEN_MACHINE ? address->value >= 0x1000 || token_length (address) > 9
                                          : token_length (address) >= 7))
    return 0;
  if (token_is (reader_peek (reader, next, end), '<')
      && reader_peek (reader, next + 1, end)->kind == TOKEN_WORD)
    {
      *symbol = next + 1;
      while (next < end && !token_is (reader_token (reader, next), '>')
             && !(reader_token (reader, next)->flags & TOKEN_NEW_LINE))
        next++;
      next++;
    }
  /* WinDbg has two blanks rather than a colon after 00007ff6`1234ab00 */
  if (next < end && is_halved (reader, address) && is_halved (reader, reader_token (reader, next))
      && address->value >= 0x10000 && reader_token (reader, next)->start == address->end + 2)
    return next;
  if (!token_is (reader_peek (reader, next, end), ':')
      || reader_peek (reader, next + 1, end)->kind != TOKEN_NUMBER
      || reader_token (reader, next + 1)->flags & TOKEN_NEW_LINE)
    return 0;
  return next + 1;
}

static gboolean
is_same_text (const Reader *reader, guint one, guint other)
{
  const Token *left = reader_token (reader, one), *right = reader_token (reader, other);
  gsize length = token_length (left);

  return token_length (right) == length
         && memcmp (reader_text (reader, left), reader_text (reader, right), length) == 0;
}

/* Reads the values in a line of a dump and skips the characters beside them. Returns where the
 * line, or its last value, ends. */
static guint
read_dump_line (Reader *reader, guint at, guint end, Node *list)
{
  while (at < end && reader_token (reader, at)->kind == TOKEN_NUMBER)
    {
      Node child = reader_read_value (reader, &at, end);
      child.flags |= NODE_ENTRY;
      reader_append (reader, list, &child);
    }
  if (at >= end)
    return at;
  reader_claim (reader, at, end);
  return end;
}

gboolean
reader_read_dump (Reader *reader, guint *at, Items *items)
{
  guint symbol, next = *at, values;
  Node list = reader_node_range (NODE_LIST, CHECKBIT_READING_OK, *at, *at);

  if ((values = find_dump (reader, next, items->end, &symbol)) == 0)
    return FALSE;
  list.flags = NODE_DUMP;
  list.name = symbol != 0 ? reader_dup_token (reader, symbol) : NULL;
  list.first = values;
  while (values != 0)
    {
      guint line_end = reader_find_line_end (reader, next, items->end), other;
      reader_claim (reader, next, values);
      next = read_dump_line (reader, values, line_end, &list);
      values = find_dump (reader, next, items->end, &other);
      if (values != 0 && other != 0 && symbol != 0 && !is_same_text (reader, other, symbol))
        values = 0;
    }
  list.end = next;
  reader_items_append (reader, items, list);
  *at = next;
  return TRUE;
}

/* The token of the name or index in the first cell of a row: | rank2 | 0xff00 |, | `rank2` | 0xff00
 * |, | 8 | 0xff00 |; 0 for none. A number beside one that is not a program's is a value itself. */
static guint
find_row_key (const Reader *reader, guint cell, guint end)
{
  gboolean quoted = token_is (reader_peek (reader, cell, end), '`');
  guint key = cell + quoted, bar = key + 1 + quoted, value = bar + 1;
  const Token *token = reader_peek (reader, key, end);

  if ((quoted && !token_is (reader_peek (reader, key + 1, end), '`'))
      || !token_is (reader_peek (reader, bar, end), '|'))
    return 0;
  if (token->kind != TOKEN_NUMBER)
    return token->kind == TOKEN_WORD ? key : 0;
  value += token_is (reader_peek (reader, value, end), '`');
  return token->flags & TOKEN_BARE && !(token->flags & TOKEN_BAD)
                 && token->value <= READER_MAX_INDEX
                 && reader_peek (reader, value, end)->kind == TOKEN_NUMBER
                 && reader_peek (reader, value, end)->flags & TOKEN_MACHINE
             ? key
             : 0;
}

/* Gives a value the name or index of its row. */
static void
name_cell (Reader *reader, guint key, Node *node)
{
  if (reader_token (reader, key)->kind == TOKEN_NUMBER)
    {
      node->index = (gint64) reader_token (reader, key)->value;
      node->first = key;
      return;
    }
  node->name = reader_dup_token (reader, key);
  node->name_token = key;
  node->name_square = (gint8) reader_find_square (node->name, strlen (node->name));
}

/* Reads a cell from first to end, whose name or index is given at *key; 0 for none. */
static void
read_cell (Reader *reader, guint first, guint end, guint *key, Items *items)
{
  guint value = first;
  gboolean code = end > first + 2 && token_is (reader_token (reader, first), '`')
                  && token_is (reader_token (reader, end - 1), '`');

  if (code)
    {
      value = ++first; /* between backquotes */
      end--;
    }
  if (end <= first)
    return;
  Node node = reader_read_value (reader, &value, end);
  items->pending |= NODE_BREAK;
  if (value != end || node.kind != NODE_VALUE || !reader_has_number (reader, first, end)
      || node.flags & NODE_SQUARE)
    {
      reader_walk (reader, &first, end, items);
      return;
    }
  node.flags |= NODE_ALONE;
  if (*key != 0)
    name_cell (reader, *key, &node);
  *key = 0; /* the others are something else of the same row */
  reader_items_append (reader, items, node);
}

void
reader_read_row (Reader *reader, guint *at, Items *items)
{
  guint line_end = reader_find_line_end (reader, *at, items->end), cell = *at + 1;
  guint key = find_row_key (reader, cell, line_end);

  if (key != 0 && reader_token (reader, key)->kind == TOKEN_NUMBER)
    cell = key + 2; /* not a value itself */
  while (cell < line_end)
    {
      guint end = cell;
      while (end < line_end && !token_is (reader_token (reader, end), '|'))
        end = reader_skip (reader, end, line_end);
      read_cell (reader, cell, end, &key, items);
      cell = end + 1;
    }
  *at = line_end;
  items->pending |= NODE_BREAK;
}

/* An interpreter's prompt: the answer is below. */
static guint
find_prompt (const Reader *reader, guint at, guint end)
{
  const Token *token = reader_peek (reader, at, end);

  if (!(token->flags & TOKEN_NEW_LINE))
    return 0;
  if (token_is (token, OP_PROMPT))
    return at + 1;
  if (token_is (token, '(') && token->match == at + 2
      && (reader_is_word (reader, at + 1, end, "gdb")
          || reader_is_word (reader, at + 1, end, "lldb")))
    return at + 3;
  if ((reader_is_word (reader, at, end, "In") || reader_is_word (reader, at, end, "Out"))
      && token_is (reader_peek (reader, at + 1, end), '[')
      && token_is (reader_peek (reader, reader_token (reader, at + 1)->match + 1, end), ':'))
    return reader_token (reader, at + 1)->match + 2;
  if (reader_is_word (reader, at, end, "irb") && token_is (reader_peek (reader, at + 1, end), '('))
    {
      /* irb(main):001:0> */
      guint number = reader_token (reader, at + 1)->match + 2, sign = number + 3;
      if (number > at + 3 && reader_peek (reader, number, end)->kind == TOKEN_NUMBER
          && (token_is (reader_peek (reader, sign, end), '>')
              || token_is (reader_peek (reader, sign, end), '*')))
        return sign + 1;
    }
  if (token->kind == TOKEN_NUMBER && token_is (reader_peek (reader, at + 1, end), ':')
      && reader_peek (reader, at + 2, end)->kind == TOKEN_NUMBER
      && token_is (reader_peek (reader, at + 3, end), '>')
      && !(reader_token (reader, at + 3)->flags & TOKEN_SPACE))
    return at + 4; /* 0:000> */
  if (token->kind == TOKEN_WORD && token_is (reader_peek (reader, at + 1, end), '>')
      && !(reader_token (reader, at + 1)->flags & TOKEN_SPACE))
    return at + 2;
  return 0;
}

/* Where a debugger's display begins after its format: /x occ = …. Returns at if there is no
 * format. */
static guint
skip_format (const Reader *reader, guint at, guint end)
{
  return token_is (reader_peek (reader, at, end), '/')
                 && reader_peek (reader, at + 1, end)->kind == TOKEN_WORD
                 && reader_peek (reader, at + 2, end)->kind == TOKEN_WORD
             ? at + 2
             : at;
}

/* Whether a line says that a name has a value, with an equals sign. */
static gboolean
gives_value (const Reader *reader, guint at, guint end)
{
  guint line_end = reader_find_line_end (reader, at, end);
  guint equals = reader_find_assignment (reader, at, line_end);

  return reader_peek (reader, at, line_end)->kind == TOKEN_WORD && equals != line_end
         && !token_is (reader_token (reader, equals), ':');
}

gboolean
reader_skip_display (Reader *reader, guint *at, Items *items)
{
  const Token *number = reader_token (reader, *at);
  guint end = items->end, rest = *at + 2;

  if (number->kind != TOKEN_NUMBER || !(number->flags & TOKEN_NEW_LINE)
      || number->flags & TOKEN_MACHINE || !token_is (reader_peek (reader, *at + 1, end), ':')
      || reader_peek (reader, rest, end)->flags & TOKEN_NEW_LINE)
    return FALSE;
  guint name = skip_format (reader, rest, end);
  if (name == rest && !gives_value (reader, rest, end))
    return FALSE;
  reader_claim (reader, *at, name);
  *at = name;
  return TRUE;
}

/* Whether a debugger is asked for a binary value: p/t occ, x/2gt &table. */
static gboolean
asks_for_bits (const Reader *reader, guint at, guint end)
{
  const Token *format = reader_peek (reader, at + 2, end);

  if (reader_peek (reader, at, end)->kind != TOKEN_WORD
      || !token_is (reader_peek (reader, at + 1, end), '/')
      || (format->kind != TOKEN_WORD && format->kind != TOKEN_NUMBER))
    return FALSE;
  return memchr (reader_text (reader, format), 't', token_length (format)) != NULL;
}

/* Reads zeros and ones in the answer as bits, up to the next prompt. */
static void
reread_bits (Reader *reader, guint at, guint end)
{
  for (; at < end && find_prompt (reader, at, end) == 0; at++)
    reader_read_as_bits (reader, at);
}

gboolean
reader_read_prompt (Reader *reader, guint *at, Items *items)
{
  guint end = items->end, rest = find_prompt (reader, *at, end);
  guint line_end = reader_find_line_end (reader, *at, end);
  gboolean answer = reader_is_word (reader, *at, end, "Out");
  gboolean debugger = token_is (reader_token (reader, *at), '(');

  if (rest == 0)
    return FALSE;
  reader_claim (reader, *at, MIN (rest, line_end));
  items->pending |= NODE_BREAK;
  if (debugger && asks_for_bits (reader, rest, line_end))
    reread_bits (reader, line_end, end);
  gboolean assigned
      = rest < line_end && reader_find_assignment (reader, rest, line_end) != line_end;
  gboolean answered = line_end < end && find_prompt (reader, line_end, end) == 0;
  if (answer || rest >= line_end || (assigned && !debugger)
      || (!debugger && (!answered || reader_is_prose_line (reader, rest, line_end))))
    *at = MIN (rest, line_end);
  else
    {
      reader_claim (reader, rest, line_end);
      *at = line_end;
    }
  return TRUE;
}
