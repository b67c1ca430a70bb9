/* Attack sets of every piece, blocked or not, and the lines between squares.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/bitboard.h"

CHESS_BEGIN_DECLS

/* Squares a knight, a king, or a pawn of a color attacks from a square. */
ChessBitboard chess_attacks_knight (ChessSquare square);
ChessBitboard chess_attacks_king (ChessSquare square);
ChessBitboard chess_attacks_pawn (ChessColor color, ChessSquare square);

/* Squares a slider attacks from a square, the first blocker on each ray included. */
ChessBitboard chess_attacks_bishop (ChessSquare square, ChessBitboard occupied);
ChessBitboard chess_attacks_rook (ChessSquare square, ChessBitboard occupied);
ChessBitboard chess_attacks_queen (ChessSquare square, ChessBitboard occupied);

/* Any piece, but without a pawn's pushes. */
ChessBitboard chess_attacks_piece (ChessPiece piece, ChessSquare square, ChessBitboard occupied);

/* Union over the squares of a set; pawns set-wise. */
ChessBitboard chess_attacks_pawns (ChessColor color, ChessBitboard pawns);

/* Squares strictly between two squares on one line; none if they are not aligned. */
ChessBitboard chess_attacks_between (ChessSquare a, ChessSquare b);

/* The whole line through two different squares, edge to edge; none if they are not aligned. */
ChessBitboard chess_attacks_line (ChessSquare a, ChessSquare b);

CHESS_END_DECLS
