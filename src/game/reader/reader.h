/* Reads every text that may hold sets: source code of nearly any language, what debuggers and
 * loggers print, articles, drawings, lists of squares, JSON and the like.
 *
 * A reading is a list of items in the order of the text: a set, a table of several values, or an
 * unreadable part that contains a number. Every number of the text is in an item, except for those
 * that are not values: types and sizes, indices, comments, coordinates around a drawing, addresses
 * in a memory dump.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/layout.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_READING_SET,   /* one value */
  CHECKBIT_READING_TABLE, /* several values of one list */
  CHECKBIT_READING_LEFT,  /* an unreadable part that contains a number */
} CheckbitReadingKind;

/* The form of an item in the text. */
typedef enum
{
  CHECKBIT_READING_NUMBER,      /* just a number, perhaps with a name */
  CHECKBIT_READING_EXPRESSION,  /* an expression that was evaluated */
  CHECKBIT_READING_SQUARES,     /* names of squares */
  CHECKBIT_READING_DRAWING,     /* a drawn board, perhaps with its number */
  CHECKBIT_READING_LIST,        /* a list of values */
  CHECKBIT_READING_ASSIGNMENTS, /* lines of assignments to the elements of a table */
  CHECKBIT_READING_SQUARE_MAP,  /* entries named by squares */
  CHECKBIT_READING_DUMP,        /* a memory dump */
} CheckbitReadingForm;

/* Why a part is unreadable. */
typedef enum
{
  CHECKBIT_READING_OK,
  CHECKBIT_READING_BAD_NUMBER,   /* an invalid digit */
  CHECKBIT_READING_TOO_LARGE,    /* more than 64 bits */
  CHECKBIT_READING_TOO_NEGATIVE, /* below -2^63 */
  CHECKBIT_READING_BAD_SHIFT,    /* a shift by more than 63 */
  CHECKBIT_READING_UNKNOWN,      /* an unknown name or function */
  CHECKBIT_READING_PROSE,        /* a number among words */
  CHECKBIT_READING_POSITION,     /* a FEN */
  CHECKBIT_READING_ROW_LENGTH,   /* a drawing with a row that does not have eight squares */
  CHECKBIT_READING_ROW_COUNT,    /* a drawing that does not have eight rows */
  CHECKBIT_READING_OTHER,
} CheckbitReadingReason;

typedef struct
{
  CheckbitReadingKind kind;
  CheckbitReadingForm form;
  CheckbitReadingReason reason; /* of an unreadable part; else CHECKBIT_READING_OK */
  const char *name;             /* NULL without a name */
  gsize n_values;               /* 1 for a set, 0 for an unreadable part */
  /* Numbers are as in the text; drawings and squares are in the layout used for reading. */
  const guint64 *values;
  gboolean squares;    /* each value is a set of squares; never of a table for all squares */
  gboolean has_layout; /* the text proves the layout of the value */
  ChessLayout layout;
  const char *text;     /* of an unreadable part: its text; else NULL */
  guint row, n_wrong;   /* of an unreadable drawing: the row and its squares, or 0 and the rows */
  gsize offset, length; /* its bytes in the text */
  /* The same; but for an unreadable entry those of its list, which is unusable. */
  gsize list_offset, list_length;
  guint line, column; /* of its beginning, from 1; in characters */
} CheckbitReadingItem;

/* The contents of a text. */
typedef struct CheckbitReading CheckbitReading;

/* Reads length bytes, which need not be NUL-terminated or valid; -1: up to the NUL. The layout is
 * used to convert drawings and squares to numbers. (transfer full) */
CheckbitReading *checkbit_reading_new (const char *text, gssize length, ChessLayout layout);
void checkbit_reading_free (CheckbitReading *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitReading, checkbit_reading_free)

/* The layout that drawings and squares were converted to numbers in. */
ChessLayout checkbit_reading_get_layout (const CheckbitReading *self);

/* The items in the order of the text; valid as long as the reading. */
guint checkbit_reading_get_n_items (const CheckbitReading *self);
const CheckbitReadingItem *checkbit_reading_get_item (const CheckbitReading *self, guint index);

/* Whether a map of squares in the text proves a layout, and which. */
gboolean checkbit_reading_get_map_layout (const CheckbitReading *self, ChessLayout *layout);

/* An item as a line of tab-separated fields, as described in checkbit-cli's manual; without a line
 * end. (transfer full) */
char *checkbit_reading_item_write (const CheckbitReadingItem *item);

/* A value of an item as a set, with numbers in a layout. Drawings and squares, and items whose
 * layout the text proves, do not depend on it. read_for: the layout used for reading. */
ChessBitboard checkbit_reading_item_get_set (const CheckbitReadingItem *item,
                                             gsize index,
                                             ChessLayout read_for,
                                             ChessLayout words);

/* Whether the squares of an item depend on the layout of numbers. */
gboolean checkbit_reading_item_is_word (const CheckbitReadingItem *item);

/* The only item of a completely readable text, if it is a set; NULL otherwise. */
const CheckbitReadingItem *checkbit_reading_get_only_set (const CheckbitReading *self);

/* Whether there are items, all of them readable. */
gboolean checkbit_reading_is_complete (const CheckbitReading *self);

G_END_DECLS
