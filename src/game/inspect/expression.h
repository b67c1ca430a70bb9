/* A text of the set language, read once and worked out on any position, with what is wrong with it
 * in words.
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

/* Why and where a text was refused. */
typedef struct
{
  char *sentence; /* translated, with the column */
  int column;     /* 1 up, in characters */
  int length;     /* characters at fault from column on */
} CheckbitMistake;

typedef struct _CheckbitExpression CheckbitExpression;

/* Reads a text; nothing but space is a mistake too. What is not of the set language may be a value
 * (b6 c7, UINT64_C (0x10)), whose numbers are a1b1's words. (transfer full) */
CheckbitExpression *checkbit_expression_new (const char *text);

/* The same with the names of what was pasted; NULL for none. (transfer full) */
CheckbitExpression *checkbit_expression_new_with_names (const char *text,
                                                        CheckbitPastedNames *names);
void checkbit_expression_free (CheckbitExpression *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitExpression, checkbit_expression_free)

/* Takes the value that a text is, where it is not of the set language; NULL else. Nothing can be
 * worked out then any more. (transfer full) (nullable) */
CheckbitReading *checkbit_expression_steal_value (CheckbitExpression *self);

/* Works it out. Where that fails, because the text is wrong or because a value on this position is
 * not what its place asks for, answers FALSE and bits is the empty set. */
gboolean checkbit_expression_evaluate (CheckbitExpression *self,
                                       const ChessMaskInput *input,
                                       ChessBitboard *bits);

/* The squares of its value on a position that a raw shift brought around an edge. */
ChessBitboard checkbit_expression_find_wrapped (CheckbitExpression *self,
                                                const ChessMaskInput *input);

/* What was wrong when the text was read, or when it was last worked out; NULL for nothing. Valid
 * until the next time. (transfer none) */
const CheckbitMistake *checkbit_expression_get_mistake (CheckbitExpression *self);

G_END_DECLS
