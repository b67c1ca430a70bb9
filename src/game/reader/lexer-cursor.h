/* Where the lexer stands in its text, and the tokens it has made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "game/reader/token.h"

/* How many brackets may be open. */
#define LEXER_MAX_OPEN 256

typedef struct
{
  GArray *tokens; /* of Token */
  const char *text;
  gsize length, at;
  gsize no_drawing; /* there is none before this byte */
  gsize no_broken;  /* nor one that is broken before this */
  guint line;
  guint16 flags;              /* of the next token */
  guint open[LEXER_MAX_OPEN]; /* brackets that are not closed */
  guint n_open;
} Lexer;

/* The byte at an offset from where the lexer stands; NUL at the end. */
static inline char
lexer_peek (const Lexer *lexer, gsize offset)
{
  return lexer->at + offset < lexer->length ? lexer->text[lexer->at + offset] : '\0';
}

/* Whether the lexer stands before a text. */
static inline gboolean
lexer_looks_at (const Lexer *lexer, const char *text)
{
  gsize n = strlen (text);

  return lexer->length - lexer->at >= n && memcmp (lexer->text + lexer->at, text, n) == 0;
}

/* Makes a token. */
Token *lexer_add (Lexer *lexer, TokenKind kind, gsize start, gsize end);

/* The last token; NULL for none. */
const Token *lexer_last (const Lexer *lexer);

/* Where the line ends that holds a byte. */
gsize lexer_line_end (const Lexer *lexer, gsize from);

/* Goes on to a place as over white space. */
void lexer_skip_to (Lexer *lexer, gsize end);
