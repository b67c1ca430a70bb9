/* The 960 start positions of Fischer random chess, by number.
 *
 * Numbered by Reinhard Scharnagl's scheme ("Fischer-Random-Schach", 2004), which everyone uses: 518
 * is the standard start position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/position.h"

#define CHESS_CHESS960_COUNT 960

/* The number of the standard start position. */
#define CHESS_CHESS960_STANDARD 518

/* The pieces of a back rank, from the a file on; number below CHESS_CHESS960_COUNT. */
void chess_chess960_rank (unsigned number, ChessPieceType rank[CHESS_AT_LEAST (8)]);

/* The start position of a number, castling the Chess960 way with all rights. */
void chess_chess960_position (unsigned number, ChessPosition *position);

/* The number of a start position: all pieces in place, White to move, all rights. -1 for any other
 * position. Whether castling is written the Chess960 way does not matter. */
int chess_chess960_number (const ChessPosition *position);
