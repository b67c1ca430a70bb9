/* How a game ends: what the board decides, and what a player declares.
 *
 * The board's verdict (mate, stalemate, dead material, fivefold repetition, 75 moves) is automatic
 * and cannot be taken back. A claim and a resignation are declared at a node and stay there until
 * undone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/game-private.h"

#include <glib/gi18n-lib.h>

#include "game/messages.h"

CheckbitResult
checkbit_game_get_result (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), CHECKBIT_RESULT_OPEN);

  return checkbit_node_get_result (self->current);
}

CheckbitReason
checkbit_game_get_reason (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), CHECKBIT_REASON_NONE);

  return checkbit_node_get_reason (self->current);
}

ChessClaims
checkbit_game_get_claims (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), CHESS_CLAIM_NONE);

  if (checkbit_game_get_result (self) != CHECKBIT_RESULT_OPEN)
    return CHESS_CLAIM_NONE;

  return chess_outcome_claims (&self->current->position, self->current->repetitions);
}

void
checkbit_game_set_error_over (CheckbitGame *self, GError **error)
{
  const ChessPosition *position = &self->current->position;
  g_autofree char *status = checkbit_message_status (chess_position_side (position),
                                                     checkbit_game_get_result (self),
                                                     checkbit_game_get_reason (self),
                                                     chess_position_in_check (position));

  /* Translators: an answer to an attempt to go on; %s is how the game ended, such as "Draw by
   * stalemate" */
  g_set_error (
      error, CHECKBIT_GAME_ERROR, CHECKBIT_GAME_ERROR_OVER, _("The game is over. %s."), status);
}

static void
declare (CheckbitGame *self, CheckbitResult result, CheckbitReason reason)
{
  checkbit_node_declare (self->current, result, reason);
  self->current->withdrawn = CHECKBIT_REASON_NONE;
  self->modified = TRUE;
  checkbit_game_announce (self, CHECKBIT_CHANGE_STATE, self->current);
}

gboolean
checkbit_game_claim_draw (CheckbitGame *self, GError **error)
{
  ChessClaims claims;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (checkbit_game_get_result (self) != CHECKBIT_RESULT_OPEN)
    {
      checkbit_game_set_error_over (self, error);
      return FALSE;
    }

  claims = checkbit_game_get_claims (self);
  if (claims == CHESS_CLAIM_NONE)
    {
      g_set_error_literal (error,
                           CHECKBIT_GAME_ERROR,
                           CHECKBIT_GAME_ERROR_NO_CLAIM,
                           _("A draw can be claimed once a position stands for the third time, or "
                             "after fifty moves without a capture or a pawn move."));
      return FALSE;
    }

  declare (self,
           CHECKBIT_RESULT_DRAW,
           claims & CHESS_CLAIM_THREEFOLD_REPETITION ? CHECKBIT_REASON_THREEFOLD_CLAIM
                                                     : CHECKBIT_REASON_FIFTY_MOVES_CLAIM);
  return TRUE;
}

gboolean
checkbit_game_resign (CheckbitGame *self, GError **error)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (checkbit_game_get_result (self) != CHECKBIT_RESULT_OPEN)
    {
      checkbit_game_set_error_over (self, error);
      return FALSE;
    }

  declare (self,
           chess_position_side (&self->current->position) == CHESS_WHITE
               ? CHECKBIT_RESULT_BLACK_WINS
               : CHECKBIT_RESULT_WHITE_WINS,
           CHECKBIT_REASON_RESIGNATION);
  return TRUE;
}
