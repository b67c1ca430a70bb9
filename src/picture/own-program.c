/* Finds Checkbit's internal helper programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "picture/own-program.h"

#include "game/base/installed.h"

/* What the environment says of it; NULL for nothing. */
static const char *
get_told (const char *name)
{
  g_autofree char *variable = g_ascii_strup (name, -1);

  return g_getenv (g_strdelimit (variable, "-", '_'));
}

/* In the running program's folder, so many folders above; NULL if it is not there. */
static char *
find_beside (const char *name, guint above)
{
  char *folder = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *path = NULL;

  for (guint i = 0; i <= above && folder != NULL; i++)
    {
      char *parent = g_path_get_dirname (folder);

      g_free (folder);
      folder = parent;
    }
  path = g_build_filename (folder != NULL ? folder : "", name, NULL);
  g_free (folder);
  return g_file_test (path, G_FILE_TEST_IS_EXECUTABLE) ? g_steal_pointer (&path) : NULL;
}

char *
checkbit_own_program_find (const char *name)
{
  const char *told = get_told (name);
  g_autofree char *installed = g_build_filename (CHECKBIT_LIBEXEC_FOLDER, name, NULL);
  char *path = told != NULL ? g_strdup (told) : NULL;

  for (guint above = 0; above <= 1 && path == NULL; above++)
    path = find_beside (name, above);
  return path != NULL ? path : checkbit_installed_path (installed);
}
