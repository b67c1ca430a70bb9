/* Finds out what has happened in a game since the last time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/controller/last-heard.h"

#include "game/tree/edit.h"

/* Whether a position is directly after another. */
static gboolean
follows (CheckbitNode *end, CheckbitNode *before)
{
  return before != NULL && end != before && checkbit_node_get_parent (end) == before;
}

static gboolean
is_over (CheckbitNode *node)
{
  return checkbit_node_get_result (node) != CHECKBIT_RESULT_OPEN;
}

static CheckbitNode *
find_ended (const CheckbitLastHeard *before, const CheckbitLastHeard *now)
{
  if (now->over && !before->over)
    return now->current;
  return now->end == before->end && now->end_over && !before->end_over ? now->end : NULL;
}

CheckbitHeard
checkbit_last_heard_update (CheckbitLastHeard *self, CheckbitController *controller)
{
  CheckbitGame *game = checkbit_controller_get_game (controller);
  CheckbitMatch *match = checkbit_controller_get_match (controller);
  CheckbitNode *current = checkbit_game_get_current (game), *end = checkbit_game_get_end (game);
  CheckbitLastHeard now = {
    .current = current,
    .end = end,
    .revision = checkbit_game_get_revision (game),
    .over = is_over (current),
    .end_over = is_over (end),
  };
  gboolean elsewhere = checkbit_match_is_looking_back (match) && follows (end, self->end);
  CheckbitHeard heard = {
    .moved = current != self->current,
    .made = current != self->current && now.revision != self->revision,
    .ended = find_ended (self, &now),
    .elsewhere = elsewhere ? end : NULL,
  };

  *self = now;
  return heard;
}
