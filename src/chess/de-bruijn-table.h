/* Tables of De Bruijn indices, for any constant.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/recognize.h"

/* The entry at an index: the number of the bit with that index; CHESS_N_SQUARES if there is
 * none. */
unsigned chess_de_bruijn_table_value (const ChessTableReading *reading, unsigned index);

/* Whether the constant of a reading gives every bit a different index. */
bool chess_de_bruijn_table_is_sound (const ChessTableReading *reading);

/* The constant indicated by most entries, if a single bit is multiplied. It may be unsuitable. */
uint64_t chess_de_bruijn_table_guess (const uint64_t values[CHESS_AT_LEAST (CHESS_N_SQUARES)]);

/* The constant of a table without a wrong entry, if a bit and all below it are multiplied; 0 if
 * there is none. */
uint64_t chess_de_bruijn_table_solve (const uint64_t values[CHESS_AT_LEAST (CHESS_N_SQUARES)]);
