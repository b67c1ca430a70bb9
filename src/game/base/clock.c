/* A chess clock.
 *
 * It stores what each side had left when the move began, and since when the clock has been running.
 * The current time is computed from these on demand, so that reading the clock never costs time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/base/clock.h"

#include <string.h>

#define US_PER_MS 1000
#define US_PER_SECOND (1000 * US_PER_MS)

/* The default threshold for being short of time. */
#define LOW_US ((gint64) 20 * US_PER_SECOND)

struct _CheckbitClock
{
  GObject parent_instance;

  CheckbitTimeFunc now;
  gpointer now_data;

  CheckbitTimeControl controls[CHESS_N_COLORS];
  /* remaining_us: at the beginning of the current move. */
  CheckbitClockState state;
  gboolean running;
  gint64 since_us; /* if running: since when, in addition to state.used_us */

  gint64 low_us; /* -1: depends on the time control */
  gboolean warned[CHESS_N_COLORS];

  guint timeout; /* fires at the next announcement; 0 for none */
};

enum
{
  PROP_0,
  PROP_RUNNING,
  N_PROPS,
};

enum
{
  CHANGED,
  LOW_TIME,
  FLAG,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitClock, checkbit_clock, G_TYPE_OBJECT)

static void schedule (CheckbitClock *self);

/* --- Stages --------------------------------------------------------------------------------- */

static const CheckbitTimeStage *
current_stage (CheckbitClock *self, ChessColor side)
{
  guint to_go;

  return checkbit_time_control_find_stage (&self->controls[side], self->state.moves[side], &to_go);
}

static gint64
bonus_us (CheckbitClock *self, ChessColor side, CheckbitBonus bonus)
{
  const CheckbitTimeStage *stage = current_stage (self, side);

  return stage != NULL && stage->bonus == bonus ? stage->bonus_ms * US_PER_MS : 0;
}

/* The time before the first move. Where there is none but what each move brings, that of the first
 * is there from the start, or that move could not be made; a delay comes before it anyway. */
static gint64
first_us (const CheckbitTimeControl *control)
{
  const CheckbitTimeStage *stage = &control->stages[0];

  if (control->n_stages == 0)
    return 0;
  if (stage->time_ms == 0 && stage->bonus != CHECKBIT_BONUS_DELAY)
    return stage->bonus_ms * US_PER_MS;

  return stage->time_ms * US_PER_MS;
}

/* --- Time ----------------------------------------------------------------------------------- */

static gint64
monotonic_now (gpointer user_data)
{
  return g_get_monotonic_time ();
}

/* How long ago the current move began, without pauses. */
static gint64
elapsed_us (CheckbitClock *self)
{
  gint64 running = self->running ? self->now (self->now_data) - self->since_us : 0;

  return self->state.used_us + MAX (running, 0);
}

/* How much of that counts against the side's time. */
static gint64
spent_us (CheckbitClock *self, ChessColor side)
{
  gint64 delay = bonus_us (self, side, CHECKBIT_BONUS_DELAY);

  return side == self->state.side ? MAX (elapsed_us (self) - delay, 0) : 0;
}

gint64
checkbit_clock_get_remaining_us (CheckbitClock *self, ChessColor side)
{
  g_return_val_if_fail (CHECKBIT_IS_CLOCK (self), 0);

  return MAX (self->state.remaining_us[side] - spent_us (self, side), 0);
}

gint64
checkbit_clock_get_remaining_ms (CheckbitClock *self, ChessColor side)
{
  return checkbit_clock_get_remaining_us (self, side) / US_PER_MS;
}

gint64
checkbit_clock_get_delay_us (CheckbitClock *self, ChessColor side)
{
  g_return_val_if_fail (CHECKBIT_IS_CLOCK (self), 0);

  if (side != self->state.side)
    return 0;

  return MAX (bonus_us (self, side, CHECKBIT_BONUS_DELAY) - elapsed_us (self), 0);
}

gint64
checkbit_clock_get_usable_ms (CheckbitClock *self, ChessColor side)
{
  gint64 delay;

  g_return_val_if_fail (CHECKBIT_IS_CLOCK (self), 0);

  delay = side == self->state.side ? checkbit_clock_get_delay_us (self, side)
                                   : bonus_us (self, side, CHECKBIT_BONUS_DELAY);

  return (checkbit_clock_get_remaining_us (self, side) + delay) / US_PER_MS;
}

/* --- Low time and flags ----------------------------------------------------------------------- */

static gint64
low_us (CheckbitClock *self, ChessColor side)
{
  const CheckbitTimeControl *control = &self->controls[side];

  if (self->low_us >= 0 || control->n_stages == 0)
    return MAX (self->low_us, 0);

  return MIN (LOW_US, first_us (control) / 10);
}

gboolean
checkbit_clock_get_low (CheckbitClock *self, ChessColor side)
{
  g_return_val_if_fail (CHECKBIT_IS_CLOCK (self), FALSE);

  return checkbit_clock_has_control (self, side)
         && checkbit_clock_get_remaining_us (self, side) < low_us (self, side);
}

/* Warn again only after there was plenty of time: a bonus alone must not cause a warning per
 * move. */
static void
rearm_warning (CheckbitClock *self, ChessColor side)
{
  if (checkbit_clock_get_remaining_us (self, side) >= 2 * low_us (self, side))
    self->warned[side] = FALSE;
}

/* After the times were set there are no warnings, as people can see the times. */
static void
settle_warnings (CheckbitClock *self)
{
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    self->warned[side] = checkbit_clock_get_low (self, side);
}

static void
changed (CheckbitClock *self)
{
  schedule (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
stop_running (CheckbitClock *self)
{
  self->state.used_us = elapsed_us (self);
  self->running = FALSE;
}

static void
fall (CheckbitClock *self)
{
  ChessColor side = self->state.side;

  stop_running (self);
  self->state.remaining_us[side] = 0;
  self->state.flagged[side] = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
  changed (self);
  g_signal_emit (self, signals[FLAG], 0, (int) side);
}

static gboolean
is_over (CheckbitClock *self)
{
  ChessColor side = self->state.side;

  return self->running && checkbit_clock_has_control (self, side)
         && checkbit_clock_get_remaining_us (self, side) == 0
         && checkbit_clock_get_delay_us (self, side) == 0;
}

void
checkbit_clock_check (CheckbitClock *self)
{
  ChessColor side;

  g_return_if_fail (CHECKBIT_IS_CLOCK (self));

  side = self->state.side;
  if (!self->running)
    return;

  if (is_over (self))
    fall (self);
  else if (!self->warned[side] && checkbit_clock_get_low (self, side))
    {
      self->warned[side] = TRUE;
      schedule (self);
      g_signal_emit (self, signals[LOW_TIME], 0, (int) side);
    }
  else
    schedule (self);
}

static gboolean
timeout_cb (gpointer data)
{
  CheckbitClock *self = data;

  self->timeout = 0;
  checkbit_clock_check (self);

  return G_SOURCE_REMOVE;
}

/* Wakes up for the next announcement. Not with a custom time source, whose speed is unknown. */
static void
schedule (CheckbitClock *self)
{
  ChessColor side = self->state.side;
  gint64 left;

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (!self->running || self->now != monotonic_now || !checkbit_clock_has_control (self, side))
    return;

  left = checkbit_clock_get_remaining_us (self, side) + checkbit_clock_get_delay_us (self, side);
  if (!self->warned[side] && !checkbit_clock_get_low (self, side))
    left -= low_us (self, side);
  self->timeout = g_timeout_add ((guint) (left / US_PER_MS + 1), timeout_cb, self);
}

/* --- Running -------------------------------------------------------------------------------- */

void
checkbit_clock_start (CheckbitClock *self)
{
  g_return_if_fail (CHECKBIT_IS_CLOCK (self));

  if (self->running || !checkbit_clock_get_enabled (self) || self->state.flagged[CHESS_WHITE]
      || self->state.flagged[CHESS_BLACK])
    return;

  self->running = TRUE;
  self->since_us = self->now (self->now_data);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
  changed (self);
}

void
checkbit_clock_pause (CheckbitClock *self)
{
  g_return_if_fail (CHECKBIT_IS_CLOCK (self));

  if (!self->running)
    return;
  if (is_over (self))
    {
      fall (self);
      return;
    }

  stop_running (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
  changed (self);
}

/* The time that a side gets back for a move of some duration. */
static gint64
earned_us (CheckbitClock *self, ChessColor side, gint64 elapsed)
{
  return bonus_us (self, side, CHECKBIT_BONUS_FISCHER)
         + MIN (bonus_us (self, side, CHECKBIT_BONUS_BRONSTEIN), elapsed);
}

/* Counts a move, and adds the time of the next stage after the last move of one. */
static void
count_move (CheckbitClock *self, ChessColor side)
{
  guint to_go;

  checkbit_time_control_find_stage (&self->controls[side], self->state.moves[side], &to_go);
  self->state.moves[side]++;
  if (to_go == 1)
    self->state.remaining_us[side] += current_stage (self, side)->time_ms * US_PER_MS;
}

gboolean
checkbit_clock_press (CheckbitClock *self)
{
  ChessColor side;
  gint64 elapsed;

  g_return_val_if_fail (CHECKBIT_IS_CLOCK (self), FALSE);

  side = self->state.side;
  if (is_over (self))
    fall (self);
  if (self->state.flagged[side])
    return FALSE;

  elapsed = elapsed_us (self);
  if (checkbit_clock_has_control (self, side))
    {
      self->state.remaining_us[side] -= spent_us (self, side) - earned_us (self, side, elapsed);
      count_move (self, side);
    }
  self->since_us += elapsed - self->state.used_us;
  self->state.used_us = 0;
  self->state.side = chess_color_opposite (side);
  rearm_warning (self, side);
  changed (self);

  return TRUE;
}

/* --- Setting -------------------------------------------------------------------------------- */

static void
refill (CheckbitClock *self, ChessColor side)
{
  self->state.remaining_us[side] = first_us (&self->controls[side]);
  self->state.moves[side] = 0;
  self->state.flagged[side] = FALSE;
}

/* All settings except the rules first stop the clock. */
static void
halt (CheckbitClock *self)
{
  if (!self->running)
    return;
  stop_running (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
}

void
checkbit_clock_set_control (CheckbitClock *self,
                            ChessColor side,
                            const CheckbitTimeControl *control)
{
  static const CheckbitTimeControl none = { 0 };

  g_return_if_fail (CHECKBIT_IS_CLOCK (self));

  halt (self);
  self->controls[side] = control != NULL ? *control : none;
  refill (self, side);
  if (side == self->state.side)
    self->state.used_us = 0;
  settle_warnings (self);
  changed (self);
}

const CheckbitTimeControl *
checkbit_clock_get_control (CheckbitClock *self, ChessColor side)
{
  g_return_val_if_fail (CHECKBIT_IS_CLOCK (self), NULL);

  return &self->controls[side];
}

gboolean
checkbit_clock_has_control (CheckbitClock *self, ChessColor side)
{
  g_return_val_if_fail (CHECKBIT_IS_CLOCK (self), FALSE);

  return self->controls[side].n_stages > 0;
}

gboolean
checkbit_clock_get_enabled (CheckbitClock *self)
{
  return checkbit_clock_has_control (self, CHESS_WHITE)
         || checkbit_clock_has_control (self, CHESS_BLACK);
}

void
checkbit_clock_reset (CheckbitClock *self, ChessColor side)
{
  g_return_if_fail (CHECKBIT_IS_CLOCK (self));

  halt (self);
  refill (self, CHESS_WHITE);
  refill (self, CHESS_BLACK);
  self->state.side = side;
  self->state.used_us = 0;
  settle_warnings (self);
  changed (self);
}

void
checkbit_clock_set_remaining_ms (CheckbitClock *self, ChessColor side, gint64 remaining_ms)
{
  gboolean running;

  g_return_if_fail (CHECKBIT_IS_CLOCK (self));

  running = self->running;
  halt (self);
  if (side == self->state.side)
    self->state.used_us = 0;
  self->state.remaining_us[side] = CLAMP (remaining_ms, 0, 10 * CHECKBIT_TIME_MAX_MS) * US_PER_MS;
  self->state.flagged[side] = FALSE;
  settle_warnings (self);
  if (running)
    checkbit_clock_start (self);
  else
    changed (self);
}

void
checkbit_clock_set_low_ms (CheckbitClock *self, gint64 low_ms)
{
  g_return_if_fail (CHECKBIT_IS_CLOCK (self));

  self->low_us = MAX (low_ms, 0) * US_PER_MS;
  settle_warnings (self);
  changed (self);
}

void
checkbit_clock_save (CheckbitClock *self, CheckbitClockState *state)
{
  g_return_if_fail (CHECKBIT_IS_CLOCK (self));

  *state = self->state;
  state->used_us = elapsed_us (self);
}

void
checkbit_clock_restore (CheckbitClock *self, const CheckbitClockState *state)
{
  g_return_if_fail (CHECKBIT_IS_CLOCK (self));

  halt (self);
  self->state = *state;
  settle_warnings (self);
  changed (self);
}

/* --- Asking --------------------------------------------------------------------------------- */

gboolean
checkbit_clock_get_running (CheckbitClock *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CLOCK (self), FALSE);

  return self->running;
}

ChessColor
checkbit_clock_get_side (CheckbitClock *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CLOCK (self), CHESS_WHITE);

  return self->state.side;
}

gboolean
checkbit_clock_get_flagged (CheckbitClock *self, ChessColor side)
{
  g_return_val_if_fail (CHECKBIT_IS_CLOCK (self), FALSE);

  return self->state.flagged[side];
}

gint64
checkbit_clock_get_first_us (CheckbitClock *self, ChessColor side)
{
  g_return_val_if_fail (CHECKBIT_IS_CLOCK (self), 0);

  return first_us (&self->controls[side]);
}

guint
checkbit_clock_get_moves_to_go (CheckbitClock *self, ChessColor side)
{
  guint to_go;

  g_return_val_if_fail (CHECKBIT_IS_CLOCK (self), 0);

  checkbit_time_control_find_stage (&self->controls[side], self->state.moves[side], &to_go);

  return to_go;
}

gint64
checkbit_clock_get_bonus_ms (CheckbitClock *self, ChessColor side)
{
  const CheckbitTimeStage *stage;

  g_return_val_if_fail (CHECKBIT_IS_CLOCK (self), 0);

  stage = current_stage (self, side);

  return stage != NULL ? stage->bonus_ms : 0;
}

/* --- The object ------------------------------------------------------------------------------- */

static void
checkbit_clock_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CheckbitClock *self = CHECKBIT_CLOCK (object);

  switch (prop_id)
    {
    case PROP_RUNNING:
      g_value_set_boolean (value, self->running);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_clock_dispose (GObject *object)
{
  CheckbitClock *self = CHECKBIT_CLOCK (object);

  g_clear_handle_id (&self->timeout, g_source_remove);

  G_OBJECT_CLASS (checkbit_clock_parent_class)->dispose (object);
}

static guint
add_signal (const char *name, guint n_params)
{
  return g_signal_new (name, CHECKBIT_TYPE_CLOCK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, n_params, G_TYPE_INT);
}

static void
checkbit_clock_class_init (CheckbitClockClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = checkbit_clock_get_property;
  object_class->dispose = checkbit_clock_dispose;

  properties[PROP_RUNNING]
      = g_param_spec_boolean ("running", NULL, NULL, FALSE,
                              G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] = add_signal ("changed", 0);
  signals[LOW_TIME] = add_signal ("low-time", 1);
  signals[FLAG] = add_signal ("flag", 1);
}

static void
checkbit_clock_init (CheckbitClock *self)
{
  self->now = monotonic_now;
  self->low_us = -1;
}

CheckbitClock *
checkbit_clock_new (CheckbitTimeFunc now, gpointer user_data)
{
  CheckbitClock *self = g_object_new (CHECKBIT_TYPE_CLOCK, NULL);

  if (now != NULL)
    {
      self->now = now;
      self->now_data = user_data;
    }

  return self;
}
