/* Finds Checkbit's internal helper programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "picture/own-program.h"

#include "game/base/installed.h"

char *
checkbit_own_program_find (const char *name)
{
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = g_path_get_dirname (self != NULL ? self : "");
  g_autofree char *beside = g_build_filename (folder, name, NULL);
  g_autofree char *installed = g_build_filename (CHECKBIT_LIBEXEC_FOLDER, name, NULL);

  return g_file_test (beside, G_FILE_TEST_IS_EXECUTABLE)
             ? g_steal_pointer (&beside)
             : checkbit_installed_path (installed);
}
