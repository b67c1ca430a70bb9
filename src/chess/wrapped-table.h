/* Tables made by shifts with missing or wrong masks against wrapping around an edge.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/table-entry.h"

/* Whether a table equals a reading's except for such masks: each of its steps is made, or not, from
 * a whole file, and is missing from no more files than a mask covers. False for kinds that do not
 * consist of single steps. */
bool chess_wrapped_table_fits (const ChessTableValues *table, const ChessTableReading *reading);
