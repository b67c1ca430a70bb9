/* Engines that write too much: the processor time this costs Checkbit, measured between two
 * iterations of the main loop.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../engine-test.h"

/* For how long an engine is listened to. */
#define LISTEN_MS 1500

typedef struct
{
  gint64 last;
  gint64 most;
  guint n;
} Ticks;

/* With the lowest priority: it runs when nothing else is left to do. */
static gboolean
tick_cb (gpointer data)
{
  Ticks *ticks = data;
  gint64 now = time_worked_us ();

  ticks->most = MAX (ticks->most, now - ticks->last);
  ticks->last = now;
  ticks->n++;

  return G_SOURCE_CONTINUE;
}

static void
test_flood (gconstpointer data)
{
  Ticks ticks = { time_worked_us (), 0, 0 };
  CheckbitEngineGo go = { .infinite = TRUE };
  EngineTest test;
  guint tick;

  engine_test_init (&test, data);
  checkbit_engine_start (test.engine);
  engine_test_search (&test, NULL, "", &go);
  ticks.last = time_worked_us ();
  tick = g_timeout_add_full (G_PRIORITY_LOW, 1, tick_cb, &ticks, NULL);
  engine_test_run (LISTEN_MS);
  g_source_remove (tick);
  g_test_message ("%s: %.1f ms at most, %u moments", (const char *) data,
                  (double) ticks.most / 1000, ticks.n);
  g_assert_cmpuint (ticks.n, >, 0);
  g_assert_cmpint (ticks.most, <, WORK_LIMIT_US);
  engine_test_clear (&test);
}

/* Of many quick updates, the last one is shown. */
static void
test_last_counts (void)
{
  CheckbitEngineGo go = { .depth = 1 };
  EngineTest test;
  guint search;

  engine_test_init (&test, "flood-currmove");
  checkbit_engine_start (test.engine);
  search = engine_test_search (&test, NULL, "", &go);
  WAIT_FOR (test.n_moves == 1);
  g_assert_cmpuint (test.search, ==, search);
  g_assert_cmpuint (checkbit_engine_get_n_lines (test.engine), ==, 1);
  g_assert_cmpint (checkbit_engine_get_line (test.engine, 0)->score.value, ==, 30);
  engine_test_clear (&test);
}

int
main (int argc, char *argv[])
{
  static const char *const modes[]
      = { "flood",      "flood-errors", "huge-line",      "garbage",      "flood-empty",
          "flood-long", "flood-names",  "flood-currmove", "flood-options" };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autofree char *path = g_strconcat ("/engine-floods/", modes[i], NULL);

      g_test_add_data_func (path, modes[i], test_flood);
    }
  g_test_add_func ("/engine-floods/last-counts", test_last_counts);

  return g_test_run ();
}
