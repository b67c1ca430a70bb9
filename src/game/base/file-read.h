/* Reading a small file of the program's own at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* More than any file of settings has. */
#define CHECKBIT_FILE_READ_MOST ((gsize) 4 * 1024 * 1024)

/* All of a file, for a caller that cannot wait: what is no regular file, such as a pipe, or longer
 * than CHECKBIT_FILE_READ_MOST, is not read. NULL with a GFileError, NOENT where there is none.
 * (transfer full) */
GBytes *checkbit_file_read (const char *path, GError **error);

G_END_DECLS
