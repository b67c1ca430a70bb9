/* Enumerations, whose entries have consecutive values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/enumeration.h"

#include "game/reader/group.h"
#include "game/reader/items.h"
#include "game/reader/names.h"
#include "game/reader/node.h"
#include "game/reader/scan.h"
#include "game/reader/target.h"

Node
reader_read_iota (Reader *reader, Items *items)
{
  guint at = items->formula;
  Symbol place = { .kind = SYMBOL_VALUE, .value = items->next++ };

  reader_set_symbol (reader, "iota", &place);
  Node node = reader_read_value (reader, &at, items->formula_end);
  reader_set_symbol (reader, "iota", NULL);
  node.flags = NODE_ENUM;
  return node;
}

void
reader_note_iota (const Reader *reader, guint from, guint end, Items *items)
{
  for (guint i = from; i < end; i++)
    if (reader_is_word (reader, i, end, "iota"))
      {
        items->enumeration = TRUE;
        items->formula = from;
        items->formula_end = end;
      }
}

/* Reads an entry with its value in brackets, as in Java and Kotlin: WHITE (0xffffL); FALSE if there is
 * none. */
static gboolean
read_constructed (Reader *reader, guint *at, Items *items)
{
  guint word = *at, open = word + 1, inner = open + 1;
  const Token *bracket = reader_peek (reader, open, items->end);
  guint close = bracket->match;

  if (!token_is (bracket, '(') || close <= inner || close >= items->end
      || !(reader_ends_item (reader, close + 1, items->end)
           || token_is (reader_peek (reader, close + 1, items->end), '{')))
    return FALSE;
  Node node = reader_read_value (reader, &inner, close);
  if (inner != close || node.kind != NODE_VALUE || !reader_has_number (reader, open, close))
    return FALSE;
  node.end = close + 1;
  reader_take_name (reader, word, &node);
  reader_items_append (reader, items, node);
  *at = close + 1;
  return TRUE;
}

gboolean
reader_read_enumerator (Reader *reader, guint *at, Items *items)
{
  guint word = *at;
  Node node = reader_node_range (NODE_VALUE, CHECKBIT_READING_OK, word, word + 1);

  if (!items->enumeration || reader_token (reader, word)->kind != TOKEN_WORD)
    return FALSE;
  if (!items->root && read_constructed (reader, at, items))
    return TRUE;
  if (reader_is_word (reader, word, items->end, "case") && word + 1 < items->end)
    word++;
  if (!reader_ends_item (reader, word + 1, items->end))
    return FALSE;
  node.value = items->next;
  if (items->formula != 0)
    {
      node = reader_read_iota (reader, items);
      if (node.kind != NODE_VALUE)
        return FALSE;
    }
  else
    items->next++;
  node.first = word;
  node.end = word + 1;
  node.flags = NODE_ENUM;
  reader_take_name (reader, word, &node);
  reader_define (reader, node.name, &node);
  if (node.name_square >= 0 || items->formula != 0)
    reader_items_append (reader, items, node);
  *at = word + 1;
  return TRUE;
}

/* Reads an enumeration of squares in Ada or Pascal: type Square is (A1, …), type TSquare = (a1, …);
 * FALSE if there is none. */
static gboolean
read_type_of_squares (Reader *reader, guint *at, Items *items)
{
  guint end = items->end, name = *at + 1, sign = *at + 2, open = *at + 3;
  const Token *square = reader_peek (reader, open + 1, end);

  if (!reader_is_word (reader, *at, end, "type")
      || reader_peek (reader, name, end)->kind != TOKEN_WORD
      || !(reader_is_word (reader, sign, end, "is")
           || token_is (reader_peek (reader, sign, end), '='))
      || !token_is (reader_peek (reader, open, end), '(') || square->kind != TOKEN_WORD
      || reader_token (reader, open)->match <= open + 2 || reader_token (reader, open)->match >= end
      || reader_find_square (reader_text (reader, square), token_length (square)) < 0)
    return FALSE;
  Node list = reader_read_group (reader, open, end, NODE_ENUM, FALSE);
  list.name = reader_dup_token (reader, name);
  reader_items_append (reader, items, list);
  *at = reader_token (reader, open)->match + 1;
  return TRUE;
}

gboolean
reader_read_enumeration (Reader *reader, guint *at, Items *items)
{
  guint first = *at, word = G_MAXUINT, brace = 0, name = 0;

  if (read_type_of_squares (reader, at, items))
    return TRUE;
  for (guint i = first; i < items->end && i < first + 24 && brace == 0;
       i = reader_skip (reader, i, items->end))
    {
      const Token *token = reader_token (reader, i);
      if (reader_is_word (reader, i, items->end, "enum"))
        word = i;
      if (token_is (token, ';') || token_is (token, ',') || token_is_close (token)
          || (i > first && token->flags & TOKEN_NEW_LINE && !token_is (token, '{')))
        break;
      if (token_is (token, '{'))
        brace = i;
    }
  if (brace == 0 || word > brace || reader_token (reader, brace)->match <= brace
      || reader_token (reader, brace)->match >= items->end)
    return FALSE;
  for (guint i = word + 1; i < brace && name == 0; i++)
    if (reader_token (reader, i)->kind == TOKEN_WORD && !reader_is_keyword_token (reader, i))
      name = i;
    else if (!reader_is_keyword_token (reader, i))
      break;
  for (guint i = first; i < word && name == 0; i++)
    if (reader_token (reader, i)->kind == TOKEN_WORD
        && token_is (reader_token (reader, i + 1), '='))
      name = i;
  reader_claim (reader, first, brace);
  Node list = reader_read_group (reader, brace, items->end, NODE_ENUM, FALSE);
  list.name = name != 0 ? reader_dup_token (reader, name) : NULL;
  reader_items_append (reader, items, list);
  *at = reader_token (reader, brace)->match + 1;
  return TRUE;
}
