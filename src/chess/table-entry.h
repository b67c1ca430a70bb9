/* What an entry of a table is to hold, for each kind of table under every pair of numberings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/recognize.h"

/* The table: a list of values. */
typedef struct
{
  const uint64_t *values;
  size_t n;
} ChessTableValues;

/* Whether an entry is what a reading of the table says. */
bool chess_table_entry_is_right (const ChessTableValues *table,
                                 const ChessTableReading *reading,
                                 size_t index);

/* What stands, and should stand, where something is wrong. */
ChessWrongEntry chess_table_entry_describe_wrong (const ChessTableValues *table,
                                                  const ChessTableReading *reading,
                                                  size_t index);
