/* Data lines of assemblers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/data-lines.h"

#include <string.h>

#include "game/reader/names.h"
#include "game/reader/node.h"
#include "game/reader/scan.h"

static gboolean
is_one_of (const Reader *reader, const Token *token, const char *const *words)
{
  for (; *words != NULL; words++)
    if (token_length (token) == strlen (*words)
        && g_ascii_strncasecmp (reader_text (reader, token), *words, token_length (token)) == 0)
      return TRUE;
  return FALSE;
}

/* Whether a number, or its minus sign, is on the line of the previous token. */
static gboolean
begins_number (const Reader *reader, guint at, guint end)
{
  const Token *token = reader_peek (reader, at, end);

  if (token->flags & TOKEN_NEW_LINE)
    return FALSE;
  return token->kind == TOKEN_NUMBER
         || (token_is (token, '-') && reader_peek (reader, at + 1, end)->kind == TOKEN_NUMBER);
}

/* Where the numbers after a directive begin: dq in NASM and MASM, .quad in GNU's assembler; 0 for
 * none. */
static guint
find_numbers (const Reader *reader, guint at, guint end)
{
  static const char *const plain[] = { "db", "dw", "dd", "dq", NULL };
  static const char *const dotted[]
      = { "byte", "2byte", "4byte", "8byte", "word",  "short", "hword",
          "int",  "long",  "quad",  "dword", "xword", NULL };
  gboolean dot = token_is (reader_peek (reader, at, end), '.');
  const Token *word = reader_peek (reader, at + dot, end);

  if (!is_one_of (reader, word, dot ? dotted : plain)
      || (dot && word->flags & (TOKEN_SPACE | TOKEN_NEW_LINE)))
    return 0;
  return begins_number (reader, at + dot + 1, end) ? at + dot + 1 : 0;
}

/* Where the numbers after a label begin; 0 if there is no such line. */
static guint
find_labelled (const Reader *reader, guint label, guint end)
{
  guint next = label + 1;
  gboolean colon = token_is (reader_peek (reader, next, end), ':');

  if (reader_token (reader, label)->kind != TOKEN_WORD)
    return 0;
  next += colon;
  return colon || !(reader_peek (reader, next, end)->flags & TOKEN_NEW_LINE)
             ? find_numbers (reader, next, end)
             : 0;
}

/* Reads the numbers of a line; FALSE, with the list unchanged, if there is anything else. */
static gboolean
read_line (Reader *reader, guint *at, guint end, Node *list)
{
  guint next = *at, line_end = reader_find_line_end (reader, *at, end);
  Node row = reader_node_range (NODE_LIST, CHECKBIT_READING_OK, next, next);

  do
    {
      Node child = reader_read_value (reader, &next, line_end);
      if (child.kind != NODE_VALUE)
        return FALSE;
      child.flags |= NODE_ENTRY;
      reader_append (reader, &row, &child);
    }
  while (next < line_end && token_is (reader_token (reader, next), ',') && ++next < line_end);
  if (next < line_end && !token_is (reader_token (reader, next), ';'))
    return FALSE;
  for (const Node *child = row.children; child != NULL; child = child->next)
    reader_append (reader, list, child);
  *at = next;
  return TRUE;
}

gboolean
reader_read_data_lines (Reader *reader, guint *at, Items *items)
{
  guint first = *at, end = items->end, next, label = find_labelled (reader, first, end);
  guint numbers = label != 0 ? label : find_numbers (reader, first, end);
  Node list = reader_node_range (NODE_LIST, CHECKBIT_READING_OK, numbers, numbers);

  if (!(reader_token (reader, first)->flags & TOKEN_NEW_LINE) || numbers == 0
      || !read_line (reader, &numbers, end, &list))
    return FALSE;
  reader_claim (reader, first, list.first);
  while ((next = find_numbers (reader, numbers, end)) != 0
         && reader_token (reader, numbers)->flags & TOKEN_NEW_LINE)
    {
      guint directive = numbers;
      if (!read_line (reader, &next, end, &list))
        break;
      reader_claim (reader, directive, directive + 1);
      numbers = next;
    }
  list.end = numbers;
  if (label != 0)
    {
      list.name = reader_dup_token (reader, first);
      list.name_token = first;
    }
  reader_define (reader, list.name, list.n_children == 1 ? list.children : &list);
  reader_items_append (reader, items, list);
  *at = numbers;
  return TRUE;
}
