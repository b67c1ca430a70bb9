/* Sets positions up for tests, without the FEN reader, which has tests of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/position.h"

/* The position of a well-formed FEN (four fields at least; castling letters KQkq, of the outermost
 * rook, or files); ends the program for anything else. File letters make it Chess960. */
ChessPosition setup (const char *fen);

/* The back rank of a Chess960 start, 0 to 959 (518: the standard one), as piece types from a to
 * h. */
void setup_chess960_rank (unsigned number, ChessPieceType rank[static 8]);

/* A Chess960 start, all rights set, White to move. */
ChessPosition setup_chess960 (unsigned number);

/* Randomly placed pieces, with many pins and checks; the side not to move is not in check. */
ChessPosition setup_strewn (void);

/* Continues a random legal walk: plays a random legal move; false if the game is over. */
bool setup_random_move (ChessPosition *position, ChessMove *move);
