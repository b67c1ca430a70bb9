/* A chess clock. It counts microseconds of a given time source, without rounding.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "chess/position.h"
#include "game/base/result.h"
#include "game/base/time-control.h"

G_BEGIN_DECLS

/* Monotonic time in microseconds. */
typedef gint64 (*CheckbitTimeFunc) (gpointer user_data);

/* The state of a clock, for restoring it later. A value. */
typedef struct
{
  gint64 remaining_us[CHESS_N_COLORS]; /* never negative */
  guint moves[CHESS_N_COLORS];         /* by each side */
  gint64 used_us;                      /* by the side to move, since its move began */
  gboolean flagged[CHESS_N_COLORS];
  ChessColor side; /* the side to move */
} CheckbitClockState;

#define CHECKBIT_TYPE_CLOCK (checkbit_clock_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitClock, checkbit_clock, CHECKBIT, CLOCK, GObject)

/* now: the time source; NULL for the system's monotonic clock.
 *
 * Property that notifies: "running". Signal "changed": controls, sides or times were set; not when
 * time passes. Signal "low-time" (ChessColor side): once each time a side's clock falls below the
 * threshold while it runs. Signal "flag" (ChessColor side): a side's time is up; its clock stays at
 * 0. */
CheckbitClock *checkbit_clock_new (CheckbitTimeFunc now, gpointer user_data);

/* Sets the rules of one side, and resets its time. NULL or no stages: no clock for it. */
void checkbit_clock_set_control (CheckbitClock *self,
                                 ChessColor side,
                                 const CheckbitTimeControl *control);
const CheckbitTimeControl *checkbit_clock_get_control (CheckbitClock *self, ChessColor side);
/* Whether a side, or any side, has a time control. */
gboolean checkbit_clock_has_control (CheckbitClock *self, ChessColor side);
gboolean checkbit_clock_get_enabled (CheckbitClock *self);

/* Resets and stops the clock; side is the next to move. */
void checkbit_clock_reset (CheckbitClock *self, ChessColor side);

/* Starts the clock of the side to move, or resumes it after a pause. */
void checkbit_clock_start (CheckbitClock *self);
/* Stops it in the middle of a move, whose delay continues later. */
void checkbit_clock_pause (CheckbitClock *self);
gboolean checkbit_clock_get_running (CheckbitClock *self);

/* The side to move has moved: adds the bonus and the next stage, and starts the other side's time.
 * Returns FALSE if its flag had already fallen. */
gboolean checkbit_clock_press (CheckbitClock *self);

/* The side to move. */
ChessColor checkbit_clock_get_side (CheckbitClock *self);
/* The time left now, in microseconds, and in milliseconds rounded down. 0 without a time
 * control. */
gint64 checkbit_clock_get_remaining_us (CheckbitClock *self, ChessColor side);
gint64 checkbit_clock_get_remaining_ms (CheckbitClock *self, ChessColor side);
/* The rest of the delay, in microseconds; 0 if none is running. */
gint64 checkbit_clock_get_delay_us (CheckbitClock *self, ChessColor side);
/* The time that a move of the side may take from now on, in milliseconds rounded down: what is left
 * with the rest of its delay, or with the delay that will come before its next move. */
gint64 checkbit_clock_get_usable_ms (CheckbitClock *self, ChessColor side);
gboolean checkbit_clock_get_flagged (CheckbitClock *self, ChessColor side);
gboolean checkbit_clock_get_low (CheckbitClock *self, ChessColor side);

/* The time that a side begins with, in microseconds; 0 without a time control. */
gint64 checkbit_clock_get_first_us (CheckbitClock *self, ChessColor side);
/* The moves left in a side's stage; 0: the rest of the game. */
guint checkbit_clock_get_moves_to_go (CheckbitClock *self, ChessColor side);
/* The bonus of its stage. */
gint64 checkbit_clock_get_bonus_ms (CheckbitClock *self, ChessColor side);

/* A side with less time than this is short of time; 0: never. By default 20 s, but at most a tenth
 * of the time before the first move. */
void checkbit_clock_set_low_ms (CheckbitClock *self, gint64 low_ms);

/* Sets the time of one side, from a person, a file or a journal. */
void checkbit_clock_set_remaining_ms (CheckbitClock *self, ChessColor side, gint64 remaining_ms);

/* Saves the state; restores it, and stops the clock. */
void checkbit_clock_save (CheckbitClock *self, CheckbitClockState *state);
void checkbit_clock_restore (CheckbitClock *self, const CheckbitClockState *state);

/* Announces what is due now. Done automatically in a main loop; tests with a custom time source
 * call it. */
void checkbit_clock_check (CheckbitClock *self);

/* The result of a fallen flag: the other side wins, unless it could never checkmate. */
CheckbitResult checkbit_clock_flag_result (const ChessPosition *position, ChessColor flagged);

/* A time in digits: "1:05:09", "5:03", "0:09.4" below ten seconds. Never localized; PGN uses
 * another format. (transfer full) */
char *checkbit_clock_format (gint64 remaining_us);

G_END_DECLS
