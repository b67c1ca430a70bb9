/* A clock in the journal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/journal-clock.h"

#include <string.h>

/* The stages of one side: moves, time, bonus, kind of bonus; then the remaining time, the moves
 * made and whether the flag has fallen. */
#define SIDE_FORMAT "(a(uxxu)xub)"

/* Both sides, the side to move, and the time used for its current move. */
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

/* --- Beats ---------------------------------------------------------------------------------- */

#define SUM_DIGITS 8

/* FNV-1a: detects a beat that was cut off. */
static guint32
sum (const char *text)
{
  guint32 hash = 2166136261u;

  for (; *text != '\0'; text++)
    hash = (hash ^ (guint8) *text) * 16777619u;

  return hash;
}

/* A text that is constant during a turn. */
static void
format_turn (const CheckbitClockState *state, char text[CHECKBIT_BEAT_SIZE])
{
  g_snprintf (text, CHECKBIT_BEAT_SIZE, "%u %u %u %" G_GINT64_FORMAT " %" G_GINT64_FORMAT,
              state->side, state->moves[CHESS_WHITE], state->moves[CHESS_BLACK],
              state->remaining_us[CHESS_WHITE], state->remaining_us[CHESS_BLACK]);
}

/* How far ahead a beat looks: to the next one, but never up to a fallen flag. */
static gint64
look_ahead (CheckbitClock *clock, ChessColor side)
{
  gint64 left = checkbit_clock_get_remaining_us (clock, side) - 1000;

  return CLAMP (left, 0, CHECKBIT_BEAT_MS * 1000);
}

guint
checkbit_journal_clock_write_beat (CheckbitClock *clock,
                                   gboolean last,
                                   char beat[CHECKBIT_BEAT_SIZE])
{
  gboolean stands = last || !checkbit_clock_get_running (clock);
  char turn[CHECKBIT_BEAT_SIZE], text[CHECKBIT_BEAT_SIZE];
  CheckbitClockState state;

  checkbit_clock_save (clock, &state);
  format_turn (&state, turn);
  g_snprintf (text, sizeof text, "%s: %" G_GINT64_FORMAT, turn,
              state.used_us + (stands ? 0 : look_ahead (clock, state.side)));
  memset (beat, ' ', CHECKBIT_BEAT_SIZE);
  beat[g_snprintf (beat, CHECKBIT_BEAT_SIZE, "%08x %s\n", sum (text), text)] = ' ';

  return (state.moves[CHESS_WHITE] + state.moves[CHESS_BLACK]) % CHECKBIT_N_BEATS;
}

/* Parses a beat into the part covered by its checksum. FALSE if it is not valid. */
static gboolean
check_beat (const char *beat, char text[CHECKBIT_BEAT_SIZE])
{
  const char *end = memchr (beat, '\n', CHECKBIT_BEAT_SIZE);
  char digits[SUM_DIGITS + 1] = "";
  gsize length;

  if (end == NULL || end - beat <= SUM_DIGITS)
    return FALSE;
  /* No zero ends a beat, and g_strlcpy() would look for one. */
  memcpy (digits, beat, SUM_DIGITS);
  length = (gsize) (end - beat) - SUM_DIGITS - 1;
  memcpy (text, beat + SUM_DIGITS + 1, length);
  text[length] = '\0';

  return g_ascii_strtoull (digits, NULL, 16) == sum (text);
}

/* The time used for a state's move according to its last beat; -1 if unknown. */
static gint64
read_beat (const CheckbitClockState *state, const char *beat)
{
  char turn[CHECKBIT_BEAT_SIZE], text[CHECKBIT_BEAT_SIZE];

  format_turn (state, turn);
  if (!check_beat (beat, text) || !g_str_has_prefix (text, turn) || text[strlen (turn)] != ':')
    return -1;

  return g_ascii_strtoll (text + strlen (turn) + 1, NULL, 10);
}

void
checkbit_journal_clock_restore (CheckbitClock *clock, GVariant *value, const char *beats)
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
  for (guint i = 0; beats != NULL && i < CHECKBIT_N_BEATS; i++)
    state.used_us = MAX (state.used_us, read_beat (&state, beats + i * CHECKBIT_BEAT_SIZE));
  checkbit_clock_restore (clock, &state);
}
