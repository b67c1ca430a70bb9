/* How the program of an engine is started: without a shell, and never to outlive Checkbit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Starts a program with pipes for its input and both its outputs, from the thread that lives as
 * long as Checkbit does. folder: where it runs. NULL with the reason alone as a GIOError or
 * GSpawnError. (transfer full) */
GSubprocess *checkbit_engine_spawn (const char *path,
                                    const char *const *arguments,
                                    const char *folder,
                                    GError **error);

G_END_DECLS
