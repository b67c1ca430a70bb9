/* A chess clock. It counts microseconds from a time source it is given, and nothing is ever rounded
 * on the way.
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

/* Where a clock stands, to set it back to later. A value. */
typedef struct
{
  gint64 remaining_us[CHESS_N_COLORS]; /* never negative */
  guint moves[CHESS_N_COLORS];         /* made so far */
  gint64 used_us;                      /* of the time of the side to move, since its move began */
  gboolean flagged[CHESS_N_COLORS];
  ChessColor side; /* whose time it is */
} CheckbitClockState;

#define CHECKBIT_TYPE_CLOCK (checkbit_clock_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitClock, checkbit_clock, CHECKBIT, CLOCK, GObject)

/* now: NULL for the machine's own monotonic clock.
 *
 * Property that notifies: "running".
 * Signal "changed": controls, sides or times were set; not the mere passing of time.
 * Signal "low-time" (ChessColor side): once each time a side's clock falls below the threshold
 *   while it runs.
 * Signal "flag" (ChessColor side): a side's time is over; its clock stands at 0. */
CheckbitClock *checkbit_clock_new (CheckbitTimeFunc now, gpointer user_data);

/* The rules of one side, and all its time back. NULL or no stages: no clock for it. */
void checkbit_clock_set_control (CheckbitClock *self,
                                 ChessColor side,
                                 const CheckbitTimeControl *control);
const CheckbitTimeControl *checkbit_clock_get_control (CheckbitClock *self, ChessColor side);
/* Whether a side, or any side, has a clock at all. */
gboolean checkbit_clock_has_control (CheckbitClock *self, ChessColor side);
gboolean checkbit_clock_get_enabled (CheckbitClock *self);

/* All time back; stopped, side to move next. */
void checkbit_clock_reset (CheckbitClock *self, ChessColor side);

/* Lets the clock of the side to move run, or go on after a pause. */
void checkbit_clock_start (CheckbitClock *self);
/* Stops it where it is: the move goes on later, delay and all. */
void checkbit_clock_pause (CheckbitClock *self);
gboolean checkbit_clock_get_running (CheckbitClock *self);

/* The side to move has moved: bonus, next stage, and the other side's time begins. Returns FALSE
 * where its flag had fallen before. */
gboolean checkbit_clock_press (CheckbitClock *self);

/* The side whose time it is. */
ChessColor checkbit_clock_get_side (CheckbitClock *self);
/* What is left now, in microseconds, and in milliseconds rounded down. 0 without a clock. */
gint64 checkbit_clock_get_remaining_us (CheckbitClock *self, ChessColor side);
gint64 checkbit_clock_get_remaining_ms (CheckbitClock *self, ChessColor side);
/* What is left of a delay, in microseconds; 0 where none runs. */
gint64 checkbit_clock_get_delay_us (CheckbitClock *self, ChessColor side);
gboolean checkbit_clock_get_flagged (CheckbitClock *self, ChessColor side);
gboolean checkbit_clock_get_low (CheckbitClock *self, ChessColor side);

/* Moves that a side still has to make in its stage; 0: the rest of the game. */
guint checkbit_clock_get_moves_to_go (CheckbitClock *self, ChessColor side);
/* The bonus of its stage. */
gint64 checkbit_clock_get_bonus_ms (CheckbitClock *self, ChessColor side);

/* Below this a side is short of time; 0: never. At first 20 s, but at most a tenth of the time. */
void checkbit_clock_set_low_ms (CheckbitClock *self, gint64 low_ms);

/* Sets the time of one side by hand, or as a file or a journal says it. */
void checkbit_clock_set_remaining_ms (CheckbitClock *self, ChessColor side, gint64 remaining_ms);

/* Remembers where it stands; goes back there, stopped. */
void checkbit_clock_save (CheckbitClock *self, CheckbitClockState *state);
void checkbit_clock_restore (CheckbitClock *self, const CheckbitClockState *state);

/* Looks at the time now and announces what is due. The clock does this by itself while a main loop
 * runs; a test with a time source of its own calls it. */
void checkbit_clock_check (CheckbitClock *self);

/* What a fallen flag means: the other side wins, unless it could never mate. */
CheckbitResult checkbit_clock_flag_result (const ChessPosition *position, ChessColor flagged);

/* A time as a clock shows it: "1:05:09", "5:03", "0:09.4" below ten seconds. Never localised: PGN's
 * own is another. (transfer full) */
char *checkbit_clock_format (gint64 remaining_us);

G_END_DECLS
