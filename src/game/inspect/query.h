/* A text being typed, and its current set.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/inspection.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_QUERY_EMPTY,      /* blank */
  CHECKBIT_QUERY_EXPRESSION, /* in the set language */
  CHECKBIT_QUERY_VALUE,      /* a number, or several with operators: read in the current layout */
  CHECKBIT_QUERY_SQUARES,    /* names of squares */
  CHECKBIT_QUERY_WRONG,
} CheckbitQueryState;

/* A set that follows the inspection: its position and, if the text is a value, its layout. Its
 * title is the text, and its expression the equivalent in the set language; NULL for an invalid
 * text.
 *
 * Signal "changed": text, state, set or mistake have changed. */
#define CHECKBIT_TYPE_QUERY (checkbit_query_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitQuery, checkbit_query, CHECKBIT, QUERY, CheckbitSet)

/* The inspection is not owned. */
CheckbitQuery *checkbit_query_new (CheckbitInspection *inspection, const char *text);

const char *checkbit_query_get_text (CheckbitQuery *self);
void checkbit_query_set_text (CheckbitQuery *self, const char *text);

CheckbitQueryState checkbit_query_get_state (CheckbitQuery *self);

/* Whether the text is a valid set now. */
gboolean checkbit_query_is_good (CheckbitQuery *self);

/* Whether to compare the set with those of the position: values and results are compared; a single
 * word of the set language is one of them already. */
gboolean checkbit_query_is_compared (CheckbitQuery *self);

/* NULL if nothing is wrong. Valid until the next change. */
const CheckbitMistake *checkbit_query_get_mistake (CheckbitQuery *self);

/* The squares of the set that a raw shift in the text wrapped around an edge. */
ChessBitboard checkbit_query_find_wrapped (CheckbitQuery *self);

/* Whether the text contains numbers that are read in layout a1b1, although another is in use: those
 * inside an expression. */
gboolean checkbit_query_mixes_layouts (CheckbitQuery *self);

G_END_DECLS
