/* Inserts one game into a PGN file: copies everything before and after it, byte for byte.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-splice.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/base/file-save.h"
#include "game/pgn/pgn-file.h"
#include "game/pgn/pgn-lexer.h"
#include "game/pgn/pgn-text.h"
#include "game/pgn/pgn-units.h"

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

/* The encoding and line ends of a file, which the new text must use, too. */
typedef struct
{
  CheckbitPgnUnits units;
  gsize mark;      /* how many bytes the byte order mark has, but for that of UTF-8 */
  gboolean cp1252; /* whether bytes are characters of CP1252 */
  gboolean crlf;
} Style;

static guint
unit_size (const Style *style)
{
  return checkbit_pgn_units_get_size (style->units);
}

/* Some units in a range of a file. */
typedef struct
{
  const Style *style;
  const guint8 *bytes;
  gsize n; /* whole ones */
} Units;

static Units
get_units (const Style *style, GBytes *range)
{
  gsize length;
  const guint8 *bytes = g_bytes_get_data (range, &length);

  return (Units){ style, bytes, length / unit_size (style) };
}

static guint32
unit_at (const Units *units, gsize index)
{
  return checkbit_pgn_units_read (units->style->units,
                                  units->bytes + index * unit_size (units->style));
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

/* The whole file is read only if the text is not ASCII, as only then it matters which characters
 * its bytes are. */
static gboolean
find_encoding (
    Style *style, GFile *file, const char *text, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) start
      = checkbit_pgn_read_range (file, 0, CHECKBIT_PGN_UNITS_LOOK, cancellable, error);
  g_autoptr (GFileInputStream) stream = NULL;
  gboolean utf8;

  if (start == NULL)
    return FALSE;
  style->units = checkbit_pgn_units_find (g_bytes_get_data (start, NULL), g_bytes_get_size (start),
                                          &style->mark);
  if (style->units != CHECKBIT_PGN_BYTES || g_str_is_ascii (text))
    return TRUE;

  stream = g_file_read (file, cancellable, error);
  if (stream == NULL || !check_utf8 (G_INPUT_STREAM (stream), cancellable, &utf8, error))
    return FALSE;
  style->cp1252 = !utf8;

  return TRUE;
}

/* --- Style: ends of lines ------------------------------------------------------------------- */

/* The first line end in a range determines the style. FALSE if there is none; or with an error,
 * then it is set. */
static gboolean
find_newline (Style *style,
              GFile *file,
              guint64 offset,
              guint64 length,
              GCancellable *cancellable,
              GError **error)
{
  g_autoptr (GBytes) range
      = checkbit_pgn_read_range (file, offset, MIN (length, LOOK), cancellable, error);
  Units units;

  if (range == NULL)
    return FALSE;
  units = get_units (style, range);
  for (gsize i = 0; i < units.n; i++)
    if (unit_at (&units, i) == '\n')
      {
        style->crlf = i > 0 && unit_at (&units, i - 1) == '\r';
        return TRUE;
      }

  return FALSE;
}

/* Finds the style of a file for a text at some range. */
static gboolean
style_find (Style *style,
            const CheckbitPgnSplice *splice,
            GCancellable *cancellable,
            GError **error)
{
  g_autoptr (GError) failed = NULL;

  *style = (Style){ 0 };
  if (!splice->stamp.exists)
    return TRUE;
  if (!find_encoding (style, splice->file, splice->text, cancellable, error))
    return FALSE;

  if (!find_newline (style, splice->file, splice->offset, splice->length, cancellable, &failed)
      && failed == NULL)
    find_newline (style, splice->file, style->mark, LOOK, cancellable, &failed);
  if (failed == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&failed));

  return FALSE;
}

/* --- Style: texts --------------------------------------------------------------------------- */

/* Appends an ASCII character in a style; a newline as the style has it. */
static void
style_add (const Style *style, GString *bytes, char character)
{
  guint size = unit_size (style);
  /* The mark, U+FEFF, shows which byte of a unit is the low one. */
  const char *mark = checkbit_pgn_units_get_mark (style->units);

  if (character == '\n' && style->crlf)
    style_add (style, bytes, '\r');
  for (guint i = 0; i < size; i++)
    g_string_append_c (bytes, size == 1 || mark[i] == '\xff' ? character : '\0');
}

static char *
encode (const Style *style, const char *text, gsize length, gsize *written)
{
  char *bytes = NULL;

  if (unit_size (style) > 1)
    bytes = g_convert (text, (gssize) length, checkbit_pgn_units_get_charset (style->units),
                       "UTF-8", NULL, written, NULL);
  else if (style->cp1252)
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

/* The new text in the file's encoding, with what is needed around it. */
typedef struct
{
  const CheckbitPgnSplice *splice;
  GCancellable *cancellable;
  Style style;
  GString *before; /* what closes the text before, and line ends: it starts on a separate line */
  gsize n_added;   /* bytes that close the text before */
  GBytes *text;
  GString *behind;           /* what keeps it apart from the text behind */
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

/* Counts the line ends right before a position, at most two. */
static guint
count_newlines (const Units *units)
{
  guint n = 0;

  for (gsize i = units->n; i > 0 && n < 2; i--)
    {
      guint32 unit = unit_at (units, i - 1);

      if (unit == '\n')
        n++;
      else if (unit != '\r' && unit != '\0')
        break;
    }

  return n;
}

/* A replaced text starts a line; an appended one has an empty line before it. */
static gboolean
begin_line (Insertion *self, GError **error)
{
  guint64 end = self->splice->offset;
  guint64 start = MAX (end > 16 ? end - 16 : 0, self->style.mark);
  guint wanted = self->splice->append ? 2 : 1;
  g_autoptr (GBytes) before = NULL;
  Units units;

  if (end <= start)
    return TRUE;
  before
      = checkbit_pgn_read_range (self->splice->file, start, end - start, self->cancellable, error);
  if (before == NULL)
    return FALSE;
  if (g_bytes_get_size (before) == 3
      && memcmp (g_bytes_get_data (before, NULL), "\xef\xbb\xbf", 3) == 0)
    return TRUE;

  units = get_units (&self->style, before);
  for (guint i = self->n_added > 0 ? 0 : count_newlines (&units); i < wanted; i++)
    style_add (&self->style, self->before, '\n');

  return TRUE;
}

/* What stands at the end of a file. */
typedef struct
{
  gboolean text;  /* whether there is anything */
  gboolean begun; /* whether a tag after it would belong to another game */
} End;

static gboolean
token_cb (const CheckbitPgnToken *token, gpointer user_data)
{
  End *end = user_data;

  end->text = TRUE;
  end->begun
      |= token->kind != CHECKBIT_PGN_TOKEN_COMMENT && token->kind != CHECKBIT_PGN_TOKEN_BAD_TAG;

  return TRUE;
}

/* Reads tokens up to the end of the file. */
static gboolean
read_to_end (Insertion *self, CheckbitPgnLexer *lexer, guint64 offset, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (self->splice->file, self->cancellable, error);
  g_autofree char *chunk = g_malloc (CHUNK);
  gssize n = 0;

  if (stream == NULL
      || !g_seekable_seek (G_SEEKABLE (stream), (goffset) offset, G_SEEK_SET, self->cancellable,
                           error))
    return FALSE;
  while ((n = g_input_stream_read (G_INPUT_STREAM (stream), chunk, CHUNK, self->cancellable, error))
         > 0)
    checkbit_pgn_lexer_feed (lexer, chunk, (gsize) n);
  checkbit_pgn_lexer_finish (lexer);

  return n == 0;
}

/* Looks at how the file ends: a comment without its brace would go on through the text appended to
 * it, comments alone would become those of its game, and half a character would put every one
 * behind it out of step. */
static gboolean
complete_end (Insertion *self, guint64 *n_odd, GError **error)
{
  End end = { FALSE, FALSE };
  g_autoptr (CheckbitPgnLexer) lexer = checkbit_pgn_lexer_new (token_cb, &end);
  guint64 begin = self->splice->last_game;

  if (begin > 0 && unit_size (&self->style) > 1)
    checkbit_pgn_lexer_feed (lexer, checkbit_pgn_units_get_mark (self->style.units),
                             unit_size (&self->style));
  if (!read_to_end (self, lexer, begin, error))
    return FALSE;

  *n_odd = checkbit_pgn_lexer_get_n_odd_bytes (lexer);
  if (checkbit_pgn_lexer_ends_in_comment (lexer))
    style_add (&self->style, self->before, '}');
  if (end.text && !end.begun)
    {
      style_add (&self->style, self->before, '\n');
      style_add (&self->style, self->before, '*');
    }
  self->n_added = self->before->len;

  return TRUE;
}

static gboolean
is_space (guint32 unit)
{
  return unit < 0x80 && (unit == 0 || g_ascii_isspace ((char) unit));
}

/* What follows a replaced text begins a line if it did so before, and is no part of its last
 * word. */
static gboolean
end_word (Insertion *self, GError **error)
{
  const CheckbitPgnSplice *splice = self->splice;
  guint size = unit_size (&self->style);
  g_autoptr (GBytes) around = NULL;
  Units units;

  if (splice->length < size)
    return TRUE;
  around = checkbit_pgn_read_range (splice->file, splice->offset + splice->length - size, 2 * size,
                                    self->cancellable, error);
  if (around == NULL)
    return FALSE;
  units = get_units (&self->style, around);
  if (units.n == 2 && !is_space (unit_at (&units, 1)))
    style_add (&self->style, self->behind, unit_at (&units, 0) == '\n' ? '\n' : ' ');

  return TRUE;
}

/* Prepares for a text at the end of the file. */
static gboolean
prepare_end (Insertion *self, CheckbitPgnSplice *splice, GError **error)
{
  guint64 n_odd = 0;

  splice->offset = splice->stamp.size;
  splice->length = 0;
  if (splice->stamp.exists && !complete_end (self, &n_odd, error))
    return FALSE;
  splice->offset -= n_odd;
  splice->length = n_odd;
  style_add (&self->style, self->behind, '\n');

  return TRUE;
}

static gboolean
prepare (Insertion *self, CheckbitPgnSplice *splice, GError **error)
{
  if (!style_find (&self->style, splice, self->cancellable, error)
      || (splice->append ? !prepare_end (self, splice, error) : !end_word (self, error))
      || (splice->stamp.exists && !begin_line (self, error)))
    return FALSE;
  self->text = style_encode (&self->style, splice->text);

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
  gboolean local = checkbit_file_is_local (splice->file);
  g_auto (Insertion) insertion = { .splice = splice,
                                   .cancellable = cancellable,
                                   .before = g_string_new (NULL),
                                   .behind = g_string_new (NULL) };

  if (!check_stamp (splice, error) || !prepare (&insertion, splice, error))
    return FALSE;
  if (local ? !write_local (&insertion, path, error) : !write_remote (&insertion, error))
    return FALSE;

  splice->shift
      = (gint64) (insertion.before->len + g_bytes_get_size (insertion.text) + insertion.behind->len)
        - (gint64) splice->length;
  splice->old_end = splice->offset;
  splice->n_added = insertion.n_added;
  splice->offset += insertion.before->len;
  splice->length = g_bytes_get_size (insertion.text);
  splice->stamp = insertion.written;

  return TRUE;
}
