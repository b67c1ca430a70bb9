/* Lines with columns: a debugger's registers and watched values, or squares with values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/registers.h"

#include "game/reader/names.h"
#include "game/reader/node.h"
#include "game/reader/scan.h"

/* Adds a number named by a word, including what repeats it up to end. */
static void
add_named (Reader *reader, guint name, guint number, guint end, Items *items)
{
  const Token *token = reader_token (reader, name);
  Node node = reader_node_range (NODE_VALUE, CHECKBIT_READING_OK, number, end);

  node.value = reader_token (reader, number)->value;
  node.flags = NODE_LITERAL;
  node.name = reader_dup_token (reader, name);
  node.name_token = name;
  node.name_square = (gint8) reader_find_square (reader_text (reader, token), token_length (token));
  reader_claim (reader, name, end);
  reader_items_append (reader, items, node);
}

/* Whether a number is repeated after it, as gdb does: in decimal, as an address or as flags. */
static gboolean
is_repeated (const Reader *reader, guint number, guint end)
{
  guint again = number + 1;
  gboolean minus = token_is (reader_peek (reader, again, end), '-');
  const Token *token = reader_peek (reader, again + minus, end);
  guint rest = again + minus + 1;

  if (token_is (token, '[') && token->match + 1 == end)
    return !minus;
  return token->kind == TOKEN_NUMBER && !(token->flags & TOKEN_BAD)
         && (minus ? -token->value : token->value) == reader_token (reader, number)->value
         && (rest == end
             || (token_is (reader_token (reader, rest), '<')
                 && token_is (reader_token (reader, end - 1), '>')));
}

gboolean
reader_read_register (Reader *reader, guint *at, Items *items)
{
  guint name = *at, number = name + 1, end = reader_find_line_end (reader, name, items->end);
  const Token *token = reader_peek (reader, number, end);

  if (reader_token (reader, name)->kind != TOKEN_WORD
      || !(reader_token (reader, name)->flags & TOKEN_NEW_LINE) || token->kind != TOKEN_NUMBER
      || !(token->flags & TOKEN_MACHINE) || token->flags & TOKEN_BAD
      || !is_repeated (reader, number, end))
    return FALSE;
  add_named (reader, name, number, end, items);
  *at = end;
  return TRUE;
}

/* --- Watched values ---------------------------------------------------------------------------- */

/* The first token after the next tab; end if there is none. */
static guint
find_cell (const Reader *reader, guint at, guint end)
{
  for (at++; at < end; at++)
    if (reader_char (reader, reader_token (reader, at)->start - 1) == '\t')
      return at;
  return end;
}

/* Names a value by what is in the first cell of its row: occ, board.occ, [3]; FALSE if that is
 * something else. */
static gboolean
name_row (Reader *reader, guint first, guint end, Node *node)
{
  const Token *token = reader_token (reader, first), *index = token + 1;

  if (token_is (token, '[') && end == first + 3 && index->kind == TOKEN_NUMBER
      && !(index->flags & TOKEN_BAD) && index->value <= READER_MAX_INDEX)
    {
      node->index = (gint64) index->value;
      node->first = first;
    }
  else if (token->kind == TOKEN_WORD && reader_path_end (reader, first, end) == end - 1)
    {
      node->name = reader_dup_token (reader, end - 1);
      node->name_token = end - 1;
    }
  else
    return FALSE;
  return TRUE;
}

gboolean
reader_read_watch (Reader *reader, guint *at, Items *items)
{
  const Token *token = reader_token (reader, *at);
  guint first = *at, end;

  if (!(token->flags & TOKEN_NEW_LINE))
    return FALSE;
  end = reader_find_line_end (reader, first, items->end);
  first += token_is (token, '+') || token_is (token, '-');
  guint value = find_cell (reader, first, end), type = find_cell (reader, value, end), next = value;
  if (type >= end || find_cell (reader, type, end) != end || !reader_is_type_token (reader, type))
    return FALSE;
  Node node = reader_read_value (reader, &next, type);
  if (next != type || (node.kind != NODE_VALUE && node.kind != NODE_LIST)
      || !name_row (reader, first, value, &node))
    return FALSE;
  reader_claim (reader, first, end);
  node.end = end;
  reader_items_append (reader, items, node);
  *at = end;
  return TRUE;
}

/* The number in a line with a square and a number; 0 for any other line. */
static guint
find_square_number (const Reader *reader, guint at, guint items_end)
{
  const Token *square = reader_peek (reader, at, items_end);
  guint end = reader_find_line_end (reader, at, items_end);
  guint number = at + 1 + token_is (reader_peek (reader, at + 1, end), ',');
  const Token *token = reader_peek (reader, number, end);

  return square->kind == TOKEN_WORD && square->flags & TOKEN_NEW_LINE
                 && reader_find_square (reader_text (reader, square), token_length (square)) >= 0
                 && token->kind == TOKEN_NUMBER && !(token->flags & TOKEN_BAD)
                 && (number + 1 == end
                     || (number + 2 == end && token_is (reader_token (reader, number + 1), ',')))
             ? number
             : 0;
}

gboolean
reader_read_square_lines (Reader *reader, guint *at, Items *items)
{
  guint number = find_square_number (reader, *at, items->end), end, next;

  if (number == 0)
    return FALSE;
  end = reader_find_line_end (reader, *at, items->end);
  next = find_square_number (reader, end, items->end);
  if (next == 0)
    return FALSE;
  for (; number != 0; number = next)
    {
      end = reader_find_line_end (reader, *at, items->end);
      next = find_square_number (reader, end, items->end);
      add_named (reader, *at, number, number + 1, items);
      *at = end;
    }
  return TRUE;
}
