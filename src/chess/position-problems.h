/* What makes a set-up impossible: the parts that the FEN reader checks individually.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/position.h"

/* Whether the last move can have been a double push over a square: the pawn is beyond it, the
 * squares it passed are empty, and no current check existed before. */
bool chess_position_explains_ep (const ChessPosition *position, ChessSquare ep_square);

/* Whether the castling rights of a set of rooks are possible: king and rooks on their back rank,
 * and at most one rook on each side of the king. */
bool chess_position_explains_castling (const ChessPosition *position, ChessBitboard rooks);
