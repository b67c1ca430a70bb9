/* The state of a game, for the views that show it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/controller/standing.h"

#include "game/controller/situation.h"
#include "game/tree/edit.h"

CheckbitNode *
checkbit_standing_get_last (CheckbitMatch *match)
{
  CheckbitGame *game = checkbit_match_get_game (match);
  CheckbitNode *last = checkbit_game_get_root (game);

  if (checkbit_match_is_on (match))
    return checkbit_game_get_end (game);
  while (checkbit_node_get_n_children (last) > 0)
    last = checkbit_node_get_child (last, 0);

  return last;
}

/* Whether a change ends a game that is over now. A declaration in a variation also reorders lines,
 * so it is an edit; another edit only makes a line that had ended the main line. */
static gboolean
ends_game (CheckbitGame *game, CheckbitChangeKind kind)
{
  CheckbitEditKind step;

  if (kind == CHECKBIT_CHANGE_EDIT)
    return checkbit_game_get_undo_kind (game, &step) && step == CHECKBIT_EDIT_RESULT;
  return kind == CHECKBIT_CHANGE_PLAY || kind == CHECKBIT_CHANGE_STATE;
}

void
checkbit_end_watch_update (CheckbitEndWatch *self, CheckbitMatch *match, CheckbitChangeKind kind)
{
  CheckbitNode *last = checkbit_standing_get_last (match);
  gboolean over = checkbit_node_get_result (last) != CHECKBIT_RESULT_OPEN;

  if (!over || kind == CHECKBIT_CHANGE_RESET)
    self->ended_here = FALSE;
  else if (!self->over && ends_game (checkbit_match_get_game (match), kind))
    self->ended_here = TRUE;
  self->over = over;
}

static gboolean
can_claim (CheckbitMatch *match)
{
  return checkbit_match_get_state (match) == CHECKBIT_MATCH_RUNNING
         && checkbit_match_person_may_move (match)
         && checkbit_game_get_claims (checkbit_match_get_game (match)) != CHESS_CLAIM_NONE;
}

CheckbitStanding
checkbit_standing_find (CheckbitMatch *match, CheckbitMode mode, const CheckbitEndWatch *watch)
{
  CheckbitMatchState state = checkbit_match_get_state (match);

  if (mode == CHECKBIT_MODE_SETUP)
    return CHECKBIT_STANDING_NOTHING;
  if (watch->ended_here || state == CHECKBIT_MATCH_OVER)
    return CHECKBIT_STANDING_OVER;
  if (state == CHECKBIT_MATCH_FAILED)
    return CHECKBIT_STANDING_FAILED;
  if (state == CHECKBIT_MATCH_PAUSED)
    return CHECKBIT_STANDING_PAUSED;
  if (checkbit_match_get_draw_offer (match) >= 0)
    return CHECKBIT_STANDING_OFFERED;

  return can_claim (match) ? CHECKBIT_STANDING_CLAIM : CHECKBIT_STANDING_NOTHING;
}
