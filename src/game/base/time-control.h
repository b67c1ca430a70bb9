/* Time controls, as values and as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_BONUS_FISCHER,   /* added after each move */
  CHECKBIT_BONUS_BRONSTEIN, /* after each move, the time it took, up to the bonus */
  CHECKBIT_BONUS_DELAY,     /* the clock waits this long before it runs */
} CheckbitBonus;

/* A stage of a game, up to a number of moves. */
typedef struct
{
  guint moves;    /* 0: the rest of the game */
  gint64 time_ms; /* added when the stage begins; 0: nothing but the bonus */
  gint64 bonus_ms;
  CheckbitBonus bonus;
} CheckbitTimeStage;

#define CHECKBIT_TIME_MAX_STAGES 4

/* The longest time and bonus of a stage: a day and an hour. */
#define CHECKBIT_TIME_MAX_MS G_GINT64_CONSTANT (86400000)
#define CHECKBIT_BONUS_MAX_MS G_GINT64_CONSTANT (3600000)

/* Without stages there is no clock. A last stage with a number of moves repeats. */
typedef struct
{
  guint n_stages;
  CheckbitTimeStage stages[CHECKBIT_TIME_MAX_STAGES];
} CheckbitTimeControl;

/* A time control with one stage. */
CheckbitTimeControl
checkbit_time_control_new (gint64 time_ms, gint64 bonus_ms, CheckbitBonus bonus);

gboolean checkbit_time_control_equal (const CheckbitTimeControl *a, const CheckbitTimeControl *b);

/* The stage of a side after some moves, and how many moves it has left (0: no end). NULL without a
 * time control. */
const CheckbitTimeStage *checkbit_time_control_find_stage (const CheckbitTimeControl *control,
                                                           guint moves,
                                                           guint *to_go);

/* Reads what people write, in minutes and seconds: "5", "5+3", "1/2+0", "0.5+1", "15 d5" (delay),
 * "15 b5" (Bronstein), "40/90+30, 30+30" (40 moves in 90 minutes, then 30), "-" or "" (none). FALSE
 * for anything else; control is then unchanged. */
gboolean checkbit_time_control_parse (const char *text, CheckbitTimeControl *control);

/* Writes the same format. (transfer full) */
char *checkbit_time_control_format (const CheckbitTimeControl *control);

/* Reads and writes the value of a PGN TimeControl tag, in seconds: "300+3", "40/7200:3600", "-".
 * "?" and unsupported values ("*180", a sandclock) are FALSE. Delays, which the standard lacks, are
 * written "300d5" and "300b5". What is written is (transfer full). */
gboolean checkbit_time_control_parse_pgn (const char *text, CheckbitTimeControl *control);
char *checkbit_time_control_format_pgn (const CheckbitTimeControl *control);

/* In words, for a player: "5 minutes + 3 seconds per move". Translated. (transfer full) */
char *checkbit_time_control_describe (const CheckbitTimeControl *control);

G_END_DECLS
