/* When an engine's answer is played: not before the time a person has set, and not too fast to
 * follow.
 *
 * An engine limited by depth or nodes answers within milliseconds. A fixed time is observed
 * nevertheless; without one a weak opponent takes about as long as a person would, and two engines
 * each take a minimum time. The answer waits here, while the clock runs as if the engine were still
 * thinking.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/match/match-pace.h"

/* A person's pace: the minimum, and its variation. */
#define PACE_MS 900
#define PACE_VARIES_MS 1300

/* A delay is at most this fraction of the time left: a twentieth. */
#define PART_OF_CLOCK 20
/* If a person has set the delay: half. */
#define PART_OF_CLOCK_ASKED 2

/* Depends on the position, so that it varies, but is always the same for a position. */
static guint
get_pace (const ChessPosition *position)
{
  return PACE_MS + (guint) (chess_position_key (position) % PACE_VARIES_MS);
}

/* Neither waiting nor a fixed time must cause a loss on time. */
static guint
within_clock (const CheckbitMatchTurn *turn, guint ms, guint part)
{
  gint64 left;

  if (!checkbit_clock_has_control (turn->clock, turn->side))
    return ms;
  left = MAX (checkbit_clock_get_usable_ms (turn->clock, turn->side), 0) / part;

  return (guint) MIN (ms, left);
}

guint
checkbit_match_pace_find_fixed_ms (const CheckbitMatchTurn *turn)
{
  guint fixed = (guint) CLAMP (turn->player->amount, 1, CHECKBIT_TIME_MAX_MS);

  return MAX (within_clock (turn, fixed, PART_OF_CLOCK_ASKED), 1);
}

/* The minimum time of an engine for a move. */
static guint
find_pace_ms (const CheckbitMatchPace *self, const CheckbitMatchTurn *turn)
{
  const CheckbitPlayer *player = turn->player;
  guint fixed = 0, pace = self->settle_ms;

  if (player->think == CHECKBIT_THINK_TIME)
    fixed = checkbit_match_pace_find_fixed_ms (turn);
  if (turn->both_engines)
    pace = MAX (pace, self->least_ms);
  else if (fixed == 0 && player->strength < CHECKBIT_STRENGTH_MASTER)
    pace = MAX (pace, get_pace (turn->position));

  return MAX (fixed, within_clock (turn, pace, PART_OF_CLOCK));
}

void
checkbit_match_pace_init (CheckbitMatchPace *self, GSourceFunc due, gpointer data)
{
  self->least_ms = CHECKBIT_MATCH_LEAST_MS;
  self->due = due;
  self->data = data;
}

void
checkbit_match_pace_begin (CheckbitMatchPace *self, const CheckbitMatchTurn *turn)
{
  self->asked_us = g_get_monotonic_time ();
  self->pace_ms = find_pace_ms (self, turn);
}

/* --- Waiting ---------------------------------------------------------------------------------- */

static gboolean
hold_cb (gpointer data)
{
  CheckbitMatchPace *self = data;

  self->hold = 0;

  return self->due (self->data);
}

gboolean
checkbit_match_pace_hold (CheckbitMatchPace *self, ChessMove move)
{
  gint64 waited = (g_get_monotonic_time () - self->asked_us) / 1000;
  gint64 wait = (gint64) self->pace_ms - waited;

  self->held = move;
  if (self->hurried || wait <= 0)
    return TRUE;
  self->hold = g_timeout_add ((guint) wait, hold_cb, self);

  return FALSE;
}

ChessMove
checkbit_match_pace_take (CheckbitMatchPace *self)
{
  ChessMove move = self->held;

  g_clear_handle_id (&self->hold, g_source_remove);
  self->held = CHESS_MOVE_NONE;
  self->hurried = FALSE;

  return move;
}
