/* The name of a file, as it is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/base/file-name.h"

char *
checkbit_file_dup_name (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);

  return g_filename_display_name (base != NULL ? base : "");
}
