/* Statements, declarations, entries, prose: everything between values, which gives them names.
 *
 * No language is parsed. An item ends at a comma, a semicolon or the end of its line; the part
 * before "=" or ":" gives the name, and the rest is a value. If that is not a value, it is only
 * scanned.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/statements.h"

#include "game/reader/assignment.h"
#include "game/reader/bitset.h"
#include "game/reader/columns.h"
#include "game/reader/data-lines.h"
#include "game/reader/enumeration.h"
#include "game/reader/hex-dump.h"
#include "game/reader/items.h"
#include "game/reader/lines.h"
#include "game/reader/lists.h"
#include "game/reader/names.h"
#include "game/reader/prose.h"
#include "game/reader/registers.h"
#include "game/reader/scan.h"
#include "game/reader/square-row.h"
#include "game/reader/squares.h"
#include "game/reader/target.h"
#include "game/reader/unpacking.h"
#include "game/reader/walk.h"

/* The most words before squares. */
#define LONG_LABEL 6

/* Whether an expression without an assignment, from first to end, is an item. */
static gboolean
says_something (const Reader *reader, const Node *node, guint first, guint end, const Items *items)
{
  /* "return edges;" adds nothing new */
  if (node->kind == NODE_VALUE || node->kind == NODE_LIST)
    return !reader_is_word (reader, first, end, "return") || reader_has_number (reader, first, end);
  if (node->kind != NODE_UNKNOWN)
    return FALSE;
  return reader_has_number (reader, node->first, end)
         || (!items->root && !items->enumeration /* the type in A(u64) is no value */
             && (token_is (reader_peek (reader, end, items->end), ',')
                 || (first > 0 && token_is (reader_token (reader, first - 1), ','))));
}

/* Reads a value without an assignment; FALSE if it is not one. */
static gboolean
read_expression (Reader *reader, guint *at, Items *items)
{
  guint first = *at, end = items->end;
  const Token *token = reader_token (reader, first), *next = reader_peek (reader, first + 1, end);
  Node node;

  /* type and name, or words, rather than an expression */
  if (token->kind == TOKEN_WORD && next->kind == TOKEN_WORD && !(next->flags & TOKEN_NEW_LINE)
      && reader_is_plain_word (reader, next) == 2 && reader_is_plain_word (reader, token) != 1)
    return FALSE;
  node = reader_read_value (reader, at, end);
  if (node.kind == NODE_SYNTAX || *at == first)
    return FALSE;
  reader_take_notes (reader, at, end, &node);
  reader_skip_repetition (reader, at, end, &node);
  if (!reader_ends_item (reader, *at, end)
      && !(node.kind == NODE_VALUE && reader_follows_value (reader, *at, end))
      && !((node.kind == NODE_LIST
            || (reader_is_set (&node) && !(node.flags & (NODE_SQUARE | NODE_DRAWN))))
           && token_is_open (reader_token (reader, *at))))
    return FALSE;
  if (node.kind == NODE_UNKNOWN && *at == first + 1)
    reader_read_bare_hex (reader, first, &node);
  node.end = node.kind == NODE_UNKNOWN ? *at : node.end;
  if (says_something (reader, &node, first, *at, items))
    reader_items_append (reader, items, node);
  else
    items->pending |= NODE_BREAK;
  return TRUE;
}

/* Reads separators between items; FALSE if there is none. */
static gboolean
read_separator (const Token *token, Items *items)
{
  if (token->kind == TOKEN_BREAK || token_is_close (token))
    items->pending |= NODE_BREAK;
  else if (token_is (token, ';'))
    {
      items->pending |= NODE_SEMICOLON;
      items->enumeration = items->enumeration && (!items->root || items->formula != 0);
    }
  else if (!token_is (token, ',') && !token_is (token, OP_BULLET) && !token_is (token, OP_DOTS))
    return FALSE;
  return TRUE;
}

/* Reads lines that are recognized by their beginning; FALSE for other lines. */
static gboolean
read_line (Reader *reader, guint *at, Items *items)
{
  const Token *token = reader_token (reader, *at);

  if (token->kind == TOKEN_DEFINE)
    reader_read_define (reader, at, items);
  else if (items->root
           && (reader_skip_display (reader, at, items) || reader_read_prompt (reader, at, items)
               || reader_read_data_lines (reader, at, items)
               || reader_read_hex_dump (reader, at, items) || reader_read_dump (reader, at, items)
               || reader_read_register (reader, at, items) || reader_read_watch (reader, at, items)
               || reader_read_square_lines (reader, at, items)
               || reader_read_columns (reader, at, items)))
    return TRUE;
  else if (token_is (token, '|') && token->flags & TOKEN_NEW_LINE)
    reader_read_row (reader, at, items);
  else
    return FALSE;
  return TRUE;
}

/* Where a row of squares on a line ends. */
static guint
find_squares_end (const Reader *reader, guint first, guint end)
{
  guint at = first;

  while (at < end && reader_token (reader, at)->kind == TOKEN_WORD
         && (at == first || !(reader_token (reader, at)->flags & TOKEN_NEW_LINE))
         && reader_find_square (reader_text (reader, reader_token (reader, at)),
                                token_length (reader_token (reader, at)))
                >= 0)
    at++;
  return at;
}

/* Whether there are only squares and a remark in brackets: d4 e4 (2 squares). */
static gboolean
is_row_of_squares (const Reader *reader, guint first, guint end)
{
  guint at = find_squares_end (reader, first, end);

  return at >= first + 2 && token_is (reader_peek (reader, at, end), '(')
         && reader_token (reader, at)->flags & TOKEN_SPACE;
}

/* Whether a bracket with the number of some squares ends the line: (2), (2 squares). */
static gboolean
is_count (const Reader *reader, guint open, guint end, guint n_squares)
{
  const Token *number = reader_peek (reader, open + 1, end);
  guint close = reader_token (reader, open)->match;

  return close > open && close < end && number->kind == TOKEN_NUMBER
         && !(number->flags & (TOKEN_MACHINE | TOKEN_BAD)) && number->value == n_squares
         && reader_find_line_end (reader, open, end) == close + 1;
}

/* Claims the number in brackets after the squares that it counts: d4 e4 (2). */
static gboolean
read_count (Reader *reader, guint *at, Items *items)
{
  guint first = *at, open = first;

  if (!token_is (reader_token (reader, open), '(')
      || reader_token (reader, open)->flags & TOKEN_NEW_LINE)
    return FALSE;
  while (first > 0 && find_squares_end (reader, first - 1, first) == first
         && !(first < open && reader_token (reader, first)->flags & TOKEN_NEW_LINE))
    first--;
  if (!is_row_of_squares (reader, first, items->end)
      || !is_count (reader, open, items->end, open - first))
    return FALSE;
  *at = reader_token (reader, open)->match + 1;
  reader_items_leave (reader, items, open, *at, CHECKBIT_READING_PROSE);
  return TRUE;
}

/* Skips words before squares that are followed by their number: targets d4 e4 (2). */
static gboolean
skip_label (const Reader *reader, guint *at, Items *items)
{
  guint end = items->end, squares = *at, open;

  if (!items->root || !(reader_token (reader, *at)->flags & TOKEN_NEW_LINE))
    return FALSE;
  while (squares < end && squares < *at + LONG_LABEL
         && reader_is_plain_word (reader, reader_token (reader, squares)) != 0)
    squares++;
  open = find_squares_end (reader, squares, end);
  if (squares == *at || !is_row_of_squares (reader, squares, end)
      || !is_count (reader, open, end, open - squares))
    return FALSE;
  items->pending |= NODE_BREAK;
  *at = squares;
  return TRUE;
}

/* Scans the words of a sentence; FALSE if there is none. */
static gboolean
read_prose (Reader *reader, guint *at, Items *items)
{
  const Token *token = reader_token (reader, *at);
  guint first = *at, end = items->end;

  if (!items->prose && !reader_is_in_prose (reader, first)
      && !(items->root && token->flags & TOKEN_NEW_LINE && !is_row_of_squares (reader, first, end)
           && reader_is_prose_line (reader, first, end)))
    return FALSE;
  if (!items->prose && token->flags & TOKEN_NEW_LINE)
    reader_note_prose (reader, first, end);
  reader_walk (reader, at, reader_find_item_end (reader, first, end), items);
  return TRUE;
}

static void
read_item (Reader *reader, guint *at, Items *items)
{
  guint first = *at, end = items->end, equals;

  if (read_separator (reader_token (reader, first), items))
    ++*at;
  else if (reader_read_bitset (reader, at, items) || reader_read_false_squares (reader, at, items))
    return;
  else if (skip_label (reader, at, items) || read_count (reader, at, items))
    return;
  else if (read_line (reader, at, items) || reader_read_unpacking (reader, at, items)
           || read_prose (reader, at, items) || reader_read_enumeration (reader, at, items))
    return;
  else if ((equals = reader_find_assignment (reader, first, end)) != end)
    {
      if (equals == first)
        {
          reader_items_leave (reader, items, first, reader_find_item_end (reader, first, end),
                              CHECKBIT_READING_OTHER);
          *at = reader_find_item_end (reader, first, end);
        }
      else
        reader_read_assignment (reader, at, equals, items);
    }
  else if (reader_read_enumerator (reader, at, items))
    return;
  else if (!read_expression (reader, at, items))
    {
      *at = first;
      reader_walk (reader, at, reader_find_item_end (reader, first, end), items);
    }
}

void
reader_read_items (
    Reader *reader, guint at, guint end, Node *list, gboolean enumeration, gboolean prose)
{
  Items items = { .list = list,
                  .end = end,
                  .root = at == 0 && end == reader_n_tokens (reader),
                  .prose = prose,
                  .enumeration = enumeration };

  while (at < end)
    {
      guint before = at;
      if (!reader_step (reader))
        return;
      read_item (reader, &at, &items);
      if (at <= before)
        at = before + 1;
    }
}
