/* A program that counts for a comparison: started, read line by line with a deadline, and ended
 * together with everything that it has started.
 *
 * For a separate thread: all calls block. The program is not trusted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _CheckbitLabProcess CheckbitLabProcess;

/* Starts a program, searched in PATH if its name is not a path. mark: put into the environment of
 * the program and so of all its descendants, to find those left behind. with_input: whether to
 * write to it. Its process group ends with it. NULL with the reason as a GSpawnError. */
CheckbitLabProcess *checkbit_lab_process_new (const char *const *argv,
                                              const char *mark,
                                              gboolean with_input,
                                              GError **error);

/* A unique mark. (transfer full) */
char *checkbit_lab_process_new_mark (void);

/* Kills all processes with the mark. */
void checkbit_lab_process_kill_marked (const char *mark);

/* Kills it and its group, and frees it. */
void checkbit_lab_process_free (CheckbitLabProcess *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitLabProcess, checkbit_lab_process_free)

/* Writes a text. FALSE with G_IO_ERROR_TIMED_OUT, _CANCELLED or _BROKEN_PIPE. */
gboolean checkbit_lab_process_write (CheckbitLabProcess *self,
                                     const char *text,
                                     gint64 deadline,
                                     GCancellable *cancellable,
                                     GError **error);

/* The next line of its output, valid until the next call; the last may have no line break. NULL at
 * the end of the output without an error; with G_IO_ERROR_TIMED_OUT at the deadline (in the time of
 * g_get_monotonic_time()), _CANCELLED, or _MESSAGE_TOO_LARGE if there is too much output. */
const char *checkbit_lab_process_read_line (CheckbitLabProcess *self,
                                            gint64 deadline,
                                            GCancellable *cancellable,
                                            GError **error);

/* Resets the limit on its output, for a program that is asked more than once. */
void checkbit_lab_process_forgive (CheckbitLabProcess *self);

/* Waits for its exit after the end of the output. TRUE if its status is 0; else G_IO_ERROR_FAILED
 * with a sentence, or an error as in reading. */
gboolean checkbit_lab_process_wait (CheckbitLabProcess *self,
                                    gint64 deadline,
                                    GCancellable *cancellable,
                                    GError **error);

/* The end of its error output or, if there is none, of its output, as valid UTF-8. (transfer
 * full) */
char *checkbit_lab_process_dup_words (CheckbitLabProcess *self);

G_END_DECLS
