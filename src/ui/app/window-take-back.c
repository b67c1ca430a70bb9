/* Undo in a match: it takes back what was played since the person had the move, the engine's answer
 * included, and redo brings it again.
 *
 * The match takes moves out of the game, which is a change of its own in the game's history; so
 * bringing them again is an undo of that. Whatever else was changed since ends the series.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

/* Whether the history's last step is one that a match takes back as a whole. */
static gboolean
is_of_match (CheckbitWindow *self)
{
  CheckbitEditKind kind;

  if (!checkbit_game_get_undo_kind (self->game, &kind))
    return TRUE;
  return kind == CHECKBIT_EDIT_MOVE || kind == CHECKBIT_EDIT_RESULT
         || (kind == CHECKBIT_EDIT_DELETE && checkbit_window_can_play_again (self));
}

gboolean
checkbit_window_can_take_back (CheckbitWindow *self)
{
  CheckbitMatchState state = checkbit_match_get_state (self->match);
  CheckbitNode *end = checkbit_game_get_end (self->game);

  return state != CHECKBIT_MATCH_IDLE && checkbit_node_get_parent (end) != NULL
         && is_of_match (self);
}

gboolean
checkbit_window_is_taking_back (CheckbitWindow *self)
{
  return checkbit_window_in_match (self)
         && checkbit_game_get_revision (self->game) == self->taken_back_revision;
}

gboolean
checkbit_window_can_play_again (CheckbitWindow *self)
{
  return self->taken_back > 0 && checkbit_window_is_taking_back (self);
}

gboolean
checkbit_window_take_back (CheckbitWindow *self)
{
  CheckbitEditKind kind;
  guint before = checkbit_window_can_play_again (self) ? self->taken_back : 0;

  if (!checkbit_window_can_take_back (self) || !checkbit_match_take_back (self->match))
    return FALSE;
  if (checkbit_game_get_undo_kind (self->game, &kind) && kind == CHECKBIT_EDIT_DELETE)
    self->taken_back = before + 1;
  self->taken_back_revision = checkbit_game_get_revision (self->game);
  checkbit_window_update_game_actions (self);
  return TRUE;
}

gboolean
checkbit_window_play_again (CheckbitWindow *self)
{
  if (!checkbit_window_can_play_again (self) || !checkbit_game_undo (self->game))
    return FALSE;
  self->taken_back--;
  self->taken_back_revision = checkbit_game_get_revision (self->game);
  checkbit_window_update_game_actions (self);
  return TRUE;
}
