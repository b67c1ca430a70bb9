/* Numbers that cannot be computed; only for make-tables.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/types.h"

/* One magic number a square, rooks first. */
extern const uint64_t chess_magic_numbers[2][CHESS_N_SQUARES];

/* The random numbers of the Polyglot book format, in its order. */
#define CHESS_N_POLYGLOT_NUMBERS 781
extern const uint64_t chess_polyglot_numbers[CHESS_N_POLYGLOT_NUMBERS];
