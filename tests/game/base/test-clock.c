/* Tests of the clock, with a time of their own: not a microsecond may be lost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/base/clock.h"

#include <string.h>

#include "../../lib/rows.h"
#include "../../lib/test-time.h"
#include "chess/fen.h"

#define SECOND G_GINT64_CONSTANT (1000000)
#define MINUTE (60 * SECOND)

typedef struct
{
  CheckbitClock *clock;
  gint64 now; /* microseconds */
  guint n_low, n_flags, n_changed;
  int side; /* of the last signal */
} Fixture;

static gint64
now_cb (gpointer data)
{
  return ((Fixture *) data)->now;
}

static void
low_cb (CheckbitClock *clock, int side, Fixture *fixture)
{
  fixture->n_low++;
  fixture->side = side;
}

static void
flag_cb (CheckbitClock *clock, int side, Fixture *fixture)
{
  fixture->n_flags++;
  fixture->side = side;
}

static void
changed_cb (CheckbitClock *clock, Fixture *fixture)
{
  fixture->n_changed++;
}

static void
set_control (Fixture *fixture, ChessColor side, const char *text)
{
  CheckbitTimeControl control;

  g_assert_true (checkbit_time_control_parse (text, &control));
  checkbit_clock_set_control (fixture->clock, side, &control);
}

/* A clock with the same control for both sides. */
static void
set_up (Fixture *fixture, const char *control)
{
  memset (fixture, 0, sizeof *fixture);
  /* Not 0, which would mean that the clock has not started. */
  fixture->now = 123456789;
  fixture->clock = checkbit_clock_new (now_cb, fixture);
  g_signal_connect (fixture->clock, "low-time", G_CALLBACK (low_cb), fixture);
  g_signal_connect (fixture->clock, "flag", G_CALLBACK (flag_cb), fixture);
  g_signal_connect (fixture->clock, "changed", G_CALLBACK (changed_cb), fixture);
  set_control (fixture, CHESS_WHITE, control);
  set_control (fixture, CHESS_BLACK, control);
}

static void
tear_down (Fixture *fixture)
{
  g_assert_finalize_object (fixture->clock);
}

static void
pass (Fixture *fixture, gint64 us)
{
  fixture->now += us;
  checkbit_clock_check (fixture->clock);
}

/* The side to move takes a time for its move. */
static void
move (Fixture *fixture, gint64 us)
{
  fixture->now += us;
  g_assert_true (checkbit_clock_press (fixture->clock));
}

static gint64
left (Fixture *fixture, ChessColor side)
{
  return checkbit_clock_get_remaining_us (fixture->clock, side);
}

/* --- Each kind of control --------------------------------------------------------------------- */

/* White's time left after some moves of given durations, with Black answering instantly. */
typedef struct
{
  const char *name;
  const char *control;
  const char *moves_us; /* White's, separated by spaces */
  gint64 left;
} ControlCase;

static const ControlCase control_cases[] = {
  { "sudden-death", "5", "10000000 20000000", 5 * MINUTE - 30 * SECOND },
  { "fischer", "5+3", "10000000 20000000", 5 * MINUTE - 30 * SECOND + 6 * SECOND },
  { "fischer-gains", "1+3", "0 0 0", MINUTE + 9 * SECOND },
  { "bronstein-all-back", "1b3", "3000000 1 2999999", MINUTE },
  { "bronstein-part", "1b3", "10000000 1000000", MINUTE - 7 * SECOND },
  { "delay-within", "1d3", "3000000 2999999 0", MINUTE },
  { "delay-beyond", "1d3", "3000001 10000000", MINUTE - 1 - 7 * SECOND },
  { "one-microsecond-each", "1", "1 1 1 1 1 1 1", MINUTE - 7 },
  { "stages", "2/1, 3", "30000000 20000000", 10 * SECOND + 3 * MINUTE },
  { "stages-before", "2/1, 3", "30000000", 30 * SECOND },
  { "stages-bonus", "2/1+5, 3+1", "1000000 1000000 1000000",
    MINUTE - 3 * SECOND + 11 * SECOND + 3 * MINUTE },
  { "repeating", "2/1", "10000000 10000000 10000000 10000000", 3 * MINUTE - 40 * SECOND },
  { "three-stages", "1/1, 2/2, 3", "1000000 1000000 1000000", 6 * MINUTE - 3 * SECOND },
  { "only-fischer", "0+10", "4000000 9000000", 17 * SECOND },
  { "only-bronstein", "0b10", "4000000 9999999", 10 * SECOND },
  { "only-delay", "0d10", "4000000 9999999 0", 0 },
};

static void
test_control (gconstpointer data)
{
  const ControlCase *row = data;
  g_auto (GStrv) times = g_strsplit (row->moves_us, " ", -1);
  Fixture fixture;

  set_up (&fixture, row->control);
  checkbit_clock_start (fixture.clock);
  for (guint i = 0; times[i] != NULL; i++)
    {
      move (&fixture, g_ascii_strtoll (times[i], NULL, 10));
      move (&fixture, 0);
    }
  g_assert_cmpint (left (&fixture, CHESS_WHITE), ==, row->left);
  tear_down (&fixture);
}

/* A thousand moves of a third of a millisecond and a bit. */
static void
test_no_loss (void)
{
  Fixture fixture;

  set_up (&fixture, "5+0.001");
  checkbit_clock_start (fixture.clock);
  for (guint i = 0; i < 1000; i++)
    {
      move (&fixture, 1333);
      move (&fixture, 777);
    }
  g_assert_cmpint (left (&fixture, CHESS_WHITE), ==, 5 * MINUTE - 333 * 1000);
  g_assert_cmpint (left (&fixture, CHESS_BLACK), ==, 5 * MINUTE + 223 * 1000);
  g_assert_cmpint (checkbit_clock_get_remaining_ms (fixture.clock, CHESS_WHITE), ==, 299667);
  tear_down (&fixture);
}

/* Reading and pausing the clock at odd moments must not cost time. */
static void
test_no_loss_by_pauses (void)
{
  Fixture fixture;

  set_up (&fixture, "5");
  for (guint i = 0; i < 1000; i++)
    {
      checkbit_clock_start (fixture.clock);
      pass (&fixture, 333);
      checkbit_clock_pause (fixture.clock);
      pass (&fixture, 4 * SECOND);
    }
  g_assert_cmpint (left (&fixture, CHESS_WHITE), ==, 5 * MINUTE - 333000);
  g_assert_cmpint (left (&fixture, CHESS_BLACK), ==, 5 * MINUTE);
  tear_down (&fixture);
}

static void
test_moves_to_go (void)
{
  Fixture fixture;

  set_up (&fixture, "2/1+5, 3");
  checkbit_clock_start (fixture.clock);
  g_assert_cmpuint (checkbit_clock_get_moves_to_go (fixture.clock, CHESS_WHITE), ==, 2);
  g_assert_cmpint (checkbit_clock_get_bonus_ms (fixture.clock, CHESS_WHITE), ==, 5000);
  move (&fixture, 0);
  g_assert_cmpuint (checkbit_clock_get_moves_to_go (fixture.clock, CHESS_WHITE), ==, 1);
  g_assert_cmpuint (checkbit_clock_get_moves_to_go (fixture.clock, CHESS_BLACK), ==, 2);
  move (&fixture, 0);
  move (&fixture, 0);
  g_assert_cmpuint (checkbit_clock_get_moves_to_go (fixture.clock, CHESS_WHITE), ==, 0);
  g_assert_cmpint (checkbit_clock_get_bonus_ms (fixture.clock, CHESS_WHITE), ==, 0);
  tear_down (&fixture);
}

static void
test_delay_pause (void)
{
  Fixture fixture;

  set_up (&fixture, "1d5");
  checkbit_clock_start (fixture.clock);
  pass (&fixture, 2 * SECOND);
  checkbit_clock_pause (fixture.clock);
  pass (&fixture, MINUTE);
  g_assert_cmpint (checkbit_clock_get_delay_us (fixture.clock, CHESS_WHITE), ==, 3 * SECOND);
  checkbit_clock_start (fixture.clock);
  pass (&fixture, 4 * SECOND);
  g_assert_cmpint (checkbit_clock_get_delay_us (fixture.clock, CHESS_WHITE), ==, 0);
  g_assert_cmpint (left (&fixture, CHESS_WHITE), ==, MINUTE - SECOND);
  tear_down (&fixture);
}

static void
test_different_sides (void)
{
  Fixture fixture;

  set_up (&fixture, "5");
  set_control (&fixture, CHESS_BLACK, "-");
  checkbit_clock_start (fixture.clock);
  move (&fixture, SECOND);
  pass (&fixture, 3600 * SECOND);
  g_assert_false (checkbit_clock_has_control (fixture.clock, CHESS_BLACK));
  g_assert_cmpuint (fixture.n_flags, ==, 0);
  move (&fixture, 0);
  g_assert_cmpint (left (&fixture, CHESS_WHITE), ==, 5 * MINUTE - SECOND);
  tear_down (&fixture);
}

static void
test_none (void)
{
  Fixture fixture;

  set_up (&fixture, "-");
  checkbit_clock_start (fixture.clock);
  g_assert_false (checkbit_clock_get_enabled (fixture.clock));
  g_assert_false (checkbit_clock_get_running (fixture.clock));
  g_assert_true (checkbit_clock_press (fixture.clock));
  g_assert_cmpint (checkbit_clock_get_side (fixture.clock), ==, CHESS_BLACK);
  tear_down (&fixture);
}

/* --- Flags and warnings ----------------------------------------------------------------------- */

static void
test_flag (void)
{
  Fixture fixture;

  set_up (&fixture, "1");
  checkbit_clock_start (fixture.clock);
  pass (&fixture, MINUTE - 1);
  g_assert_cmpuint (fixture.n_flags, ==, 0);
  pass (&fixture, 1);
  g_assert_cmpuint (fixture.n_flags, ==, 1);
  g_assert_cmpint (fixture.side, ==, CHESS_WHITE);
  g_assert_true (checkbit_clock_get_flagged (fixture.clock, CHESS_WHITE));
  g_assert_false (checkbit_clock_get_running (fixture.clock));
  g_assert_false (checkbit_clock_press (fixture.clock));

  checkbit_clock_start (fixture.clock);
  g_assert_false (checkbit_clock_get_running (fixture.clock));
  pass (&fixture, MINUTE);
  g_assert_cmpuint (fixture.n_flags, ==, 1);
  tear_down (&fixture);
}

/* A move after the time has run out is too late, even if nobody had looked at the clock. */
static void
test_flag_at_press (void)
{
  Fixture fixture;

  set_up (&fixture, "1+30");
  checkbit_clock_start (fixture.clock);
  fixture.now += MINUTE;
  g_assert_false (checkbit_clock_press (fixture.clock));
  g_assert_cmpuint (fixture.n_flags, ==, 1);
  g_assert_cmpint (left (&fixture, CHESS_WHITE), ==, 0);
  g_assert_cmpint (checkbit_clock_get_side (fixture.clock), ==, CHESS_WHITE);
  tear_down (&fixture);
}

static void
test_flag_after_delay (void)
{
  Fixture fixture;

  set_up (&fixture, "1d5");
  checkbit_clock_start (fixture.clock);
  pass (&fixture, MINUTE + 5 * SECOND - 1);
  g_assert_cmpuint (fixture.n_flags, ==, 0);
  pass (&fixture, 1);
  g_assert_cmpuint (fixture.n_flags, ==, 1);
  tear_down (&fixture);
}

/* Where there is nothing but a bonus, the flag falls when that is used up, and not before. */
static const char *const bonus_cases[] = { "0+10", "0b10", "0d10", "2/0+10" };

static void
test_flag_after_bonus (gconstpointer control)
{
  Fixture fixture;

  set_up (&fixture, control);
  checkbit_clock_start (fixture.clock);
  pass (&fixture, 0);
  pass (&fixture, 10 * SECOND - 1);
  checkbit_clock_pause (fixture.clock);
  g_assert_cmpuint (fixture.n_flags, ==, 0);
  checkbit_clock_start (fixture.clock);
  pass (&fixture, 1);
  g_assert_cmpuint (fixture.n_flags, ==, 1);
  tear_down (&fixture);
}

static void
test_low (void)
{
  Fixture fixture;

  set_up (&fixture, "5+8");
  checkbit_clock_set_low_ms (fixture.clock, 10000);
  checkbit_clock_start (fixture.clock);
  pass (&fixture, 5 * MINUTE - 10 * SECOND);
  g_assert_cmpuint (fixture.n_low, ==, 0);
  pass (&fixture, 1);
  g_assert_cmpuint (fixture.n_low, ==, 1);
  g_assert_true (checkbit_clock_get_low (fixture.clock, CHESS_WHITE));
  pass (&fixture, SECOND);
  g_assert_cmpuint (fixture.n_low, ==, 1);

  /* A bonus up to 17 s does not cause another warning; up to 25 s it does. */
  move (&fixture, 0);
  move (&fixture, 0);
  pass (&fixture, 8 * SECOND);
  g_assert_cmpuint (fixture.n_low, ==, 1);
  move (&fixture, 0);
  move (&fixture, 0);
  move (&fixture, 0);
  move (&fixture, 0);
  pass (&fixture, 16 * SECOND);
  g_assert_cmpuint (fixture.n_low, ==, 2);
  tear_down (&fixture);
}

typedef struct
{
  const char *control;
  gint64 before_us; /* how long there is no warning */
} LowCase;

static const LowCase low_cases[] = {
  { .control = "1", .before_us = 54 * SECOND },
  { .control = "10", .before_us = 10 * MINUTE - 20 * SECOND },
  { .control = "0+10", .before_us = 9 * SECOND },
  { .control = "0b10", .before_us = 9 * SECOND },
  { .control = "1d10", .before_us = 64 * SECOND },
};

static void
test_low_by_itself (gconstpointer data)
{
  const LowCase *row = data;
  Fixture fixture;

  set_up (&fixture, row->control);
  checkbit_clock_start (fixture.clock);
  pass (&fixture, row->before_us);
  g_assert_cmpuint (fixture.n_low, ==, 0);
  pass (&fixture, 1);
  g_assert_cmpuint (fixture.n_low, ==, 1);
  tear_down (&fixture);
}

/* Where there is nothing but a delay, no time is left to warn of. */
static void
test_no_low (void)
{
  Fixture fixture;

  set_up (&fixture, "0d10");
  checkbit_clock_start (fixture.clock);
  pass (&fixture, 10 * SECOND - 1);
  g_assert_cmpuint (fixture.n_flags, ==, 0);
  pass (&fixture, 1);
  g_assert_cmpuint (fixture.n_flags, ==, 1);
  g_assert_cmpuint (fixture.n_low, ==, 0);
  tear_down (&fixture);
}

/* The winner if White's time runs out. */
typedef struct
{
  const char *name;
  const char *fen;
  CheckbitResult result;
} FlagCase;

static const FlagCase flag_cases[] = {
  { "start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    CHECKBIT_RESULT_BLACK_WINS },
  { "bare-king", "4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1", CHECKBIT_RESULT_DRAW },
  { "both-bare", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", CHECKBIT_RESULT_DRAW },
  { "pawn", "4k3/p7/8/8/8/8/8/4K3 w - - 0 1", CHECKBIT_RESULT_BLACK_WINS },
  /* A knight can mate a king hemmed in by its own pawn, but not one with only a queen beside it. */
  { "knight-and-pawn-in-the-way", "4k1n1/8/8/8/8/8/P7/4K3 w - - 0 1", CHECKBIT_RESULT_BLACK_WINS },
  { "knight-against-king", "4k1n1/8/8/8/8/8/8/4K3 w - - 0 1", CHECKBIT_RESULT_DRAW },
  { "knight-against-queen", "4k1n1/8/8/8/8/8/8/3QK3 w - - 0 1", CHECKBIT_RESULT_DRAW },
  { "bishop-against-king", "4kb2/8/8/8/8/8/8/4K3 w - - 0 1", CHECKBIT_RESULT_DRAW },
  { "two-knights", "4knn1/8/8/8/8/8/8/4K3 w - - 0 1", CHECKBIT_RESULT_BLACK_WINS },
};

static void
test_flag_result (gconstpointer data)
{
  const FlagCase *row = data;
  ChessPosition position;

  g_assert_true (chess_fen_read (row->fen, strlen (row->fen), 0, &position, NULL));
  g_assert_cmpint (checkbit_clock_flag_result (&position, CHESS_WHITE), ==, row->result);
}

/* --- Setting ---------------------------------------------------------------------------------- */

static void
test_save_and_restore (void)
{
  Fixture fixture;
  CheckbitClockState state;

  set_up (&fixture, "2/5+3, 1");
  checkbit_clock_start (fixture.clock);
  move (&fixture, 10 * SECOND);
  move (&fixture, 20 * SECOND);
  pass (&fixture, 7 * SECOND);
  checkbit_clock_save (fixture.clock, &state);
  move (&fixture, 1 * SECOND);
  pass (&fixture, 10 * MINUTE);
  g_assert_true (checkbit_clock_get_flagged (fixture.clock, CHESS_BLACK));

  checkbit_clock_restore (fixture.clock, &state);
  g_assert_false (checkbit_clock_get_running (fixture.clock));
  g_assert_false (checkbit_clock_get_flagged (fixture.clock, CHESS_BLACK));
  g_assert_cmpint (left (&fixture, CHESS_WHITE), ==, 5 * MINUTE - 14 * SECOND);
  g_assert_cmpint (left (&fixture, CHESS_BLACK), ==, 5 * MINUTE - 17 * SECOND);
  g_assert_cmpint (checkbit_clock_get_side (fixture.clock), ==, CHESS_WHITE);
  g_assert_cmpuint (checkbit_clock_get_moves_to_go (fixture.clock, CHESS_WHITE), ==, 1);

  checkbit_clock_start (fixture.clock);
  move (&fixture, SECOND);
  g_assert_cmpint (left (&fixture, CHESS_WHITE), ==, 6 * MINUTE - 12 * SECOND);
  tear_down (&fixture);
}

static void
test_set_remaining (void)
{
  Fixture fixture;

  set_up (&fixture, "5");
  checkbit_clock_start (fixture.clock);
  pass (&fixture, SECOND);
  checkbit_clock_set_remaining_ms (fixture.clock, CHESS_WHITE, 61500);
  g_assert_true (checkbit_clock_get_running (fixture.clock));
  pass (&fixture, SECOND);
  g_assert_cmpint (left (&fixture, CHESS_WHITE), ==, 60500 * 1000);
  checkbit_clock_set_remaining_ms (fixture.clock, CHESS_BLACK, 3000);
  pass (&fixture, SECOND);
  g_assert_cmpint (left (&fixture, CHESS_WHITE), ==, 59500 * 1000);
  g_assert_cmpint (left (&fixture, CHESS_BLACK), ==, 3 * SECOND);

  checkbit_clock_reset (fixture.clock, CHESS_BLACK);
  g_assert_cmpint (left (&fixture, CHESS_BLACK), ==, 5 * MINUTE);
  g_assert_cmpint (checkbit_clock_get_side (fixture.clock), ==, CHESS_BLACK);
  tear_down (&fixture);
}

static void
test_changed (void)
{
  Fixture fixture;

  set_up (&fixture, "5");
  fixture.n_changed = 0;
  checkbit_clock_start (fixture.clock);
  checkbit_clock_start (fixture.clock);
  g_assert_cmpuint (fixture.n_changed, ==, 1);
  pass (&fixture, SECOND);
  g_assert_cmpuint (fixture.n_changed, ==, 1);
  checkbit_clock_press (fixture.clock);
  g_assert_cmpuint (fixture.n_changed, ==, 2);
  checkbit_clock_pause (fixture.clock);
  checkbit_clock_pause (fixture.clock);
  g_assert_cmpuint (fixture.n_changed, ==, 3);
  tear_down (&fixture);
}

/* --- The machine's own clock ------------------------------------------------------------------ */

static void
quit_cb (CheckbitClock *clock, int side, GMainLoop *loop)
{
  g_main_loop_quit (loop);
}

static void
test_real_time (void)
{
  CheckbitClock *clock = checkbit_clock_new (NULL, NULL);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  CheckbitTimeControl control = checkbit_time_control_new (150, 0, CHECKBIT_BONUS_FISCHER);
  gint64 end;

  checkbit_clock_set_control (clock, CHESS_WHITE, &control);
  g_signal_connect (clock, "flag", G_CALLBACK (quit_cb), loop);
  end = time_after (150);
  checkbit_clock_start (clock);
  g_main_loop_run (loop);
  g_assert_true (time_is_up (end));
  g_assert_finalize_object (clock);
}

/* --- As text ---------------------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  gint64 us;
  const char *text;
} FormatCase;

static const FormatCase format_cases[] = {
  { "nothing", 0, "0:00.0" },
  { "almost-nothing", 99999, "0:00.0" },
  { "a-tenth", 100000, "0:00.1" },
  { "below-ten", 9999999, "0:09.9" },
  { "ten", 10 * SECOND, "0:10" },
  { "above-ten", 10 * SECOND + 1, "0:11" },
  { "full", 5 * MINUTE, "5:00" },
  { "just-started", 5 * MINUTE - 1, "5:00" },
  { "hour", 60 * MINUTE, "1:00:00" },
  { "almost-hour", 60 * MINUTE - 1, "1:00:00" },
  { "hours", 125 * MINUTE + 9 * SECOND, "2:05:09" },
};

static void
test_format (gconstpointer data)
{
  const FormatCase *row = data;
  g_autofree char *text = checkbit_clock_format (row->us);

  g_assert_cmpstr (text, ==, row->text);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_ROWS ("/clock/control/", control_cases, test_control);
  g_test_add_func ("/clock/no-loss", test_no_loss);
  g_test_add_func ("/clock/no-loss-by-pauses", test_no_loss_by_pauses);
  g_test_add_func ("/clock/moves-to-go", test_moves_to_go);
  g_test_add_func ("/clock/delay-pause", test_delay_pause);
  g_test_add_func ("/clock/different-sides", test_different_sides);
  g_test_add_func ("/clock/none", test_none);
  g_test_add_func ("/clock/flag", test_flag);
  g_test_add_func ("/clock/flag-at-press", test_flag_at_press);
  g_test_add_func ("/clock/flag-after-delay", test_flag_after_delay);
  for (gsize i = 0; i < G_N_ELEMENTS (bonus_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/clock/flag-after-bonus/%" G_GSIZE_FORMAT, i + 1);

      g_test_add_data_func (path, bonus_cases[i], test_flag_after_bonus);
    }
  g_test_add_func ("/clock/low", test_low);
  g_test_add_func ("/clock/no-low", test_no_low);
  for (guint i = 0; i < G_N_ELEMENTS (low_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/clock/low-by-itself/", low_cases[i].control, NULL);

      g_test_add_data_func (path, &low_cases[i], test_low_by_itself);
    }
  ADD_ROWS ("/clock/flag-result/", flag_cases, test_flag_result);
  g_test_add_func ("/clock/save-and-restore", test_save_and_restore);
  g_test_add_func ("/clock/set-remaining", test_set_remaining);
  g_test_add_func ("/clock/changed", test_changed);
  g_test_add_func ("/clock/real-time", test_real_time);
  ADD_ROWS ("/clock/format/", format_cases, test_format);

  return g_test_run ();
}
