/* Tables of De Bruijn indices, of whatever constant.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/recognize.h"

/* The entry at an index: the number of the bit that leads there; CHESS_N_SQUARES where none
 * does. */
unsigned chess_de_bruijn_table_value (const ChessTableReading *reading, unsigned index);

/* Whether the constant of a reading gives every bit an index of its own. */
bool chess_de_bruijn_table_is_sound (const ChessTableReading *reading);

/* The constant that most entries ask for, where a bit alone is multiplied. It need not be sound. */
uint64_t chess_de_bruijn_table_guess (const uint64_t values[CHESS_AT_LEAST (CHESS_N_SQUARES)]);

/* The constant of a table without a wrong entry, where a bit and all below it are multiplied; 0
 * where there is none. */
uint64_t chess_de_bruijn_table_solve (const uint64_t values[CHESS_AT_LEAST (CHESS_N_SQUARES)]);
