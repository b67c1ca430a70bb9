/* What a text is read with: its tokens, and the parts that all who read them need, each with a
 * header of its own. A text becomes tokens (lexer.h), tokens become a tree of nodes
 * (statements.h), and the nodes become items (findings.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "game/reader/arena.h"
#include "game/reader/budget.h"
#include "game/reader/symbols.h"
#include "game/reader/token.h"

/* The largest index of an entry that says where it stands. */
#define READER_MAX_INDEX 4095
/* The largest size of a table: those of programs, with all attacks of the sliders, have a tenth. */
#define READER_MAX_SIZE (1 << 20)

struct Reader
{
  const char *text;
  gsize length;
  ChessLayout layout;
  Token *tokens;
  guint n_tokens;    /* without the one at the end */
  guint *line_ends;  /* of each token the next one that is the first of its line (scan.c) */
  guint *unassigned; /* the end before which no assignment was found; 0 not known (target.c) */
  guint prose_end;   /* the token before which all is prose (prose.c) */
  ReaderArena *arena;
  ReaderSymbols *symbols;
  ReaderBudget budget;
  /* Reads everything from at to end into a list: what brackets hold is items again, which stand
   * above the values that have the brackets. */
  void (*read_items) (
      Reader *reader, guint at, guint end, Node *list, gboolean enumeration, gboolean prose);
};

/* Memory that lives as long as the reading. */
static inline gpointer
reader_alloc (Reader *reader, gsize size)
{
  return reader_arena_alloc (&reader->arena, size);
}

static inline const char *
reader_strndup (Reader *reader, const char *text, gsize length)
{
  return reader_arena_strndup (&reader->arena, text, length);
}

/* A set as a word of the layout that the text is read in. */
static inline guint64
reader_write_set (const Reader *reader, ChessBitboard set)
{
  return chess_layout_write (reader->layout, set);
}

/* Sets a claim on every token of a range: they are in an item, or are no values. */
static inline void
reader_claim (Reader *reader, guint from, guint end)
{
  for (guint i = from; i < end; i++)
    reader->tokens[i].flags |= TOKEN_CLAIMED;
}

/* Whether a token is a word. */
static inline gboolean
token_equals (const Reader *reader, const Token *token, const char *word)
{
  gsize length = token->end - token->start;

  return strlen (word) == length && memcmp (reader->text + token->start, word, length) == 0;
}
