/* What a text is read with: its tokens, symbols, memory, and limits.
 *
 * A text becomes tokens (lexer.h), tokens become a tree of nodes (statements.h), and the nodes
 * become items (findings.h). All functions that read tokens get the Reader, and only context.c
 * knows its contents.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "game/reader/arena.h"
#include "game/reader/dialect.h"
#include "game/reader/symbols.h"
#include "game/reader/token.h"

/* The largest explicit index of an entry. */
#define READER_MAX_INDEX 4095
/* The largest size of a table: real ones, with all attacks of sliders, have a tenth. */
#define READER_MAX_SIZE (1 << 20)

/* For recursion from the innermost parts: brackets contain items, and operands values. */
typedef struct
{
  void (*read_items) (
      Reader *self, guint at, guint end, Node *list, gboolean enumeration, gboolean prose);
  Node (*read_value) (Reader *self, guint *at, guint end);
} ReaderGrammar;

/* Neither text nor grammar is copied. (transfer full) */
Reader *
reader_new (const char *text, gsize length, ChessLayout layout, const ReaderGrammar *grammar);

/* Returns the arena, which outlives the reader. (transfer full) */
ReaderArena *reader_free (Reader *self);

/* --- The text and its tokens --- */

/* The beginning of the struct in context.c, for the inline functions below, which are called for
 * every token. The test rooms-includes makes sure that nobody else uses it. */
struct Reader
{
  const char *text_;
  const Token *tokens_;
};

/* A token; there is an end marker after the last. */
static inline const Token *
reader_token (const Reader *self, guint at)
{
  return &self->tokens_[at];
}

/* Their number, without the end marker. */
guint reader_n_tokens (const Reader *self);

/* The beginning of a token's text. */
static inline const char *
reader_text (const Reader *self, const Token *token)
{
  return self->text_ + token->start;
}

/* The text from a position on. */
static inline const char *
reader_text_at (const Reader *self, gsize offset)
{
  return self->text_ + offset;
}

/* The character at a position of the text: NUL after its end. */
char reader_char (const Reader *self, gsize offset);

/* The token at an index; an empty one at the end. */
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

/* Reads zeros and ones as bits, although they could be a decimal number. */
void reader_read_as_bits (Reader *self, guint at);

/* Claims all tokens of a range: they belong to an item, or are not values. */
void reader_claim (Reader *self, guint from, guint end);

/* The end of a token's line. */
guint reader_find_line_end (const Reader *self, guint at, guint end);

/* --- Notes, so that nothing long is scanned twice  */

/* Notes that the rest of a token's line is prose. */
void reader_note_prose (Reader *self, guint at, guint end);

/* Whether a token was noted as prose. */
gboolean reader_is_in_prose (const Reader *self, guint at);

/* Notes that there is no assignment between a token and an end. */
void reader_note_unassigned (const Reader *self, guint at, guint end);

/* Whether that was noted. */
gboolean reader_is_unassigned (const Reader *self, guint at, guint end);

/* --- Names ----------------------- */

/* NULL for an unknown name. */
const Symbol *reader_find_symbol (const Reader *self, const char *name);

/* Defines a name as a symbol from here on; NULL removes it. */
void reader_set_symbol (Reader *self, const char *name, const Symbol *symbol);

/* Returns a scope. Symbols defined later are removed when it is restored. */
ReaderSymbols *reader_open_scope (Reader *self);
void reader_close_scope (Reader *self, ReaderSymbols *around);

/* --- Layout, memory and limits --- */

/* The layout that the text is read in. */
ChessLayout reader_layout (const Reader *self);

/* The family of languages that the text is written in. */
ReaderDialect reader_dialect (const Reader *self);

/* A set as a word in that layout. */
guint64 reader_write_set (const Reader *self, ChessBitboard set);

/* Memory that lives as long as the reading. */
gpointer reader_alloc (Reader *self, gsize size);
const char *reader_strndup (Reader *self, const char *text, gsize length);

/* Counts a step; FALSE after too many: texts may be designed to keep the program busy. */
gboolean reader_step (Reader *self);

/* Whether deeper nesting is allowed. */
gboolean reader_has_room (const Reader *self);

/* Enters some levels of nesting, or leaves them. */
void reader_enter (Reader *self, guint n_levels);
void reader_leave (Reader *self, guint n_levels);

/* --- Recursion ------------------- */

/* Reads everything from at to end into a list. */
void reader_read_inner (
    Reader *self, guint at, guint end, Node *list, gboolean enumeration, gboolean prose);

/* Reads a value or list at *at, and moves *at after it. */
Node reader_read_value (Reader *self, guint *at, guint end);
