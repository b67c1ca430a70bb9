/* What a text from elsewhere becomes in the expression bar.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game/inspect/pasted.h"

/* Lines of assignments are the table, not its last value. */
static void
test_assignments (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (CheckbitPasted) pasted = { 0 };

  for (int i = 0; i < 64; i++)
    g_string_append_printf (text, "knights[%d] = 0x%x;\n", i, i * 3 + 1);
  checkbit_pasted_init (&pasted, text->str);
  g_assert_cmpint (pasted.kind, ==, CHECKBIT_PASTED_TABLE);
  for (guint i = 0; i < 64; i++)
    g_assert_cmphex (pasted.words[i], ==, i * 3 + 1);
}

/* Two constants are two values, of which none is dropped; one in several lines is taken. */
static void
test_defines (void)
{
  g_auto (CheckbitPasted) two = { 0 }, one = { 0 };

  checkbit_pasted_init (&two, "#define A 0x1\n#define B 0x2\n");
  g_assert_cmpint (two.kind, ==, CHECKBIT_PASTED_REFUSED);
  g_assert_true (strstr (two.reason, "2 values") != NULL);
  checkbit_pasted_init (&one, "(1ULL << 1)\n  | (1ULL << 6)\n");
  g_assert_cmpint (one.kind, ==, CHECKBIT_PASTED_TEXT);
  g_assert_cmpstr (one.text, ==, "0x0000000000000042");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pasted/assignments", test_assignments);
  g_test_add_func ("/pasted/defines", test_defines);
  return g_test_run ();
}
