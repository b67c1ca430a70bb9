/* Shared by the parser and the evaluator of the set language. Private to them: all others use
 * expr.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/expr.h"

/* The meaning of a name. */
typedef enum
{
  CHESS_EXPR_NAME_CONSTANT,
  CHESS_EXPR_NAME_PIECE,
  CHESS_EXPR_NAME_SELECTION,
} ChessExprNameKind;

/* The operation of a step. All but the first four take their operands from the stack; checks leave
 * theirs there. */
typedef enum
{
  CHESS_EXPR_STEP_SET,
  CHESS_EXPR_STEP_PIECE, /* the set is the ChessPiece */
  CHESS_EXPR_STEP_SELECTION,
  CHESS_EXPR_STEP_MASK,
  CHESS_EXPR_STEP_CALL,
  CHESS_EXPR_STEP_CHECK_COUNT,
  CHESS_EXPR_STEP_CHECK_SQUARE,
  CHESS_EXPR_STEP_ENTRY,   /* of a table, by number */
  CHESS_EXPR_STEP_ENTRIES, /* of a table, by squares */
  CHESS_EXPR_STEP_NOT,
  CHESS_EXPR_STEP_NEGATE,
  CHESS_EXPR_STEP_TIMES,
  CHESS_EXPR_STEP_PLUS,
  CHESS_EXPR_STEP_MINUS,
  CHESS_EXPR_STEP_LEFT,
  CHESS_EXPR_STEP_RIGHT,
  CHESS_EXPR_STEP_AND,
  CHESS_EXPR_STEP_XOR,
  CHESS_EXPR_STEP_OR,
} ChessExprStepKind;

/* The name or function for a NUL-terminated word; NULL if there is none. */
const ChessExprName *chess_expr_find_name (const char *word);
const ChessExprFunction *chess_expr_find_function (const char *word);
