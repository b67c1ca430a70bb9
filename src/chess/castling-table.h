/* Tables of castling masks: which rights remain after a piece has left a square or come to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/recognize.h"

/* An entry as most of the table has it. */
uint64_t chess_castling_table_value (const uint64_t values[CHESS_AT_LEAST (CHESS_N_SQUARES)],
                                     const ChessTableReading *reading,
                                     size_t index);

/* Finds the rights of a reading whose square layout is known. One wrong entry on each side is
 * tolerated. Returns false if there are none. */
bool chess_castling_table_find_rights (const uint64_t values[CHESS_AT_LEAST (CHESS_N_SQUARES)],
                                       ChessTableReading *reading);
