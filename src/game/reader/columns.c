/* Lines with a name or index and a value, as in files of spreadsheets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/columns.h"

#include "game/reader/names.h"
#include "game/reader/node.h"
#include "game/reader/scan.h"

/* The fewest lines with an index without brackets: fewer are two numbers a line. */
#define MIN_INDEXED 3

/* A line: rank2,0xff00; 0,0x302; [0] 0x302; occ, a tab, 0xff00, a tab and its type. */
typedef struct
{
  guint key, number, end; /* tokens */
  gboolean bracket;       /* the key is in brackets */
  gboolean tab;           /* a tab separates the columns */
} Row;

/* Whether there is a tab before a token. */
static gboolean
follows_tab (const Reader *reader, guint at)
{
  const Token *token = reader_token (reader, at);

  return token->start > 0 && reader_char (reader, token->start - 1) == '\t';
}

/* Whether a token is a name: not a move, nor a word of a language. */
static gboolean
is_name (const Reader *reader, const Token *token)
{
  const char *word = reader_text (reader, token);
  gsize length = token_length (token);

  return token->kind == TOKEN_WORD && !reader_is_keyword (word, length)
         && !reader_is_operator_word (word, length) && !reader_is_type (word, length)
         && !reader_is_move (word, length) && reader_find_square (word, length) < 0;
}

static gboolean
is_index (const Token *token)
{
  return token->kind == TOKEN_NUMBER && token->flags & TOKEN_BARE && !(token->flags & TOKEN_BAD)
         && token->value <= READER_MAX_INDEX;
}

/* Whether only words follow from a tab to the end of the line: the type of a value. */
static gboolean
is_type (const Reader *reader, guint at, guint end)
{
  if (at >= end || !follows_tab (reader, at))
    return FALSE;
  while (at < end && reader_token (reader, at)->kind == TOKEN_WORD)
    at++;
  return at == end;
}

/* Reads the columns of a line; FALSE if it has others. */
static gboolean
find_row (const Reader *reader, guint at, guint items_end, Row *row)
{
  guint end = reader_find_line_end (reader, at, items_end), next;
  const Token *token = reader_peek (reader, at, end);

  row->bracket = token_is (token, '[') && token->match == at + 2;
  row->key = at + row->bracket;
  row->end = end;
  next = row->key + 1 + row->bracket;
  if (!(token->flags & TOKEN_NEW_LINE) || token->flags & TOKEN_GAP || next >= end)
    return FALSE;
  if (!row->bracket)
    next += token_is (reader_token (reader, next), ',')
            || token_is (reader_token (reader, next), ';');
  if (next >= end)
    return FALSE;
  row->number = next;
  row->tab = follows_tab (reader, next);
  token = reader_token (reader, next);
  return token->kind == TOKEN_NUMBER && !(token->flags & TOKEN_BAD)
         && (next + 1 == end || (row->tab && is_type (reader, next + 1, end)));
}

/* Whether a row has an index and a value that is not another one. */
static gboolean
is_indexed (const Reader *reader, const Row *row)
{
  return is_index (reader_token (reader, row->key)) && row->end == row->number + 1
         && (row->bracket || row->tab || reader_token (reader, row->number)->flags & TOKEN_MACHINE);
}

/* Whether a row has a name and a value: blanks alone separate only a number of a program. */
static gboolean
is_named (const Reader *reader, const Row *row)
{
  return !row->bracket && is_name (reader, reader_token (reader, row->key))
         && (row->tab || row->number == row->key + 2
             || reader_token (reader, row->number)->flags & TOKEN_MACHINE);
}

/* Whether a row is of the same kind as the one before it, and its index the next one. */
static gboolean
goes_on (const Reader *reader, const Row *before, const Row *row, gboolean named)
{
  if (row->bracket != before->bracket || row->tab != before->tab)
    return FALSE;
  return named ? is_named (reader, row)
               : is_indexed (reader, row)
                     && reader_token (reader, row->key)->value
                            == reader_token (reader, before->key)->value + 1;
}

/* The number of rows from one on, up to a limit that is enough to know. */
static guint
count_rows (const Reader *reader, Row row, guint items_end, gboolean named, guint most)
{
  Row next;
  guint n = 1;

  while (n < most && find_row (reader, row.end, items_end, &next)
         && goes_on (reader, &row, &next, named))
    {
      row = next;
      n++;
    }
  return n;
}

static void
add_row (Reader *reader, const Row *row, gboolean named, Items *items)
{
  const Token *token = reader_token (reader, row->number);
  Node node = reader_node_range (NODE_VALUE, CHECKBIT_READING_OK, row->key, row->end);

  node.value = token->value;
  node.flags = NODE_LITERAL;
  if (named)
    {
      node.name = reader_dup_token (reader, row->key);
      node.name_token = row->key;
      node.name_square = -1;
      reader_define (reader, node.name, &node);
    }
  else
    node.index = (gint64) reader_token (reader, row->key)->value;
  reader_claim (reader, row->key, row->end);
  reader_items_append (reader, items, node);
}

gboolean
reader_read_columns (Reader *reader, guint *at, Items *items)
{
  Row row, next;
  gboolean named, more;
  guint least;

  if (!find_row (reader, *at, items->end, &row))
    return FALSE;
  named = is_named (reader, &row);
  if (!named && !is_indexed (reader, &row))
    return FALSE;
  least = named || row.bracket ? 2 : MIN_INDEXED;
  if (count_rows (reader, row, items->end, named, least) < least)
    return FALSE;
  do
    {
      more = find_row (reader, row.end, items->end, &next) && goes_on (reader, &row, &next, named);
      add_row (reader, &row, named, items);
      *at = row.end;
      row = next;
    }
  while (more);
  items->pending |= NODE_BREAK;
  return TRUE;
}
