/* Playing moves, and navigating between them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/game-play-private.h"

#include <glib/gi18n-lib.h>

#include "chess/explain.h"
#include "game/text/messages.h"
#include "game/tree/edit-tree-private.h"
#include "game/tree/game-private.h"

/* --- Playing -------------------------------------------------------------------------------- */

static void
set_error_illegal (CheckbitNode *node, ChessMove move, GError **error)
{
  g_autofree char *reason = NULL;
  ChessWhy why;

  chess_explain_move (checkbit_node_get_position (node), move, &why);

  /* There may be a legal move between the same squares, but of another kind. */
  if (why.kind == CHESS_WHY_LEGAL)
    reason = g_strdup (_ ("This is not a legal move here."));
  else
    reason = checkbit_message_why (&why);

  g_set_error_literal (error, CHECKBIT_GAME_ERROR, CHECKBIT_GAME_ERROR_ILLEGAL_MOVE, reason);
}

void
checkbit_game_set_error_over (CheckbitNode *node, GError **error)
{
  const ChessPosition *position = checkbit_node_get_position (node);
  g_autofree char *status = checkbit_message_status (
      chess_position_side (position), checkbit_node_get_result (node),
      checkbit_node_get_reason (node), chess_position_in_check (position));

  /* Translators: an answer to an attempt to go on; %s is how the game ended, such as "Draw by
   * stalemate" */
  g_set_error (error, CHECKBIT_GAME_ERROR, CHECKBIT_GAME_ERROR_OVER, _ ("The game is over. %s."),
               status);
}

gboolean
checkbit_game_check_move (CheckbitNode *node, ChessMove move, GError **error)
{
  if (checkbit_node_get_result (node) != CHECKBIT_RESULT_OPEN)
    {
      checkbit_game_set_error_over (node, error);
      return FALSE;
    }
  if (!chess_movegen_is_legal (checkbit_node_get_position (node), move))
    {
      set_error_illegal (node, move, error);
      return FALSE;
    }

  return TRUE;
}

/* Where a new move stands among others: last, or first in the game being played, whatever lines of
 * an engine were added there. */
static guint
find_index (CheckbitGame *self, CheckbitNode *child)
{
  return checkbit_node_get_parent (child) == checkbit_game_get_live (self)
             ? 0
             : checkbit_node_get_index (child);
}

CheckbitStep *
checkbit_game_new_move_step (CheckbitGame *self, CheckbitNode *here, ChessMove move)
{
  CheckbitNode *child = checkbit_node_find_child (here, move);
  CheckbitStep *step = checkbit_step_new (CHECKBIT_EDIT_MOVE, here, child);

  if (child != NULL)
    {
      step->looks = TRUE;
      return step;
    }

  child = move == CHESS_MOVE_NONE ? checkbit_node_add_null_child (here)
                                  : checkbit_node_add_child (here, move);
  checkbit_game_stamp (self, child);
  step->after = child;
  checkbit_step_add_insertion (step, child, find_index (self, child));
  checkbit_node_detach (child);

  return step;
}

/* Whether a step is a move in the game being played: a new move anywhere, or an existing one
 * repeated at the current position of that game. */
static gboolean
is_live (CheckbitGame *self, const CheckbitStep *step)
{
  CheckbitNode *live = checkbit_game_get_live (self);

  return live != NULL && (!step->looks || step->before == live);
}

/* A new move has no index before it is inserted. */
void
checkbit_game_step_to_main_line (CheckbitStep *step)
{
  gboolean inserts = step->deltas->len > 0;

  if (inserts || checkbit_node_get_index (step->after) > 0)
    checkbit_step_add_order (step, step->after, 0);
  checkbit_step_add_main_line (step, step->before);
  step->looks = step->deltas->len == 0;
}

/* Plays a move at a node. The board stays if it shows another position. A file has one result, that
 * of the main line: where the game being played ends, it becomes that. */
static void
commit_move (CheckbitGame *self, CheckbitNode *node, ChessMove move)
{
  CheckbitStep *step = checkbit_game_new_move_step (self, node, move);
  CheckbitNode *after = step->after;

  step->live_after = is_live (self, step) ? after : NULL;
  if (step->live_after != NULL && checkbit_node_get_result (after) != CHECKBIT_RESULT_OPEN)
    checkbit_game_step_to_main_line (step);
  if (node != checkbit_game_get_current (self))
    checkbit_node_set_next (node, after);
  checkbit_game_commit (self, step, node == checkbit_game_get_current (self) ? after : NULL);
}

gboolean
checkbit_game_play (CheckbitGame *self, ChessMove move, GError **error)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (!checkbit_game_check_move (checkbit_game_get_current (self), move, error))
    return FALSE;

  commit_move (self, checkbit_game_get_current (self), move);

  return TRUE;
}

gboolean
checkbit_game_play_live (CheckbitGame *self, ChessMove move, GError **error)
{
  CheckbitNode *node;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  node = checkbit_game_get_end (self);
  if (!checkbit_game_check_move (node, move, error))
    return FALSE;

  commit_move (self, node, move);

  return TRUE;
}

gboolean
checkbit_game_play_null (CheckbitGame *self, GError **error)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (checkbit_game_get_result (self) != CHECKBIT_RESULT_OPEN)
    {
      checkbit_game_set_error_over (checkbit_game_get_current (self), error);
      return FALSE;
    }
  if (chess_position_in_check (checkbit_game_get_position (self)))
    {
      g_set_error_literal (error, CHECKBIT_GAME_ERROR, CHECKBIT_GAME_ERROR_ILLEGAL_MOVE,
                           _ ("A side in check cannot pass."));
      return FALSE;
    }

  commit_move (self, checkbit_game_get_current (self), CHESS_MOVE_NONE);

  return TRUE;
}

/* --- Navigation ----------------------------------------------------------------------------- */

gboolean
checkbit_game_go_back (CheckbitGame *self)
{
  CheckbitNode *here;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  here = checkbit_game_get_current (self);
  if (checkbit_node_get_parent (here) == NULL)
    return FALSE;
  checkbit_node_set_next (checkbit_node_get_parent (here), here);

  return checkbit_game_move_to (self, checkbit_node_get_parent (here));
}

gboolean
checkbit_game_get_can_go_forward (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  return checkbit_node_get_next (checkbit_game_get_current (self)) != NULL;
}

gboolean
checkbit_game_go_forward (CheckbitGame *self)
{
  CheckbitNode *next;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  next = checkbit_node_get_next (checkbit_game_get_current (self));
  if (next == NULL)
    return FALSE;
  checkbit_node_set_next (checkbit_game_get_current (self), next);

  return checkbit_game_move_to (self, next);
}

gboolean
checkbit_game_go_to_start (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  checkbit_node_mark_visited (checkbit_game_get_current (self));

  return checkbit_game_move_to (self, checkbit_game_get_root (self));
}

gboolean
checkbit_game_go_to_end (CheckbitGame *self)
{
  CheckbitNode *live, *end, *next;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  live = checkbit_game_get_live (self);
  end = checkbit_game_get_current (self);
  if (live != NULL && live != end)
    return checkbit_game_go_to (self, live);

  while ((next = checkbit_node_get_next (end)) != NULL)
    {
      checkbit_node_set_next (end, next);
      end = next;
    }

  return checkbit_game_move_to (self, end);
}

gboolean
checkbit_game_go_to (CheckbitGame *self, CheckbitNode *node)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (node != NULL, FALSE);
  g_return_val_if_fail (checkbit_node_mark_visited (node) == checkbit_game_get_root (self), FALSE);

  checkbit_game_forget_end (self);
  return checkbit_game_move_to (self, node);
}
