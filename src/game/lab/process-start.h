/* Starts a program without copying Checkbit's memory.
 *
 * fork() marks all memory of the caller as copy-on-write: hundreds of starts while a window is open
 * would cost its thread more than drawing. vfork() shares the memory instead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Starts a program, searched in PATH if its name is not a path, as the leader of a process group
 * that is killed when the calling thread ends. It inherits only its three streams. environment: the
 * complete one. in: for writing to it; NULL: it has no input. out, err: for reading from it. The
 * caller must wait for it and close the streams. FALSE with the reason as a GSpawnError. */
gboolean checkbit_lab_process_start (const char *const *argv,
                                     const char *const *environment,
                                     GPid *pid,
                                     int *in,
                                     int *out,
                                     int *err,
                                     GError **error);

G_END_DECLS
