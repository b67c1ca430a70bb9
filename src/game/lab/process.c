/* A program that counts for a comparison.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* kill() etc. are not in C17 alone. */
#define _DEFAULT_SOURCE

#include "game/lab/process.h"

#include <errno.h>
#include <glib-unix.h>
#include <glib/gi18n-lib.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "game/base/broken-pipes.h"
#include "game/lab/process-start.h"

/* Longer than any answer: 256 moves are some kilobytes. */
#define MAX_OUTPUT (1024 * 1024)

/* How much of its output is kept. */
#define MAX_WORDS (4 * 1024)

/* The time between two checks whether a program has ended although its output stays open. */
#define LOOK_MS 20

#define MARK "CHECKBIT_PERFT_CALLER"

/* How often all processes with the mark are killed, and the pause in between. */
#define MAX_ROUNDS 10
#define ROUND_US 2000

struct _CheckbitLabProcess
{
  GPid pid; /* 0: reaped */
  int status;
  int in, out, err;
  GString *begun; /* output that was read, but not returned yet */
  GString *line;
  GString *output, *errors; /* the ends of both outputs */
  gsize n_read;
};

/* --- Starting ------------------------------------------------------------------------------- */

char *
checkbit_lab_process_new_mark (void)
{
  static gint count;

  return g_strdup_printf ("%d.%d.%" G_GINT64_FORMAT, (int) getpid (), g_atomic_int_add (&count, 1),
                          g_get_monotonic_time ());
}

CheckbitLabProcess *
checkbit_lab_process_new (const char *const *argv,
                          const char *mark,
                          gboolean with_input,
                          GError **error)
{
  CheckbitLabProcess *self = g_new0 (CheckbitLabProcess, 1);
  g_auto (GStrv) environment = g_environ_setenv (g_get_environ (), MARK, mark, TRUE);

  checkbit_broken_pipes_ignore ();
  self->in = self->out = self->err = -1;
  self->begun = g_string_new (NULL);
  self->line = g_string_new (NULL);
  self->output = g_string_new (NULL);
  self->errors = g_string_new (NULL);
  if (!checkbit_lab_process_start (argv, (const char *const *) environment, &self->pid,
                                   with_input ? &self->in : NULL, &self->out, &self->err, error))
    {
      self->pid = 0;
      checkbit_lab_process_free (self);
      return NULL;
    }
  if (with_input)
    g_unix_set_fd_nonblocking (self->in, TRUE, NULL);
  g_unix_set_fd_nonblocking (self->out, TRUE, NULL);
  g_unix_set_fd_nonblocking (self->err, TRUE, NULL);

  return self;
}

/* --- Ending --------------------------------------------------------------------------------- */

/* Whether a process has the mark in its environment. */
static gboolean
is_marked (const char *pid, const char *entry, gsize length)
{
  g_autofree char *path = g_strdup_printf ("/proc/%s/environ", pid);
  g_autofree char *environment = NULL;
  gsize size;

  if (!g_file_get_contents (path, &environment, &size, NULL))
    return FALSE;
  for (const char *at = environment; at < environment + size; at += strlen (at) + 1)
    if (strncmp (at, entry, length) == 0)
      return TRUE;
  return FALSE;
}

/* Kills all processes with a mark. Returns whether there were any. */
static gboolean
kill_marked (const char *mark)
{
  g_autofree char *entry = g_strdup_printf (MARK "=%s", mark);
  gsize length = strlen (entry) + 1; /* including its NUL */
  g_autoptr (GDir) folder = g_dir_open ("/proc", 0, NULL);
  gboolean found = FALSE;
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      guint64 pid;

      if (!g_ascii_string_to_unsigned (name, 10, 2, G_MAXINT, &pid, NULL)
          || !is_marked (name, entry, length))
        continue;
      kill ((pid_t) pid, SIGKILL);
      found = TRUE;
    }
  return found;
}

void
checkbit_lab_process_kill_marked (const char *mark)
{
  /* Processes that fork meanwhile are found in the next round. Killed ones keep their environment
   * until they get processor time to exit. */
  for (int i = 0; i < MAX_ROUNDS && kill_marked (mark); i++)
    g_usleep (ROUND_US);
}

/* Kills the program and its group, and gets its exit status. */
static void
put_down (CheckbitLabProcess *self)
{
  if (self->pid == 0)
    return;
  /* The process ID is not reused until it is waited for. */
  kill (-self->pid, SIGKILL);
  while (waitpid (self->pid, &self->status, 0) < 0 && errno == EINTR)
    continue;
  self->pid = 0;
}

void
checkbit_lab_process_free (CheckbitLabProcess *self)
{
  put_down (self);
  if (self->in >= 0)
    close (self->in);
  if (self->out >= 0)
    close (self->out);
  if (self->err >= 0)
    close (self->err);
  g_string_free (self->begun, TRUE);
  g_string_free (self->line, TRUE);
  g_string_free (self->output, TRUE);
  g_string_free (self->errors, TRUE);
  g_free (self);
}

/* Whether the program has ended, without reaping it. */
static gboolean
has_ended (CheckbitLabProcess *self)
{
  siginfo_t info = { 0 };

  return self->pid == 0
         || (waitid (P_PID, (id_t) self->pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0
             && info.si_pid == self->pid);
}

/* --- Reading -------------------------------------------------------------------------------- */

static void
keep_end (GString *text, const char *bytes, gsize length)
{
  g_string_append_len (text, bytes, (gssize) length);
  if (text->len > 2 * MAX_WORDS)
    g_string_erase (text, 0, (gssize) (text->len - MAX_WORDS));
}

/* Reads available output. Closes a stream at its end. Returns the number of bytes. */
static gsize
take (CheckbitLabProcess *self, int *fd)
{
  char bytes[16 * 1024];
  gssize length = *fd >= 0 ? read (*fd, bytes, sizeof bytes) : 0;

  if (length < 0 && (errno == EAGAIN || errno == EINTR))
    return 0;
  if (length <= 0)
    {
      if (*fd >= 0)
        close (*fd);
      *fd = -1;
      return 0;
    }
  if (fd == &self->out)
    {
      g_string_append_len (self->begun, bytes, length);
      self->n_read += (gsize) length;
      keep_end (self->output, bytes, (gsize) length);
    }
  else
    keep_end (self->errors, bytes, (gsize) length);

  return (gsize) length;
}

/* Waits until something can be read or written, or for the deadline; events: for its input. FALSE
 * with the reason if there is nothing more to wait for. */
static gboolean
wait_for (CheckbitLabProcess *self,
          short events,
          gint64 deadline,
          GCancellable *cancellable,
          GError **error)
{
  GPollFD cancel = { .fd = -1 };
  gboolean can_cancel = cancellable != NULL && g_cancellable_make_pollfd (cancellable, &cancel);
  gint64 left = (deadline - g_get_monotonic_time () + 999) / 1000;
  struct pollfd fds[] = {
    { .fd = self->out, .events = POLLIN },
    { .fd = self->err, .events = POLLIN },
    { .fd = events ? self->in : -1, .events = events },
    { .fd = cancel.fd, .events = POLLIN },
  };

  if (left > 0)
    poll (fds, G_N_ELEMENTS (fds), (int) MIN (left, self->out < 0 ? 1 : LOOK_MS));
  if (can_cancel)
    g_cancellable_release_fd (cancellable);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  if (left > 0)
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT,
                       _ ("No answer came within the time limit."));

  return FALSE;
}

/* Returns the first complete line; at the end of the output also an incomplete one. */
static const char *
cut_line (CheckbitLabProcess *self)
{
  char *end = memchr (self->begun->str, '\n', self->begun->len);
  gsize length = end != NULL ? (gsize) (end - self->begun->str) + 1 : self->begun->len;

  if (length == 0 || (end == NULL && self->out >= 0))
    return NULL;
  g_string_truncate (self->line, 0);
  g_string_append_len (self->line, self->begun->str, (gssize) length);
  g_string_erase (self->begun, 0, (gssize) length);
  while (self->line->len > 0 && strchr ("\r\n", self->line->str[self->line->len - 1]) != NULL)
    g_string_truncate (self->line, self->line->len - 1);

  return self->line->str;
}

const char *
checkbit_lab_process_read_line (CheckbitLabProcess *self,
                                gint64 deadline,
                                GCancellable *cancellable,
                                GError **error)
{
  for (;;)
    {
      const char *line;
      gboolean ended = has_ended (self);

      while (take (self, &self->out) > 0 && self->n_read <= MAX_OUTPUT)
        continue;
      take (self, &self->err);
      if (self->n_read > MAX_OUTPUT)
        {
          g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE,
                               _ ("Its output does not end."));
          return NULL;
        }
      /* Processes that it left behind may keep its output open forever. */
      if (ended && self->out >= 0)
        {
          close (self->out);
          self->out = -1;
        }
      line = cut_line (self);
      if (line != NULL || self->out < 0)
        return line;
      if (!wait_for (self, 0, deadline, cancellable, error))
        return NULL;
    }
}

void
checkbit_lab_process_forgive (CheckbitLabProcess *self)
{
  self->n_read = 0;
}

/* --- Writing -------------------------------------------------------------------------------- */

gboolean
checkbit_lab_process_write (CheckbitLabProcess *self,
                            const char *text,
                            gint64 deadline,
                            GCancellable *cancellable,
                            GError **error)
{
  gsize left = strlen (text);

  while (left > 0)
    {
      gssize length = write (self->in, text, left);

      if (length > 0)
        {
          text += length;
          left -= (gsize) length;
        }
      else if (errno == EAGAIN || errno == EINTR)
        {
          /* It may be blocked until its own output is read. */
          take (self, &self->out);
          take (self, &self->err);
          if (!wait_for (self, POLLOUT, deadline, cancellable, error))
            return FALSE;
        }
      else
        {
          g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BROKEN_PIPE,
                               _ ("It no longer reads its input."));
          return FALSE;
        }
    }
  return TRUE;
}

/* --- The end -------------------------------------------------------------------------------- */

static gboolean
judge_status (int status, GError **error)
{
  if (WIFEXITED (status) && WEXITSTATUS (status) == 0)
    return TRUE;
  if (WIFEXITED (status))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                 /* Translators: %d is a number */
                 _ ("It ended with exit status %d."), WEXITSTATUS (status));
  else
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                 /* Translators: %s is what the system calls the signal, such as “Segmentation
                    fault” */
                 _ ("It was ended by a signal: %s."), g_strsignal (WTERMSIG (status)));

  return FALSE;
}

gboolean
checkbit_lab_process_wait (CheckbitLabProcess *self,
                           gint64 deadline,
                           GCancellable *cancellable,
                           GError **error)
{
  while (!has_ended (self))
    {
      if (!wait_for (self, 0, deadline, cancellable, error))
        return FALSE;
      take (self, &self->err);
    }
  put_down (self);

  return judge_status (self->status, error);
}

char *
checkbit_lab_process_dup_words (CheckbitLabProcess *self)
{
  GString *words;
  gsize skip;

  while (take (self, &self->err) > 0 && self->errors->len <= MAX_WORDS)
    continue;
  words = self->errors->len > 0 ? self->errors : self->output;
  skip = words->len > MAX_WORDS ? words->len - MAX_WORDS : 0;

  return g_strchomp (g_utf8_make_valid (words->str + skip, (gssize) (words->len - skip)));
}
