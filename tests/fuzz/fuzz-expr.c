/* Any bytes as an expression of the set language: an error has a position in the text, and a valid
 * one has the same value with and without brackets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include "chess/expr.h"

#include <string.h>

static void
check_error (const ChessExprError *error, size_t length)
{
  FUZZ_ASSERT (error->kind != CHESS_EXPR_OK && error->kind <= CHESS_EXPR_TOO_LONG);
  FUZZ_ASSERT (error->column >= 1 && (size_t) error->column <= length + 1);
  FUZZ_ASSERT (error->length >= 1);
  FUZZ_ASSERT ((error->kind != CHESS_EXPR_ARGUMENT_COUNT && error->kind != CHESS_EXPR_CALL_EXPECTED)
               || error->function != NULL);
}

/* The complement of the whole in brackets is the complement of its value. */
static void
check_complement (const uint8_t *bytes,
                  size_t length,
                  const ChessMaskInput *input,
                  ChessBitboard value)
{
  char text[CHESS_EXPR_MAX_LENGTH + 3];
  ChessBitboard complement;
  ChessExprError error;

  text[0] = '~';
  text[1] = '(';
  memcpy (text + 2, bytes, length);
  text[length + 2] = ')';
  if (chess_expr_compute (text, length + 3, input, &complement, &error))
    FUZZ_ASSERT (complement == ~value);
  else
    FUZZ_ASSERT (error.kind == CHESS_EXPR_TOO_DEEP || error.kind == CHESS_EXPR_TOO_LONG);
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t length)
{
  ChessMaskInput input = { .position = &chess_position_start, .selection = CHESS_BIT (12) };
  ChessBitboard value = 0, again = 0;
  ChessExprError error;

  if (!chess_expr_compute ((const char *) bytes, length, &input, &value, &error))
    {
      check_error (&error, length);
      return 0;
    }
  FUZZ_ASSERT (chess_expr_compute ((const char *) bytes, length, &input, &again, NULL));
  FUZZ_ASSERT (value == again);
  check_complement (bytes, length, &input, value);
  return 0;
}
