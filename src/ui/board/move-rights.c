/* The outcome of a move tried on a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/move-rights.h"

#include "chess/movegen.h"
#include "chess/premove.h"

gboolean
checkbit_move_rights_are_ahead (const CheckbitMoveRights *self,
                                const ChessPosition *position,
                                ChessSquare square)
{
  ChessColor waiting = chess_position_side (position) == CHESS_WHITE ? CHESS_BLACK : CHESS_WHITE;

  return self->premoves && chess_bitboard_has (chess_position_color (position, waiting), square);
}

gboolean
checkbit_move_rights_allow (const CheckbitMoveRights *self,
                            const ChessPosition *position,
                            ChessSquare square)
{
  ChessBitboard own = chess_position_color (position, chess_position_side (position));

  return (self->moves && chess_bitboard_has (own, square))
         || checkbit_move_rights_are_ahead (self, position, square);
}

ChessBitboard
checkbit_move_rights_get_targets (const CheckbitMoveRights *self,
                                  const ChessPosition *position,
                                  ChessSquare square)
{
  if (checkbit_move_rights_are_ahead (self, position, square))
    return chess_premove_targets (position, square);
  return chess_movegen_targets (position, square);
}

/* A premove may target any square the piece could reach. */
static CheckbitMoveAttempt
attempt_ahead (const ChessPosition *position, ChessSquare from, ChessSquare to)
{
  ChessPiece piece = chess_position_piece_at (position, from);
  gboolean last = chess_square_rank (to) == 0 || chess_square_rank (to) == 7;

  if (!chess_bitboard_has (chess_premove_targets (position, from), to))
    return CHECKBIT_MOVE_ATTEMPT_DROPPED;
  return chess_piece_type (piece) == CHESS_PAWN && last ? CHECKBIT_MOVE_ATTEMPT_PROMOTES
                                                        : CHECKBIT_MOVE_ATTEMPT_POSSIBLE;
}

CheckbitMoveAttempt
checkbit_move_rights_attempt (const CheckbitMoveRights *self,
                              const ChessPosition *position,
                              ChessSquare from,
                              ChessSquare to)
{
  ChessMove move = CHESS_MOVE_NONE;

  if (checkbit_move_rights_are_ahead (self, position, from))
    return attempt_ahead (position, from, to);
  if (checkbit_move_rights_allow (self, position, from))
    move = chess_movegen_find (position, from, to);
  if (move == CHESS_MOVE_NONE)
    return CHECKBIT_MOVE_ATTEMPT_REFUSED;
  return chess_move_kind (move) == CHESS_MOVE_PROMOTION ? CHECKBIT_MOVE_ATTEMPT_PROMOTES
                                                        : CHECKBIT_MOVE_ATTEMPT_POSSIBLE;
}
