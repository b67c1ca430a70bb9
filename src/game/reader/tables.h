/* What the tables are that a text holds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/recognize.h"
#include "game/reader/reader.h"

G_BEGIN_DECLS

/* A table of a text: an item, or the lists of one name together where that makes one of their
 * parts. */
typedef struct
{
  char *name; /* NULL for none */
  guint64 *values;
  gsize n_values;
  ChessTableFinding finding;
} CheckbitRecognizedTable;

/* The tables of a reading, in its order, each recognized as far as it is known. (transfer full)
 * (element-type CheckbitRecognizedTable) */
GPtrArray *checkbit_reading_recognize (const CheckbitReading *reading);

/* Whether it is a known table with few wrong entries: one that shifts have wrapped may have many. */
gboolean checkbit_recognized_table_is_known (const CheckbitRecognizedTable *table);

/* A table as lines of fields with tabs between them, as checkbit-cli's manual has it: one for
 * each reading, with line ends. (transfer full) */
char *checkbit_recognized_table_write (const CheckbitRecognizedTable *table);

G_END_DECLS
