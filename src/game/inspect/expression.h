/* A text in the set language, parsed once and evaluated on any position, with mistakes explained in
 * words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/expr.h"
#include "chess/layout.h"
#include "game/inspect/pasted-names.h"
#include "game/reader/reader.h"

G_BEGIN_DECLS

/* Why a text is invalid, and where. */
typedef struct
{
  char *sentence; /* translated, with the column */
  int column;     /* from 1, in characters */
  int length;     /* wrong characters from column on */
} CheckbitMistake;

typedef struct _CheckbitExpression CheckbitExpression;

/* Parses a text; a blank one is a mistake, too. A text that is not in the set language may be a
 * value (b6 c7, UINT64_C (0x10)), whose numbers are in layout a1b1. (transfer full) */
CheckbitExpression *checkbit_expression_new (const char *text);

/* The same with the names of pasted sets; NULL for none. (transfer full) */
CheckbitExpression *checkbit_expression_new_with_names (const char *text,
                                                        CheckbitPastedNames *names);

/* The same, where a value is read in a layout: in it squares stand for their bits and numbers.
 * (transfer full) */
CheckbitExpression *
checkbit_expression_new_for (const char *text, CheckbitPastedNames *names, ChessLayout layout);
void checkbit_expression_free (CheckbitExpression *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitExpression, checkbit_expression_free)

/* Takes the value, if the text is not in the set language; NULL else. Afterwards nothing can be
 * evaluated any more. (transfer full) (nullable) */
CheckbitReading *checkbit_expression_steal_value (CheckbitExpression *self);

/* Evaluates it. FALSE with an empty set if the text is invalid, or a value on this position has the
 * wrong type. */
gboolean checkbit_expression_evaluate (CheckbitExpression *self,
                                       const ChessMaskInput *input,
                                       ChessBitboard *bits);

/* The squares of its value on a position that a raw shift wrapped around an edge. */
ChessBitboard checkbit_expression_find_wrapped (CheckbitExpression *self,
                                                const ChessMaskInput *input);

/* The mistake found when parsing, or else in the last evaluation; NULL for none. Valid until the
 * next evaluation. (transfer none) */
const CheckbitMistake *checkbit_expression_get_mistake (CheckbitExpression *self);

G_END_DECLS
