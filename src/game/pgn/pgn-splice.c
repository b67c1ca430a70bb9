/* Inserts one game into a PGN file: copies everything before and after it, byte for byte.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-splice.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/base/file-save.h"
#include "game/pgn/pgn-file.h"
#include "game/pgn/pgn-text.h"

/* How many bytes are read at a time. */
#define CHUNK (1024 * 1024)

/* How many bytes are searched for line ends. */
#define LOOK (64 * 1024)

/* Reports that the file has changed. Returns FALSE. */
static gboolean
set_changed (const CheckbitPgnSplice *splice, GError **error)
{
  g_autofree char *base = g_file_get_basename (splice->file);
  g_autofree char *name = g_filename_display_name (base != NULL ? base : "");

  g_set_error (error, CHECKBIT_PGN_FILE_ERROR, CHECKBIT_PGN_FILE_ERROR_CHANGED,
               /* Translators: %s is a file's name */
               _ ("“%s” was changed by another program. Nothing was written."), name);

  return FALSE;
}

/* Whether the file is still the expected one. */
static gboolean
check_stamp (const CheckbitPgnSplice *splice, GError **error)
{
  CheckbitFileStamp now;

  if (!checkbit_file_stamp_query (&now, splice->file, error))
    return FALSE;

  return checkbit_file_stamp_equal (&now, &splice->stamp) || set_changed (splice, error);
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

/* --- Style ---------------------------------------------------------------------------------- */

typedef enum
{
  ENCODING_UTF8,
  ENCODING_CP1252,
  ENCODING_UTF16_LE,
  ENCODING_UTF16_BE,
} Encoding;

/* The encoding and line ends of a file, which the new text must use, too. */
typedef struct
{
  Encoding encoding;
  gboolean crlf;
  guint n_newlines_before; /* needed before a text at the given position */
} Style;

static guint
unit_size (const Style *style)
{
  return style->encoding >= ENCODING_UTF16_LE ? 2 : 1;
}

/* --- Style: encoding ------------------------------------------------------------------------ */

/* The number of bytes at the end of a chunk that may start a character of the next. */
static gsize
unfinished_length (const char *bytes, gsize length)
{
  for (gsize n = 1; n <= 3 && n <= length; n++)
    {
      guint8 byte = (guint8) bytes[length - n];

      if (byte >= 0xc0)
        return n;
      if (byte < 0x80)
        return 0;
    }

  return 0;
}

/* Whether the whole file is UTF-8. */
static gboolean
check_utf8 (GInputStream *stream, GCancellable *cancellable, gboolean *utf8, GError **error)
{
  g_autofree char *chunk = g_malloc (CHUNK);
  gsize kept = 0;
  gssize n;

  *utf8 = TRUE;
  while ((n = g_input_stream_read (stream, chunk + kept, CHUNK - kept, cancellable, error)) > 0)
    {
      gsize length = kept + (gsize) n;

      kept = unfinished_length (chunk, length);
      for (gsize i = 0; i < length - kept; i++)
        if (chunk[i] == '\0')
          chunk[i] = ' ';
      if (!g_utf8_validate_len (chunk, length - kept, NULL))
        {
          *utf8 = FALSE;
          return TRUE;
        }
      memmove (chunk, chunk + length - kept, kept);
    }
  *utf8 = *utf8 && kept == 0;

  return n == 0;
}

static gboolean
find_encoding (
    Style *style, GFile *file, const char *text, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) start = checkbit_pgn_read_range (file, 0, 2, cancellable, error);
  g_autoptr (GFileInputStream) stream = NULL;
  gboolean utf8;

  if (start == NULL)
    return FALSE;
  if (g_bytes_get_size (start) == 2 && memcmp (g_bytes_get_data (start, NULL), "\xff\xfe", 2) == 0)
    style->encoding = ENCODING_UTF16_LE;
  if (g_bytes_get_size (start) == 2 && memcmp (g_bytes_get_data (start, NULL), "\xfe\xff", 2) == 0)
    style->encoding = ENCODING_UTF16_BE;
  if (style->encoding != ENCODING_UTF8 || g_str_is_ascii (text))
    return TRUE;

  stream = g_file_read (file, cancellable, error);
  if (stream == NULL || !check_utf8 (G_INPUT_STREAM (stream), cancellable, &utf8, error))
    return FALSE;
  style->encoding = utf8 ? ENCODING_UTF8 : ENCODING_CP1252;

  return TRUE;
}

/* --- Style: ends of lines ------------------------------------------------------------------- */

/* The first line end in some bytes determines the style; FALSE if there is none. */
static gboolean
find_newline (Style *style, GBytes *bytes)
{
  gsize length;
  const char *start = g_bytes_get_data (bytes, &length);
  const char *newline = length > 0 ? memchr (start, '\n', length) : NULL;
  guint unit = unit_size (style);

  if (newline == NULL)
    return FALSE;
  style->crlf = newline - start >= (gssize) unit && newline[-(gssize) unit] == '\r';

  return TRUE;
}

/* Counts the line ends right before a position, at most two. */
static guint
count_newlines_before (GBytes *bytes)
{
  gsize length;
  const char *start = g_bytes_get_data (bytes, &length);
  guint n = 0;

  while (length > 0 && n < 2)
    {
      char byte = start[--length];

      if (byte == '\n')
        n++;
      else if (byte != '\r' && byte != '\0')
        break;
    }

  return n;
}

/* A replaced text starts a line; an appended one has an empty line before it. */
static gboolean
find_place (Style *style,
            GFile *file,
            guint64 offset,
            gboolean append,
            GCancellable *cancellable,
            GError **error)
{
  guint64 start = offset > 16 ? offset - 16 : 0;
  guint64 mark = style->encoding >= ENCODING_UTF16_LE ? 2 : 0;
  g_autoptr (GBytes) before = NULL;
  guint wanted = append ? 2 : 1;

  start = MAX (start, mark);
  if (offset <= start)
    return TRUE;
  before = checkbit_pgn_read_range (file, start, offset - start, cancellable, error);
  if (before == NULL)
    return FALSE;
  if (g_bytes_get_size (before) == 3
      && memcmp (g_bytes_get_data (before, NULL), "\xef\xbb\xbf", 3) == 0)
    return TRUE;
  style->n_newlines_before = wanted - MIN (wanted, count_newlines_before (before));

  return TRUE;
}

/* Finds the style of a file for a text at some range. The whole file is read only if the text is
 * not ASCII, as only then its encoding matters. */
static gboolean
style_find (Style *style,
            GFile *file,
            gboolean exists,
            guint64 offset,
            guint64 length,
            const char *text,
            GCancellable *cancellable,
            GError **error)
{
  g_autoptr (GBytes) old = NULL;
  g_autoptr (GBytes) start = NULL;

  *style = (Style){ .encoding = ENCODING_UTF8 };
  if (!exists)
    return TRUE;
  if (!find_encoding (style, file, text, cancellable, error)
      || !find_place (style, file, offset, length == 0, cancellable, error))
    return FALSE;

  old = checkbit_pgn_read_range (file, offset, MIN (length, LOOK), cancellable, error);
  if (old == NULL)
    return FALSE;
  if (find_newline (style, old))
    return TRUE;
  start = checkbit_pgn_read_range (file, 0, LOOK, cancellable, error);
  if (start == NULL)
    return FALSE;
  find_newline (style, start);

  return TRUE;
}

/* --- Style: texts --------------------------------------------------------------------------- */

/* Appends a line end in the given style. */
static void
style_add_newline (const Style *style, GString *bytes)
{
  const char *newline = style->crlf ? "\r\n" : "\n";

  for (; *newline != '\0'; newline++)
    {
      if (style->encoding == ENCODING_UTF16_BE)
        g_string_append_c (bytes, '\0');
      g_string_append_c (bytes, *newline);
      if (style->encoding == ENCODING_UTF16_LE)
        g_string_append_c (bytes, '\0');
    }
}

static char *
encode (const Style *style, const char *text, gsize length, gsize *written)
{
  const char *charset = style->encoding == ENCODING_UTF16_LE ? "UTF-16LE" : "UTF-16BE";
  char *bytes = NULL;

  if (unit_size (style) == 2)
    bytes = g_convert (text, (gssize) length, charset, "UTF-8", NULL, written, NULL);
  else if (style->encoding == ENCODING_CP1252)
    bytes = checkbit_pgn_text_to_cp1252 (text, (gssize) length, written);
  if (bytes != NULL)
    return bytes;
  *written = length;

  return g_strndup (text, length);
}

/* A text in a style. Characters missing in CP1252 stay UTF-8, which the reader recognizes for each
 * text. (transfer full) */
static GBytes *
style_encode (const Style *style, const char *text)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  gsize written;
  char *bytes;

  for (; *text != '\0'; text++)
    {
      if (*text == '\n' && style->crlf)
        g_string_append_c (lines, '\r');
      g_string_append_c (lines, *text);
    }
  bytes = encode (style, lines->str, lines->len, &written);

  return g_bytes_new_take (bytes, written);
}

/* --- The new text --------------------------------------------------------------------------- */

/* The new text in the file's encoding, with the required line ends around it. */
typedef struct
{
  const CheckbitPgnSplice *splice;
  GCancellable *cancellable;
  GString *before; /* line ends, so that it starts on a separate line */
  GBytes *text;
  GString *behind;
  CheckbitFileStamp written; /* of the new file */
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
  Style style;

  if (!style_find (&style, splice->file, splice->stamp.exists, splice->offset, splice->length,
                   splice->text, insertion->cancellable, error))
    return FALSE;

  insertion->text = style_encode (&style, splice->text);
  for (guint i = 0; i < style.n_newlines_before; i++)
    style_add_newline (&style, insertion->before);
  if (splice->append)
    style_add_newline (&style, insertion->behind);

  return TRUE;
}

/* --- Writing -------------------------------------------------------------------------------- */

/* Copies a range; to the end of the file if length is G_MAXUINT64. */
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

/* The last check, when the new file is on disk and only has to be renamed. Its stamp is taken now:
 * later, another program might already have changed it. */
static gboolean
check_cb (const char *path, gpointer user_data, GError **error)
{
  Insertion *insertion = user_data;
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return checkbit_file_stamp_query (&insertion->written, file, error)
         && check_stamp (insertion->splice, error);
}

/* A file without a local path is assembled in memory and given to its backend, which checks the
 * etag itself. */
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

/* If a file written by its backend cannot be queried, its stamp is set to one that never matches,
 * so that it is checked before the next write. */
static gboolean
write_remote (Insertion *insertion, GError **error)
{
  if (!replace_remote (insertion, error))
    return FALSE;
  if (!checkbit_file_stamp_query (&insertion->written, insertion->splice->file, NULL))
    insertion->written = (CheckbitFileStamp){ .exists = TRUE, .size = G_MAXUINT64 };

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
