/* Lines with two columns: a debugger's registers, or squares with values.
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
