/* What makes a set-up impossible: the parts that the FEN reader asks for one by one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/position.h"

/* Whether the last move can have been a double push over a square: the pawn stands beyond it, the
 * squares it came over are empty, and no check that stands now stood before. */
bool chess_position_explains_ep (const ChessPosition *position, ChessSquare ep_square);

/* Whether the rights that a set of rooks stands for can be: king and rook on their back rank, one
 * rook at most on each side of the king. */
bool chess_position_explains_castling (const ChessPosition *position, ChessBitboard rooks);
