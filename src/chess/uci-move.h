/* Moves as UCI engines write them: e2e4, e7e8q, e1g1 (Chess960: e1h1).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/movegen.h"

CHESS_BEGIN_DECLS

#define CHESS_UCI_SIZE 8

/* Writes a move in this position; castling is king takes rook in Chess960. Returns the length.
 * "0000" for CHESS_MOVE_NONE. */
size_t chess_uci_write (const ChessPosition *position,
                        ChessMove move,
                        char text[CHESS_AT_LEAST (CHESS_UCI_SIZE)]);

/* The legal move in a text of length bytes (castling in either form); CHESS_MOVE_NONE if it is not
 * a UCI move or not legal here. */
ChessMove chess_uci_read (const ChessPosition *position, const char *text, size_t length);

/* The same for texts of other programs, some of which write castling to the king's destination in
 * Chess960, too: read as castling unless it is a legal move of the king. */
ChessMove chess_uci_read_foreign (const ChessPosition *position, const char *text, size_t length);

/* The legal castling of the king on a square that a second one means: the rook's square or, if
 * either will do, also the king's destination; CHESS_MOVE_NONE if there is none. */
ChessMove chess_uci_find_castling (const ChessPosition *position,
                                   ChessSquare from,
                                   ChessSquare to,
                                   bool either);

CHESS_END_DECLS
