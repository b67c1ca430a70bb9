/* Dumps of bytes as printed by xxd, hexdump, od and Visual Studio.
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

/* The widths that the groups of a line may have. */
enum
{
  WIDTH_BYTES = 1 << 2 | 1 << 4,
  WIDTH_WORDS = 1 << 8,
  WIDTH_LONG = 1 << 16,
  WIDTH_ANY = -1,
};

/* The position after the address at the beginning of a line, and an optional colon; 0 for none. */
static gsize
address_end (const Reader *reader, gsize at, int *widths)
{
  gboolean prefix = reader_char (reader, at) == '0' && reader_char (reader, at + 1) == 'x';
  gsize first = at + 2 * prefix, end = hex_end (reader, first), n = end - first;
  gboolean colon = reader_char (reader, end) == ':';

  if (prefix)
    {
      /* the memory window of Visual Studio: 0x00007FF6A1B2C3D0  0000000000020400 */
      *widths = WIDTH_BYTES | WIDTH_WORDS | WIDTH_LONG;
      return (n == 8 || n == 16) && reader_char (reader, end) == ' '
                     && reader_char (reader, end + 1) == ' '
                 ? end
                 : 0;
    }
  if (n < (colon ? 7 : 6) || n > 8 || reader_char (reader, at) != '0'
      || reader_char (reader, at + 1) != '0')
    return 0;
  /* od prints six or seven digits, and words of any width as they are in memory */
  *widths = colon    ? WIDTH_ANY
            : n == 6 ? WIDTH_LONG
            : n == 7 ? WIDTH_BYTES | WIDTH_WORDS | WIDTH_LONG
                     : WIDTH_BYTES | WIDTH_LONG;
  return end + colon;
}

/* Whether a group may have this width. */
static gboolean
is_width (gsize width, int widths)
{
  return widths == WIDTH_ANY || (width <= 16 && widths & 1 << width);
}

/* Reads the groups after an address, all of the same width, into a list. Wider gaps separate the
 * characters beside them, and the middle of 16 bytes. Returns how many there are. */
static guint
read_groups (Reader *reader, gsize at, int widths, guint token, Node *list)
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
          || (n > 0 ? end - at != width : !is_width (end - at, widths))
          || !reader_digits (reader_text_at (reader, at), end - at, 16, &child.value))
        break;
      width = end - at;
      if (list != NULL)
        reader_append (reader, list, &child);
      at = end;
    }
  return n;
}

/* Where the groups of a line begin, if it is part of a dump; 0 otherwise. Only the last line may be
 * a single group. */
static gsize
find_groups (Reader *reader, guint at, guint end, gboolean first, int *widths)
{
  const Token *token = reader_peek (reader, at, end);
  gsize groups;

  if ((token->kind != TOKEN_NUMBER && token->kind != TOKEN_WORD) || !(token->flags & TOKEN_NEW_LINE)
      || (groups = address_end (reader, token->start, widths)) == 0
      || read_groups (reader, groups, *widths, at, NULL) < (first ? 2 : 1))
    return 0;
  return groups;
}

gboolean
reader_read_hex_dump (Reader *reader, guint *at, Items *items)
{
  Node list = reader_node_range (NODE_LIST, CHECKBIT_READING_OK, *at, *at);
  guint next = *at;
  int widths;
  gsize groups;

  while ((groups = find_groups (reader, next, items->end, next == *at, &widths)) > 0)
    {
      guint line_end = reader_find_line_end (reader, next, items->end);
      read_groups (reader, groups, widths, next, &list);
      list.last_child->end = line_end;
      reader_claim (reader, next, line_end);
      next = line_end;
    }
  if (list.n_children == 0)
    return FALSE;
  /* the last line of hexdump and od is just an address */
  const Token *last = reader_peek (reader, next, items->end);
  if (last->kind == TOKEN_NUMBER && reader_find_line_end (reader, next, items->end) == next + 1
      && widths != WIDTH_ANY && address_end (reader, last->start, &widths) == last->end)
    reader_claim (reader, next, next + 1);
  list.flags = NODE_DUMP;
  list.end = next;
  reader_items_append (reader, items, list);
  while (next < items->end && reader_token (reader, next)->flags & TOKEN_CLAIMED)
    next++;
  *at = next;
  return TRUE;
}
