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
  LEVEL_TIGHT, /* the shifts of some languages */
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

/* Applies an operator to two numbers; FALSE if the result is undefined. */
gboolean reader_apply (guint8 op, guint64 left, guint64 right, guint64 *value);

/* Applies an operator to two operands. */
Node reader_combine (Reader *reader, Node left, guint8 op, const Node *right);

/* ~x and -x. */
void reader_invert (Reader *reader, Node *node);
void reader_negate (Reader *reader, Node *node);

/* 1 << n for the number of a place; FALSE if there is no such bit. */
gboolean reader_set_bit (Reader *reader, const Node *place, Node *node);

/* Keeps the lowest 1 to 64 bits of a value. */
void reader_keep_low (Reader *reader, Node *node, guint n_bits);

/* Truncates to a narrower type. */
void reader_narrow (Reader *reader, Node *node, guint type);
