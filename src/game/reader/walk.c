/* Scans text that is not a value: blocks are read separately, and numbers among words only count if
 * they clearly come from a program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/walk.h"

#include "game/reader/group.h"
#include "game/reader/items.h"
#include "game/reader/map-entries.h"
#include "game/reader/names.h"
#include "game/reader/node.h"
#include "game/reader/prose.h"
#include "game/reader/scan.h"

/* The most tokens before the value of a declaration. */
#define LONG_DECLARATION 100

/* Whether a number follows a position, or precedes another number, with at most a comma in
 * between. */
static gboolean
has_companion (const Reader *reader, guint at, guint next)
{
  const Token *number = reader_token (reader, next + 1);

  if (next < reader_n_tokens (reader) && token_is (reader_token (reader, next), ',')
      && number->kind == TOKEN_NUMBER && number->flags & TOKEN_MACHINE
      && !(number->flags & TOKEN_NEW_LINE))
    return TRUE;
  return at >= 2 && token_is (reader_token (reader, at - 1), ',')
         && reader_token (reader, at - 2)->kind == TOKEN_NUMBER
         && reader_token (reader, at - 2)->flags & TOKEN_MACHINE;
}

/* A number among words: read if only a program would write it that way, otherwise unreadable. */
static guint
walk_number (Reader *reader, guint at, guint end, Items *items)
{
  const Token *token = reader_token (reader, at);
  Node node;
  guint next = at;

  if (token->flags & TOKEN_MACHINE && !(token->flags & TOKEN_BAD))
    {
      node = reader_read_value (reader, &next, end);
      if (node.kind != NODE_VALUE)
        {
          node = reader_node_range (NODE_VALUE, CHECKBIT_READING_OK, at, at + 1);
          node.value = token->value;
          next = at + 1;
        }
      if (!has_companion (reader, at, next))
        node.flags |= NODE_ALONE;
      reader_items_append (reader, items, node);
      return next;
    }
  reader_items_leave (reader, items, at, at + 1,
                      token->flags & TOKEN_FEN     ? CHECKBIT_READING_POSITION
                      : token->flags & TOKEN_LARGE ? CHECKBIT_READING_TOO_LARGE
                      : token->flags & TOKEN_BAD   ? CHECKBIT_READING_BAD_NUMBER
                                                   : CHECKBIT_READING_PROSE);
  return at + 1;
}

/* Whether a bracket follows a type and a name and contains the name's value: U64 x{1}. */
static gboolean
is_initializer (const Reader *reader, guint first, guint at)
{
  static const char *const heads[]
      = { "class",  "struct",  "namespace", "extension", "impl",  "trait",  "interface", "object",
          "module", "mod",     "record",    "union",     "fn",    "func",   "fun",       "def",
          "return", "else",    "if",        "for",       "while", "switch", "match",     "new",
          "assert", "package", "protocol",  "operator",  "actor", "data",   "type" };

  if (at < first + 2 || at > first + LONG_DECLARATION
      || reader_token (reader, at - 1)->kind != TOKEN_WORD)
    return FALSE;
  if (token_is (reader_token (reader, at), '(')
      && reader_find_square (reader_text (reader, reader_token (reader, at - 1)),
                             token_length (reader_token (reader, at - 1)))
             >= 0)
    return FALSE; /* d4 e4 (2) */
  const Token *before = reader_token (reader, at - 2);
  if (before->kind != TOKEN_WORD && !token_is (before, '>') && !token_is (before, ']')
      && !token_is (before, '*') && !token_is (before, '&'))
    return FALSE;
  for (guint i = first; i < at; i++)
    for (guint j = 0; j < G_N_ELEMENTS (heads); j++)
      if (reader_is_word (reader, i, at, heads[j]) || token_is (reader_token (reader, i), ')'))
        return FALSE;
  return TRUE;
}

/* Handles a bracket during a scan; returns the index after it. */
static guint
walk_bracket (Reader *reader, guint first, guint at, guint end, gboolean words, Items *items)
{
  const Token *token = reader_token (reader, at);
  guint next = reader_skip (reader, at, end);
  gboolean initializer = is_initializer (reader, first, at);
  const Token *before = at > first ? reader_token (reader, at - 1) : NULL;

  if (next == at + 1 && token->match == 0)
    return next;
  if (token_is (token, '[') && next > at + 1 && reader_is_list_type (reader, at))
    {
      reader_claim (reader, at, next);
      return next;
    }
  if (token_is (token, '[') && before != NULL
      && (before->kind == TOKEN_WORD || (token_is_close (before) && !(token->flags & TOKEN_SPACE))
          || reader_peek (reader, next, end)->kind == TOKEN_WORD))
    {
      reader_claim_sizes (reader, at, next, READER_MAX_SIZE); /* it may be a type or an index */
      return next;
    }
  if (token_is (token, '(') && !reader_has_number (reader, at, next))
    return next;
  if (words && before != NULL && !token_is (token, '{'))
    initializer = initializer && !(token->flags & TOKEN_SPACE);
  gboolean prose = items->prose || (words && !token_is (token, '{') && !initializer);
  Node list = reader_read_group (reader, at, end, 0, prose);
  if (initializer)
    reader_take_keys (reader, at, &list);
  if (list.n_children == 0)
    return next;
  if (initializer)
    {
      list.name = reader_dup_token (reader, at - 1);
      for (Node *child = list.children; child != NULL; child = child->next)
        child->flags |= NODE_ENTRY;
      reader_define (reader, list.name, list.n_children == 1 ? list.children : &list);
    }
  else
    list.flags |= NODE_BLOCK;
  reader_items_append (reader, items, list);
  return next;
}

void
reader_walk (Reader *reader, guint *at, guint end, Items *items)
{
  guint first = *at, i = first;
  gboolean words = items->prose || reader_is_in_prose (reader, first), named = FALSE,
           groups = FALSE;

  for (guint j = first; j < end; j = reader_skip (reader, j, end))
    {
      const Token *token = reader_token (reader, j);
      named = named || token->kind == TOKEN_WORD;
      groups = groups || token_is (token, '{');
      words = words
              || (j > first && reader_is_prose_pair (reader, reader_token (reader, j - 1), token));
    }
  if (words && !groups)
    reader_note_prose (reader, first, reader_n_tokens (reader));
  *at = end;
  if (!named && !groups && !words)
    {
      reader_items_leave (reader, items, first, end, CHECKBIT_READING_OTHER);
      return;
    }
  items->pending |= NODE_BREAK;
  while (i < end)
    {
      const Token *token = reader_token (reader, i);
      if (token_is_open (token))
        i = walk_bracket (reader, first, i, end, words, items);
      else if (token->kind == TOKEN_NUMBER)
        i = walk_number (reader, i, end, items);
      else
        {
          guint next = reader_skip (reader, i, end);
          if (next > i + 1)
            reader_claim_sizes (reader, i, next, READER_MAX_SIZE); /* a generic type */
          i = next;
        }
    }
  if (i == first || reader_token (reader, i - 1)->kind != TOKEN_NUMBER
      || !has_companion (reader, first, i))
    items->pending |= NODE_BREAK;
}
