/* What the reader and the evaluator of the set language share. Private to them: everyone else goes
 * through expr.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/expr.h"

/* What a name stands for. */
typedef enum
{
  CHESS_EXPR_NAME_CONSTANT,
  CHESS_EXPR_NAME_PIECE,
  CHESS_EXPR_NAME_SELECTION,
} ChessExprNameKind;

/* What a step does. All but the first four take their operands from the stack; the checks leave
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
  CHESS_EXPR_STEP_ENTRY,   /* of a table, by its number */
  CHESS_EXPR_STEP_ENTRIES, /* of a table, by their squares */
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

/* The name or function of a NUL-terminated word; NULL where there is none. */
const ChessExprName *chess_expr_find_name (const char *word);
const ChessExprFunction *chess_expr_find_function (const char *word);
