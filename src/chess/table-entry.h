/* The correct contents of a table's entries, for each kind of table in every pair of layouts.
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

/* Whether an entry is correct in a reading of the table. */
bool chess_table_entry_is_right (const ChessTableValues *table,
                                 const ChessTableReading *reading,
                                 size_t index);

/* The actual and the correct value of a wrong entry. */
ChessWrongEntry chess_table_entry_describe_wrong (const ChessTableValues *table,
                                                  const ChessTableReading *reading,
                                                  size_t index);
