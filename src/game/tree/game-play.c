/* Moves: playing them, and going back and forth between those that were played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/game-private.h"

#include <glib/gi18n-lib.h>

#include "chess/explain.h"
#include "game/text/messages.h"

/* --- Playing -------------------------------------------------------------------------------- */

static void
set_error_illegal (CheckbitNode *node, ChessMove move, GError **error)
{
  g_autofree char *reason = NULL;
  ChessWhy why;

  chess_explain_move (&node->position, move, &why);

  /* The squares may be those of a legal move that is written as another kind. */
  if (why.kind == CHESS_WHY_LEGAL)
    reason = g_strdup (_ ("This is not a legal move here."));
  else
    reason = checkbit_message_why (&why);

  g_set_error_literal (error, CHECKBIT_GAME_ERROR, CHECKBIT_GAME_ERROR_ILLEGAL_MOVE, reason);
}

gboolean
checkbit_game_check_move (CheckbitNode *node, ChessMove move, GError **error)
{
  if (checkbit_node_get_result (node) != CHECKBIT_RESULT_OPEN)
    {
      checkbit_game_set_error_over (node, error);
      return FALSE;
    }
  if (!chess_movegen_is_legal (&node->position, move))
    {
      set_error_illegal (node, move, error);
      return FALSE;
    }

  return TRUE;
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
  if (self->stamp != NULL)
    self->stamp (self, child, self->stamp_data);
  step->after = child;
  checkbit_step_add_insertion (step, child, checkbit_node_get_index (child));
  checkbit_node_detach (child);

  return step;
}

/* Whether a step is a move of the game that is being played: a new one, wherever it is made, or one
 * that was there and is made again where the game stands. */
static gboolean
is_live (CheckbitGame *self, const CheckbitStep *step)
{
  return self->live != NULL && (!step->looks || step->before == self->live);
}

/* Plays a move at a node. A board that stands elsewhere stays there. */
static void
commit_move (CheckbitGame *self, CheckbitNode *node, ChessMove move)
{
  CheckbitStep *step = checkbit_game_new_move_step (self, node, move);
  CheckbitNode *after = step->after;

  step->live_after = is_live (self, step) ? after : NULL;
  if (node != self->whole.current)
    node->visited = after;
  checkbit_game_commit (self, step, node == self->whole.current ? after : NULL);
}

gboolean
checkbit_game_play (CheckbitGame *self, ChessMove move, GError **error)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (!checkbit_game_check_move (self->whole.current, move, error))
    return FALSE;

  commit_move (self, self->whole.current, move);

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
      checkbit_game_set_error_over (self->whole.current, error);
      return FALSE;
    }
  if (chess_position_in_check (&self->whole.current->position))
    {
      g_set_error_literal (error, CHECKBIT_GAME_ERROR, CHECKBIT_GAME_ERROR_ILLEGAL_MOVE,
                           _ ("A side in check cannot pass."));
      return FALSE;
    }

  commit_move (self, self->whole.current, CHESS_MOVE_NONE);

  return TRUE;
}

void
checkbit_game_set_stamp_func (CheckbitGame *self, CheckbitStampFunc func, gpointer user_data)
{
  g_return_if_fail (CHECKBIT_IS_GAME (self));

  self->stamp = func;
  self->stamp_data = user_data;
}

/* --- Going back and forth ------------------------------------------------------------------- */

static CheckbitChangeKind
kind_of_move (CheckbitNode *before, CheckbitNode *after)
{
  if (after->parent == before)
    return CHECKBIT_CHANGE_PLAY;
  if (before->parent == after)
    return CHECKBIT_CHANGE_UNDO;

  return CHECKBIT_CHANGE_JUMP;
}

/* Returns whether that is another place than the one where the board stands. */
static gboolean
move_to (CheckbitGame *self, CheckbitNode *node)
{
  CheckbitNode *before = self->whole.current;

  if (node == before)
    return FALSE;

  self->whole.current = node;
  checkbit_game_announce (self, kind_of_move (before, node), before);

  return TRUE;
}

gboolean
checkbit_game_go_back (CheckbitGame *self)
{
  CheckbitNode *here;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  here = self->whole.current;
  if (here->parent == NULL)
    return FALSE;
  here->parent->visited = here;

  return move_to (self, here->parent);
}

gboolean
checkbit_game_go_forward (CheckbitGame *self)
{
  CheckbitNode *next;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  next = checkbit_node_get_next (self->whole.current);
  if (next == NULL)
    return FALSE;
  self->whole.current->visited = next;

  return move_to (self, next);
}

gboolean
checkbit_game_go_to_start (CheckbitGame *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  checkbit_node_mark_visited (self->whole.current);

  return move_to (self, self->whole.record->root);
}

gboolean
checkbit_game_go_to_end (CheckbitGame *self)
{
  CheckbitNode *end, *next;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);

  if (self->live != NULL && self->live != self->whole.current)
    return checkbit_game_go_to (self, self->live);

  end = self->whole.current;
  while ((next = checkbit_node_get_next (end)) != NULL)
    {
      end->visited = next;
      end = next;
    }

  return move_to (self, end);
}

CheckbitNode *
checkbit_game_get_end (CheckbitGame *self)
{
  CheckbitNode *end, *next;

  g_return_val_if_fail (CHECKBIT_IS_GAME (self), NULL);

  if (self->live != NULL)
    return self->live;
  end = self->whole.current;
  while ((next = checkbit_node_get_next (end)) != NULL)
    end = next;

  return end;
}

void
checkbit_game_set_live (CheckbitGame *self, CheckbitNode *node)
{
  g_return_if_fail (CHECKBIT_IS_GAME (self));
  g_return_if_fail (node == NULL || checkbit_node_is_within (node, self->whole.record->root));

  self->live = node;
}

gboolean
checkbit_game_go_to (CheckbitGame *self, CheckbitNode *node)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME (self), FALSE);
  g_return_val_if_fail (node != NULL, FALSE);
  g_return_val_if_fail (checkbit_node_mark_visited (node) == self->whole.record->root, FALSE);

  return move_to (self, node);
}
