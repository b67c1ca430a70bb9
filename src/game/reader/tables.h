/* Recognizes the tables in a text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/recognize.h"
#include "game/reader/reader.h"

G_BEGIN_DECLS

/* A table in a text: an item, or several lists with the same name that form one. */
typedef struct
{
  char *name; /* NULL for none */
  guint64 *values;
  gsize n_values;
  ChessTableFinding finding;
} CheckbitRecognizedTable;

/* The tables of a reading, in order, each recognized if it is known. (transfer full) (element-type
 * CheckbitRecognizedTable) */
GPtrArray *checkbit_reading_recognize (const CheckbitReading *reading);

/* Whether it is a known table with few wrong entries: one spoiled by wrapping shifts may have
 * many. */
gboolean checkbit_recognized_table_is_known (const CheckbitRecognizedTable *table);

/* A table as lines of tab-separated fields, as described in checkbit-cli's manual: one for each
 * reading, with line ends. (transfer full) */
char *checkbit_recognized_table_write (const CheckbitRecognizedTable *table);

G_END_DECLS
