/* Writing a file whole or not at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* For main(): writing beyond the limit on the size of files is an error like any other from now on,
 * and not the end of the program. */
void checkbit_file_save_init (void);

/* Writes a file in a thread: a temporary file in the same folder, fsync, rename, fsync of the
 * folder. Symbolic links are followed first, so that a link stays a link. An existing file keeps
 * its permissions where the file system has any. Where any step fails, the file is as it was and
 * nothing is left beside it; what a killed save left there is taken away by the next one.
 *
 * A GFile without a local path (a remote share) is written by its own backend instead. */
void checkbit_file_save_async (GFile *file,
                               GBytes *contents,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);

/* The same at once, for a thread or a program that may wait. The GIOError is the reason alone and
 * does not name the file. cancellable: looked at before the file is put in place; may be NULL. */
gboolean checkbit_file_save_path (const char *path,
                                  GBytes *contents,
                                  GCancellable *cancellable,
                                  GError **error);

/* The same for a file that nobody but its owner may read. */
gboolean checkbit_file_save_private (const char *path, GBytes *contents, GError **error);

/* What a file is written with, piece by piece. */
typedef struct _CheckbitFileSink CheckbitFileSink;

gboolean
checkbit_file_sink_write (CheckbitFileSink *sink, const char *bytes, gsize length, GError **error);

/* Writes the contents; FALSE with an error, and the file stays as it was. */
typedef gboolean (*CheckbitFileWriteFunc) (CheckbitFileSink *sink,
                                           gpointer user_data,
                                           GError **error);

/* Looks whether the file may be replaced, right before it is; FALSE with an error, and it stays.
 * The new file, which is on the disk by then, is at path. */
typedef gboolean (*CheckbitFileCheckFunc) (const char *path, gpointer user_data, GError **error);

typedef struct
{
  CheckbitFileWriteFunc write;
  CheckbitFileCheckFunc check; /* NULL for none */
  gpointer user_data;          /* of both */
  gboolean private;            /* open to its owner alone, whatever the old file was */
} CheckbitFileWriter;

/* As checkbit_file_save_path() for contents that are never in memory as a whole. */
gboolean checkbit_file_save_path_with (const char *path,
                                       const CheckbitFileWriter *writer,
                                       GCancellable *cancellable,
                                       GError **error);

/* FALSE with a GIOError: a translated sentence that names the file and the reason. */
gboolean checkbit_file_save_finish (GAsyncResult *result, GError **error);

G_END_DECLS
