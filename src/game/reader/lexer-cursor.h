/* The lexer's position in its text, and its tokens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "game/reader/dialect.h"
#include "game/reader/token.h"

/* The most open brackets. */
#define LEXER_MAX_OPEN 256

typedef struct
{
  GArray *tokens; /* of Token */
  const char *text;
  gsize length, at;
  gsize line_start, line_end; /* of the line that the position is in */
  gsize no_drawing;           /* no drawing begins before this byte */
  gsize no_broken;            /* no broken one begins before this */
  gsize no_string[2];         /* no string in apostrophes, quotation marks begins before this */
  gboolean has_dialect;       /* it was looked for, */
  ReaderDialect dialect;      /* and is this */
  gboolean backquotes;        /* macros are marked with them */
  guint line;
  guint16 flags;              /* of the next token */
  guint open[LEXER_MAX_OPEN]; /* open brackets */
  guint n_open;
} Lexer;

/* The byte at an offset from the lexer's position; NUL at the end. */
static inline char
lexer_peek (const Lexer *lexer, gsize offset)
{
  return lexer->at + offset < lexer->length ? lexer->text[lexer->at + offset] : '\0';
}

/* Whether a text is at the lexer's position. */
static inline gboolean
lexer_looks_at (const Lexer *lexer, const char *text)
{
  gsize n = strlen (text);

  return lexer->length - lexer->at >= n && memcmp (lexer->text + lexer->at, text, n) == 0;
}

/* Adds a token. */
Token *lexer_add (Lexer *lexer, TokenKind kind, gsize start, gsize end);

/* The last token; NULL for none. */
const Token *lexer_last (const Lexer *lexer);

/* The family of languages that the text is written in. */
ReaderDialect lexer_dialect (Lexer *lexer);

/* Finds the line that the lexer's position is in. It is kept, as looking for its ends anew at every
 * token would take time quadratic in its length. */
void lexer_follow_line (Lexer *lexer);

/* The end of the line that contains a byte, from the lexer's position on. */
gsize lexer_line_end (const Lexer *lexer, gsize from);

/* Skips to a position, as over white space. */
void lexer_skip_to (Lexer *lexer, gsize end);
