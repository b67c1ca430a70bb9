/* Taking back moves in a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/controller/take-back.h"

#include "game/tree/edit.h"

static gboolean
is_on (CheckbitMatch *match)
{
  return checkbit_match_get_state (match) != CHECKBIT_MATCH_IDLE;
}

gboolean
checkbit_take_back_bars_undo (CheckbitMatch *match)
{
  CheckbitEditKind kind;

  return is_on (match) && checkbit_game_get_undo_kind (checkbit_match_get_game (match), &kind)
         && kind == CHECKBIT_EDIT_TAKE_BACK;
}

gboolean
checkbit_take_back_bars_redo (CheckbitMatch *match)
{
  CheckbitEditKind kind;

  return is_on (match) && checkbit_game_get_redo_kind (checkbit_match_get_game (match), &kind)
         && kind == CHECKBIT_EDIT_TAKE_BACK;
}

/* Whether the last change in the history is one that a match takes back as part of several. */
static gboolean
is_of_match (CheckbitGame *game)
{
  CheckbitEditKind kind;

  return !checkbit_game_get_undo_kind (game, &kind) || kind == CHECKBIT_EDIT_MOVE
         || kind == CHECKBIT_EDIT_RESULT || kind == CHECKBIT_EDIT_TAKE_BACK;
}

gboolean
checkbit_take_back_can_undo (CheckbitMatch *match)
{
  CheckbitGame *game = checkbit_match_get_game (match);

  return is_on (match) && checkbit_node_get_parent (checkbit_game_get_end (game)) != NULL
         && is_of_match (game);
}

gboolean
checkbit_take_back_can_redo (CheckbitMatch *match)
{
  return checkbit_take_back_bars_undo (match)
         && (!checkbit_game_get_can_redo (checkbit_match_get_game (match))
             || checkbit_take_back_bars_redo (match));
}

gboolean
checkbit_take_back_undo (CheckbitMatch *match)
{
  return checkbit_take_back_can_undo (match) && checkbit_match_take_back (match);
}

gboolean
checkbit_take_back_redo (CheckbitMatch *match)
{
  return checkbit_take_back_can_redo (match)
         && checkbit_game_undo (checkbit_match_get_game (match));
}
