/* What a pasted table was recognized as, in sentences; and its readings gathered by what they hold.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/recognize.h"

G_BEGIN_DECLS

/* The numberings under which a table holds one kind of thing, the most usual first. */
typedef struct
{
  ChessTableKind kind;
  guint n_matches; /* at least 1; more than eight are not kept */
  ChessTableReading matches[CHESS_N_LAYOUTS];
} CheckbitTableReading;

/* Gathers the readings; returns how many kinds there are, 0 where the table is not known. */
guint checkbit_table_find_readings (const ChessTableFinding *finding,
                                    CheckbitTableReading readings[static CHESS_N_TABLE_KINDS]);

/* Whether the numbering makes no difference to the table. */
gboolean checkbit_table_reading_is_any (const CheckbitTableReading *reading);

/* "Knight attacks": static, translated. */
const char *checkbit_message_table_kind (ChessTableKind kind);

/* The layouts of a reading: "Layouts a1b1, h1g1"; translated. NULL where there are none to tell.
 * (transfer full) (nullable) */
char *checkbit_message_table_reading (const CheckbitTableReading *reading);

/* All that was found out about a table of n entries. (transfer full) */
char *checkbit_message_table (const ChessTableFinding *finding, const guint64 *values, gsize n);

G_END_DECLS
