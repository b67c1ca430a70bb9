/* Starts the program of an engine.
 *
 * Orphans: an engine must not outlive Checkbit, not even when that is killed and can do nothing any
 * more. Each engine asks the kernel for SIGKILL at its parent's death (PR_SET_PDEATHSIG) between
 * fork and exec, and then checks that the parent still exists, so that there is no gap. The kernel
 * means the parent's thread: engines are started from the main thread. Processes started by an
 * engine see the end of their input; while Checkbit is running, they are ended with the engine,
 * which leads a process group of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* fork() etc. are not in C17 alone. */
#define _DEFAULT_SOURCE

#include "game/engine/engine-spawn.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include "game/base/broken-pipes.h"

/* Runs between fork and exec. data: Checkbit's process ID. */
static void
child_setup_cb (gpointer data)
{
  setpgid (0, 0);
  signal (SIGPIPE, SIG_DFL);
#ifdef __linux__
  prctl (PR_SET_PDEATHSIG, SIGKILL);
  if (getppid () != GPOINTER_TO_INT (data))
    _exit (1);
#endif
}

/* Whether a file can be executed at all: if the kernel refuses, the C library would try a shell. */
static gboolean
check_program (const char *path, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInputStream) stream = NULL;
  char head[4] = "";
  gsize length = 0;

  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY, g_strerror (EISDIR));
      return FALSE;
    }
  if (access (path, X_OK) != 0)
    {
      int code = errno;

      g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (code), g_strerror (code));
      return FALSE;
    }

  /* If a program may be executed but not read, the kernel decides. */
  stream = g_file_read (file, NULL, NULL);
  if (stream == NULL
      || !g_input_stream_read_all (G_INPUT_STREAM (stream), head, sizeof head, &length, NULL, NULL))
    return TRUE;
  if (memcmp (head, "#!", 2) == 0 || memcmp (head, "\177ELF", 4) == 0
      || memcmp (head, "MZ", 2) == 0)
    return TRUE;
#ifndef __linux__
  if (length == sizeof head && !g_ascii_isprint (head[0]))
    return TRUE;
#endif
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, g_strerror (ENOEXEC));

  return FALSE;
}

GSubprocess *
checkbit_engine_spawn (const char *path,
                       const char *const *arguments,
                       const char *folder,
                       GError **error)
{
  g_autoptr (GSubprocessLauncher) launcher
      = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE
                                   | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GPtrArray) command = g_ptr_array_new ();

  checkbit_broken_pipes_ignore ();
  if (!check_program (path, error))
    return NULL;

  g_ptr_array_add (command, (gpointer) path);
  for (guint i = 0; arguments != NULL && arguments[i] != NULL; i++)
    g_ptr_array_add (command, (gpointer) arguments[i]);
  g_ptr_array_add (command, NULL);

  g_subprocess_launcher_set_cwd (launcher, folder);
  g_subprocess_launcher_set_child_setup (launcher, child_setup_cb, GINT_TO_POINTER (getpid ()),
                                         NULL);

  return g_subprocess_launcher_spawnv (launcher, (const char *const *) command->pdata, error);
}
