/* Taking back moves in a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/controller/take-back.h"

#include "game/tree/edit.h"

static CheckbitGame *
get_game (const CheckbitTakeBack *self)
{
  return checkbit_match_get_game (self->match);
}

/* Whether the last change in the history is one that a match takes back as part of several. */
static gboolean
is_of_match (const CheckbitTakeBack *self)
{
  CheckbitEditKind kind;

  if (!checkbit_game_get_undo_kind (get_game (self), &kind))
    return TRUE;
  return kind == CHECKBIT_EDIT_MOVE || kind == CHECKBIT_EDIT_RESULT
         || (kind == CHECKBIT_EDIT_DELETE && checkbit_take_back_can_redo (self));
}

gboolean
checkbit_take_back_can_undo (const CheckbitTakeBack *self)
{
  CheckbitNode *end = checkbit_game_get_end (get_game (self));

  return checkbit_match_get_state (self->match) != CHECKBIT_MATCH_IDLE
         && checkbit_node_get_parent (end) != NULL && is_of_match (self);
}

gboolean
checkbit_take_back_is_going_on (const CheckbitTakeBack *self)
{
  return checkbit_match_get_state (self->match) != CHECKBIT_MATCH_IDLE
         && checkbit_game_get_revision (get_game (self)) == self->revision;
}

gboolean
checkbit_take_back_can_redo (const CheckbitTakeBack *self)
{
  return self->count > 0 && checkbit_take_back_is_going_on (self);
}

gboolean
checkbit_take_back_undo (CheckbitTakeBack *self)
{
  CheckbitEditKind kind;
  guint before = checkbit_take_back_can_redo (self) ? self->count : 0;

  if (!checkbit_take_back_can_undo (self) || !checkbit_match_take_back (self->match))
    return FALSE;
  if (checkbit_game_get_undo_kind (get_game (self), &kind) && kind == CHECKBIT_EDIT_DELETE)
    self->count = before + 1;
  self->revision = checkbit_game_get_revision (get_game (self));
  return TRUE;
}

gboolean
checkbit_take_back_redo (CheckbitTakeBack *self)
{
  if (!checkbit_take_back_can_redo (self) || !checkbit_game_undo (get_game (self)))
    return FALSE;
  self->count--;
  self->revision = checkbit_game_get_revision (get_game (self));
  return TRUE;
}
