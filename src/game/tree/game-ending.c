/* How a game ends: by the rules, or by a player's declaration.
 *
 * The rules (checkmate, stalemate, insufficient material, fivefold repetition, 75 moves) end a game
 * automatically. A claim and a resignation are declared at the game's last position, whatever the
 * board shows, and stay there until undone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/game-play-private.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"
#include "game/tree/edit-tree-private.h"
#include "game/tree/game-private.h"

/* Where the game ends, or has ended: at its last position, or, unless it is being played, where its
 * main line has ended. */
static CheckbitNode *
get_decisive_end (CheckbitGame *self)
{
  CheckbitNode *main_end = checkbit_game_get_main_end (self);

  if (checkbit_game_get_live (self) == NULL
      && checkbit_node_get_result (main_end) != CHECKBIT_RESULT_OPEN)
    return main_end;
  return checkbit_game_get_end (self);
}

gboolean
checkbit_game_get_can_end (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  return checkbit_node_get_result (get_decisive_end (self)) == CHECKBIT_RESULT_OPEN;
}

ChessClaims
checkbit_game_get_claims (CheckbitGame *self)
{
  CheckbitNode *end;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), CHESS_CLAIM_NONE);

  if (!checkbit_game_get_can_end (self))
    return CHESS_CLAIM_NONE;

  end = checkbit_game_get_end (self);

  return chess_outcome_claims (checkbit_node_get_position (end),
                               checkbit_node_get_repetitions (end));
}

/* Whether the game can be ended; else FALSE with the reason. */
static gboolean
check_open (CheckbitGame *self, GError **error)
{
  if (checkbit_game_get_can_end (self))
    return TRUE;

  checkbit_game_set_error_over (get_decisive_end (self), error);

  return FALSE;
}

static void
set_error_no_claim (GError **error)
{
  g_set_error_literal (error, CHECKBIT_GAME_ERROR, CHECKBIT_GAME_ERROR_NO_CLAIM,
                       _ ("A draw can be claimed once a position stands for the third time, or "
                          "after fifty moves without a capture or a pawn move."));
}

static void
declare (CheckbitGame *self, CheckbitResult result, CheckbitReason reason)
{
  CheckbitNode *end = checkbit_game_get_end (self);
  CheckbitStep *step = checkbit_step_new (CHECKBIT_EDIT_RESULT, end, end);

  /* A file has one result, that of the main line. */
  checkbit_step_add_main_line (step, end);
  checkbit_step_add_result (step, end, result, reason);
  checkbit_game_commit (self, step, NULL);
}

gboolean
checkbit_game_declare (CheckbitGame *self,
                       CheckbitResult result,
                       CheckbitReason reason,
                       GError **error)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (result != CHECKBIT_RESULT_OPEN && reason != CHECKBIT_REASON_NONE, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (!check_open (self, error))
    return FALSE;

  declare (self, result, reason);

  return TRUE;
}

gboolean
checkbit_game_resign (CheckbitGame *self, GError **error)
{
  ChessColor side;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  side = chess_position_side (checkbit_node_get_position (checkbit_game_get_end (self)));

  return checkbit_game_declare (
      self, side == CHESS_WHITE ? CHECKBIT_RESULT_BLACK_WINS : CHECKBIT_RESULT_WHITE_WINS,
      CHECKBIT_REASON_RESIGNATION, error);
}

/* --- Claims --------------------------------------------------------------------------------- */

static CheckbitReason
reason_of_claim (ChessClaims claims)
{
  return claims & CHESS_CLAIM_THREEFOLD_REPETITION ? CHECKBIT_REASON_THREEFOLD_CLAIM
                                                   : CHECKBIT_REASON_FIFTY_MOVES_CLAIM;
}

gboolean
checkbit_game_claim_draw (CheckbitGame *self, GError **error)
{
  ChessClaims claims;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (!check_open (self, error))
    return FALSE;
  claims = checkbit_game_get_claims (self);
  if (claims == CHESS_CLAIM_NONE)
    {
      set_error_no_claim (error);
      return FALSE;
    }

  declare (self, CHECKBIT_RESULT_DRAW, reason_of_claim (claims));

  return TRUE;
}

/* The possible claims after a legal move, which need not be in the tree. */
static ChessClaims
claims_after (CheckbitNode *here, ChessMove move)
{
  ChessPosition position = *checkbit_node_get_position (here);
  guint64 key;
  guint repetitions = 1;

  chess_position_play (&position, move);
  key = chess_position_repetition_key (&position);
  for (guint back = chess_position_halfmove (&position); here != NULL && back > 0; back--)
    {
      if (checkbit_node_get_repetition_key (here) == key)
        {
          repetitions = checkbit_node_get_repetitions (here) + 1;
          break;
        }
      here = checkbit_node_get_parent (here);
    }

  return chess_outcome_claims (&position, repetitions);
}

ChessClaims
checkbit_game_get_claims_by_move (CheckbitGame *self, ChessMove move)
{
  CheckbitNode *end;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), CHESS_CLAIM_NONE);

  end = checkbit_game_get_end (self);
  if (!checkbit_game_get_can_end (self)
      || !chess_movegen_is_legal (checkbit_node_get_position (end), move))
    return CHESS_CLAIM_NONE;

  return claims_after (end, move);
}

void
checkbit_game_get_claiming_moves (CheckbitGame *self, ChessMoveList *moves)
{
  ChessMoveList legal;
  CheckbitNode *end;

  g_return_if_fail (CHECKBIT_IS_GAME (self));
  g_return_if_fail (moves != NULL);

  moves->count = 0;
  if (!checkbit_game_get_can_end (self))
    return;

  end = checkbit_game_get_end (self);
  chess_movegen_legal (checkbit_node_get_position (end), &legal);
  for (guint i = 0; i < legal.count; i++)
    if (claims_after (end, legal.moves[i]) != CHESS_CLAIM_NONE)
      moves->moves[moves->count++] = legal.moves[i];
}

gboolean
checkbit_game_claim_draw_by_move (CheckbitGame *self, ChessMove move, GError **error)
{
  ChessClaims claims;
  CheckbitNode *end;
  CheckbitStep *step;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  end = checkbit_game_get_end (self);
  if (!check_open (self, error) || !checkbit_game_check_move (end, move, error))
    return FALSE;
  claims = claims_after (end, move);
  if (claims == CHESS_CLAIM_NONE)
    {
      set_error_no_claim (error);
      return FALSE;
    }

  step = checkbit_game_new_move_step (self, end, move);
  checkbit_game_step_to_main_line (step);
  step->kind = CHECKBIT_EDIT_RESULT;
  step->looks = FALSE;
  step->live_after = step->after;
  checkbit_step_add_result (step, step->after, CHECKBIT_RESULT_DRAW, reason_of_claim (claims));
  checkbit_node_set_next (end, step->after);
  checkbit_game_commit (self, step, end == checkbit_game_get_current (self) ? step->after : NULL);

  return TRUE;
}
