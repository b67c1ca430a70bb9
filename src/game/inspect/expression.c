/* A text in the set language, parsed once and evaluated on any position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/expression.h"

#include <string.h>

#include "game/inspect/value-text.h"
#include "game/text/messages.h"

struct _CheckbitExpression
{
  char *text;
  CheckbitPastedNames *names; /* owned; NULL for none */
  gboolean is_good;           /* whether program can be evaluated */
  ChessExpr *program;         /* owned */
  CheckbitReading *value;     /* owned: of a value that is not in the set language; NULL else */
  ChessExprError error;
  CheckbitMistake mistake; /* of error; its sentence is NULL if there is none */
};

static void
set_error (CheckbitExpression *self, const ChessExprError *error)
{
  g_clear_pointer (&self->mistake.sentence, g_free);
  self->error = *error;
  if (error->kind == CHESS_EXPR_OK)
    return;

  self->mistake.sentence = checkbit_message_expr_error (error, self->text, strlen (self->text));
  self->mistake.column = error->column;
  self->mistake.length = error->length;
}

CheckbitExpression *
checkbit_expression_new (const char *text)
{
  return checkbit_expression_new_with_names (text, NULL);
}

CheckbitExpression *
checkbit_expression_new_with_names (const char *text, CheckbitPastedNames *names)
{
  return checkbit_expression_new_for (text, names, CHESS_LAYOUT_A1B1);
}

CheckbitExpression *
checkbit_expression_new_for (const char *text, CheckbitPastedNames *names, ChessLayout layout)
{
  CheckbitExpression *self = g_new0 (CheckbitExpression, 1);
  ChessExprError error = { .kind = CHESS_EXPR_OK };

  g_return_val_if_fail (text != NULL, NULL);

  self->text = g_strdup (text);
  self->names = names != NULL ? checkbit_pasted_names_ref (names) : NULL;
  self->program = g_new (ChessExpr, 1);
  self->is_good = chess_expr_read_in (text, strlen (text), checkbit_pasted_names_get_scope (names),
                                      self->program, &error);
  if (self->is_good)
    return self;

  g_clear_pointer (&self->program, g_free);
  self->value = checkbit_value_read_for (text, layout);
  if (self->value == NULL)
    set_error (self, &error);
  return self;
}

void
checkbit_expression_free (CheckbitExpression *self)
{
  g_free (self->text);
  g_clear_pointer (&self->names, checkbit_pasted_names_unref);
  g_free (self->program);
  g_clear_pointer (&self->value, checkbit_reading_free);
  g_free (self->mistake.sentence);
  g_free (self);
}

CheckbitReading *
checkbit_expression_steal_value (CheckbitExpression *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_steal_pointer (&self->value);
}

/* Whether both are the same mistake, so that its sentence can be reused. */
static gboolean
is_same_error (const ChessExprError *a, const ChessExprError *b)
{
  return a->kind == b->kind && a->column == b->column && a->value == b->value;
}

gboolean
checkbit_expression_evaluate (CheckbitExpression *self,
                              const ChessMaskInput *input,
                              ChessBitboard *bits)
{
  ChessExprError error = { .kind = CHESS_EXPR_OK };
  gboolean done;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (input != NULL, FALSE);
  g_return_val_if_fail (bits != NULL, FALSE);

  *bits = CHESS_NO_SQUARES;
  if (self->value != NULL)
    {
      *bits = checkbit_value_get_set (self->value, checkbit_reading_get_layout (self->value));
      return TRUE;
    }
  if (!self->is_good)
    return FALSE;

  done = chess_expr_evaluate (self->program, input, bits, &error);
  if (done)
    error.kind = CHESS_EXPR_OK;
  if (!is_same_error (&error, &self->error))
    set_error (self, &error);
  return done;
}

ChessBitboard
checkbit_expression_find_wrapped (CheckbitExpression *self, const ChessMaskInput *input)
{
  g_return_val_if_fail (self != NULL && input != NULL, CHESS_NO_SQUARES);

  return self->is_good ? chess_expr_find_wrapped (self->program, input) : CHESS_NO_SQUARES;
}

const CheckbitMistake *
checkbit_expression_get_mistake (CheckbitExpression *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->mistake.sentence != NULL ? &self->mistake : NULL;
}
