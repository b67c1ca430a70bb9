/* Operators of many languages: how strongly they bind, and what they do.
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
  guint8 op; /* as the tokens have it; '~' for and-not */
} Operator;

/* The binary operator that a token is; level 0 for none. */
Operator reader_operator_of (const Reader *reader, const Token *token);

/* The binary operator that goes on with an expression; level 0 where none does. In Haskell words
 * between backquotes are operators. */
Operator reader_next_operator (const Reader *reader, guint at, guint end, guint *n_tokens);

/* The bit of a square by name, which counts as a number behind a shift. */
guint64 reader_number_of (const Reader *reader, const Node *node);

/* The value of two numbers with an operator between them; FALSE where they have none. */
gboolean reader_apply (guint8 op, guint64 left, guint64 right, guint64 *value);

/* The value of two operands with an operator between them. */
Node reader_combine (Reader *reader, Node left, guint8 op, const Node *right);

/* Keeps what a narrower type has room for. */
void reader_narrow (const Reader *reader, Node *node, guint type);
