/* Tests of reports from threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/base/deliver.h"

#include "../../lib/test-time.h"

typedef struct
{
  GMainContext *context;
  GThread *reached; /* the thread in which the report arrived; NULL as long as it has not */
  gboolean freed;
} Report;

static gboolean
reach_cb (gpointer data)
{
  Report *report = data;

  report->reached = g_thread_self ();
  return G_SOURCE_REMOVE;
}

static void
free_cb (gpointer data)
{
  Report *report = data;

  report->freed = TRUE;
}

static gpointer
deliver_thread (gpointer data)
{
  Report *report = data;

  checkbit_deliver (report->context, G_PRIORITY_DEFAULT, reach_cb, report, free_cb);
  return NULL;
}

/* Nobody runs the main context while the thread does, as between two iterations of a loop. */
static void
check_delivery (GMainContext *context)
{
  Report report = { .context = context };

  g_thread_join (g_thread_new ("deliver", deliver_thread, &report));
  g_assert_null (report.reached);
  TIME_WAIT_FOR (report.freed, "the report's end", g_main_context_iteration (context, FALSE));
  g_assert_true (report.reached == g_thread_self ());
}

static void
test_default_context (void)
{
  check_delivery (g_main_context_default ());
}

static void
test_other_context (void)
{
  g_autoptr (GMainContext) context = g_main_context_new ();

  check_delivery (context);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/deliver/default-context", test_default_context);
  g_test_add_func ("/deliver/other-context", test_other_context);
  return g_test_run ();
}
