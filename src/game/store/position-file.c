/* Files of positions: .fen and .epd, one position per line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/position-file.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/base/file-name.h"
#include "game/text/messages.h"

#define MAX_BYTES (64 * 1024 * 1024)
#define MAX_LINES 1000000

/* How much of a line is kept for display, in bytes. */
#define MAX_TEXT 4096

G_DEFINE_QUARK (checkbit-position-file-error-quark, checkbit_position_file_error)

/* A piece of text that is not NUL-terminated. */
typedef struct
{
  const char *start;
  const char *end;
} Span;

/* --- EPD operations ----------------------------------------------------------------------- */

static gboolean
is_space (char c)
{
  return c == ' ' || c == '\t';
}

static void
skip_spaces (Span *span)
{
  while (span->start < span->end && is_space (*span->start))
    span->start++;
}

/* Takes the next word, up to a space or one of the bytes in stops. */
static Span
take_word (Span *span, const char *stops)
{
  Span word;

  skip_spaces (span);
  word.start = span->start;
  while (span->start < span->end
         && !is_space (*span->start)
         && strchr (stops, *span->start) == NULL)
    span->start++;
  word.end = span->start;

  return word;
}

/* Takes a text in quotation marks, without these; if they are not closed, the rest of the span.
 */
static Span
take_quoted (Span *span)
{
  Span text = { .start = ++span->start };
  const char *close = memchr (text.start, '"', (gsize) (span->end - text.start));

  text.end = close != NULL ? close : span->end;
  span->start = close != NULL ? close + 1 : span->end;

  return text;
}

/* Takes the first operand of an operation, and skips the rest up to and including its semicolon. */
static Span
take_operand (Span *span)
{
  Span operand;

  skip_spaces (span);
  if (span->start < span->end && *span->start == '"')
    operand = take_quoted (span);
  else
    operand = take_word (span, ";");

  while (span->start < span->end && *span->start != ';')
    {
      if (*span->start == '"')
        take_quoted (span);
      else
        span->start++;
    }
  if (span->start < span->end)
    span->start++;

  return operand;
}

static gboolean
span_is_number (Span span)
{
  for (const char *p = span.start; p < span.end; p++)
    if (!g_ascii_isdigit (*p))
      return FALSE;

  return span.start < span.end;
}

/* Skips the four fields of the position and optional counters. */
static void
skip_position (Span *line)
{
  Span before;

  for (int field = 0; field < 4; field++)
    take_word (line, "");

  before = *line;
  while (span_is_number (take_word (line, ";")))
    before = *line;
  *line = before;
}

/* The operand of a line's id operation; NULL if it is missing or empty. (transfer full) */
static char *
find_id (Span line)
{
  skip_position (&line);

  while (line.start < line.end)
    {
      Span opcode = take_word (&line, ";");
      Span operand = take_operand (&line);
      gboolean is_id = opcode.end - opcode.start == 2 && memcmp (opcode.start, "id", 2) == 0;

      if (is_id && operand.start < operand.end)
        return g_utf8_make_valid (operand.start, operand.end - operand.start);
    }

  return NULL;
}

/* --- Lines -------------------------------------------------------------------------------- */

static void
position_line_free (gpointer data)
{
  CheckbitPositionLine *line = data;

  g_free (line->text);
  g_free (line->label);
  g_free (line);
}

static char *
dup_text (Span span)
{
  g_autofree char *start = NULL;

  if (span.end - span.start <= MAX_TEXT)
    return g_utf8_make_valid (span.start, span.end - span.start);

  start = g_utf8_make_valid (span.start, MAX_TEXT);

  return g_strconcat (start, "…", NULL);
}

static CheckbitPositionLine *
position_line_new (Span span, guint number)
{
  CheckbitPositionLine *line = g_new0 (CheckbitPositionLine, 1);
  gsize length = (gsize) (span.end - span.start);

  line->line = number;
  line->text = dup_text (span);
  line->label = find_id (span);
  if (!chess_fen_read (span.start, length, CHESS_FEN_DEFAULT, &line->position, &line->error))
    chess_position_clear (&line->position);

  return line;
}

/* Takes the next line without its end, LF or CR LF, and surrounding spaces. */
static Span
take_line (Span *rest)
{
  const char *newline = memchr (rest->start, '\n', (gsize) (rest->end - rest->start));
  Span line = { rest->start, newline != NULL ? newline : rest->end };

  rest->start = newline != NULL ? newline + 1 : rest->end;

  skip_spaces (&line);
  while (line.end > line.start && (is_space (line.end[-1]) || line.end[-1] == '\r'))
    line.end--;

  return line;
}

GPtrArray *
checkbit_position_lines_parse (const char *text, gsize length)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (position_line_free);
  gboolean comments = FALSE;
  Span rest;

  g_return_val_if_fail (text != NULL || length == 0, lines);
  if (length == 0)
    return lines;

  rest = (Span) { text, text + length };
  if (length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0)
    rest.start += 3;

  for (guint number = 1; rest.start < rest.end; number++)
    {
      Span line = take_line (&rest);

      if (line.start < line.end && *line.start != '#')
        g_ptr_array_add (lines, position_line_new (line, number));
      comments = comments || (line.start < line.end && *line.start == '#');
    }
  if (lines->len == 1)
    ((CheckbitPositionLine *) g_ptr_array_index (lines, 0))->alone = !comments;

  return lines;
}

/* --- Files -------------------------------------------------------------------------------- */

static gboolean
set_error_too_large (GFile *file, GError **error)
{
  g_autofree char *name = checkbit_file_dup_name (file);

  g_set_error (error,
               CHECKBIT_POSITION_FILE_ERROR,
               CHECKBIT_POSITION_FILE_ERROR_TOO_LARGE,
               /* Translators: %s is a file's name */
               _("“%s” is too large: at most 64 MiB and a million lines can be opened"),
               name);

  return FALSE;
}

/* Reads to the end or one byte beyond the limit, as the size of a pipe is unknown. */
static GByteArray *
read_bytes (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree guint8 *buffer = g_malloc (65536);
  gssize n;

  if (stream == NULL)
    return NULL;

  while ((n = g_input_stream_read (G_INPUT_STREAM (stream), buffer, 65536, cancellable, error)) > 0)
    {
      g_byte_array_append (bytes, buffer, (guint) n);
      if (bytes->len > MAX_BYTES)
        {
          set_error_too_large (file, error);
          return NULL;
        }
    }

  return n == 0 ? g_steal_pointer (&bytes) : NULL;
}

static gboolean
has_too_many_lines (const GByteArray *bytes)
{
  const guint8 *p = bytes->data, *end;
  guint n = 0;

  if (bytes->len == 0)
    return FALSE;

  end = p + bytes->len;
  while (p != NULL && p < end && n <= MAX_LINES)
    {
      p = memchr (p, '\n', (gsize) (end - p));
      if (p != NULL)
        p++;
      n++;
    }

  return n > MAX_LINES;
}

static const CheckbitPositionLine *
find_line (GPtrArray *lines, gboolean playable)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const CheckbitPositionLine *line = g_ptr_array_index (lines, i);

      if ((line->error.kind == CHESS_FEN_OK) == playable)
        return line;
    }

  return NULL;
}

/* Returns whether there is a playable line. */
static gboolean
check_lines (GFile *file, GPtrArray *lines, GError **error)
{
  g_autofree char *name = checkbit_file_dup_name (file);
  g_autofree char *reason = NULL;
  const CheckbitPositionLine *refused = find_line (lines, FALSE);

  if (find_line (lines, TRUE) != NULL)
    return TRUE;

  if (refused == NULL)
    {
      g_set_error (error,
                   CHECKBIT_POSITION_FILE_ERROR,
                   CHECKBIT_POSITION_FILE_ERROR_NO_POSITION,
                   /* Translators: %s is a file's name */
                   _("“%s” contains no position"),
                   name);
      return FALSE;
    }

  reason = checkbit_message_fen_error (&refused->error);
  g_set_error (error,
               CHECKBIT_POSITION_FILE_ERROR,
               CHECKBIT_POSITION_FILE_ERROR_NO_POSITION,
               /* Translators: the first %s is a file's name, %u the number of a line in it, the
                * second %s what is wrong with that line */
               _("“%s” contains no position that can be read. Line %u: %s"),
               name,
               refused->line,
               reason);

  return FALSE;
}

static GPtrArray *
load (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GByteArray) bytes = read_bytes (file, cancellable, error);
  g_autoptr (GPtrArray) lines = NULL;

  if (bytes == NULL)
    return NULL;
  if (has_too_many_lines (bytes))
    {
      set_error_too_large (file, error);
      return NULL;
    }

  lines = checkbit_position_lines_parse ((const char *) bytes->data, bytes->len);

  return check_lines (file, lines, error) ? g_steal_pointer (&lines) : NULL;
}

/* Only the reason: for a local file GIO's message contains the whole path again. */
static const char *
get_reason (const GError *error)
{
  switch (error->code)
    {
    case G_IO_ERROR_NOT_FOUND:
      return g_strerror (ENOENT);
    case G_IO_ERROR_PERMISSION_DENIED:
      return g_strerror (EACCES);
    case G_IO_ERROR_IS_DIRECTORY:
      return g_strerror (EISDIR);
    default:
      return error->message;
    }
}

/* Adds the file's name to a system error. Takes error over. */
static void
return_error (GTask *task, GFile *file, GError *error)
{
  g_autofree char *name = checkbit_file_dup_name (file);

  if (error->domain != G_IO_ERROR || error->code == G_IO_ERROR_CANCELLED)
    {
      g_task_return_error (task, error);
      return;
    }

  g_task_return_new_error (task, error->domain, error->code,
                           /* Translators: the first %s is a file's name, the second the
                            * reason, such as "Permission denied" */
                           _ ("“%s” could not be opened: %s"), name, get_reason (error));
  g_error_free (error);
}

/* What was read. */
typedef struct
{
  GPtrArray *lines; /* owned; NULL once they were taken */
  CheckbitFileStamp stamp;
} Loaded;

static void
loaded_free (Loaded *loaded)
{
  g_clear_pointer (&loaded->lines, g_ptr_array_unref);
  g_free (loaded);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Loaded, loaded_free)

/* The stamp is taken before reading starts, so that any later change is noticed. */
static void
load_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  g_autoptr (Loaded) loaded = g_new0 (Loaded, 1);
  GFile *file = G_FILE (source);
  GError *error = NULL;

  if (checkbit_file_is_local (file))
    checkbit_file_stamp_query (&loaded->stamp, file, NULL);
  loaded->lines = load (file, cancellable, &error);
  if (loaded->lines != NULL)
    g_task_return_pointer (task, g_steal_pointer (&loaded), (GDestroyNotify) loaded_free);
  else
    return_error (task, file, error);
}

void
checkbit_position_file_load_async (GFile *file,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (file, cancellable, callback, user_data);
  g_task_set_name (task, "checkbit_position_file_load_async");
  /* Reading from a pipe or a sleeping disk cannot be interrupted, but waiting for it can. */
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, load_thread);
}

GPtrArray *
checkbit_position_file_load_finish (GAsyncResult *result, CheckbitFileStamp *stamp, GError **error)
{
  g_autoptr (Loaded) loaded = NULL;

  g_return_val_if_fail (G_IS_TASK (result), NULL);

  loaded = g_task_propagate_pointer (G_TASK (result), error);
  if (loaded == NULL)
    return NULL;
  *stamp = loaded->stamp;

  return g_steal_pointer (&loaded->lines);
}
