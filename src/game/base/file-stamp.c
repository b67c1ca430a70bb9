/* Recognizing whether a file has changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/base/file-stamp.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define STAMP_ATTRIBUTES                                                                           \
  G_FILE_ATTRIBUTE_STANDARD_SIZE                                                                   \
      "," G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_TIME_MODIFIED                        \
      "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC "," G_FILE_ATTRIBUTE_UNIX_INODE                      \
      "," G_FILE_ATTRIBUTE_ETAG_VALUE

gboolean
checkbit_file_is_local (GFile *file)
{
  return g_file_is_native (file) && g_file_peek_path (file) != NULL;
}

gboolean
checkbit_file_stamp_query (CheckbitFileStamp *stamp, GFile *file, GError **error)
{
  g_autoptr (GError) reason = NULL;
  g_autoptr (GFileInfo) info
      = g_file_query_info (file, STAMP_ATTRIBUTES, G_FILE_QUERY_INFO_NONE, NULL, &reason);

  *stamp = (CheckbitFileStamp){ 0 };
  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return TRUE;
  if (info == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  /* A device or a pipe has no end, or cannot be read twice: changes cannot be recognized. */
  if (g_file_info_get_file_type (info) == G_FILE_TYPE_SPECIAL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                           _ ("It is not a regular file"));
      return FALSE;
    }

  stamp->exists = TRUE;
  stamp->size = (guint64) g_file_info_get_size (info);
  stamp->modified_us
      = g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED) * 1000000
        + g_file_info_get_attribute_uint32 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC);
  stamp->inode = g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_UNIX_INODE);
  if (g_file_info_get_etag (info) != NULL)
    g_strlcpy (stamp->etag, g_file_info_get_etag (info), sizeof stamp->etag);

  return TRUE;
}

static void
query_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  g_autofree CheckbitFileStamp *stamp = g_new (CheckbitFileStamp, 1);
  GError *error = NULL;

  if (checkbit_file_stamp_query (stamp, source, &error))
    g_task_return_pointer (task, g_steal_pointer (&stamp), g_free);
  else
    g_task_return_error (task, error);
}

void
checkbit_file_stamp_query_async (GFile *file,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (file, cancellable, callback, user_data);

  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, query_thread);
}

CheckbitFileStamp *
checkbit_file_stamp_query_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

gboolean
checkbit_file_stamp_equal (const CheckbitFileStamp *a, const CheckbitFileStamp *b)
{
  return a->exists == b->exists && a->size == b->size && a->modified_us == b->modified_us
         && a->inode == b->inode && strcmp (a->etag, b->etag) == 0;
}

char *
checkbit_file_stamp_to_text (const CheckbitFileStamp *stamp)
{
  return g_strdup_printf ("%" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT " %s",
                          stamp->size, stamp->modified_us, stamp->inode, stamp->etag);
}

void
checkbit_file_stamp_set_unknown (CheckbitFileStamp *stamp)
{
  *stamp = (CheckbitFileStamp){ .exists = TRUE, .size = G_MAXUINT64 };
}
