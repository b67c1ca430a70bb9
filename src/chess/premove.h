/* The squares for a premove, which is entered before the other side's move is known.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/position.h"

/* The squares to which a piece of the side that is not to move can be premoved: all that it reaches
 * on an empty board, including a pawn's captures and the king's castling, since pieces may move
 * meanwhile. None for the side to move, or an empty square. */
ChessBitboard chess_premove_targets (const ChessPosition *position, ChessSquare from);
