/* Every icon named in the sources is in the desktop's theme or one of the program's own: newer
 * themes have fewer icons than older ones, and GTK shows a “missing” icon for the others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <string.h>

#include "ui/base/ui.h"

#define LEAST_ICONS 50
#define LEAST_OWN_ICONS 18

/* Whether an icon with a name exists; the program's own are in the icons folder. */
static gboolean
exists (GtkIconTheme *theme, const char *name)
{
  g_autofree char *file = g_strconcat (name, ".svg", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("CHECKBIT_SOURCES"), "ui", "icons",
                                            "scalable", "actions", file, NULL);

  return gtk_icon_theme_has_icon (theme, name) || g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Adds the names found in a file in quotation marks or between tags. */
static void
collect_names (const char *path, GHashTable *names)
{
  g_autoptr (GRegex) regex = g_regex_new ("[\">]([a-z0-9-]+-symbolic)[\"<]", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    g_hash_table_add (names, g_match_info_fetch (match, 1));
}

static void
collect_folder (const char *folder, GHashTable *names)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        collect_folder (path, names);
      else if (g_str_has_suffix (name, ".c") || g_str_has_suffix (name, ".ui"))
        collect_names (path, names);
    }
}

/* Which file an icon of a size comes from. */
static void
expect_file (GtkIconTheme *theme, const char *name, int size, const char *suffix)
{
  g_autoptr (GtkIconPaintable) icon
      = gtk_icon_theme_lookup_icon (theme, name, NULL, size, 1, GTK_TEXT_DIR_LTR, 0);
  g_autoptr (GFile) file = gtk_icon_paintable_get_file (icon);
  g_autofree char *uri = NULL;

  g_assert_nonnull (file);
  uri = g_file_get_uri (file);
  g_test_message ("%s", uri);
  g_assert_true (g_str_has_suffix (uri, suffix));
}

static void
test_exist (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  GHashTableIter iter;
  gpointer name;
  guint n_missing = 0;

  collect_folder (g_getenv ("CHECKBIT_SOURCES"), names);
  g_test_message ("%u icons", g_hash_table_size (names));
  g_assert_cmpuint (g_hash_table_size (names), >=, LEAST_ICONS);
  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    if (!exists (theme, name))
      {
        g_test_message ("there is no %s", (const char *) name);
        n_missing++;
      }
  g_assert_cmpuint (n_missing, ==, 0);
}

/* The program's own icons are shown from PNG files at the size that the window has them in, which
 * load at once, and from their drawings at every other. */
static void
test_pictures (void)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  g_auto (GStrv) names = NULL;
  guint n = 0;

  checkbit_ui_init ();
  gtk_icon_theme_add_resource_path (theme, "/io/github/checkbit/Checkbit/icons");
  names = gtk_icon_theme_get_icon_names (theme);
  for (char **name = names; *name != NULL; name++)
    if (g_str_has_prefix (*name, "checkbit-"))
      {
        expect_file (theme, *name, 16, ".symbolic.png");
        expect_file (theme, *name, 64, ".svg");
        n++;
      }
  expect_file (theme, "io.github.checkbit.Checkbit", 48, ".png");
  expect_file (theme, "io.github.checkbit.Checkbit", 128, ".svg");
  g_test_message ("%u icons", n);
  g_assert_cmpuint (n, >=, LEAST_OWN_ICONS);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/icons/exist", test_exist);
  g_test_add_func ("/icons/pictures", test_pictures);
  return g_test_run ();
}
