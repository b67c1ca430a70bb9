/* What a text from elsewhere becomes in the inspector.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/reader.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_PASTED_TEXT,    /* goes into the entry */
  CHECKBIT_PASTED_TABLE,   /* goes to the view of tables */
  CHECKBIT_PASTED_SEVERAL, /* sets and tables: see the reading */
  CHECKBIT_PASTED_REFUSED, /* none of these, and reason says why */
} CheckbitPastedKind;

typedef struct
{
  CheckbitPastedKind kind;
  char *text;                     /* of a text: one line; a board is named by its squares */
  guint64 words[CHESS_N_SQUARES]; /* of a table */
  CheckbitReading *reading;       /* NULL for a text that is of the set language, or no value */
  char
      *verdict; /* what was read, a translated sentence; NULL where a text was taken as it stands */
  char *left;   /* what was left of it, with the place; NULL for nothing */
  char *all_left; /* the same, a line for each part */
  char *reason;   /* of a refusal: a translated sentence with the place */
} CheckbitPasted;

/* Reads a text, which need not be of the set language. One line that is nothing else becomes a
 * text, where mistakes are seen as they are in any other. */
void checkbit_pasted_init (CheckbitPasted *self, const char *text);
void checkbit_pasted_clear (CheckbitPasted *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CheckbitPasted, checkbit_pasted_clear)

/* The table to look at entry by entry: the first of one for each square, else the first that is
 * too long to have its entries shown one by one. NULL for none. */
const CheckbitReadingItem *checkbit_pasted_find_table (const CheckbitPasted *self);

/* Whether it brings names that expressions may use: all but one number or set without a name. */
gboolean checkbit_pasted_has_names (const CheckbitPasted *self);

/* Why a line that is no expression is no value either, where it looks more like one: a number that
 * is too large, two numbers. NULL where it does not. (transfer full) (nullable) */
char *checkbit_pasted_explain (const char *text);

/* Reads a text that is one number or a table of CHESS_N_SQUARES, as words of a layout. Other
 * values beside the only such table are passed over. Returns how many there are; 0 with a
 * translated sentence (transfer full), which is NULL for a text of nothing but space, where it
 * is neither. */
guint checkbit_pasted_read_numbers (const char *text,
                                    ChessLayout layout,
                                    guint64 words[static CHESS_N_SQUARES],
                                    char **sentence);

G_END_DECLS
