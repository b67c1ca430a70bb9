/* Finding what is installed with a program that has been moved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "game/base/installed.h"

/* The file that exists below a temporary folder, the program's place in it, and the path found for
 * a configured one; NULL: the configured path itself. */
static const struct
{
  const char *name, *there, *program, *configured, *found;
} rows[] = {
  { "moved", "share/checkbit", "bin/checkbit", "/usr/share/checkbit", "share/checkbit" },
  { "from-libexec", "share/locale", "libexec/checkbit/draw", "/usr/share/locale", "share/locale" },
  { "from-multiarch", "share/locale", "lib/x86_64-linux-gnu/checkbit/draw", "/usr/share/locale",
    "share/locale" },
  { "not-there", "share", "bin/checkbit", "/usr/share/checkbit", NULL },
  { "not-below", "etc/checkbit", "bin/checkbit", "/etc/checkbit", NULL },
  { "like-the-prefix", "local/share", "bin/checkbit", "/usrlocal/share", NULL },
};

static void
test_row (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autofree char *folder = g_dir_make_tmp ("checkbit-installed-XXXXXX", NULL);
  g_autofree char *there = g_build_filename (folder, rows[row].there, NULL);
  g_autofree char *program = g_build_filename (folder, rows[row].program, NULL);
  g_autofree char *expected = rows[row].found != NULL
                                  ? g_build_filename (folder, rows[row].found, NULL)
                                  : g_strdup (rows[row].configured);
  g_autofree char *found = NULL;
  g_autofree char *remove = g_strdup_printf ("rm -r '%s'", folder);

  g_assert_cmpint (g_mkdir_with_parents (there, 0700), ==, 0);
  found = checkbit_installed_path_for (program, "/usr", rows[row].configured);
  g_assert_cmpstr (found, ==, expected);
  g_assert_true (g_spawn_command_line_sync (remove, NULL, NULL, NULL, NULL));
}

/* CHECKBIT_LOCALE_DIR gives the folder of a translator. */
static void
test_locales (void)
{
  g_autofree char *found = NULL;

  g_setenv ("CHECKBIT_LOCALE_DIR", "/somewhere/po", TRUE);
  found = checkbit_installed_locales ();
  g_assert_cmpstr (found, ==, "/somewhere/po");
  g_unsetenv ("CHECKBIT_LOCALE_DIR");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/installed/", rows[i].name, NULL);
      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_row);
    }
  g_test_add_func ("/installed/locales", test_locales);
  return g_test_run ();
}
