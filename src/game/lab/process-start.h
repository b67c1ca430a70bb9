/* Starting a program without a copy of Checkbit's memory.
 *
 * fork() marks all memory of the caller to be copied where it is next written: hundreds of
 * starts while a window is open cost the thread that draws it more than drawing does. vfork()
 * leaves the memory alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Starts a program, found on the path where its name is no path, as the leader of a process
 * group that is killed when the calling thread ends. It gets nothing that is open here but its
 * three streams. environment: all of it. in: what writes to it; NULL: it reads nothing. out,
 * err: what reads from it. The caller waits for the end and closes the streams. FALSE with the
 * reason as a GSpawnError. */
gboolean checkbit_lab_process_start (const char *const *argv,
                                     const char *const *environment,
                                     GPid *pid,
                                     int *in,
                                     int *out,
                                     int *err,
                                     GError **error);

G_END_DECLS
