/* Tables of magic numbers for rooks and bishops.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/recognize.h"

/* Whether a magic number is valid: tries it with every set of blockers. bit: the number of the
 * square in the layout of the multiplied words. */
bool
chess_magic_table_is_good (ChessPieceType type, unsigned bit, uint64_t number, ChessMagicRule rule);

/* Whether two readings consider the same entries of a table of magic numbers valid. */
bool chess_magic_table_are_alike (const ChessTableReading *a, const ChessTableReading *b);
