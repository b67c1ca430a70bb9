/* Runs the built checkbit-cli and collects its output.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "runner.h"

#include <signal.h>
#include <string.h>

void
run_clear (Run *run)
{
  g_clear_pointer (&run->out, g_free);
  g_clear_pointer (&run->err, g_free);
}

/* The bytes with a NUL behind them. (transfer full) */
static char *
dup_bytes (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  char *copy = g_malloc (length + 1);

  if (length > 0)
    memcpy (copy, data, length);
  copy[length] = '\0';
  return copy;
}

static Run
run_argv (const char *const *argv, GBytes *input)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) out = NULL, err = NULL;
  g_autoptr (GSubprocess) process
      = g_subprocess_newv (argv,
                           G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE
                               | G_SUBPROCESS_FLAGS_STDERR_PIPE,
                           &error);
  g_assert_no_error (error);
  /* A program that ends without reading its input breaks the pipe. That is fine, but the signal
   * would kill the test. */
  signal (SIGPIPE, SIG_IGN);
  if (!g_subprocess_communicate (process, input, NULL, &out, &err, &error))
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BROKEN_PIPE);
  g_assert_true (g_subprocess_wait (process, NULL, NULL));
  Run run = { 0 };
  run.status = g_subprocess_get_if_exited (process) ? g_subprocess_get_exit_status (process)
                                                    : -g_subprocess_get_term_sig (process);
  run.out = out ? dup_bytes (out) : g_strdup ("");
  run.out_length = out ? g_bytes_get_size (out) : 0;
  run.err = err ? dup_bytes (err) : g_strdup ("");
  return run;
}

Run
run_cli (const char *const *arguments, const char *input, gssize length)
{
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  gsize size = input == NULL ? 0 : length < 0 ? strlen (input) : (gsize) length;
  g_autoptr (GBytes) bytes = g_bytes_new (input, size);
  const char *program = g_getenv ("CHECKBIT_CLI");

  g_assert_nonnull (program);
  g_ptr_array_add (argv, (gpointer) program);
  for (; *arguments; arguments++)
    g_ptr_array_add (argv, (gpointer) *arguments);
  g_ptr_array_add (argv, NULL);
  return run_argv ((const char *const *) argv->pdata, bytes);
}

Run
run_shell (const char *line)
{
  const char *argv[] = { "/bin/sh", "-c", line, NULL };
  g_autoptr (GBytes) nothing = g_bytes_new (NULL, 0);

  return run_argv (argv, nothing);
}
