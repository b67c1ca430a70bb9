/* Assignments to several names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/unpacking.h"

#include "game/reader/names.h"
#include "game/reader/node.h"
#include "game/reader/scan.h"
#include "game/reader/target.h"

#define MAX_NAMES 16
#define MAX_KEYWORDS 8 /* before them */

/* A word that may be a name, as it is not a square. */
static gboolean
is_name (const Reader *reader, const Token *token)
{
  return token->kind == TOKEN_WORD
         && reader_find_square (reader_text (reader, token), token_length (token)) < 0;
}

/* The names before "=", perhaps in brackets. Returns how many, and where the values begin; 0 for
 * none. */
static guint
find_names (const Reader *reader, guint at, guint end, guint names[MAX_NAMES], guint *values)
{
  guint n = 0, i = at;

  while (i < end && i - at < MAX_KEYWORDS && reader_is_keyword_token (reader, i))
    i++;
  gboolean brackets = token_is_open (reader_peek (reader, i, end));
  i += brackets;
  for (; n < MAX_NAMES && is_name (reader, reader_peek (reader, i, end)); i++)
    {
      names[n++] = i++;
      if (!token_is (reader_peek (reader, i, end), ','))
        break;
    }
  if (brackets && !token_is_close (reader_peek (reader, i++, end)))
    return 0;
  const Token *equals = reader_peek (reader, i, end);
  *values = i + 1;
  return token_is (equals, '=') || token_is (equals, OP_ASSIGN) ? n : 0;
}

/* Reads a value for each name: separately, or from a list of the same length. */
static gboolean
read_values (Reader *reader, guint *at, guint end, guint n, Node *values)
{
  for (guint i = 0; i < n; i++)
    {
      guint first = *at;

      values[i] = reader_read_value (reader, at, end);
      if (i == 0 && values[0].kind == NODE_LIST && values[0].n_children == n
          && reader_ends_item (reader, *at, end) && !token_is (reader_peek (reader, *at, end), ','))
        {
          const Node *child = values[0].children;
          for (i = 0; i < n; i++, child = child->next)
            if (child->kind != NODE_VALUE || child->name != NULL || child->index >= 0)
              return FALSE;
            else
              values[i] = *child;
          return TRUE;
        }
      if (values[i].kind != NODE_VALUE || !reader_has_number (reader, first, *at)
          || !reader_ends_item (reader, *at, end)
          || (i + 1 < n) != token_is (reader_peek (reader, *at, end), ','))
        return FALSE;
      *at += i + 1 < n;
    }
  return TRUE;
}

/* The end of squares with commas between them, of which there are *n. */
static guint
find_squares_end (const Reader *reader, guint at, guint end, guint *n)
{
  for (*n = 0; *n < CHESS_N_SQUARES; at++)
    {
      const Token *token = reader_peek (reader, at, end);

      if (token->kind != TOKEN_WORD || is_name (reader, token))
        break;
      ++*n;
      if (!token_is (reader_peek (reader, ++at, end), ','))
        break;
    }
  return at;
}

/* Whether as many numbers as there are squares are given to them: = range (64). */
static gboolean
is_range (const Reader *reader, guint equals, guint end, guint n)
{
  guint open = equals + 2;

  return token_is (reader_peek (reader, equals, end), '=')
         && reader_is_word (reader, equals + 1, end, "range")
         && token_is (reader_peek (reader, open, end), '(')
         && reader_token (reader, open)->match == open + 2
         && reader_token (reader, open + 1)->kind == TOKEN_NUMBER
         && reader_token (reader, open + 1)->value == n;
}

/* Reads squares that Python counts: A1, B1 = range (2), SQUARES = [A1, B1] = range (2); FALSE if
 * there are none. */
static gboolean
read_counted_squares (Reader *reader, guint *at, Items *items)
{
  guint end = items->end, first = *at, n;
  gboolean named = FALSE;

  if (is_name (reader, reader_token (reader, first))
      && token_is (reader_peek (reader, first + 1, end), '='))
    {
      named = TRUE;
      first += 2;
    }
  gboolean brackets = token_is_open (reader_peek (reader, first, end));
  first += brackets;
  guint equals = find_squares_end (reader, first, end, &n);
  equals += brackets && token_is_close (reader_peek (reader, equals, end));
  if (n < 2 || !is_range (reader, equals, end, n))
    return FALSE;
  Node list = reader_node_range (NODE_LIST, CHECKBIT_READING_OK, *at, equals + 5);
  list.name = named ? reader_dup_token (reader, *at) : NULL;
  for (guint i = 0; i < n; i++)
    {
      guint word = first + 2 * i;
      Node node = reader_node_range (NODE_VALUE, CHECKBIT_READING_OK, word, word + 1);

      node.value = i;
      node.flags = NODE_ENUM;
      reader_take_name (reader, word, &node);
      reader_define (reader, node.name, &node);
      reader_append (reader, &list, &node);
    }
  reader_claim (reader, *at, list.end);
  reader_items_append (reader, items, list);
  *at = list.end;
  return TRUE;
}

/* Reads a value beside which Go gives an error: x, err := strconv.ParseUint ("ff", 16, 64); FALSE if
 * it is something else. */
static gboolean
read_checked (Reader *reader, guint *at, Items *items)
{
  guint names[MAX_NAMES], value;

  if (find_names (reader, *at, items->end, names, &value) != 2
      || !(reader_is_word (reader, names[1], items->end, "err")
           || reader_is_word (reader, names[1], items->end, "_"))
      || !token_is (reader_token (reader, value - 1), OP_ASSIGN))
    return FALSE;
  guint next = value;
  Node node = reader_read_value (reader, &next, items->end);
  if (node.kind != NODE_VALUE || !reader_ends_item (reader, next, items->end)
      || token_is (reader_peek (reader, next, items->end), ','))
    return FALSE;
  reader_take_name (reader, names[0], &node);
  reader_define (reader, node.name, &node);
  reader_items_append (reader, items, node);
  *at = next;
  return TRUE;
}

gboolean
reader_read_unpacking (Reader *reader, guint *at, Items *items)
{
  guint names[MAX_NAMES], value, n;
  Node values[MAX_NAMES];
  gboolean begins = *at == 0 || reader_token (reader, *at)->flags & TOKEN_NEW_LINE
                    || token_is (reader_token (reader, *at - 1), ';');

  if (begins && read_counted_squares (reader, at, items))
    return TRUE;
  if (begins && read_checked (reader, at, items))
    return TRUE;
  if (!begins || items->enumeration || (n = find_names (reader, *at, items->end, names, &value)) < 2
      || !read_values (reader, &value, items->end, n, values))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      values[i].next = NULL;
      values[i].flags &= (guint16) ~NODE_ENTRY;
      values[i].name = reader_dup_token (reader, names[i]);
      values[i].name_token = names[i];
      reader_define (reader, values[i].name, &values[i]);
      reader_items_append (reader, items, values[i]);
    }
  *at = value;
  return TRUE;
}
