/* Starts the program of an engine: without a shell, and so that it never outlives Checkbit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Starts a program with pipes for its input and both outputs, from a thread that lives as long as
 * Checkbit. folder: its working folder. NULL with the bare reason as a GIOError or GSpawnError.
 * (transfer full) */
GSubprocess *checkbit_engine_spawn (const char *path,
                                    const char *const *arguments,
                                    const char *folder,
                                    GError **error);

G_END_DECLS
