/* PGN as tokens: takes the bytes of a file in pieces of any size and hands on its words, whole.
 *
 * Where a piece ends makes no difference. A word that the end of a piece cuts in two is kept until
 * the rest comes; whoever maps a whole file has nothing copied.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_PGN_TOKEN_TAG,     /* [Name "Value"]; name and text (the value, still escaped) */
  CHECKBIT_PGN_TOKEN_BAD_TAG, /* a tag without a name or a value; text: what was in it */
  CHECKBIT_PGN_TOKEN_COMMENT, /* between braces, or from ; to the end of the line */
  CHECKBIT_PGN_TOKEN_OPEN,    /* ( */
  CHECKBIT_PGN_TOKEN_CLOSE,   /* ) */
  CHECKBIT_PGN_TOKEN_NAG,     /* $5, !? or a sign of its own; number */
  CHECKBIT_PGN_TOKEN_SYMBOL,  /* a move, or any other word */
  CHECKBIT_PGN_TOKEN_NUMBER,  /* a move number */
  CHECKBIT_PGN_TOKEN_RESULT,  /* 1-0, 0-1, 1/2-1/2 or * */
  CHECKBIT_PGN_TOKEN_UNKNOWN, /* a character that PGN has no use for */
} CheckbitPgnTokenKind;

/* What was odd about a token, or left it unfinished. */
typedef enum
{
  CHECKBIT_PGN_FLAW_NONE = 0,
  CHECKBIT_PGN_FLAW_UNCLOSED = 1 << 0, /* a comment, a value or a tag that never ends */
  CHECKBIT_PGN_FLAW_UNQUOTED = 1 << 1, /* a value without its quotation marks */
  CHECKBIT_PGN_FLAW_CUT = 1 << 2,      /* longer than is kept: only its beginning is here */
} CheckbitPgnFlaws;

/* Lent for the length of the call only; nothing ends in NUL. */
typedef struct
{
  CheckbitPgnTokenKind kind;
  CheckbitPgnFlaws flaws;
  const char *text; /* without braces, brackets and quotation marks */
  gsize length;     /* in bytes */
  const char *name; /* of a tag */
  gsize name_length;
  guint number;   /* of a NAG */
  gboolean first; /* whether nothing but space stands before it on its line */
  guint line;     /* of its first character, 1 up */
  guint column;   /* in characters, 1 up */
  guint64 offset; /* of its first byte in the file */
  guint64 end;    /* of the byte behind it */
} CheckbitPgnToken;

/* FALSE stops the reading. */
typedef gboolean (*CheckbitPgnTokenFunc) (const CheckbitPgnToken *token, gpointer user_data);

typedef struct _CheckbitPgnLexer CheckbitPgnLexer;

CheckbitPgnLexer *checkbit_pgn_lexer_new (CheckbitPgnTokenFunc func, gpointer user_data);
void checkbit_pgn_lexer_free (CheckbitPgnLexer *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitPgnLexer, checkbit_pgn_lexer_free)

/* Takes the next length bytes. FALSE once func has stopped the reading. */
gboolean checkbit_pgn_lexer_feed (CheckbitPgnLexer *self, const char *bytes, gsize length);

/* Says that there is no more: what is still open ends here. */
gboolean checkbit_pgn_lexer_finish (CheckbitPgnLexer *self);

/* Bytes that are nothing in a text, as in files that are something else altogether. */
guint64 checkbit_pgn_lexer_get_n_nul_bytes (CheckbitPgnLexer *self);

/* Whether a comment in braces is open behind the last byte. */
gboolean checkbit_pgn_lexer_in_comment (CheckbitPgnLexer *self);

/* The place behind the last token. */
void checkbit_pgn_lexer_get_place (CheckbitPgnLexer *self, guint *line, guint *column);

G_END_DECLS
