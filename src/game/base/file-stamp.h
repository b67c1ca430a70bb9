/* Recognizing whether a file has changed: the stamp differs after any change.
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
  char etag[64]; /* of a remote file; "" for none */
} CheckbitFileStamp;

/* Whether a file can be asked about without waiting for a network. A file on a share may have a
 * path, too, where the share is mounted by FUSE. */
gboolean checkbit_file_is_local (GFile *file);

/* Takes the stamp of a file, synchronously. FALSE with a GIOError; a missing file is not an
 * error. */
gboolean checkbit_file_stamp_query (CheckbitFileStamp *stamp, GFile *file, GError **error);
/* The same in a thread, as a disk may not answer. A file that is no longer waited for is cancelled
 * at once. */
void checkbit_file_stamp_query_async (GFile *file,
                                      GCancellable *cancellable,
                                      GAsyncReadyCallback callback,
                                      gpointer user_data);
/* (transfer full), to be freed with g_free(); NULL with an error. */
CheckbitFileStamp *checkbit_file_stamp_query_finish (GAsyncResult *result, GError **error);
gboolean checkbit_file_stamp_equal (const CheckbitFileStamp *a, const CheckbitFileStamp *b);

/* A short text to store, which is equal for equal stamps. (transfer full) */
char *checkbit_file_stamp_to_text (const CheckbitFileStamp *stamp);
/* Sets a stamp that no file has, so that every file counts as changed. */
void checkbit_file_stamp_set_unknown (CheckbitFileStamp *stamp);

G_END_DECLS
