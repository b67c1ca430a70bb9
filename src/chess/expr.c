/* Evaluates the set language: a stack machine for the steps of the parser.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/expr.h"

#include "chess/expr-words.h"
#include "chess/text.h"

/* The operators; a unary one has no right operand. */
static ChessBitboard
apply (ChessExprStepKind kind, ChessBitboard left, ChessBitboard right)
{
  switch (kind)
    {
    case CHESS_EXPR_STEP_NOT:
      return ~left;
    case CHESS_EXPR_STEP_NEGATE:
      return -left;
    case CHESS_EXPR_STEP_TIMES:
      return left * right;
    case CHESS_EXPR_STEP_PLUS:
      return left + right;
    case CHESS_EXPR_STEP_MINUS:
      return left - right;
    case CHESS_EXPR_STEP_LEFT:
      return left << right;
    case CHESS_EXPR_STEP_RIGHT:
      return left >> right;
    case CHESS_EXPR_STEP_AND:
      return left & right;
    case CHESS_EXPR_STEP_XOR:
      return left ^ right;
    default:
      return left | right;
    }
}

/* The value of a step without operands. */
static ChessBitboard
load (const ChessExprStep *step, const ChessMaskInput *input)
{
  switch (step->kind)
    {
    case CHESS_EXPR_STEP_PIECE:
      return input->position->by_piece[step->set];
    case CHESS_EXPR_STEP_SELECTION:
      return input->selection;
    case CHESS_EXPR_STEP_MASK:
      return chess_mask_compute (step->mask, input);
    default:
      return step->set;
    }
}

/* top points to the first argument; a missing second one is the occupied squares. */
static ChessBitboard
call (const ChessExprStep *step, const ChessPosition *position, const ChessBitboard *top)
{
  ChessBitboard arguments[2] = { top[0], chess_position_occupied (position) };

  if (step->n_arguments == 2)
    arguments[1] = top[1];
  return step->function->compute (step->function, position, arguments);
}

/* The union of the entries of a table for some squares. */
static ChessBitboard
join_entries (const ChessExprSymbol *table, ChessBitboard squares)
{
  ChessBitboard joined = CHESS_NO_SQUARES;

  CHESS_FOREACH_SQUARE (square, squares)
    joined |= table->sets[chess_layout_bit (table->squares, (ChessSquare) square)];
  return joined;
}

/* The result of indexing a table. */
static bool
look_up (const ChessExprStep *step, ChessBitboard *value, ChessExprError *error)
{
  const ChessExprSymbol *table = step->symbol;

  if (step->kind == CHESS_EXPR_STEP_ENTRIES)
    {
      *value = join_entries (table, *value);
      return true;
    }
  if (*value < table->n_sets)
    {
      *value = table->sets[*value];
      return true;
    }
  if (error != NULL)
    *error = (ChessExprError){
      .kind = CHESS_EXPR_BAD_INDEX,
      .column = step->column,
      .length = step->length,
      .value = *value,
      .limit = table->n_sets,
    };
  return false;
}

static bool
is_index (ChessExprStepKind kind)
{
  return kind == CHESS_EXPR_STEP_ENTRY || kind == CHESS_EXPR_STEP_ENTRIES;
}

/* Whether a value is allowed at its place. */
static bool
check (const ChessExprStep *step, ChessBitboard value, ChessExprError *error)
{
  bool is_count = step->kind == CHESS_EXPR_STEP_CHECK_COUNT;
  unsigned n_members = chess_bitboard_count (value);

  if (is_count ? value < 64 : n_members == 1)
    return true;
  if (error != NULL)
    *error = (ChessExprError){
      .kind = is_count ? CHESS_EXPR_BAD_SHIFT : CHESS_EXPR_NOT_ONE_SQUARE,
      .column = step->column,
      .length = step->length,
      .value = is_count ? value : n_members,
    };
  return false;
}

bool
chess_expr_evaluate (const ChessExpr *expr,
                     const ChessMaskInput *input,
                     ChessBitboard *value,
                     ChessExprError *error)
{
  /* two extra ones, so that a unary operator may read a right operand */
  ChessBitboard stack[CHESS_EXPR_MAX_HEIGHT + 2] = { 0 }, *top = stack;

  for (size_t i = 0; i < expr->n_steps; i++)
    {
      const ChessExprStep *step = &expr->steps[i];
      ChessExprStepKind kind = (ChessExprStepKind) step->kind;
      if (kind == CHESS_EXPR_STEP_CHECK_COUNT || kind == CHESS_EXPR_STEP_CHECK_SQUARE)
        {
          if (!check (step, top[-1], error))
            return false;
          continue;
        }
      if (is_index (kind))
        {
          if (!look_up (step, &top[-1], error))
            return false;
          continue;
        }
      if (kind == CHESS_EXPR_STEP_CALL)
        top -= step->n_arguments;
      else if (kind >= CHESS_EXPR_STEP_NOT)
        top -= kind >= CHESS_EXPR_STEP_TIMES ? 2 : 1;
      if (kind == CHESS_EXPR_STEP_CALL)
        *top = call (step, input->position, top);
      else if (kind >= CHESS_EXPR_STEP_NOT)
        *top = apply (kind, top[0], top[1]);
      else
        *top = load (step, input);
      top++;
    }
  *value = stack[0];
  if (error != NULL)
    *error = (ChessExprError){ .kind = CHESS_EXPR_OK };
  return true;
}

/* --- Raw shifts ----------------------------------------------------------------------------- */

/* The longest step of a piece, in bits: a knight's. */
#define LONGEST_STEP 17

/* A value, with the squares that wrapped around an edge. */
typedef struct
{
  ChessBitboard value, wrapped;
  bool is_number; /* made only of numbers */
} Traced;

/* Where a shift wraps squares around an edge; bits: positive is upwards. */
static ChessBitboard
wrap (ChessBitboard set, int bits)
{
  int files = ((bits % 8) + 12) % 8 - 4; /* -4 to 3 */
  ChessBitboard wrapped = 0;

  if (bits < -LONGEST_STEP || bits > LONGEST_STEP || files == -4)
    return 0;
  CHESS_FOREACH_SQUARE (square, set)
    {
      int target = (int) square + bits, file = (int) square % 8 + files;
      if (target >= 0 && target < 64 && (file < 0 || file > 7))
        wrapped |= CHESS_BIT (target);
    }
  return wrapped;
}

static Traced
trace_shift (ChessExprStepKind kind, const Traced *left, int bits)
{
  Traced result = { .value = apply (kind, left->value, (ChessBitboard) bits) };

  if (!left->is_number)
    result.wrapped = apply (kind, left->wrapped, (ChessBitboard) bits)
                     | wrap (left->value, kind == CHESS_EXPR_STEP_LEFT ? bits : -bits);
  return result;
}

/* With |, a square is correct if it is correct in one operand. */
static Traced
trace_operator (ChessExprStepKind kind, const Traced *left, const Traced *right)
{
  Traced result = { .value = apply (kind, left->value, right->value) };

  if (kind == CHESS_EXPR_STEP_LEFT || kind == CHESS_EXPR_STEP_RIGHT)
    result = trace_shift (kind, left, (int) right->value);
  else if (kind == CHESS_EXPR_STEP_AND || kind == CHESS_EXPR_STEP_XOR)
    result.wrapped = (left->wrapped | right->wrapped) & result.value;
  else if (kind == CHESS_EXPR_STEP_OR)
    result.wrapped = (left->wrapped & ~(right->value & ~right->wrapped))
                     | (right->wrapped & ~(left->value & ~left->wrapped));
  result.is_number = left->is_number && right->is_number;
  return result;
}

static Traced
trace_call (const ChessExprStep *step, const ChessPosition *position, const Traced *top)
{
  ChessBitboard arguments[2] = { top[0].value, step->n_arguments == 2 ? top[1].value : 0 };

  return (Traced){ .value = call (step, position, arguments) };
}

static Traced *
trace_index (const ChessExprStep *step, Traced *top)
{
  Traced entry = { .value = top[-1].value };

  if (!look_up (step, &entry.value, NULL))
    return NULL;
  top[-1] = entry;
  return top;
}

/* Executes one step; returns the new top of the stack, NULL on an error. */
static Traced *
trace (const ChessExprStep *step, const ChessMaskInput *input, Traced *top)
{
  ChessExprStepKind kind = (ChessExprStepKind) step->kind;

  if (kind == CHESS_EXPR_STEP_CHECK_COUNT || kind == CHESS_EXPR_STEP_CHECK_SQUARE)
    return check (step, top[-1].value, NULL) ? top : NULL;
  if (is_index (kind))
    return trace_index (step, top);
  if (kind == CHESS_EXPR_STEP_CALL)
    {
      top -= step->n_arguments;
      *top = trace_call (step, input->position, top);
    }
  else if (kind >= CHESS_EXPR_STEP_TIMES)
    {
      top -= 2;
      *top = trace_operator (kind, top, top + 1);
    }
  else if (kind >= CHESS_EXPR_STEP_NOT)
    {
      top--;
      *top = (Traced){ .value = apply (kind, top->value, 0), .is_number = top->is_number };
    }
  else
    *top = (Traced){ .value = load (step, input),
                     .is_number = kind == CHESS_EXPR_STEP_SET && step->n_arguments == 1 };
  return top + 1;
}

ChessBitboard
chess_expr_find_wrapped (const ChessExpr *expr, const ChessMaskInput *input)
{
  Traced stack[CHESS_EXPR_MAX_HEIGHT + 2] = { { 0 } }, *top = stack;

  for (size_t i = 0; i < expr->n_steps && top != NULL; i++)
    top = trace (&expr->steps[i], input, top);
  return top != NULL ? stack[0].wrapped : CHESS_NO_SQUARES;
}

bool
chess_expr_compute (const char *text,
                    size_t length,
                    const ChessMaskInput *input,
                    ChessBitboard *value,
                    ChessExprError *error)
{
  ChessExpr expr;

  return chess_expr_read (text, length, &expr, error)
         && chess_expr_evaluate (&expr, input, value, error);
}
