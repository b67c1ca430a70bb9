/* Finds out what has happened in a game since the last time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/controller/last-heard.h"

/* Whether a position is directly after another. */
static gboolean
follows (CheckbitNode *end, CheckbitNode *before)
{
  return before != NULL && end != before && checkbit_node_get_parent (end) == before;
}

CheckbitHeard
checkbit_last_heard_update (CheckbitLastHeard *self, CheckbitController *controller)
{
  CheckbitGame *game = checkbit_controller_get_game (controller);
  CheckbitMatch *match = checkbit_controller_get_match (controller);
  CheckbitNode *end = checkbit_game_get_end (game);
  gboolean over = checkbit_game_get_result (game) != CHECKBIT_RESULT_OPEN;
  gboolean elsewhere = checkbit_match_is_looking_back (match) && follows (end, self->end);
  CheckbitHeard heard = { .ended = over && !self->over, .elsewhere = elsewhere ? end : NULL };

  *self = (CheckbitLastHeard){ .over = over, .end = end };
  return heard;
}
