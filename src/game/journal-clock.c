/* A clock as the journal keeps it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/journal-clock.h"

/* The stages of one side: moves, time, bonus, kind of bonus; then what is left, the moves made and
 * whether the flag has fallen. */
#define SIDE_FORMAT "(a(uxxu)xub)"

/* Both sides, whose time it is, and what of it the move has used. */
#define CLOCK_FORMAT "(" SIDE_FORMAT SIDE_FORMAT "ux)"

static GVariant *
save_side (CheckbitClock *clock, const CheckbitClockState *state, ChessColor side)
{
  const CheckbitTimeControl *control = checkbit_clock_get_control (clock, side);
  GVariantBuilder stages;

  g_variant_builder_init (&stages, G_VARIANT_TYPE ("a(uxxu)"));
  for (guint i = 0; i < control->n_stages; i++)
    g_variant_builder_add (&stages, "(uxxu)", control->stages[i].moves, control->stages[i].time_ms,
                           control->stages[i].bonus_ms, control->stages[i].bonus);

  return g_variant_new (SIDE_FORMAT, &stages, state->remaining_us[side], state->moves[side],
                        state->flagged[side]);
}

GVariant *
checkbit_journal_clock_save (CheckbitClock *clock)
{
  CheckbitClockState state;

  if (!checkbit_clock_get_enabled (clock))
    return NULL;

  checkbit_clock_save (clock, &state);

  return g_variant_new ("(@" SIDE_FORMAT "@" SIDE_FORMAT "ux)",
                        save_side (clock, &state, CHESS_WHITE),
                        save_side (clock, &state, CHESS_BLACK), state.side, state.used_us);
}

static void
restore_side (CheckbitClock *clock, CheckbitClockState *state, ChessColor side, GVariant *value)
{
  g_autoptr (GVariantIter) stages = NULL;
  CheckbitTimeControl control = { 0 };
  guint32 moves, bonus;
  gint64 time_ms, bonus_ms, remaining_us;

  g_variant_get (value, SIDE_FORMAT, &stages, &remaining_us, &state->moves[side],
                 &state->flagged[side]);
  while (control.n_stages < CHECKBIT_TIME_MAX_STAGES
         && g_variant_iter_next (stages, "(uxxu)", &moves, &time_ms, &bonus_ms, &bonus))
    control.stages[control.n_stages++] = (CheckbitTimeStage){
      .moves = moves,
      .time_ms = CLAMP (time_ms, 0, CHECKBIT_TIME_MAX_MS),
      .bonus_ms = CLAMP (bonus_ms, 0, CHECKBIT_BONUS_MAX_MS),
      .bonus = MIN (bonus, CHECKBIT_BONUS_DELAY),
    };
  state->remaining_us[side] = MAX (remaining_us, 0);
  checkbit_clock_set_control (clock, side, control.n_stages > 0 ? &control : NULL);
}

void
checkbit_journal_clock_restore (CheckbitClock *clock, GVariant *value)
{
  g_autoptr (GVariant) white = NULL, black = NULL;
  CheckbitClockState state = { 0 };
  guint32 side;

  if (!g_variant_is_of_type (value, G_VARIANT_TYPE (CLOCK_FORMAT)))
    return;

  g_variant_get (value, "(@" SIDE_FORMAT "@" SIDE_FORMAT "ux)", &white, &black, &side,
                 &state.used_us);
  restore_side (clock, &state, CHESS_WHITE, white);
  restore_side (clock, &state, CHESS_BLACK, black);
  state.side = side == CHESS_BLACK ? CHESS_BLACK : CHESS_WHITE;
  state.used_us = MAX (state.used_us, 0);
  checkbit_clock_restore (clock, &state);
}
