/* Finding files installed with the program, which may have been moved as a whole.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/base/installed.h"

#include <string.h>

#define FOLDERS_UP 3 /* from lib/x86_64-linux-gnu/checkbit to the prefix */

/* The part of a path below the prefix: "share/sounds" for "/usr/share/sounds"; NULL for a path
 * elsewhere. */
static const char *
below_prefix (const char *prefix, const char *path)
{
  gsize length = strlen (prefix);

  if (!g_str_has_prefix (path, prefix) || !G_IS_DIR_SEPARATOR (path[length]))
    return NULL;
  return path + length + 1;
}

char *
checkbit_installed_path_for (const char *program, const char *prefix, const char *configured)
{
  const char *below = below_prefix (prefix, configured);
  g_autofree char *folder = g_path_get_dirname (program);

  for (int up = 0; below != NULL && up < FOLDERS_UP; up++)
    {
      g_autofree char *parent = g_path_get_dirname (folder);
      g_autofree char *path = g_build_filename (parent, below, NULL);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
      g_free (folder);
      folder = g_steal_pointer (&parent);
    }
  return g_strdup (configured);
}

char *
checkbit_installed_path (const char *configured)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);

  g_return_val_if_fail (configured != NULL, NULL);

  return program != NULL ? checkbit_installed_path_for (program, CHECKBIT_PREFIX, configured)
                         : g_strdup (configured);
}

void
checkbit_installed_announce (void)
{
  /* This folder is specific to Checkbit, while a folder "share" is anywhere. */
  g_autofree char *own = checkbit_installed_path (CHECKBIT_PREFIX "/share/checkbit");
  g_autofree char *share = g_path_get_dirname (own);
  const char *known = g_getenv ("XDG_DATA_DIRS");
  g_autofree char *folders = NULL;

  if (g_str_equal (share, CHECKBIT_PREFIX "/share"))
    return;
  folders = g_strdup_printf (
      "%s:%s", share, known != NULL && *known != '\0' ? known : "/usr/local/share:/usr/share");
  g_setenv ("XDG_DATA_DIRS", folders, TRUE);
}

char *
checkbit_installed_locales (void)
{
  const char *told = g_getenv ("CHECKBIT_LOCALE_DIR");

  return told != NULL ? g_strdup (told) : checkbit_installed_path (CHECKBIT_LOCALE_FOLDER);
}
