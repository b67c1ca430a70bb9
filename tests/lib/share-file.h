/* A file on a share that is mounted by FUSE: it has a path, but asking about it may take as long
 * as the network does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

/* A file that lies at path and says that it is not native. Whoever asks about it or reads it in the
 * thread that runs the main loop ends the test. */
GFile *share_file_new (const char *path);

/* How often it was asked about, in threads. */
guint share_file_get_n_queries (GFile *file);
