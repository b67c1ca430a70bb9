/* Moves as people write them: Nf3, exd5, O-O, e8=Q+.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/movegen.h"

CHESS_BEGIN_DECLS

#define CHESS_SAN_SIZE 16

/* Writes the canonical SAN of a legal move, with + or #. Returns the length. */
size_t chess_san_write (const ChessPosition *position,
                        ChessMove move,
                        char text[CHESS_AT_LEAST (CHESS_SAN_SIZE)]);

typedef enum
{
  CHESS_SAN_OK,
  CHESS_SAN_INVALID,   /* not the text of a move */
  CHESS_SAN_ILLEGAL,   /* a move, but not a legal one; from and to if the text determines them */
  CHESS_SAN_AMBIGUOUS, /* several legal moves: candidates */
  CHESS_SAN_NULL_MOVE, /* -- or 0000 or Z0 */
} ChessSanVerdict;

typedef struct
{
  ChessSanVerdict verdict;
  ChessMove move;           /* if verdict is CHESS_SAN_OK */
  int column;               /* of the wrong character, from 1; 0 if there is none */
  ChessMoveList candidates; /* if verdict is CHESS_SAN_AMBIGUOUS */
  ChessMove intended;       /* illegal: the intended move, for chess_explain_move(), if it is
                             * unique; else CHESS_MOVE_NONE */
} ChessSanResult;

/* Reads SAN tolerantly: 0-0, e8Q, e8(Q), missing + or x or =, long algebraic with - or x, UCI,
 * figurines, a move number before, and !, ? or e.p. after it. Never guesses in case of ambiguity.
 * length in bytes; any bytes are safe. */
ChessSanVerdict chess_san_read (const ChessPosition *position,
                                const char *text,
                                size_t length,
                                ChessSanResult *result);

CHESS_END_DECLS
