/* Rows of squares that contain an invalid one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/square-row.h"

#include "game/reader/names.h"
#include "game/reader/node.h"
#include "game/reader/scan.h"

static gboolean
is_square (const Reader *reader, guint at, guint end)
{
  const Token *token = reader_peek (reader, at, end);

  return token->kind == TOKEN_WORD
         && reader_find_square (reader_text (reader, token), token_length (token)) >= 0;
}

gboolean
reader_is_false_square (const Reader *reader, guint at, guint end)
{
  const Token *token = reader_peek (reader, at, end);

  return token->kind == TOKEN_WORD && token_length (token) == 2
         && g_ascii_isalpha (reader_text (reader, token)[0])
         && g_ascii_isdigit (reader_text (reader, token)[1]) && !is_square (reader, at, end);
}

/* The most tokens in such lines, which are scanned before they are read. */
#define LONG_ROWS 512

/* Where a line of squares ends, or its part before a bracket; at if it contains anything else. */
static guint
find_row_end (const Reader *reader, guint at, guint end)
{
  guint i = at;

  do
    {
      if (!is_square (reader, i, end) && !reader_is_false_square (reader, i, end))
        return at;
      i++;
      i += token_is (reader_peek (reader, i, end), ',');
    }
  while (i < end && !(reader_token (reader, i)->flags & TOKEN_NEW_LINE)
         && !token_is (reader_token (reader, i), ';'));
  return i;
}

/* Where consecutive lines of squares end. */
static guint
find_rows_end (const Reader *reader, guint at, guint end)
{
  guint rows_end = find_row_end (reader, at, end), next = rows_end;

  while (rows_end > at && next < end && !(reader_token (reader, next)->flags & TOKEN_GAP)
         && (next = find_row_end (reader, rows_end, end)) > rows_end)
    rows_end = next;
  return rows_end;
}

gboolean
reader_read_false_squares (Reader *reader, guint *at, Items *items)
{
  guint first = *at, end = MIN (items->end, first + LONG_ROWS), n_squares = 0, n_false = 0;

  if (!items->root || items->prose || items->enumeration || first < items->sound_rows
      || !(reader_token (reader, first)->flags & TOKEN_NEW_LINE))
    return FALSE;
  end = find_rows_end (reader, first, end);
  for (guint i = first; i < end; i++)
    {
      gboolean wrong = reader_is_false_square (reader, i, end);
      if (wrong && reader_find_symbol (reader, reader_dup_token (reader, i)) != NULL)
        return FALSE;
      n_squares += is_square (reader, i, end);
      n_false += wrong;
    }
  if (n_squares == 0 || n_false == 0)
    {
      items->sound_rows = end; /* not to be looked at from each of its lines */
      return FALSE;
    }
  Node list = reader_node_range (NODE_LIST, CHECKBIT_READING_OK, first, end);
  for (guint i = first; i < end; i++)
    if (reader_token (reader, i)->kind == TOKEN_WORD)
      {
        Node child = reader_node_range (NODE_UNKNOWN, CHECKBIT_READING_OTHER, i, i + 1);
        if (is_square (reader, i, end))
          child.kind = NODE_VALUE;
        child.flags = NODE_ENTRY;
        reader_append (reader, &list, &child);
      }
  reader_items_append (reader, items, list);
  *at = end;
  return TRUE;
}
