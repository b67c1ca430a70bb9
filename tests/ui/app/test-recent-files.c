/* Tests of the menu of recently used files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <glib/gstdio.h>

#include "ui/app/recent-files.h"

/* --- Instead of GTK's ------------------------------------------------------------------------- */

static GMutex lock;
static GCond answered;
static gboolean silent; /* the server */
static guint n_waiting, most_waiting;

static void
set_silent (gboolean now)
{
  g_mutex_lock (&lock);
  silent = now;
  g_cond_broadcast (&answered);
  g_mutex_unlock (&lock);
}

static void
wait_for_answer (void)
{
  g_mutex_lock (&lock);
  n_waiting++;
  most_waiting = MAX (most_waiting, n_waiting);
  while (silent)
    g_cond_wait (&answered, &lock);
  n_waiting--;
  g_mutex_unlock (&lock);
}

static guint
get_most_waiting (void)
{
  guint most;

  g_mutex_lock (&lock);
  most = most_waiting;
  g_mutex_unlock (&lock);
  return most;
}

/* It may take as long as the server of a folder does not answer. */
gboolean
gtk_recent_info_exists (GtkRecentInfo *info)
{
  g_autofree char *path = gtk_recent_info_get_uri_display (info);

  g_assert_false (g_main_context_is_owner (NULL));
  wait_for_answer ();
  return path != NULL && g_file_test (path, G_FILE_TEST_EXISTS);
}

/* ---------------------------------------------------------------------------------------------- */

static guint
count (GMenu *menu)
{
  return (guint) g_menu_model_get_n_items (G_MENU_MODEL (menu));
}

static gboolean
says (GMenu *menu, int index, const char *expected)
{
  g_autofree char *label = NULL;

  return g_menu_model_get_item_attribute (G_MENU_MODEL (menu), index, G_MENU_ATTRIBUTE_LABEL, "s",
                                          &label)
         && g_str_equal (label, expected);
}

static GFile *
make_file (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, "*\n", -1, NULL));
  return g_file_new_for_path (path);
}

/* Those that are still there, however long it takes to find out, without holding up the window. */
static void
test_fill (void)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autofree char *folder = g_dir_make_tmp ("checkbit-recent-XXXXXX", NULL);
  g_autoptr (GFile) kept = make_file (folder, "kept_games.pgn");
  g_autoptr (GFile) lost = make_file (folder, "lost.pgn");
  g_autoptr (GFile) other = make_file (folder, "other.txt");

  checkbit_recent_files_fill (menu);
  g_assert_cmpuint (count (menu), ==, 0);
  checkbit_recent_files_add (lost);
  checkbit_recent_files_add (other);
  checkbit_recent_files_add (kept);
  ui_test_wait_for (count (menu) == 2);
  g_assert_true (g_file_delete (lost, NULL, NULL));
  g_signal_emit_by_name (gtk_recent_manager_get_default (), "changed");
  ui_test_wait_for (count (menu) == 1);
  g_assert_true (says (menu, 0, "kept__games.pgn"));
  g_assert_true (g_file_delete (kept, NULL, NULL));
  g_assert_true (g_file_delete (other, NULL, NULL));
  g_rmdir (folder);
}

/* However often the list changes, one thread waits for a server that does not answer; the others
 * are there for other files. What it finds at last is not shown, but what is there by then. */
static void
test_silent_server (void)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autofree char *folder = g_dir_make_tmp ("checkbit-recent-XXXXXX", NULL);
  g_autoptr (GFile) one = make_file (folder, "one.pgn");
  g_autoptr (GFile) other = make_file (folder, "two.pgn");

  checkbit_recent_files_add (one);
  checkbit_recent_files_add (other);
  most_waiting = 0;
  set_silent (TRUE);
  checkbit_recent_files_fill (menu);
  ui_test_wait_for (get_most_waiting () == 1);
  for (guint i = 0; i < 3; i++)
    {
      g_signal_emit_by_name (gtk_recent_manager_get_default (), "changed");
      ui_test_run (50);
    }
  g_assert_cmpuint (get_most_waiting (), ==, 1);
  g_assert_true (g_file_delete (other, NULL, NULL));
  set_silent (FALSE);
  ui_test_wait_for (count (menu) == 1);
  g_assert_true (says (menu, 0, "one.pgn"));
  g_assert_true (g_file_delete (one, NULL, NULL));
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/recent-files/fill", test_fill);
  g_test_add_func ("/recent-files/silent-server", test_silent_server);
  return g_test_run ();
}
