/* The operators of many languages, with precedence and meaning.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

enum
{
  LEVEL_LOGIC = 1,
  LEVEL_COMPARE,
  LEVEL_OR,
  LEVEL_XOR,
  LEVEL_AND,
  LEVEL_SHIFT,
  LEVEL_PLUS,
  LEVEL_TIMES,
  LEVEL_POWER,
};

typedef struct
{
  int level;
  guint8 op; /* as in the tokens; '~' for and-not */
} Operator;

/* The binary operator of a token; level 0 for none. */
Operator reader_operator_of (const Reader *reader, const Token *token);

/* The binary operator that continues an expression; level 0 if there is none. In Haskell words in
 * backquotes are operators. */
Operator reader_next_operator (const Reader *reader, guint at, guint end, guint *n_tokens);

/* The bit of a square, which counts as a number after a shift. */
guint64 reader_number_of (const Reader *reader, const Node *node);

/* Whether that bit depends on the layout: the text does not number the squares itself. */
gboolean reader_is_unnumbered (const Reader *reader, const Node *node);

/* Applies an operator to two numbers; FALSE if the result is undefined. */
gboolean reader_apply (guint8 op, guint64 left, guint64 right, guint64 *value);

/* Applies an operator to two operands. */
Node reader_combine (Reader *reader, Node left, guint8 op, const Node *right);

/* Truncates to a narrower type. */
void reader_narrow (const Reader *reader, Node *node, guint type);
