/* What the layout detective found, in sentences; and its matches gathered by what they hold.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/detective.h"

G_BEGIN_DECLS

/* All numberings under which a table holds one kind of thing. */
typedef struct
{
  ChessTableKind kind;
  guint n_matches; /* at least 1 */
  ChessTableMatch matches[CHESS_N_LAYOUTS];
} CheckbitTableReading;

/* Gathers the matches; returns how many readings there are, 0 where nothing matches. */
guint checkbit_detective_find_readings (const ChessDetective *detective,
                                        CheckbitTableReading readings[static CHESS_N_TABLE_KINDS]);

/* Whether the numbering makes no difference to the table. */
gboolean checkbit_table_reading_is_any (const CheckbitTableReading *reading);

/* "knight attacks": static, translated. */
const char *checkbit_message_table_kind (ChessTableKind kind);

/* "knight attacks in a1b1", and of a reading only the end: "in layouts a1b1, h1g1"; translated.
 * (transfer full) */
char *checkbit_message_table_match (const ChessTableMatch *match);
char *checkbit_message_table_reading (const CheckbitTableReading *reading);

/* All that was found, or what is nearest and where it differs first. (transfer full) */
char *checkbit_message_detective (const ChessDetective *detective);

G_END_DECLS
