/* The program's settings: their keys and types, and what there is without them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/settings.h"

/* Without a schema every setting has its default, and the program does not crash. */
static void
test_no_settings (void)
{
  g_assert_true (checkbit_settings_get_boolean (NULL, "flipped", TRUE));
  g_assert_cmpint (checkbit_settings_get_int (NULL, "window-width", 123), ==, 123);
  checkbit_settings_set_boolean (NULL, "flipped", TRUE);
  checkbit_settings_set_int (NULL, "window-width", 1);
}

/* Every key that the program asks for is in the schema, with the type it is asked for. */
static void
test_settings (void)
{
  const char *booleans[]
      = { "maximized", "flipped", "coordinates", "show-inspector", "inspector-detached" };
  const char *ints[] = { "window-width", "window-height", "inspector-width" };
  g_autoptr (GSettings) settings = checkbit_settings_new ();

  g_assert_nonnull (settings);
  for (guint i = 0; i < G_N_ELEMENTS (booleans); i++)
    {
      gboolean value = checkbit_settings_get_boolean (settings, booleans[i], FALSE);
      checkbit_settings_set_boolean (settings, booleans[i], !value);
      g_assert_cmpint (checkbit_settings_get_boolean (settings, booleans[i], value), ==, !value);
    }
  for (guint i = 0; i < G_N_ELEMENTS (ints); i++)
    {
      checkbit_settings_set_int (settings, ints[i], 777);
      g_assert_cmpint (checkbit_settings_get_int (settings, ints[i], 0), ==, 777);
    }
  g_auto (GStrv) folded = g_settings_get_strv (settings, "folded-groups");
  g_autofree char *ids = g_strjoinv (" ", folded);
  g_assert_cmpstr (ids, ==, "occupancy king-safety moves state pawns board");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/settings/none", test_no_settings);
  g_test_add_func ("/settings/schema", test_settings);

  return g_test_run ();
}
