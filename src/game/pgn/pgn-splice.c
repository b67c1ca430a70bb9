/* Putting one game into a PGN file: copies what is before it and behind it, byte for byte.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-splice.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/base/file-save.h"
#include "game/pgn/pgn-encode.h"
#include "game/pgn/pgn-file.h"

/* Bytes copied at a time. */
#define CHUNK (1024 * 1024)

/* --- Stamps --------------------------------------------------------------------------------- */

#define STAMP_ATTRIBUTES                                                                           \
  G_FILE_ATTRIBUTE_STANDARD_SIZE "," G_FILE_ATTRIBUTE_TIME_MODIFIED                                \
                                 "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC                           \
                                 "," G_FILE_ATTRIBUTE_UNIX_INODE "," G_FILE_ATTRIBUTE_ETAG_VALUE

gboolean
checkbit_pgn_stamp_query (CheckbitPgnStamp *stamp, GFile *file, GError **error)
{
  g_autoptr (GError) reason = NULL;
  g_autoptr (GFileInfo) info
      = g_file_query_info (file, STAMP_ATTRIBUTES, G_FILE_QUERY_INFO_NONE, NULL, &reason);

  *stamp = (CheckbitPgnStamp){ 0 };
  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return TRUE;
  if (info == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&reason));
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

gboolean
checkbit_pgn_stamp_equal (const CheckbitPgnStamp *a, const CheckbitPgnStamp *b)
{
  return a->exists == b->exists && a->size == b->size && a->modified_us == b->modified_us
         && a->inode == b->inode && strcmp (a->etag, b->etag) == 0;
}

/* Says that the file is another one by now. Returns FALSE. */
static gboolean
set_changed (const CheckbitPgnSplice *splice, GError **error)
{
  g_autofree char *base = g_file_get_basename (splice->file);
  g_autofree char *name = g_filename_display_name (base != NULL ? base : "");

  g_set_error (error, CHECKBIT_PGN_FILE_ERROR, CHECKBIT_PGN_FILE_ERROR_CHANGED,
               /* Translators: %s is a file's name */
               _ ("“%s” was changed by another program, and nothing was written"), name);

  return FALSE;
}

/* Whether the file is still the one that is to be changed. */
static gboolean
check_stamp (const CheckbitPgnSplice *splice, GError **error)
{
  CheckbitPgnStamp now;

  if (!checkbit_pgn_stamp_query (&now, splice->file, error))
    return FALSE;

  return checkbit_pgn_stamp_equal (&now, &splice->stamp) || set_changed (splice, error);
}

/* --- Reading -------------------------------------------------------------------------------- */

GBytes *
checkbit_pgn_read_range (
    GFile *file, guint64 offset, guint64 length, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  g_autofree char *bytes = NULL;
  gsize n;

  if (stream == NULL)
    return NULL;
  if (offset > 0
      && !g_seekable_seek (G_SEEKABLE (stream), (goffset) offset, G_SEEK_SET, cancellable, error))
    return NULL;
  bytes = g_try_malloc (MAX (length, 1));
  if (bytes == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, g_strerror (ENOMEM));
      return NULL;
    }
  if (!g_input_stream_read_all (G_INPUT_STREAM (stream), bytes, length, &n, cancellable, error))
    return NULL;

  return g_bytes_new_take (g_steal_pointer (&bytes), n);
}

/* --- The new text --------------------------------------------------------------------------- */

/* The new text as the file writes it, with what must stand before and behind it. */
typedef struct
{
  const CheckbitPgnSplice *splice;
  GCancellable *cancellable;
  GString *before; /* ends of lines, so that it begins on one of its own */
  GBytes *text;
  GString *behind;
  CheckbitPgnStamp written; /* of the new file */
} Insertion;

static void
insertion_clear (Insertion *insertion)
{
  g_string_free (insertion->before, TRUE);
  g_string_free (insertion->behind, TRUE);
  g_clear_pointer (&insertion->text, g_bytes_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Insertion, insertion_clear)

static gboolean
prepare (Insertion *insertion, GError **error)
{
  const CheckbitPgnSplice *splice = insertion->splice;
  CheckbitPgnStyle style;

  if (!checkbit_pgn_style_find (&style, splice->file, splice->stamp.exists, splice->offset,
                                splice->length, splice->text, insertion->cancellable, error))
    return FALSE;

  insertion->text = checkbit_pgn_style_encode (&style, splice->text);
  for (guint i = 0; i < style.n_newlines_before; i++)
    checkbit_pgn_style_add_newline (&style, insertion->before);
  if (splice->append)
    checkbit_pgn_style_add_newline (&style, insertion->behind);

  return TRUE;
}

/* --- Writing -------------------------------------------------------------------------------- */

/* Copies a range; to the end of the file where length is G_MAXUINT64. */
static gboolean
copy (
    Insertion *insertion, GInputStream *from, CheckbitFileSink *to, guint64 length, GError **error)
{
  g_autofree char *chunk = g_malloc (CHUNK);

  while (length > 0)
    {
      gssize n
          = g_input_stream_read (from, chunk, MIN (length, CHUNK), insertion->cancellable, error);

      if (n < 0)
        return FALSE;
      if (n == 0)
        return length == G_MAXUINT64 || set_changed (insertion->splice, error);
      if (!checkbit_file_sink_write (to, chunk, (gsize) n, error))
        return FALSE;
      if (length != G_MAXUINT64)
        length -= (guint64) n;
    }

  return TRUE;
}

static gboolean
insert (Insertion *insertion, CheckbitFileSink *to, GError **error)
{
  gsize length;
  const char *text = g_bytes_get_data (insertion->text, &length);

  return checkbit_file_sink_write (to, insertion->before->str, insertion->before->len, error)
         && checkbit_file_sink_write (to, text, length, error)
         && checkbit_file_sink_write (to, insertion->behind->str, insertion->behind->len, error);
}

static gboolean
write_cb (CheckbitFileSink *to, gpointer user_data, GError **error)
{
  Insertion *insertion = user_data;
  const CheckbitPgnSplice *splice = insertion->splice;
  g_autoptr (GFileInputStream) from = NULL;

  if (!splice->stamp.exists)
    return insert (insertion, to, error);

  from = g_file_read (splice->file, insertion->cancellable, error);

  return from != NULL && copy (insertion, G_INPUT_STREAM (from), to, splice->offset, error)
         && insert (insertion, to, error)
         && g_seekable_seek (G_SEEKABLE (from), (goffset) (splice->offset + splice->length),
                             G_SEEK_SET, insertion->cancellable, error)
         && copy (insertion, G_INPUT_STREAM (from), to, G_MAXUINT64, error);
}

/* The last look, when the new file is on the disk and only has to take the old one's place. Its
 * stamp is taken now: later another program might have been at it already. */
static gboolean
check_cb (const char *path, gpointer user_data, GError **error)
{
  Insertion *insertion = user_data;
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return checkbit_pgn_stamp_query (&insertion->written, file, error)
         && check_stamp (insertion->splice, error);
}

/* A file without a local path is put together in memory and handed to its backend, which looks at
 * the etag itself. */
static gboolean
replace_remote (Insertion *insertion, GError **error)
{
  const CheckbitPgnSplice *splice = insertion->splice;
  g_autoptr (GString) all = g_string_new (NULL);
  gsize length, old_length = 0;
  const char *text = g_bytes_get_data (insertion->text, &length);
  g_autofree char *old = NULL;

  if (splice->stamp.exists
      && !g_file_load_contents (splice->file, insertion->cancellable, &old, &old_length, NULL,
                                error))
    return FALSE;
  g_string_append_len (all, old, (gssize) MIN (splice->offset, old_length));
  g_string_append_len (all, insertion->before->str, (gssize) insertion->before->len);
  g_string_append_len (all, text, (gssize) length);
  g_string_append_len (all, insertion->behind->str, (gssize) insertion->behind->len);
  if (splice->offset + splice->length < old_length)
    g_string_append_len (all, old + splice->offset + splice->length,
                         (gssize) (old_length - splice->offset - splice->length));

  return g_file_replace_contents (splice->file, all->str, all->len,
                                  *splice->stamp.etag != '\0' ? splice->stamp.etag : NULL, FALSE,
                                  G_FILE_CREATE_NONE, NULL, insertion->cancellable, error);
}

/* A file that was written by its backend, and cannot be looked at, has a stamp like no file: it is
 * looked at again before anything more is written. */
static gboolean
write_remote (Insertion *insertion, GError **error)
{
  if (!replace_remote (insertion, error))
    return FALSE;
  if (!checkbit_pgn_stamp_query (&insertion->written, insertion->splice->file, NULL))
    insertion->written = (CheckbitPgnStamp){ .exists = TRUE, .size = G_MAXUINT64 };

  return TRUE;
}

static gboolean
write_local (Insertion *insertion, const char *path, GError **error)
{
  const CheckbitFileWriter writer
      = { .write = write_cb, .check = check_cb, .user_data = insertion };

  return checkbit_file_save_path_with (path, &writer, insertion->cancellable, error);
}

gboolean
checkbit_pgn_splice (CheckbitPgnSplice *splice, GCancellable *cancellable, GError **error)
{
  const char *path = g_file_peek_path (splice->file);
  gboolean local = path != NULL && g_file_is_native (splice->file);
  g_auto (Insertion) insertion = { .splice = splice,
                                   .cancellable = cancellable,
                                   .before = g_string_new (NULL),
                                   .behind = g_string_new (NULL) };

  if (!check_stamp (splice, error))
    return FALSE;
  if (splice->append)
    {
      splice->offset = splice->stamp.size;
      splice->length = 0;
    }
  if (!prepare (&insertion, error))
    return FALSE;
  if (local ? !write_local (&insertion, path, error) : !write_remote (&insertion, error))
    return FALSE;

  splice->offset += insertion.before->len;
  splice->length = g_bytes_get_size (insertion.text);
  splice->stamp = insertion.written;

  return TRUE;
}
