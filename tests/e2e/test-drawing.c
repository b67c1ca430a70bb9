/* Arrows and circles drawn with the second button in the real window, saved with the game and
 * cleared by a click.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver.h"
#include "tiles.h"

#include <glib/gstdio.h>
#include <string.h>

#define GAME "[Event \"Drawn\"]\n\n1. e4 e5 *\n"

/* Saves, and waits until the file contains a text, or no longer does. */
static void
save_until (Driver *driver, const char *path, const char *part, gboolean there)
{
  gint64 end = time_patience ();
  g_autofree char *contents = NULL;

  driver_key (driver, "ctrl+s");
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  while ((strstr (contents, part) != NULL) != there && !time_is_up (end))
    {
      g_usleep (50000);
      g_free (contents);
      g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
    }
  if ((strstr (contents, part) != NULL) != there)
    g_error ("%s is %s:\n%s", part, there ? "missing" : "still there", contents);
}

static void
test_saved (void)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-drawing-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "drawn.pgn", NULL);
  const char *argv[] = { g_getenv ("CHECKBIT_PROGRAM"), path, NULL };

  g_assert_true (g_file_set_contents (path, GAME, -1, NULL));
  g_autoptr (Driver) driver = driver_start (argv);
  driver_expect (driver, "1. pawn e4*");
  driver_click (driver, "1. pawn e4*");
  driver_expect (driver, "e4, white pawn*");

  driver_drag_second (driver, "g8*", "f6*", NULL);
  driver_drag_second (driver, "d7*", "d5*", "shift");
  driver_drag_second (driver, "e5*", "e5*", "ctrl");
  save_until (driver, path, "[%csl Ye5]", TRUE);
  save_until (driver, path, "[%cal Gg8f6,Rd7d5]", TRUE);

  /* Drawing one again removes it; a click on an empty square removes all, and undo restores
   * them. */
  driver_drag_second (driver, "d7*", "d5*", "shift");
  save_until (driver, path, "[%cal Gg8f6]", TRUE);
  driver_click (driver, "b4*");
  save_until (driver, path, "%c", FALSE);
  driver_key (driver, "ctrl+z");
  save_until (driver, path, "[%cal Gg8f6]", TRUE);

  driver_stop (g_steal_pointer (&driver));
  g_remove (path);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/drawing/saved", test_saved);
  return g_test_run ();
}
