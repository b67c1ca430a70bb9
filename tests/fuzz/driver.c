/* Runs a fuzz target over files, where no fuzzing engine drives it: so it is an ordinary test too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include <glib.h>

/* Runs a file and every beginning of it, as inputs come cut off; returns how many that were. */
static guint
run_file (const char *path)
{
  g_autofree char *bytes = NULL;
  gsize length;

  if (!g_file_get_contents (path, &bytes, &length, NULL))
    g_error ("%s cannot be read", path);
  for (gsize end = 0; end <= length; end++)
    {
      /* of its own length, so that a checker of memory sees a step too far */
      g_autofree uint8_t *copy = g_memdup2 (bytes, MAX (end, 1));
      LLVMFuzzerTestOneInput (copy, end);
    }
  return (guint) length + 1;
}

static guint
run_folder (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);
      n += run_file (child);
    }
  return n;
}

int
main (int argc, char **argv)
{
  guint n = 0;

  for (int i = 1; i < argc; i++)
    n += g_file_test (argv[i], G_FILE_TEST_IS_DIR) ? run_folder (argv[i]) : run_file (argv[i]);
  g_print ("%u inputs\n", n);
  return n > 0 ? 0 : 1;
}
