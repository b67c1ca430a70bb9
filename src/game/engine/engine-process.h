/* The process of an engine: its pipes, and ending it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _CheckbitEngineProcess CheckbitEngineProcess;

/* How a process was lost. */
typedef struct
{
  gboolean exited; /* FALSE: it is running, but no longer reads or writes */
  int status;      /* exit status, if signal is 0 */
  int signal;      /* that killed it; 0 for none */
} CheckbitProcessEnd;

/* Callbacks. None is called from within a function of this file. */
typedef struct
{
  /* A whole line; valid UTF-8. */
  void (*line) (const char *line, gpointer data);
  /* Once, after the last line. */
  void (*ended) (const CheckbitProcessEnd *end, gpointer data);
} CheckbitProcessFuncs;

/* Starts a program, from a thread that lives as long as Checkbit (see engine-spawn.c). NULL with
 * the bare reason as a GIOError or GSpawnError. */
CheckbitEngineProcess *checkbit_engine_process_new (const char *path,
                                                    const char *const *arguments,
                                                    const char *folder,
                                                    const CheckbitProcessFuncs *funcs,
                                                    gpointer data,
                                                    GError **error);

int checkbit_engine_process_get_pid (CheckbitEngineProcess *self);

/* Sends a text, now or as soon as the process reads. */
void checkbit_engine_process_write (CheckbitEngineProcess *self, const char *text);

/* Its last meaningful line: of its error output, else of its output; "" for none.
 */
const char *checkbit_engine_process_get_last_line (CheckbitEngineProcess *self);
/* The end of its error output, as valid UTF-8. (transfer full) */
char *checkbit_engine_process_dup_error_output (CheckbitEngineProcess *self);

/* Releases the process, which is ended in the background: told to quit (if polite), then its input
 * is closed, then SIGTERM, SIGKILL, with step_ms in between. No more callbacks. (transfer full) of
 * self. */
void checkbit_engine_process_end (CheckbitEngineProcess *self, gboolean polite, guint step_ms);

/* Waits for those being ended; kills the rest when the time is up. */
void checkbit_engine_process_wait_all (guint timeout_ms);

G_END_DECLS
