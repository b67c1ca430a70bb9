/* Tables that shifts have made whose masks against wrapping around an edge are missing or wrong.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/table-entry.h"

/* Whether a table is a reading's but for such masks: each of its steps is taken, or not, from a
 * whole file, and no step is missing from more files than a mask covers. False for kinds that are
 * not made of single steps. */
bool chess_wrapped_table_fits (const ChessTableValues *table, const ChessTableReading *reading);
