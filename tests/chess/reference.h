/* An independent implementation of the rules, as slow and simple as possible: squares, steps and
 * trying every move.
 *
 * It shares nothing with libchess but the form of a move, so that the two cannot be wrong together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/movegen.h"

/* Every legal move, in ascending order of their 16 bits. */
void reference_legal (const ChessPosition *position, ChessMoveList *list);

/* Whether a side has a piece that attacks a square. */
bool reference_attacked (const ChessPosition *position, ChessSquare square, ChessColor by);

/* The list in ascending order, to compare with. */
void reference_sort (ChessMoveList *list);
