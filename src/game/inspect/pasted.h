/* How the inspector handles a pasted text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/reader.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_PASTED_TEXT,    /* goes into the entry */
  CHECKBIT_PASTED_TABLE,   /* goes to the page of tables */
  CHECKBIT_PASTED_SEVERAL, /* sets and tables: see the reading */
  CHECKBIT_PASTED_REFUSED, /* none of these; see reason */
} CheckbitPastedKind;

typedef struct
{
  CheckbitPastedKind kind;
  char *text;                     /* of a text: one line; a board becomes a list of squares */
  guint64 words[CHESS_N_SQUARES]; /* of a table */
  CheckbitReading *reading;       /* NULL for a text in the set language, or without a value */
  char *verdict;  /* a translated sentence on what was read; NULL for a text taken literally */
  char *left;     /* which parts were ignored, with the position; NULL for none */
  char *all_left; /* the same, one part per line */
  char *reason;   /* for a rejected text: a translated sentence with the position */
} CheckbitPasted;

/* Reads a text, which need not be in the set language. A single line that is nothing else becomes a
 * text, where mistakes are marked as usual. layout: the one in use, in which squares stand for
 * their bits, as in RANK_2 << 8. */
void checkbit_pasted_init (CheckbitPasted *self, const char *text, ChessLayout layout);
void checkbit_pasted_clear (CheckbitPasted *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CheckbitPasted, checkbit_pasted_clear)

/* Which squares the numbers of a list may stand for in a layout, as a sentence; NULL if none.
 * (transfer full) (nullable) */
char *checkbit_pasted_tell_squares (const CheckbitPasted *self, ChessLayout layout);

/* The table to show entry by entry: the first with one entry per square, else the first that is too
 * long to show all its entries. NULL for none. */
const CheckbitReadingItem *checkbit_pasted_find_table (const CheckbitPasted *self);

/* Whether it adds names for expressions: everything except a single number or set without a
 * name. */
gboolean checkbit_pasted_has_names (const CheckbitPasted *self);

/* Why a line that is not an expression is not a value either, if it looks more like one: a number
 * that is too large, two numbers. NULL if it does not. (transfer full) (nullable) */
char *checkbit_pasted_explain (const char *text);

/* Reads a text that is one number or a table of CHESS_N_SQUARES, as words of a layout. Values other
 * than the only such table are ignored. Returns how many there are; 0 with a translated sentence
 * (transfer full), which is NULL for a blank text, if it is neither. */
guint checkbit_pasted_read_numbers (const char *text,
                                    ChessLayout layout,
                                    guint64 words[static CHESS_N_SQUARES],
                                    char **sentence);

G_END_DECLS
