/* A text that someone is typing, and the set it stands for now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/inspection.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_QUERY_EMPTY,      /* nothing but space */
  CHECKBIT_QUERY_EXPRESSION, /* of the set language */
  CHECKBIT_QUERY_VALUE,      /* a number, or several with operators: read in the layout of the word
                                form */
  CHECKBIT_QUERY_SQUARES,    /* names of squares */
  CHECKBIT_QUERY_WRONG,
} CheckbitQueryState;

/* A set that follows the inspection: its position, and its layout where the text is a value.
 * Its title is the text. Its expression says the same in the set language; NULL where it is wrong.
 *
 * Signal "changed": text, state, set or mistake differ. */
#define CHECKBIT_TYPE_QUERY (checkbit_query_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitQuery, checkbit_query, CHECKBIT, QUERY, CheckbitSet)

/* The inspection is not kept alive. */
CheckbitQuery *checkbit_query_new (CheckbitInspection *inspection, const char *text);

const char *checkbit_query_get_text (CheckbitQuery *self);
void checkbit_query_set_text (CheckbitQuery *self, const char *text);

CheckbitQueryState checkbit_query_get_state (CheckbitQuery *self);

/* Whether the text says a set now. */
gboolean checkbit_query_is_good (CheckbitQuery *self);

/* Whether the set is to be compared with those of the position: a value is, and what is worked
 * out; a word of the set language that stands alone is one of them already. */
gboolean checkbit_query_is_compared (CheckbitQuery *self);

/* NULL where nothing is wrong. Valid until the next change. */
const CheckbitMistake *checkbit_query_get_mistake (CheckbitQuery *self);

/* The squares of the set that a raw shift in the text brought around an edge. */
ChessBitboard checkbit_query_find_wrapped (CheckbitQuery *self);

/* Whether the text has numbers that are read as a1b1's although the word form has another layout:
 * those inside an expression. */
gboolean checkbit_query_mixes_layouts (CheckbitQuery *self);

G_END_DECLS
