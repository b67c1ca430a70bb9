/* Splits PGN into tokens: reads a file in pieces of any size and passes on complete tokens.
 *
 * The sizes of the pieces make no difference: a token cut by the end of a piece is kept until the
 * rest comes. With a mapped file nothing is copied.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_PGN_TOKEN_TAG,     /* [Name "Value"]; name and text (the value, still with escapes) */
  CHECKBIT_PGN_TOKEN_BAD_TAG, /* a tag without a name or a value; text: its contents */
  CHECKBIT_PGN_TOKEN_COMMENT, /* between braces, or from ; to the end of the line */
  CHECKBIT_PGN_TOKEN_OPEN,    /* ( */
  CHECKBIT_PGN_TOKEN_CLOSE,   /* ) */
  CHECKBIT_PGN_TOKEN_NAG,     /* $5, !? or another symbol; number */
  CHECKBIT_PGN_TOKEN_SYMBOL,  /* a move, or any other word */
  CHECKBIT_PGN_TOKEN_NUMBER,  /* a move number */
  CHECKBIT_PGN_TOKEN_RESULT,  /* 1-0, 0-1, 1/2-1/2, 1/2 or * */
  CHECKBIT_PGN_TOKEN_UNKNOWN, /* a character that is invalid in PGN */
  CHECKBIT_PGN_TOKEN_SKIMMED, /* many tokens among the moves; number: plies, depth: see below */
} CheckbitPgnTokenKind;

/* Irregularities of a token. */
typedef enum
{
  CHECKBIT_PGN_FLAW_NONE = 0,
  CHECKBIT_PGN_FLAW_UNCLOSED = 1 << 0, /* a comment, a value or a tag without an end */
  CHECKBIT_PGN_FLAW_UNQUOTED = 1 << 1, /* a value without quotation marks */
  CHECKBIT_PGN_FLAW_CUT = 1 << 2,      /* too long: only its beginning is kept */
} CheckbitPgnFlaws;

/* Valid only during the call; texts are not NUL-terminated. */
typedef struct
{
  CheckbitPgnTokenKind kind;
  CheckbitPgnFlaws flaws;
  const char *text; /* without braces, brackets and quotation marks */
  gsize length;     /* in bytes */
  const char *name; /* of a tag */
  gsize name_length;
  guint number;   /* of a NAG; skimmed: words that look like moves, outside of variations */
  guint depth;    /* skimmed: the variations that are open after it */
  gboolean first; /* whether there is only space before it on its line */
  guint line;     /* of its first character, from 1 */
  guint column;   /* in characters, from 1 */
  guint64 offset; /* the position of its first byte in the file */
  guint64 end;    /* that of the byte after it */
} CheckbitPgnToken;

/* Returns FALSE to stop reading. */
typedef gboolean (*CheckbitPgnTokenFunc) (const CheckbitPgnToken *token, gpointer user_data);

typedef struct _CheckbitPgnLexer CheckbitPgnLexer;

CheckbitPgnLexer *checkbit_pgn_lexer_new (CheckbitPgnTokenFunc func, gpointer user_data);
void checkbit_pgn_lexer_free (CheckbitPgnLexer *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitPgnLexer, checkbit_pgn_lexer_free)

/* Reads the next length bytes. FALSE once func has stopped the reading. */
gboolean checkbit_pgn_lexer_feed (CheckbitPgnLexer *self, const char *bytes, gsize length);

/* Among moves that are only counted: hands on what is plain (see checkbit_pgn_skim()) as one token.
 * depth: where to find how many variations are open (borrowed); NULL: hands on every token, as it
 * does by default. */
void checkbit_pgn_lexer_set_skimming (CheckbitPgnLexer *self, const guint *depth);

/* Ends the input, and any open token. */
gboolean checkbit_pgn_lexer_finish (CheckbitPgnLexer *self);

/* The number of bytes that are never in text, to recognize other kinds of files. */
guint64 checkbit_pgn_lexer_get_n_nul_bytes (CheckbitPgnLexer *self);

/* The number of lines before the last token that begin with %, which are no part of any. */
guint64 checkbit_pgn_lexer_get_n_escaped (CheckbitPgnLexer *self);

/* Hands on all complete tokens of the bytes so far: with a long one before them, they may wait. */
void checkbit_pgn_lexer_catch_up (CheckbitPgnLexer *self);

/* Whether another lexer could read what follows, from the start of a line on: no comment in braces
 * is open, and the text is neither UTF-16 nor UTF-32, which only its first bytes tell. */
gboolean checkbit_pgn_lexer_can_split (CheckbitPgnLexer *self);

/* Once finished: whether the input ended within a comment in braces, and how many bytes at its end
 * make no character. */
gboolean checkbit_pgn_lexer_ends_in_comment (CheckbitPgnLexer *self);
guint checkbit_pgn_lexer_get_n_odd_bytes (CheckbitPgnLexer *self);

/* The position after the last token. */
void checkbit_pgn_lexer_get_place (CheckbitPgnLexer *self, guint *line, guint *column);

G_END_DECLS
