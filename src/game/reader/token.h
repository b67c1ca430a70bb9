/* The tokens of a text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

typedef enum
{
  TOKEN_END,
  TOKEN_NUMBER,
  TOKEN_WORD,
  TOKEN_STRING,
  TOKEN_OPERATOR,
  TOKEN_DRAWING,
  TOKEN_DEFINE, /* #define */
  TOKEN_BREAK,  /* the fence of a code block */
} TokenKind;

/* Operators of one character are that character; others: */
enum
{
  OP_SCOPE = 128, /* :: */
  OP_ASSIGN,      /* := => ==> */
  OP_COMPOUND,    /* |= += <<= ... */
  OP_COMPARE,     /* == != <= >= */
  OP_ARROW,       /* -> */
  OP_LEFT,        /* << <<< */
  OP_RIGHT,       /* >> >>> */
  OP_AND_NOT,     /* &^ */
  OP_LOGIC,       /* && || */
  OP_POWER,       /* ** */
  OP_STEP,        /* ++ -- */
  OP_DOTS,        /* .. ... */
  OP_BULLET,      /* the dash of a list in YAML or Markdown */
  OP_PROMPT,      /* >>> or > at the beginning of a line */
  OP_JUNK,
};

enum
{
  TOKEN_SPACE = 1 << 0,    /* preceded by white space */
  TOKEN_NEW_LINE = 1 << 1, /* first on its line */
  TOKEN_BAD = 1 << 2,      /* an invalid number */
  TOKEN_MACHINE = 1 << 3,  /* a number that only occurs in code: prefix, suffix, 16 digits */
  TOKEN_BARE = 1 << 4,     /* a number without prefix and suffix */
  TOKEN_HEX = 1 << 5,      /* a bare one that must be hexadecimal */
  TOKEN_CLAIMED = 1 << 6,  /* part of an item, or not a value */
  TOKEN_GAP = 1 << 7,      /* preceded by an empty line */
  TOKEN_FEN = 1 << 8,
  TOKEN_LARGE = 1 << 9,   /* invalid because it has more than 64 bits */
  TOKEN_BITS = 1 << 10,   /* a bare one that consists of zeros and ones */
  TOKEN_BROKEN = 1 << 11, /* a drawing that is not a board */
};

typedef struct
{
  guint8 kind;
  guint8 op; /* of an operator */
  guint16 flags;
  guint line;
  guint start, end; /* bytes; of a string without its quotation marks */
  guint match;      /* of a bracket: the matching one; 0 if there is none */
  guint last_line;  /* of a drawing */
  guint64 value;    /* of a number; of a drawing the set in layout a1b1; of a broken one the wrong
                     * row (from 1, 0 for none) in the upper half, and its squares, or the number of
                     * rows, in the lower half */
} Token;

/* The length of its text. */
static inline gsize
token_length (const Token *token)
{
  return token->end - token->start;
}

/* Whether a token is an operator. */
static inline gboolean
token_is (const Token *token, guint op)
{
  return token->kind == TOKEN_OPERATOR && token->op == op;
}
