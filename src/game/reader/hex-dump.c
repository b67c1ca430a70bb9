/* Dumps of bytes as printed by xxd and hexdump.
 *
 * They are read from the text rather than from tokens: a group like "1e10", "0b11" or "beef" has
 * another meaning in most languages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/hex-dump.h"

#include "game/reader/node.h"
#include "game/reader/number.h"
#include "game/reader/scan.h"

static gsize
hex_end (const Reader *reader, gsize at)
{
  while (g_ascii_isxdigit (reader_char (reader, at)))
    at++;
  return at;
}

/* The position after the address at the beginning of a line, and an optional colon; 0 for none. */
static gsize
address_end (const Reader *reader, gsize at, gboolean *colon)
{
  gsize end = hex_end (reader, at);

  *colon = reader_char (reader, end) == ':';
  if (end < at + 7 || end > at + 8 || reader_char (reader, at) != '0'
      || reader_char (reader, at + 1) != '0')
    return 0;
  return end + *colon;
}

/* Reads the groups after an address, all of the same width, into a list. Wider gaps separate the
 * characters beside them, and the middle of 16 bytes. Returns how many there are. */
static guint
read_groups (Reader *reader, gsize at, gboolean colon, guint token, Node *list)
{
  Node child = reader_node_new (NODE_VALUE, token);
  gsize width = 0;
  guint n = 0;

  child.end = token + 1;
  child.flags = NODE_ENTRY | NODE_LITERAL;
  for (gsize blank = at; n < 16; blank = at, n++)
    {
      while (reader_char (reader, at) == ' ')
        at++;
      gsize end = hex_end (reader, at);
      if (at == blank || (n > 0 && at > blank + 1 && !(width == 2 && n == 8))
          || (n > 0 ? end - at != width : end - at != 2 && end - at != 4 && !colon)
          || !reader_digits (reader_text_at (reader, at), end - at, 16, &child.value))
        break;
      width = end - at;
      if (list != NULL)
        reader_append (reader, list, &child);
      at = end;
    }
  return n;
}

/* Where the groups of a line begin, if it is part of a dump; 0 otherwise. */
static gsize
find_groups (Reader *reader, guint at, guint end, gboolean *colon)
{
  const Token *token = reader_peek (reader, at, end);
  gsize groups;

  if ((token->kind != TOKEN_NUMBER && token->kind != TOKEN_WORD) || !(token->flags & TOKEN_NEW_LINE)
      || (groups = address_end (reader, token->start, colon)) == 0
      || read_groups (reader, groups, *colon, at, NULL) < 2)
    return 0;
  return groups;
}

gboolean
reader_read_hex_dump (Reader *reader, guint *at, Items *items)
{
  Node list = reader_node_range (NODE_LIST, CHECKBIT_READING_OK, *at, *at);
  guint next = *at;
  gboolean colon;
  gsize groups;

  while ((groups = find_groups (reader, next, items->end, &colon)) > 0)
    {
      guint line_end = reader_find_line_end (reader, next, items->end);
      read_groups (reader, groups, colon, next, &list);
      list.last_child->end = line_end;
      reader_claim (reader, next, line_end);
      next = line_end;
    }
  if (list.n_children == 0)
    return FALSE;
  /* hexdump's last line is just an address */
  const Token *last = reader_peek (reader, next, items->end);
  if (last->kind == TOKEN_NUMBER && reader_find_line_end (reader, next, items->end) == next + 1
      && !colon && address_end (reader, last->start, &colon) == last->end)
    reader_claim (reader, next, next + 1);
  list.flags = NODE_DUMP;
  list.end = next;
  reader_items_append (reader, items, list);
  while (next < items->end && reader_token (reader, next)->flags & TOKEN_CLAIMED)
    next++;
  *at = next;
  return TRUE;
}
