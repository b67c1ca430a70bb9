/* The state of a reader.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/context.h"

#include "game/reader/lexer.h"
#include "game/reader/number.h"

/* The maximum nesting of brackets and operators. */
#define MAX_DEPTH 64

typedef struct
{
  Reader reader;
  gsize length;
  ChessLayout layout;
  gboolean has_dialect;  /* it was looked for, */
  ReaderDialect dialect; /* and is this */
  GArray *lexed; /* Token, with an end marker */
  guint n_tokens;
  guint *line_ends;  /* for each token, the next one that starts a line */
  guint *unassigned; /* up to where no assignment was found; 0: unknown */
  guint prose_end;   /* all tokens before this are prose */
  ReaderArena *arena;
  ReaderSymbols *symbols;
  guint depth;
  guint64 steps, max_steps;
  const ReaderGrammar *grammar;
} Context;

static Context *
context_of (const Reader *reader)
{
  return (Context *) reader;
}

/* A terminated copy, so that positions need not be checked: a text may be one long line. (transfer
 * full) */
static guint *
note_line_ends (const Token *tokens, guint n_tokens)
{
  guint *line_ends = g_new (guint, n_tokens + 1), end = n_tokens;

  for (guint i = n_tokens + 1; i-- > 0;)
    {
      line_ends[i] = end;
      if (tokens[i].flags & TOKEN_NEW_LINE)
        end = i;
    }
  return line_ends;
}

Reader *
reader_new (const char *text, gsize length, ChessLayout layout, const ReaderGrammar *grammar)
{
  Context *self = g_new0 (Context, 1);

  self->length = length;
  self->layout = layout;
  self->lexed = reader_lex (text, length);
  self->n_tokens = self->lexed->len - 1;
  self->reader.text_ = text;
  self->reader.tokens_ = &g_array_index (self->lexed, Token, 0);
  self->line_ends = note_line_ends (self->reader.tokens_, self->n_tokens);
  self->unassigned = g_new0 (guint, self->n_tokens + 1);
  self->symbols = reader_symbols_new ();
  self->max_steps = 16 * (guint64) self->n_tokens + 1000;
  self->grammar = grammar;
  return &self->reader;
}

ReaderArena *
reader_free (Reader *self)
{
  Context *context = context_of (self);
  ReaderArena *arena = context->arena;

  g_array_unref (context->lexed);
  g_free (context->line_ends);
  g_free (context->unassigned);
  reader_symbols_free (context->symbols);
  g_free (context);
  return arena;
}

/* --- The text and its tokens ------------------------------------------------------------------ */

guint
reader_n_tokens (const Reader *self)
{
  return context_of (self)->n_tokens;
}

char
reader_char (const Reader *self, gsize offset)
{
  return offset < context_of (self)->length ? self->text_[offset] : '\0';
}

void
reader_read_as_bits (Reader *self, guint at)
{
  Token *token = &g_array_index (context_of (self)->lexed, Token, at);

  if (token->kind == TOKEN_NUMBER && token->flags & TOKEN_BITS)
    reader_number_reread (self->text_, token, 2);
}

void
reader_claim (Reader *self, guint from, guint end)
{
  Token *tokens = &g_array_index (context_of (self)->lexed, Token, 0);

  for (guint i = from; i < end; i++)
    tokens[i].flags |= TOKEN_CLAIMED;
}

guint
reader_find_line_end (const Reader *self, guint at, guint end)
{
  const Context *context = context_of (self);

  return MIN (context->line_ends[MIN (at, context->n_tokens)], end);
}

/* --- What is noted ---------------------------------------------------------------------------- */

void
reader_note_prose (Reader *self, guint at, guint end)
{
  Context *context = context_of (self);

  context->prose_end = MAX (context->prose_end, reader_find_line_end (self, at, end));
}

gboolean
reader_is_in_prose (const Reader *self, guint at)
{
  return at < context_of (self)->prose_end;
}

void
reader_note_unassigned (const Reader *self, guint at, guint end)
{
  context_of (self)->unassigned[at] = end;
}

gboolean
reader_is_unassigned (const Reader *self, guint at, guint end)
{
  return context_of (self)->unassigned[at] == end;
}

/* --- Names ------------------------------------------------------------------------------------ */

const Symbol *
reader_find_symbol (const Reader *self, const char *name)
{
  return reader_symbols_find (context_of (self)->symbols, name);
}

void
reader_set_symbol (Reader *self, const char *name, const Symbol *symbol)
{
  reader_symbols_set (context_of (self)->symbols, name, symbol);
}

ReaderSymbols *
reader_open_scope (Reader *self)
{
  Context *context = context_of (self);
  ReaderSymbols *around = context->symbols;

  context->symbols = reader_symbols_copy (around);
  return around;
}

void
reader_close_scope (Reader *self, ReaderSymbols *around)
{
  Context *context = context_of (self);

  reader_symbols_free (context->symbols);
  context->symbols = around;
}

/* --- Layout, memory and limits ---------------------------------------------------------------- */

ChessLayout
reader_layout (const Reader *self)
{
  return context_of (self)->layout;
}

ReaderDialect
reader_dialect (const Reader *self)
{
  Context *context = context_of (self);

  if (!context->has_dialect)
    context->dialect = reader_find_dialect (self->text_, context->length);
  context->has_dialect = TRUE;
  return context->dialect;
}

guint64
reader_write_set (const Reader *self, ChessBitboard set)
{
  return chess_layout_write (context_of (self)->layout, set);
}

gpointer
reader_alloc (Reader *self, gsize size)
{
  return reader_arena_alloc (&context_of (self)->arena, size);
}

const char *
reader_strndup (Reader *self, const char *text, gsize length)
{
  return reader_arena_strndup (&context_of (self)->arena, text, length);
}

gboolean
reader_step (Reader *self)
{
  Context *context = context_of (self);

  return context->steps++ <= context->max_steps;
}

gboolean
reader_has_room (const Reader *self)
{
  return context_of (self)->depth < MAX_DEPTH;
}

void
reader_enter (Reader *self, guint n_levels)
{
  context_of (self)->depth += n_levels;
}

void
reader_leave (Reader *self, guint n_levels)
{
  context_of (self)->depth -= n_levels;
}

/* --- Recursion -------------------------------------------------------------------------------- */

void
reader_read_inner (
    Reader *self, guint at, guint end, Node *list, gboolean enumeration, gboolean prose)
{
  context_of (self)->grammar->read_items (self, at, end, list, enumeration, prose);
}

Node
reader_read_value (Reader *self, guint *at, guint end)
{
  return context_of (self)->grammar->read_value (self, at, end);
}
