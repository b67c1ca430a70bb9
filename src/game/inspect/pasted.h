/* What a text from elsewhere becomes in the expression bar.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/layout.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_PASTED_TEXT,    /* goes into the entry */
  CHECKBIT_PASTED_TABLE,   /* goes to the view of tables */
  CHECKBIT_PASTED_REFUSED, /* neither, and reason says why */
} CheckbitPastedKind;

typedef struct
{
  CheckbitPastedKind kind;
  char *text; /* of a text: one line; a board is named by its squares */
  guint64 words[CHESS_N_SQUARES]; /* of a table */
  char *reason;                   /* of a refusal: a translated sentence with the place */
} CheckbitPasted;

/* Reads a text. One line of whatever it is becomes a text, where mistakes are seen as they are in
 * any other; several lines must be a value, a board, squares or a table. */
void checkbit_pasted_init (CheckbitPasted *self, const char *text);
void checkbit_pasted_clear (CheckbitPasted *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CheckbitPasted, checkbit_pasted_clear)

/* Why a line that is no expression is no value either, where it looks more like one: a number that
 * is too large, two numbers. NULL where it does not. (transfer full) (nullable) */
char *checkbit_pasted_explain (const char *text);

G_END_DECLS
