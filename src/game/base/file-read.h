/* Reading one of the program's own small files synchronously.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Larger than any file of settings. */
#define CHECKBIT_FILE_READ_MOST ((gsize) 4 * 1024 * 1024)

/* All of a file, for a caller that cannot wait: it is not read if it is not a regular file, for
 * example a pipe, or longer than CHECKBIT_FILE_READ_MOST. NULL with a GFileError, NOENT if there is
 * none. (transfer full) */
GBytes *checkbit_file_read (const char *path, GError **error);

G_END_DECLS
