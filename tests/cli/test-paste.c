/* checkbit-cli paste: its options, and where it reads from. What it reads is tested as
 * tests/game/test-reader.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "runner.h"

/* A wrong layout is wrong usage, a missing file is refused; standard input is the default. */
static void
test_usage (void)
{
  const char *const layout[] = { "paste", "--layout", "a1c1", NULL };
  const char *const missing[] = { "paste", "/nonexistent", NULL };
  const char *const standard[] = { "paste", NULL };
  const char *const dash[] = { "paste", "-", NULL };

  g_auto (Run) run = run_cli (layout, "1", 1);
  g_assert_cmpint (run.status, ==, 2);
  g_auto (Run) run_missing = run_cli (missing, NULL, 0);
  g_assert_cmpint (run_missing.status, ==, 1);
  g_assert_true (strstr (run_missing.err, "/nonexistent") != NULL);
  g_auto (Run) run_standard = run_cli (standard, "x = 5", -1);
  g_assert_cmpint (run_standard.status, ==, 0);
  g_assert_cmpstr (run_standard.out, ==, "set\tx\t0x0000000000000005\t-\n");
  g_auto (Run) run_dash = run_cli (dash, "e4", -1);
  g_assert_cmpstr (run_dash.out, ==, "set\t-\t0x0000000010000000\t-\n");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paste/usage", test_usage);
  return g_test_run ();
}
