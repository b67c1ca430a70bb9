/* The driver's clipboard: pastes what another program has copied.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

/* Puts a text on the clipboard as another program would; the program ends when the next one does.
 * (transfer full) */
static GSubprocess *
copy (const char *text)
{
  g_autofree char *path = g_build_filename (g_get_user_runtime_dir (), "copied.txt", NULL);
  g_autoptr (GError) error = NULL;
  char byte;

  g_mkdir_with_parents (g_get_user_runtime_dir (), 0700);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  GSubprocess *process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                                           g_getenv ("E2E_CLIPBOARD"), path, NULL);
  g_assert_no_error (error);
  g_assert_cmpint (
      g_input_stream_read (g_subprocess_get_stdout_pipe (process), &byte, 1, NULL, NULL), ==, 1);
  return process;
}

void
driver_paste (Driver *self, const char *text)
{
  g_autoptr (GSubprocess) process = copy (text);

  driver_key (self, "ctrl+v");
  driver_settle (self);
  g_subprocess_force_exit (process);
  g_subprocess_wait (process, NULL, NULL);
}

/* Pastes the path at once: if it is typed faster than its folders are read for completion, GTK 4.18
 * sometimes warns (gtk_tree_store_remove: VALID_ITER). */
void
driver_enter_path (Driver *self, const char *path)
{
  driver_type (self, "/"); /* opens an entry if there is none yet */
  driver_expect_written (self);
  driver_key (self, "ctrl+a");
  driver_paste (self, path);
  driver_expect_written (self);
  driver_key (self, "Return");
}
