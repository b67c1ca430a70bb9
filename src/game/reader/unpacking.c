/* Assignments to several names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/unpacking.h"

#include "game/reader/names.h"
#include "game/reader/node.h"
#include "game/reader/scan.h"

#define MAX_NAMES 16

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

  while (i < end && reader_is_keyword_token (reader, i))
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

gboolean
reader_read_unpacking (Reader *reader, guint *at, Items *items)
{
  guint names[MAX_NAMES], value, n;
  Node values[MAX_NAMES];
  gboolean begins = *at == 0 || reader_token (reader, *at)->flags & TOKEN_NEW_LINE
                    || token_is (reader_token (reader, *at - 1), ';');

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
