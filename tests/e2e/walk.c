/* Going through a window with Tab.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "walk.h"

#include <string.h>

/* More stops than any window has. */
#define MAX_STOPS 160
#define MAX_TABS 10

/* Default names, which accessibles get from their class. */
static gboolean
is_named (const char *stop)
{
  const char *name = strchr (stop, ':') + 1;

  return *name != '\0' && !g_str_has_prefix (name, "Gtk") && !g_str_has_prefix (name, "Adw")
         && !g_str_has_prefix (name, "Checkbit");
}

void
walk_to (Driver *driver, const char *wanted, GPtrArray *stops)
{
  for (guint i = 0; i < MAX_STOPS; i++)
    {
      char *stop = driver_move_focus (driver, "Tab");

      if (stop == NULL)
        g_error ("Tab does not move the focus on from %s",
                 stops->len > 0 ? (char *) stops->pdata[stops->len - 1] : "where it is");
      g_ptr_array_add (stops, stop);
      if (!is_named (stop) && !g_str_has_prefix (stop, "scroll pane:"))
        g_error ("no name: %s", stop);
      if (g_str_equal (stop, wanted))
        return;
    }
  g_error ("Tab does not come to %s", wanted);
}

void
walk_to_tab (Driver *driver, const char *shown, const char *wanted)
{
  g_autoptr (GPtrArray) stops = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *stop = g_strdup (shown);

  walk_to (driver, shown, stops);
  for (guint i = 0; i < MAX_TABS && !g_str_equal (stop, wanted); i++)
    {
      g_free (stop);
      stop = driver_move_focus (driver, "Right");
      g_assert_nonnull (stop);
    }
  g_assert_cmpstr (stop, ==, wanted);
}

static void
assert_reached (GPtrArray *stops, const char *const *expected)
{
  for (; *expected != NULL; expected++)
    if (!g_ptr_array_find_with_equal_func (stops, *expected, g_str_equal, NULL))
      {
        for (guint i = 0; i < stops->len; i++)
          g_test_message ("%s", (char *) stops->pdata[i]);
        g_error ("Tab does not reach %s", *expected);
      }
}

guint
walk_round (Driver *driver, const char *here, const char *const *expected)
{
  g_autoptr (GPtrArray) stops = g_ptr_array_new_with_free_func (g_free);

  walk_to (driver, here, stops);
  assert_reached (stops, expected);
  return stops->len;
}
