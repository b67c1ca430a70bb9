/* Tests of time controls as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/base/time-control.h"

#include "../../lib/rows.h"

#define MINUTE (60 * 1000)

/* Stages as MOVES/MILLISECONDS LETTER MILLISECONDS with commas, as written by describe(). */
typedef struct
{
  const char *name;
  const char *text;
  const char *stages; /* NULL: refused */
  const char *again;  /* as it is written; NULL: as text */
} HumanCase;

static const HumanCase human_cases[] = {
  { "blitz", "5+3", "0/300000+3000", NULL },
  { "sudden-death", "5", "0/300000+0", NULL },
  { "zero-bonus", "5+0", "0/300000+0", "5" },
  { "spaces", " 15 + 10 ", "0/900000+10000", "15+10" },
  { "half", "1/2+1", "0/30000+1000", "0:30+1" },
  { "half-sign", "½+0", "0/30000+0", "0:30" },
  { "decimal", "0.5+0.5", "0/30000+500", "0:30+0.5" },
  { "minutes-and-seconds", "1:30+2", "0/90000+2000", NULL },
  { "seconds-below-ten", "0:05", "0/5000+0", NULL },
  { "milliseconds", "0:00.25", "0/250+0", NULL },
  { "delay", "15d5", "0/900000d5000", NULL },
  { "delay-capital", "15 D5", "0/900000d5000", "15d5" },
  { "bronstein", "15 b 5", "0/900000b5000", "15b5" },
  { "tournament", "40/90+30, 30+30", "40/5400000+30000,0/1800000+30000", NULL },
  { "repeating", "40/90", "40/5400000+0", NULL },
  { "three-stages", "40/120, 20/60, 15+30", "40/7200000+0,20/3600000+0,0/900000+30000", NULL },
  { "move-in-two-minutes", "01/2+5", "1/120000+5000", "1/2:00+5" },
  { "move-in-minutes", "1/2:30", "1/150000+0", NULL },
  { "only-bonus", "0+10", "0/0+10000", NULL },
  { "a-day", "1440", "0/86400000+0", NULL },
  { "none", "-", "", NULL },
  { "empty", "", "", "-" },
  { "zero", "0", NULL, NULL },
  { "zero-zero", "0+0", NULL, NULL },
  { "more-than-a-day", "1441", NULL, NULL },
  { "word", "five", NULL, NULL },
  { "negative", "-5", NULL, NULL },
  { "no-time", "+3", NULL, NULL },
  { "no-bonus", "5+", NULL, NULL },
  { "sixty-seconds", "1:60", NULL, NULL },
  { "rest", "5+3x", NULL, NULL },
  { "comma-behind", "5+3,", NULL, NULL },
  { "no-moves-before-comma", "5, 3", NULL, NULL },
  { "no-moves", "0/5", NULL, NULL },
  { "five-stages", "1/9,1/9,1/9,1/9,9", NULL, NULL },
  { "digits", "12345678", NULL, NULL },
};

typedef struct
{
  const char *name;
  const char *text;
  const char *stages;
} PgnCase;

static const PgnCase pgn_cases[] = {
  { "blitz", "300+3", "0/300000+3000" },
  { "sudden-death", "300", "0/300000+0" },
  { "tournament", "40/7200:3600", "40/7200000+0,0/3600000+0" },
  { "tournament-bonus", "40/5400+30:1800+30", "40/5400000+30000,0/1800000+30000" },
  { "repeating", "40/9000", "40/9000000+0" },
  { "decimal", "0.1+0.01", "0/100+10" },
  { "move-in-two-seconds", "1/2", "1/2000+0" },
  { "delay", "300d5", "0/300000d5000" },
  { "none", "-", "" },
  { "unknown", "?", NULL },
  { "sandclock", "*180", NULL },
  { "empty", "", NULL },
  { "word", "blitz", NULL },
  { "colon-behind", "300:", NULL },
};

static char *
describe (const CheckbitTimeControl *control)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < control->n_stages; i++)
    {
      const CheckbitTimeStage *stage = &control->stages[i];

      g_string_append_printf (text, "%s%u/%" G_GINT64_FORMAT "%c%" G_GINT64_FORMAT,
                              i > 0 ? "," : "", stage->moves, stage->time_ms, "+bd"[stage->bonus],
                              stage -> bonus_ms);
    }

  return g_string_free (text, FALSE);
}

/* A control that a failed read must not change. */
static const CheckbitTimeControl before = {
  .n_stages = 1,
  .stages = { { .time_ms = 7 * MINUTE } },
};

static void
test_human (gconstpointer data)
{
  const HumanCase *row = data;
  CheckbitTimeControl control = before, again;
  gboolean good = checkbit_time_control_parse (row->text, &control);
  g_autofree char *stages = describe (&control), *written = NULL;

  g_assert_cmpint (good, ==, row->stages != NULL);
  if (!good)
    {
      g_assert_true (checkbit_time_control_equal (&control, &before));
      return;
    }

  g_assert_cmpstr (stages, ==, row->stages);
  written = checkbit_time_control_format (&control);
  g_assert_cmpstr (written, ==, row->again != NULL ? row->again : row->text);
  g_assert_true (checkbit_time_control_parse (written, &again));
  g_assert_true (checkbit_time_control_equal (&control, &again));
}

static void
test_pgn (gconstpointer data)
{
  const PgnCase *row = data;
  CheckbitTimeControl control = before;
  gboolean good = checkbit_time_control_parse_pgn (row->text, &control);
  g_autofree char *stages = describe (&control), *written = NULL;

  g_assert_cmpint (good, ==, row->stages != NULL);
  if (!good)
    return;

  g_assert_cmpstr (stages, ==, row->stages);
  written = checkbit_time_control_format_pgn (&control);
  g_assert_cmpstr (written, ==, row->text);
}

typedef struct
{
  const char *name;
  const char *text;
  const char *words;
} WordCase;

static const WordCase word_cases[] = {
  { "none", "-", "No clock" },
  { "one-minute", "1", "1 minute" },
  { "blitz", "5+3", "5 minutes + 3 seconds per move" },
  { "one-second", "3+1", "3 minutes + 1 second per move" },
  { "seconds", "0:45", "45 seconds" },
  { "both", "1:30", "1:30 minutes" },
  { "delay", "15d5", "15 minutes, 5 seconds before the clock runs" },
  { "bronstein", "15b5", "15 minutes, up to 5 seconds returned after each move" },
  { "tournament", "40/90, 30+30", "40 moves in 90 minutes, then 30 minutes + 30 seconds per move" },
};

static void
test_words (gconstpointer data)
{
  const WordCase *row = data;
  CheckbitTimeControl control;
  g_autofree char *words = NULL;

  g_assert_true (checkbit_time_control_parse (row->text, &control));
  words = checkbit_time_control_describe (&control);
  g_assert_cmpstr (words, ==, row->words);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_ROWS ("/time-control/human/", human_cases, test_human);
  ADD_ROWS ("/time-control/pgn/", pgn_cases, test_pgn);
  ADD_ROWS ("/time-control/words/", word_cases, test_words);

  return g_test_run ();
}
