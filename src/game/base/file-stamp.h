/* Which file it was that was looked at: another one after any change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct
{
  gboolean exists;
  guint64 size;
  guint64 modified_us;
  guint64 inode;
  char etag[64]; /* what a remote file has; "" for none */
} CheckbitFileStamp;

/* Looks at a file, at once. FALSE with a GIOError; a file that is not there is none. */
gboolean checkbit_file_stamp_query (CheckbitFileStamp *stamp, GFile *file, GError **error);
gboolean checkbit_file_stamp_equal (const CheckbitFileStamp *a, const CheckbitFileStamp *b);

G_END_DECLS
