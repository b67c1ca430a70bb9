/* A premove, entered before the player's turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/match/premove.h"

#include "chess/movegen.h"

ChessMove
checkbit_premove_find (const CheckbitPremove *self, const ChessPosition *position)
{
  ChessMove move = chess_movegen_find (position, self->from, self->to);

  if (move != CHESS_MOVE_NONE && chess_move_kind (move) == CHESS_MOVE_PROMOTION)
    move = chess_move_new_promotion (self->from, self->to, self->promotion);

  return move;
}
