/* The process of an engine.
 *
 * Floods of output: reading has the same priority as drawing, so that neither can starve the other
 * (on a slow machine an animation draws all the time). It takes a few kilobytes at a time, and
 * pauses after too much output or work in too short a time. The pipe then fills up and the engine
 * waits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* kill() etc. are not in C17 alone. */
#define _DEFAULT_SOURCE

#include "game/engine/engine-process.h"

#include <errno.h>
#include <gio/gunixinputstream.h>
#include <gio/gunixoutputstream.h>
#include <glib-unix.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "game/engine/engine-spawn.h"
#include "game/engine/line-splitter.h"

/* Longer lines contain nothing useful. */
#define MAX_LINE (64 * 1024)

/* How much is read at once, and within a time window: in bytes, 10 MB a second, and in processor
 * time of this thread. */
#define CHUNK (4 * 1024)
#define MAX_PER_WINDOW (512 * 1024)
#define MAX_WORK_US (8 * 1000)
#define WINDOW_US (50 * 1000)
#define PAUSE_MS 20

/* The same as for GTK's drawing. */
#define READ_PRIORITY (G_PRIORITY_HIGH_IDLE + 20)

/* The most that may wait to be written: more than any game needs. */
#define MAX_UNWRITTEN (1024 * 1024)

#define ERROR_TAIL (64 * 1024)

/* The capacity of a pipe on Linux. */
#define PIPE_SIZE (64 * 1024)

/* After a sign that the process has ended, how long to wait for the others. */
#define GRACE_MS 500

typedef struct _Stream Stream;

/* One output of the process. */
struct _Stream
{
  CheckbitEngineProcess *process;
  void (*take) (CheckbitEngineProcess *process, const char *bytes, gsize length);
  int fd;
  gboolean at_end;
  guint source;     /* for reading, or for resuming after a pause; 0 at the end */
  gint64 window_us; /* when the current window of read_bytes began */
  gsize read_bytes;
  gint64 work_us; /* the processor time used for them */
};

typedef enum
{
  STEP_NONE, /* bytes in it */
  STEP_QUIT,
  STEP_CLOSE,
  STEP_TERM,
  STEP_KILL,
} Step;

struct _CheckbitEngineProcess
{
  GSubprocess *subprocess; /* owned */
  int pid;                 /* 0 if it has ended */

  CheckbitProcessFuncs funcs;
  gpointer data;
  gboolean released; /* released by its owner */

  Stream out, err;
  CheckbitLineSplitter *lines; /* owned */
  GString *last_output;        /* owned */
  GString *error_output;       /* how it ended; owned */
  char *last_line;             /* the text returned last; owned */

  int input; /* -1: closed */
  gboolean input_failed;
  GString *unwritten; /* owned */
  guint write_source;
  guint broken_source; /* waits until the process reads again */

  gboolean exited;
  guint grace; /* announces the end after a timeout */

  Step step;
  guint step_ms;
  guint step_source;
  guint ref_count;
};

/* Those being ended. */
static GPtrArray *ending;

/* --- Life ------------------------------------------------------------------------------------- */

static void
process_unref (CheckbitEngineProcess *self)
{
  if (--self->ref_count > 0)
    return;

  g_clear_object (&self->subprocess);
  checkbit_line_splitter_free (self->lines);
  g_string_free (self->last_output, TRUE);
  g_string_free (self->error_output, TRUE);
  g_string_free (self->unwritten, TRUE);
  g_free (self->last_line);
  g_free (self);
}

static void
stream_close (Stream *stream)
{
  g_clear_handle_id (&stream->source, g_source_remove);
  stream->at_end = TRUE;
}

/* Frees the state when the process has ended, or everyone has released it. */
static void
forget (CheckbitEngineProcess *self)
{
  stream_close (&self->out);
  stream_close (&self->err);
  g_clear_handle_id (&self->write_source, g_source_remove);
  g_clear_handle_id (&self->broken_source, g_source_remove);
  g_clear_handle_id (&self->grace, g_source_remove);
  g_clear_handle_id (&self->step_source, g_source_remove);
  if (self->step != STEP_NONE)
    {
      self->step = STEP_NONE;
      g_ptr_array_remove_fast (ending, self);
      process_unref (self);
    }
}

/* Sends a signal to the process and its group. */
static void
send_signal (CheckbitEngineProcess *self, int number)
{
  if (self->pid > 0)
    kill (-self->pid, number);
}

/* --- The end ---------------------------------------------------------------------------------- */

static void drain (Stream *stream);

static void
announce_end (CheckbitEngineProcess *self)
{
  CheckbitProcessEnd end = { .exited = self->exited };

  g_clear_handle_id (&self->grace, g_source_remove);
  if (self->exited && g_subprocess_get_if_signaled (self->subprocess))
    end.signal = g_subprocess_get_term_sig (self->subprocess);
  else if (self->exited && g_subprocess_get_if_exited (self->subprocess))
    end.status = g_subprocess_get_exit_status (self->subprocess);

  self->ref_count++;
  /* Under constant input events, reading may not have been scheduled yet. */
  drain (&self->out);
  drain (&self->err);
  if (!self->released)
    {
      self->released = TRUE;
      self->funcs.ended (&end, self->data);
    }
  process_unref (self);
}

/* Whether it has ended, although that is not reported yet: GLib's thread, which reports it, may be
 * delayed. */
static gboolean
has_ended (CheckbitEngineProcess *self)
{
  siginfo_t info = { 0 };

  if (waitid (P_PID, (id_t) self->pid, &info, WEXITED | WNOHANG | WNOWAIT) != 0)
    return errno == ECHILD; /* that thread has reaped it */
  return info.si_pid != 0;
}

static gboolean
grace_cb (gpointer data)
{
  CheckbitEngineProcess *self = data;

  if (!self->exited && has_ended (self))
    return G_SOURCE_CONTINUE;
  self->grace = 0;
  announce_end (self);

  return G_SOURCE_REMOVE;
}

/* Handles one sign that the process is lost, and waits for the others: the exit status says more
 * than a closed pipe, and the last line more than the exit status. */
static void
note_loss (CheckbitEngineProcess *self)
{
  if (self->released)
    return;

  if (self->grace == 0)
    self->grace = g_timeout_add (self->exited && self->out.at_end ? 0 : GRACE_MS, grace_cb, self);
  else if (self->exited && self->out.at_end)
    {
      g_clear_handle_id (&self->grace, g_source_remove);
      self->grace = g_timeout_add (0, grace_cb, self);
    }
}

static void
exited_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  CheckbitEngineProcess *self = data;

  g_subprocess_wait_finish (G_SUBPROCESS (source), result, NULL);
  self->exited = TRUE;
  /* Kills what it has started in its group. After this, its ID may belong to another process. */
  send_signal (self, SIGKILL);
  self->pid = 0;

  if (self->released)
    forget (self);
  else
    note_loss (self);
  process_unref (self);
}

/* --- Reading ---------------------------------------------------------------------------------- */

static void
take_output (CheckbitEngineProcess *self, const char *bytes, gsize length)
{
  const char *line;

  checkbit_line_splitter_push (self->lines, bytes, length);
  while ((line = checkbit_line_splitter_next (self->lines)) != NULL)
    {
      /* A move is reported by other sentences. */
      if (*line != '\0' && !g_str_has_prefix (line, "bestmove"))
        g_string_assign (self->last_output, line);
      if (!self->released)
        self->funcs.line (line, self->data);
    }
}

static void
take_error_output (CheckbitEngineProcess *self, const char *bytes, gsize length)
{
  g_string_append_len (self->error_output, bytes, (gssize) length);
  if (self->error_output->len > 2 * ERROR_TAIL)
    g_string_erase (self->error_output, 0, (gssize) (self->error_output->len - ERROR_TAIL));
}

/* Handles the text after the last line break. */
static void
take_rest (CheckbitEngineProcess *self)
{
  const char *line = checkbit_line_splitter_end (self->lines);

  if (line != NULL && !self->released)
    self->funcs.line (line, self->data);
}

static void
end_output (CheckbitEngineProcess *self, Stream *stream)
{
  stream->at_end = TRUE;
  stream->source = 0;
  if (stream != &self->out)
    return;

  take_rest (self);
  note_loss (self);
}

static void stream_watch (Stream *stream);

static gboolean
pause_over_cb (gpointer data)
{
  Stream *stream = data;

  stream->source = 0;
  stream_watch (stream);

  return G_SOURCE_REMOVE;
}

/* The processor time of this thread, so that no other work counts against the engine. */
static gint64
worked_us (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);

  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

/* Whether enough was read in this window to pause. */
static gboolean
is_flooding (Stream *stream, gsize length, gint64 work_us)
{
  gint64 now = g_get_monotonic_time ();

  if (now - stream->window_us > WINDOW_US)
    {
      stream->window_us = now;
      stream->read_bytes = 0;
      stream->work_us = 0;
    }
  stream->read_bytes += length;
  /* Error output is only stored: a pause costs more than handling a small amount. */
  if (stream == &stream->process->out)
    stream->work_us += work_us;

  return stream->read_bytes > MAX_PER_WINDOW || stream->work_us > MAX_WORK_US;
}

static gboolean
readable_cb (int fd, GIOCondition condition, gpointer data)
{
  Stream *stream = data;
  CheckbitEngineProcess *self = stream->process;
  gboolean go_on = TRUE;
  char bytes[CHUNK];
  gssize length = read (fd, bytes, sizeof bytes);

  if (length < 0 && (errno == EAGAIN || errno == EINTR))
    return G_SOURCE_CONTINUE;

  self->ref_count++;
  if (length > 0)
    {
      gint64 before = worked_us ();

      stream->take (self, bytes, (gsize) length);
      if (stream->source != 0 && is_flooding (stream, (gsize) length, worked_us () - before))
        {
          stream->source = g_timeout_add (PAUSE_MS, pause_over_cb, stream);
          go_on = FALSE;
        }
    }
  else
    {
      end_output (self, stream);
      go_on = FALSE;
    }
  process_unref (self);

  return go_on;
}

/* Reads what is left in the pipe of a process that has ended, up to a pipe's capacity. */
static void
drain (Stream *stream)
{
  CheckbitEngineProcess *self = stream->process;
  char bytes[CHUNK];

  for (gsize total = 0; total < PIPE_SIZE && !stream->at_end && !self->released;)
    {
      gssize length = read (stream->fd, bytes, sizeof bytes);

      if (length > 0)
        stream->take (self, bytes, (gsize) length);
      else if (length == 0 && stream == &self->out)
        take_rest (self);
      if (length <= 0)
        return;
      total += (gsize) length;
    }
}

static void
stream_watch (Stream *stream)
{
  stream->source = g_unix_fd_add_full (READ_PRIORITY, stream->fd, G_IO_IN | G_IO_HUP | G_IO_ERR,
                                       readable_cb, stream, NULL);
}

/* --- Writing ---------------------------------------------------------------------------------- */

static void
fail_input (CheckbitEngineProcess *self)
{
  self->input_failed = TRUE;
  g_string_truncate (self->unwritten, 0);
  note_loss (self);
}

/* Writes as much as the pipe takes. */
static void
write_some (CheckbitEngineProcess *self)
{
  while (self->unwritten->len > 0)
    {
      gssize length = write (self->input, self->unwritten->str, self->unwritten->len);

      if (length > 0)
        g_string_erase (self->unwritten, 0, length);
      else if (errno == EAGAIN)
        return;
      else if (errno != EINTR)
        fail_input (self);
    }
}

static gboolean
writable_cb (int fd, GIOCondition condition, gpointer data)
{
  CheckbitEngineProcess *self = data;

  write_some (self);
  if (self->unwritten->len > 0)
    return G_SOURCE_CONTINUE;
  self->write_source = 0;

  return G_SOURCE_REMOVE;
}

/* The process closed its end. It may never get anything to do again, and would be waited for in
 * vain. */
static gboolean
broken_cb (int fd, GIOCondition condition, gpointer data)
{
  CheckbitEngineProcess *self = data;

  self->broken_source = 0;
  g_clear_handle_id (&self->write_source, g_source_remove);
  fail_input (self);

  return G_SOURCE_REMOVE;
}

void
checkbit_engine_process_write (CheckbitEngineProcess *self, const char *text)
{
  if (self->input < 0 || self->input_failed)
    return;

  g_string_append (self->unwritten, text);
  if (self->write_source == 0)
    write_some (self);
  if (self->unwritten->len > MAX_UNWRITTEN)
    fail_input (self);
  if (self->unwritten->len > 0 && self->write_source == 0)
    self->write_source
        = g_unix_fd_add (self->input, G_IO_OUT | G_IO_HUP | G_IO_ERR, writable_cb, self);
}

static void
close_input (CheckbitEngineProcess *self)
{
  GOutputStream *pipe = g_subprocess_get_stdin_pipe (self->subprocess);

  g_clear_handle_id (&self->write_source, g_source_remove);
  g_clear_handle_id (&self->broken_source, g_source_remove);
  self->input = -1;
  g_output_stream_close (pipe, NULL, NULL);
}

/* --- Starting --------------------------------------------------------------------------------- */

/* 0 if it has already ended. */
static int
read_pid (GSubprocess *subprocess)
{
  const char *identifier = g_subprocess_get_identifier (subprocess);

  return identifier != NULL ? (int) g_ascii_strtoll (identifier, NULL, 10) : 0;
}

static void
stream_init (Stream *stream, CheckbitEngineProcess *self, GInputStream *pipe)
{
  stream->process = self;
  stream->fd = g_unix_input_stream_get_fd (G_UNIX_INPUT_STREAM (pipe));
  g_unix_set_fd_nonblocking (stream->fd, TRUE, NULL);
  stream_watch (stream);
}

CheckbitEngineProcess *
checkbit_engine_process_new (const char *path,
                             const char *const *arguments,
                             const char *folder,
                             const CheckbitProcessFuncs *funcs,
                             gpointer data,
                             GError **error)
{
  CheckbitEngineProcess *self;
  g_autoptr (GSubprocess) subprocess = NULL;

  subprocess = checkbit_engine_spawn (path, arguments, folder, error);
  if (subprocess == NULL)
    return NULL;

  self = g_new0 (CheckbitEngineProcess, 1);
  /* One reference for the owner, one for exited_cb(). */
  self->ref_count = 2;
  self->subprocess = g_steal_pointer (&subprocess);
  self->pid = read_pid (self->subprocess);
  self->funcs = *funcs;
  self->data = data;
  self->lines = checkbit_line_splitter_new (MAX_LINE);
  self->last_output = g_string_new (NULL);
  self->error_output = g_string_new (NULL);
  self->unwritten = g_string_new (NULL);
  self->input = g_unix_output_stream_get_fd (
      G_UNIX_OUTPUT_STREAM (g_subprocess_get_stdin_pipe (self->subprocess)));
  g_unix_set_fd_nonblocking (self->input, TRUE, NULL);
  self->broken_source = g_unix_fd_add (self->input, G_IO_ERR | G_IO_HUP, broken_cb, self);
  self->out.take = take_output;
  self->err.take = take_error_output;
  stream_init (&self->out, self, g_subprocess_get_stdout_pipe (self->subprocess));
  stream_init (&self->err, self, g_subprocess_get_stderr_pipe (self->subprocess));
  g_subprocess_wait_async (self->subprocess, NULL, exited_cb, self);

  return self;
}

int
checkbit_engine_process_get_pid (CheckbitEngineProcess *self)
{
  return self->pid;
}

/* --- Last words ------------------------------------------------------------------------------- */

char *
checkbit_engine_process_dup_error_output (CheckbitEngineProcess *self)
{
  gsize skip = self->error_output->len > ERROR_TAIL ? self->error_output->len - ERROR_TAIL : 0;

  return g_utf8_make_valid (self->error_output->str + skip,
                            (gssize) (self->error_output->len - skip));
}

const char *
checkbit_engine_process_get_last_line (CheckbitEngineProcess *self)
{
  g_autofree char *text = checkbit_engine_process_dup_error_output (self);
  const char *line;

  g_strchomp (text);
  line = strrchr (text, '\n');
  line = line != NULL ? line + 1 : text;
  g_free (self->last_line);
  self->last_line = g_strdup (*line != '\0' ? line : self->last_output->str);

  return self->last_line;
}

/* --- Ending ----------------------------------------------------------------------------------- */

static gboolean step_cb (gpointer data);

/* Takes one step, and the next if that has not helped in time. */
static void
take_step (CheckbitEngineProcess *self, Step step)
{
  self->step = step;
  switch (step)
    {
    case STEP_QUIT:
      checkbit_engine_process_write (self, "stop\nquit\n");
      break;
    case STEP_CLOSE:
      close_input (self);
      break;
    case STEP_TERM:
      if (self->input >= 0)
        close_input (self);
      send_signal (self, SIGTERM);
      break;
    default:
      send_signal (self, SIGKILL);
    }

  if (step < STEP_KILL)
    self->step_source = g_timeout_add (self->step_ms, step_cb, self);
}

static gboolean
step_cb (gpointer data)
{
  CheckbitEngineProcess *self = data;

  self->step_source = 0;
  take_step (self, self->step + 1);

  return G_SOURCE_REMOVE;
}

void
checkbit_engine_process_end (CheckbitEngineProcess *self, gboolean polite, guint step_ms)
{
  self->released = TRUE;
  self->step_ms = step_ms;
  g_clear_handle_id (&self->grace, g_source_remove);
  if (self->exited)
    {
      forget (self);
      process_unref (self);
      return;
    }

  if (ending == NULL)
    ending = g_ptr_array_new ();
  g_ptr_array_add (ending, self);
  take_step (self, polite ? STEP_QUIT : STEP_TERM);
}

static gboolean
time_up_cb (gpointer data)
{
  guint *left = data;

  *left = 0;

  return G_SOURCE_REMOVE;
}

/* Runs the main loop until all have ended, or for a time. */
static void
wait_for_end (guint timeout_ms)
{
  guint source = g_timeout_add (timeout_ms, time_up_cb, &timeout_ms);

  while (ending != NULL && ending->len > 0 && timeout_ms > 0)
    g_main_context_iteration (NULL, TRUE);
  if (timeout_ms > 0)
    g_source_remove (source);
}

void
checkbit_engine_process_wait_all (guint timeout_ms)
{
  wait_for_end (MAX (timeout_ms, 1));

  for (guint i = 0; ending != NULL && i < ending->len; i++)
    {
      CheckbitEngineProcess *process = g_ptr_array_index (ending, i);

      g_clear_handle_id (&process->step_source, g_source_remove);
      take_step (process, STEP_KILL);
    }
  wait_for_end (GRACE_MS);
}
