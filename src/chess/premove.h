/* Where a piece might go after the other side's next move, whatever that is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/position.h"

/* The squares that a piece of the side that is not to move may be sent to ahead of its turn: all
 * that it reaches on an empty board, a pawn's captures and the king's castling included, since
 * pieces may go and come until then. None for the side to move, or an empty square. */
ChessBitboard chess_premove_targets (const ChessPosition *position, ChessSquare from);
