/* Writing a file whole or not at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* For main(): from now on, exceeding the file size limit is an error like any other, and does not
 * kill the program. */
void checkbit_file_save_init (void);

/* Writes a file in a thread: a temporary file in the same folder, fsync, rename, fsync of the
 * folder. Symbolic links are followed first, so that a link stays a link. An existing file keeps
 * its permissions, access control list and extended attributes where the file system has any. If
 * any step fails, the file is unchanged and no temporary file is left; the next save removes that
 * of a killed one.
 *
 * A GFile without a local path (a remote share) is written by its own backend instead. A running
 * application does not end meanwhile, unless it is made to. */
void checkbit_file_save_async (GFile *file,
                               GBytes *contents,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);

/* The same synchronously, for a thread or a program that may block. The GIOError is only the
 * reason, without the file's name. cancellable: checked before the file is put in place; may be
 * NULL. */
gboolean checkbit_file_save_path (const char *path,
                                  GBytes *contents,
                                  GCancellable *cancellable,
                                  GError **error);

/* The same for a file that only its owner may read. */
gboolean checkbit_file_save_private (const char *path, GBytes *contents, GError **error);

/* Receives the contents piece by piece. */
typedef struct _CheckbitFileSink CheckbitFileSink;

gboolean
checkbit_file_sink_write (CheckbitFileSink *sink, const char *bytes, gsize length, GError **error);

/* Writes the contents; FALSE with an error, and the old file stays. */
typedef gboolean (*CheckbitFileWriteFunc) (CheckbitFileSink *sink,
                                           gpointer user_data,
                                           GError **error);

/* Checks right before the replacement whether the file may be replaced; FALSE with an error, and
 * the old file stays. The new file, already synced, is at path. */
typedef gboolean (*CheckbitFileCheckFunc) (const char *path, gpointer user_data, GError **error);

typedef struct
{
  CheckbitFileWriteFunc write;
  CheckbitFileCheckFunc check; /* NULL for none */
  gpointer user_data;          /* of both functions */
  gboolean private;            /* only for its owner, whatever the old file's permissions */
} CheckbitFileWriter;

/* Like checkbit_file_save_path(), for contents that are never completely in memory. */
gboolean checkbit_file_save_path_with (const char *path,
                                       const CheckbitFileWriter *writer,
                                       GCancellable *cancellable,
                                       GError **error);

/* FALSE with a GIOError: a translated sentence with the file's name and the reason. */
gboolean checkbit_file_save_finish (GAsyncResult *result, GError **error);

G_END_DECLS
