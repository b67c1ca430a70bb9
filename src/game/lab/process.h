/* A program that is asked for counts: started, read line by line against a deadline, and ended with
 * everything that it has started.
 *
 * For a thread of its own: every call waits. Nothing that the program does is trusted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _CheckbitLabProcess CheckbitLabProcess;

/* Starts a program, found on the path where its name is no path. mark: what it and all that it
 * starts have in their environment, by which what it leaves behind is found. with_input: whether
 * it is written to. Its process group ends with it. NULL with the reason as a GSpawnError. */
CheckbitLabProcess *checkbit_lab_process_new (const char *const *argv,
                                              const char *mark,
                                              gboolean with_input,
                                              GError **error);

/* A mark that no other program has. (transfer full) */
char *checkbit_lab_process_new_mark (void);

/* Kills whatever carries the mark. */
void checkbit_lab_process_kill_marked (const char *mark);

/* Ends it and its group at once, and frees it. */
void checkbit_lab_process_free (CheckbitLabProcess *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitLabProcess, checkbit_lab_process_free)

/* Writes a text. FALSE with G_IO_ERROR_TIMED_OUT, _CANCELLED or _BROKEN_PIPE. */
gboolean checkbit_lab_process_write (CheckbitLabProcess *self,
                                     const char *text,
                                     gint64 deadline,
                                     GCancellable *cancellable,
                                     GError **error);

/* The next line of its output, which stands until the next call; the last may be without its
 * end. NULL at the end of the output without an error; with G_IO_ERROR_TIMED_OUT at the deadline
 * (in the time of g_get_monotonic_time()), _CANCELLED, or _MESSAGE_TOO_LARGE where it writes
 * without end. */
const char *checkbit_lab_process_read_line (CheckbitLabProcess *self,
                                            gint64 deadline,
                                            GCancellable *cancellable,
                                            GError **error);

/* Begins to count its output anew: for a program that is asked more than once. */
void checkbit_lab_process_forgive (CheckbitLabProcess *self);

/* Waits for its end after the output has ended. TRUE where its status is 0; else G_IO_ERROR_FAILED
 * with a sentence, or the errors of reading. */
gboolean checkbit_lab_process_wait (CheckbitLabProcess *self,
                                    gint64 deadline,
                                    GCancellable *cancellable,
                                    GError **error);

/* Its error output, or where there is none its output: the end of it, as valid UTF-8.
 * (transfer full) */
char *checkbit_lab_process_dup_words (CheckbitLabProcess *self);

G_END_DECLS
