/* How soon an engine's answer is played: no sooner than a person asked for, or than anybody can
 * follow.
 *
 * An engine that is held back by depth or nodes answers within milliseconds. A fixed time is kept
 * all the same; without one a weak opponent takes about as long as a person would, and of two
 * engines each takes a least time. The answer waits here, and the clock runs as if the engine still
 * thought.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/match/match-private.h"

/* A person's pace: at least, and how much it varies. */
#define PACE_MS 900
#define PACE_VARIES_MS 1300

/* Where nobody has said anything else: between two engines. */
#define USUAL_LEAST_MS 500

/* What part of the time that is left may be waited away. */
#define PART_OF_CLOCK 20
/* The same of a time that was asked for. */
#define PART_OF_CLOCK_ASKED 2

/* By the position, so that it is neither a drum nor another time for the same move. */
static guint
get_pace (CheckbitMatch *self)
{
  const ChessPosition *position = checkbit_node_get_position (checkbit_match_get_place (self));

  return PACE_MS + (guint) (chess_position_key (position) % PACE_VARIES_MS);
}

static gboolean
are_both_engines (CheckbitMatch *self)
{
  return checkbit_match_is_engine (self, CHESS_WHITE)
         && checkbit_match_is_engine (self, CHESS_BLACK);
}

/* A wait must not lose on time. */
static guint
within_clock (CheckbitMatch *self, ChessColor side, guint ms, guint part)
{
  gint64 left;

  if (!checkbit_clock_has_control (self->clock, side))
    return ms;
  left = MAX (checkbit_clock_get_remaining_ms (self->clock, side), 0) / part;

  return (guint) MIN (ms, left);
}

guint
checkbit_match_get_pace_ms (CheckbitMatch *self, ChessColor side)
{
  const CheckbitPlayer *player = self->players[side];
  guint fixed = 0, pace = self->settle_ms;

  if (player->think == CHECKBIT_THINK_TIME)
    fixed = (guint) CLAMP (player->amount, 1, CHECKBIT_TIME_MAX_MS);
  if (are_both_engines (self))
    pace = MAX (pace, self->least_ms);
  else if (fixed == 0 && player->strength < CHECKBIT_STRENGTH_MASTER)
    pace = MAX (pace, get_pace (self));

  return MAX (within_clock (self, side, fixed, PART_OF_CLOCK_ASKED),
              within_clock (self, side, pace, PART_OF_CLOCK));
}

void
checkbit_match_init_pace (CheckbitMatch *self)
{
  self->least_ms = USUAL_LEAST_MS;
}

void
checkbit_match_set_least_time (CheckbitMatch *self, guint ms)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  self->least_ms = ms;
}

void
checkbit_match_set_settle_time (CheckbitMatch *self, guint ms)
{
  g_return_if_fail (CHECKBIT_IS_MATCH (self));

  self->settle_ms = ms;
}

/* --- Waiting ---------------------------------------------------------------------------------- */

static gboolean
release_cb (gpointer data)
{
  g_autoptr (CheckbitMatch) self = g_object_ref (data);

  checkbit_match_release (self);

  return G_SOURCE_REMOVE;
}

void
checkbit_match_hold (CheckbitMatch *self, ChessMove move)
{
  gint64 waited = (g_get_monotonic_time () - self->asked_us) / 1000;
  gint64 wait = (gint64) self->pace_ms - waited;

  self->held = move;
  if (self->hurried || wait <= 0)
    checkbit_match_release (self);
  else
    self->hold = g_timeout_add ((guint) wait, release_cb, self);
}

void
checkbit_match_release (CheckbitMatch *self)
{
  ChessMove move = self->held;

  checkbit_match_drop_held (self);
  if (move != CHESS_MOVE_NONE)
    checkbit_match_play_answer (self, move);
}

void
checkbit_match_drop_held (CheckbitMatch *self)
{
  g_clear_handle_id (&self->hold, g_source_remove);
  self->held = CHESS_MOVE_NONE;
  self->hurried = FALSE;
}

/* --- The same answer again -------------------------------------------------------------------- */

/* A node that may be made anew: by what stands there, and when. */
static guint64
identify (CheckbitNode *node)
{
  return chess_position_key (checkbit_node_get_position (node)) + checkbit_node_get_ply (node);
}

void
checkbit_match_remember_taken (CheckbitMatch *self, CheckbitNode *from, CheckbitNode *to)
{
  for (; from != NULL && from != to; from = checkbit_node_get_parent (from))
    {
      guint64 *key = g_new (guint64, 1);

      *key = identify (from);
      g_hash_table_add (self->taken, key);
    }
}

gboolean
checkbit_match_was_taken (CheckbitMatch *self, CheckbitNode *node)
{
  guint64 key = identify (node);

  return g_hash_table_contains (self->taken, &key);
}
