/* Moves as people write them: Nf3, exd5, O-O, e8=Q+.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/movegen.h"

CHESS_BEGIN_DECLS

#define CHESS_SAN_SIZE 16

/* Writes the one correct SAN of a legal move, with + or #. Returns the length. */
size_t chess_san_write (const ChessPosition *position,
                        ChessMove move,
                        char text[CHESS_AT_LEAST (CHESS_SAN_SIZE)]);

typedef enum
{
  CHESS_SAN_OK,
  CHESS_SAN_INVALID,   /* not the text of a move */
  CHESS_SAN_ILLEGAL,   /* a move, but no legal one here; from and to where the text fixes them */
  CHESS_SAN_AMBIGUOUS, /* several legal moves: candidates */
  CHESS_SAN_NULL_MOVE, /* -- or 0000 or Z0 */
} ChessSanVerdict;

typedef struct
{
  ChessSanVerdict verdict;
  ChessMove move;           /* where verdict is CHESS_SAN_OK */
  int column;               /* of the character at fault, 1 up; 0 where there is none */
  ChessMoveList candidates; /* where verdict is CHESS_SAN_AMBIGUOUS */
  ChessMove intended;       /* illegal: the move that was meant, for chess_explain_move(), where
                               the text fixes one; else CHESS_MOVE_NONE */
} ChessSanResult;

/* Reads SAN tolerantly: 0-0, e8Q, e8(Q), missing + or x or =, long algebraic with - or x, UCI,
 * figurines, a move number before, and !, ? or e.p. behind. Ambiguous texts are never guessed.
 * length in bytes; any bytes do no harm. */
ChessSanVerdict chess_san_read (const ChessPosition *position,
                                const char *text,
                                size_t length,
                                ChessSanResult *result);

CHESS_END_DECLS
