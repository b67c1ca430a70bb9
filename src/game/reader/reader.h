/* Reads every text that may hold sets: source code of nearly any language, what debuggers and
 * loggers print, articles, drawings, lists of squares, JSON and the like.
 *
 * A reading is a list of items in the order of the text: a set, a table of several values, or a
 * part that was left because it holds a number and was not understood. Every number of the text
 * is in an item, but for those that are no values: types and sizes, indices, comments, coordinates
 * round a drawing, addresses of a memory dump.
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
  CHECKBIT_READING_LEFT,  /* a part that holds a number and was not understood */
} CheckbitReadingKind;

/* What an item was in the text. */
typedef enum
{
  CHECKBIT_READING_NUMBER,      /* a number alone, with a name or without */
  CHECKBIT_READING_EXPRESSION,  /* more than a number: worked out */
  CHECKBIT_READING_SQUARES,     /* names of squares */
  CHECKBIT_READING_DRAWING,     /* a board drawn with characters, with its number or without */
  CHECKBIT_READING_LIST,        /* a list of values */
  CHECKBIT_READING_ASSIGNMENTS, /* lines of assignments to the elements of a table */
  CHECKBIT_READING_SQUARE_MAP,  /* entries named by squares */
  CHECKBIT_READING_DUMP,        /* a memory dump */
} CheckbitReadingForm;

/* Why a part was left. */
typedef enum
{
  CHECKBIT_READING_OK,
  CHECKBIT_READING_BAD_NUMBER,   /* a digit that does not belong there */
  CHECKBIT_READING_TOO_LARGE,    /* more than 64 bits */
  CHECKBIT_READING_TOO_NEGATIVE, /* below -2^63 */
  CHECKBIT_READING_BAD_SHIFT,    /* by more than 63 */
  CHECKBIT_READING_UNKNOWN,      /* a name or a function that is not known */
  CHECKBIT_READING_PROSE,        /* a number among words */
  CHECKBIT_READING_POSITION,     /* a FEN */
  CHECKBIT_READING_ROW_LENGTH,   /* a drawing with a row that has not eight squares */
  CHECKBIT_READING_ROW_COUNT,    /* a drawing that has not eight rows */
  CHECKBIT_READING_OTHER,
} CheckbitReadingReason;

typedef struct
{
  CheckbitReadingKind kind;
  CheckbitReadingForm form;
  CheckbitReadingReason reason; /* of what was left; else CHECKBIT_READING_OK */
  const char *name;             /* NULL where the value has none */
  gsize n_values;               /* 1 of a set, 0 of what was left */
  /* Numbers as they stand there; what was drawn or named by its squares is written in the layout
   * that the text was read for. */
  const guint64 *values;
  gboolean has_layout; /* the text proves the layout of the value */
  ChessLayout layout;
  const char *text;     /* of what was left: as it stands there; else NULL */
  guint row, n_wrong;   /* of a drawing that was left: which row, and its squares; 0 and its rows */
  gsize offset, length; /* bytes of the text that it was read from */
  /* The same; but of an entry that was left those of its list, which gives nothing else. */
  gsize list_offset, list_length;
  guint line, column; /* of its beginning, 1 up; characters of the line */
} CheckbitReadingItem;

/* What a text holds. */
typedef struct CheckbitReading CheckbitReading;

/* Reads length bytes, which need not end in NUL and may be any; -1: up to the NUL. The layout is
 * the one in which drawings and squares by name become numbers. (transfer full) */
CheckbitReading *checkbit_reading_new (const char *text, gssize length, ChessLayout layout);
void checkbit_reading_free (CheckbitReading *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitReading, checkbit_reading_free)

/* The items in the order of the text; they live as long as the reading. */
guint checkbit_reading_get_n_items (const CheckbitReading *self);
const CheckbitReadingItem *checkbit_reading_get_item (const CheckbitReading *self, guint index);

/* Whether a map of squares in the text shows a numbering, and which. */
gboolean checkbit_reading_get_map_layout (const CheckbitReading *self, ChessLayout *layout);

/* An item as a line of fields with tabs between them, as checkbit-cli's manual has it; no line end.
 * (transfer full) */
char *checkbit_reading_item_write (const CheckbitReadingItem *item);

/* A value of an item as a set, where numbers are words of a layout. What was drawn or named by its
 * squares, or has a layout that the text proves, is the same set in any. read_for: the layout that
 * the text was read for. */
ChessBitboard checkbit_reading_item_get_set (const CheckbitReadingItem *item,
                                             gsize index,
                                             ChessLayout read_for,
                                             ChessLayout words);

/* Whether the squares of an item depend on the layout that numbers are words of. */
gboolean checkbit_reading_item_is_word (const CheckbitReadingItem *item);

/* The only item of a text of which nothing was left, where it is a set; NULL else. */
const CheckbitReadingItem *checkbit_reading_get_only_set (const CheckbitReading *self);

/* Whether something was read and nothing was left. */
gboolean checkbit_reading_is_complete (const CheckbitReading *self);

G_END_DECLS
