/* What a text is read with: its tokens, what names stand for, memory, and how much may be read.
 *
 * A text becomes tokens (lexer.h), tokens become a tree of nodes (statements.h), and the nodes
 * become items (findings.h). All who read the tokens are given the Reader, and only context.c knows
 * what is in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "game/reader/arena.h"
#include "game/reader/symbols.h"
#include "game/reader/token.h"

/* The largest index of an entry that says where it stands. */
#define READER_MAX_INDEX 4095
/* The largest size of a table: those of programs, with all attacks of the sliders, have a tenth. */
#define READER_MAX_SIZE (1 << 20)

/* What the innermost parts of a text are read by again: brackets hold items, and operands values. */
typedef struct
{
  void (*read_items) (
      Reader *self, guint at, guint end, Node *list, gboolean enumeration, gboolean prose);
  Node (*read_value) (Reader *self, guint *at, guint end);
} ReaderGrammar;

/* Neither text nor grammar are copied. (transfer full) */
Reader *
reader_new (const char *text, gsize length, ChessLayout layout, const ReaderGrammar *grammar);

/* Answers what was allocated, which lives on. (transfer full) */
ReaderArena *reader_free (Reader *self);

/* --- The text and its tokens --- */

/* The beginning of what context.c makes: what the functions below need, which are called for every
 * token. The test rooms-includes sees to it that nobody else has a hand in it. */
struct Reader
{
  const char *text_;
  const Token *tokens_;
};

/* A token, of which one stands behind all others. */
static inline const Token *
reader_token (const Reader *self, guint at)
{
  return &self->tokens_[at];
}

/* How many there are, without the one at the end. */
guint reader_n_tokens (const Reader *self);

/* Where the text of a token begins. */
static inline const char *
reader_text (const Reader *self, const Token *token)
{
  return self->text_ + token->start;
}

/* The text from a place on. */
static inline const char *
reader_text_at (const Reader *self, gsize offset)
{
  return self->text_ + offset;
}

/* What stands at a place of the text: NUL behind its end. */
char reader_char (const Reader *self, gsize offset);

/* The token at a place; one of no kind at the end. */
static inline const Token *
reader_peek (const Reader *self, guint at, guint end)
{
  static const Token none = { .kind = TOKEN_END };

  return at < end ? reader_token (self, at) : &none;
}

/* Whether a token has this text. */
static inline gboolean
token_equals (const Reader *self, const Token *token, const char *word)
{
  gsize length = token_length (token);

  return strlen (word) == length && memcmp (reader_text (self, token), word, length) == 0;
}

/* Reads the zeros and ones of a number that could be a decimal one as bits. */
void reader_read_as_bits (Reader *self, guint at);

/* Sets a claim on every token of a range: they are in an item, or are no values. */
void reader_claim (Reader *self, guint from, guint end);

/* Where the line of a token ends. */
guint reader_find_line_end (const Reader *self, guint at, guint end);

/* --- Noted on the way, so that nothing long is gone through twice --- */

/* Notes that all is prose up to the end of the line of a token. */
void reader_note_prose (Reader *self, guint at, guint end);

/* Whether a token is in what was noted to be prose. */
gboolean reader_is_in_prose (const Reader *self, guint at);

/* Notes that there is no assignment between a token and an end. */
void reader_note_unassigned (const Reader *self, guint at, guint end);

/* Whether that was noted. */
gboolean reader_is_unassigned (const Reader *self, guint at, guint end);

/* --- What names stand for --- */

/* NULL for a name that stands for nothing. */
const Symbol *reader_find_symbol (const Reader *self, const char *name);

/* Makes a name stand for a symbol from here on; for nothing where that is NULL. */
void reader_set_symbol (Reader *self, const char *name, const Symbol *symbol);

/* What is set from here on is forgotten when the scope that this answers comes back. */
ReaderSymbols *reader_open_scope (Reader *self);
void reader_close_scope (Reader *self, ReaderSymbols *around);

/* --- Layout, memory and limits --- */

/* The layout that the text is read in. */
ChessLayout reader_layout (const Reader *self);

/* A set as a word of that layout. */
guint64 reader_write_set (const Reader *self, ChessBitboard set);

/* Memory that lives as long as the reading. */
gpointer reader_alloc (Reader *self, gsize size);
const char *reader_strndup (Reader *self, const char *text, gsize length);

/* Takes a step; FALSE where there were too many: texts may be made to keep the program busy. */
gboolean reader_step (Reader *self);

/* Whether it may go deeper into brackets and operators. */
gboolean reader_has_room (const Reader *self);

/* Goes some levels deeper, or comes back from there. */
void reader_enter (Reader *self, guint n_levels);
void reader_leave (Reader *self, guint n_levels);

/* --- What holds the same again --- */

/* Reads everything from at to end into a list. */
void reader_read_inner (
    Reader *self, guint at, guint end, Node *list, gboolean enumeration, gboolean prose);

/* Reads a value or list from *at on, and leaves *at behind it. */
Node reader_read_value (Reader *self, guint *at, guint end);
