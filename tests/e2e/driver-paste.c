/* The driver's clipboard: pastes what another program has copied.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

#include <string.h>

/* The next line that the other program prints. */
static void
expect_line (Driver *self, GSubprocess *process, const char *line)
{
  GInputStream *stream = g_subprocess_get_stdout_pipe (process);
  gint64 end = time_patience ();
  char text[16] = "";

  g_assert_cmpuint (strlen (line), <, sizeof text);
  while (!g_pollable_input_stream_is_readable (G_POLLABLE_INPUT_STREAM (stream)))
    {
      driver_assert_alive (self);
      if (time_is_up (end))
        g_error ("the clipboard's owner has not said: %s", line);
      driver_pause_ms (10);
    }
  g_input_stream_read_all (stream, text, strlen (line), NULL, NULL, NULL);
  g_assert_cmpstr (text, ==, line);
}

/* Puts a text on the clipboard as another program would; the program ends when the next one does.
 * (transfer full) */
static GSubprocess *
copy (Driver *self, const char *text)
{
  g_autofree char *path = g_build_filename (g_get_user_runtime_dir (), "copied.txt", NULL);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (g_get_user_runtime_dir (), 0700);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  GSubprocess *process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                                           g_getenv ("E2E_CLIPBOARD"), path, NULL);
  g_assert_no_error (error);
  expect_line (self, process, "there\n");
  return process;
}

void
driver_paste (Driver *self, const char *text)
{
  g_autoptr (GSubprocess) process = copy (self, text);

  driver_key (self, "ctrl+v");
  /* While the program waits for the text it looks as if it had nothing to do. */
  expect_line (self, process, "given\n");
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
