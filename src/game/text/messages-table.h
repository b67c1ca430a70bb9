/* The result of recognizing a pasted table, in sentences; and its readings grouped by kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/recognize.h"

G_BEGIN_DECLS

/* The layouts in which a table has one kind of contents, the most usual first. */
typedef struct
{
  ChessTableKind kind;
  guint n_matches; /* at least 1; at most eight are kept */
  ChessTableReading matches[CHESS_N_LAYOUTS];
} CheckbitTableReading;

/* Groups the readings; returns the number of kinds, 0 for an unknown table. */
guint checkbit_table_find_readings (const ChessTableFinding *finding,
                                    CheckbitTableReading readings[static CHESS_N_TABLE_KINDS]);

/* Whether the layout makes no difference to the table. */
gboolean checkbit_table_reading_is_any (const CheckbitTableReading *reading);

/* "Knight attacks": static, translated. */
const char *checkbit_message_table_kind (ChessTableKind kind);

/* The layouts of a reading: "Layouts a1b1, h1g1"; translated. NULL if there are none to mention.
 * (transfer full) (nullable) */
char *checkbit_message_table_reading (const CheckbitTableReading *reading);

/* The whole result for a table of n entries. (transfer full) */
char *checkbit_message_table (const ChessTableFinding *finding, const guint64 *values, gsize n);

G_END_DECLS
