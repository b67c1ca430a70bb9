/* The process of an engine: its pipes, and how it is ended.
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
  gboolean exited; /* FALSE: it runs, but no longer reads or writes */
  int status;      /* exit status, where signal is 0 */
  int signal;      /* that ended it; 0 for none */
} CheckbitProcessEnd;

/* Who listens. Nothing is called from inside a function of this file. */
typedef struct
{
  /* A whole line; valid UTF-8. */
  void (*line) (const char *line, gpointer data);
  /* Once, after the last line. */
  void (*ended) (const CheckbitProcessEnd *end, gpointer data);
} CheckbitProcessFuncs;

/* Starts a program, from the thread that lives as long as Checkbit does (see
 * engine-spawn.c). NULL with the reason alone as a GIOError or GSpawnError. */
CheckbitEngineProcess *checkbit_engine_process_new (const char *path,
                                                    const char *const *arguments,
                                                    const char *folder,
                                                    const CheckbitProcessFuncs *funcs,
                                                    gpointer data,
                                                    GError **error);

int checkbit_engine_process_get_pid (CheckbitEngineProcess *self);

/* Sends text, now or as soon as the process reads. */
void checkbit_engine_process_write (CheckbitEngineProcess *self, const char *text);

/* The last line it wrote that says something: of its error output, else of its output; "" for none.
 */
const char *checkbit_engine_process_get_last_line (CheckbitEngineProcess *self);
/* The end of its error output, as valid UTF-8. (transfer full) */
char *checkbit_engine_process_dup_error_output (CheckbitEngineProcess *self);

/* Lets go of the process, which is ended in the background: told to quit (polite), its input
 * closed, SIGTERM, SIGKILL, with step_ms between. Nobody is called any more. (transfer full) of
 * self. */
void checkbit_engine_process_end (CheckbitEngineProcess *self, gboolean polite, guint step_ms);

/* Waits for those that are being ended; kills what is left when the time is up. */
void checkbit_engine_process_wait_all (guint timeout_ms);

G_END_DECLS
