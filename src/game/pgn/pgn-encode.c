/* How a PGN file writes its characters and ends its lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-encode.h"

#include <string.h>

#include "game/pgn/pgn-splice.h"
#include "game/pgn/pgn-text.h"

/* Bytes that are looked at for the ends of lines. */
#define LOOK (64 * 1024)

/* Bytes read at a time. */
#define CHUNK (1024 * 1024)

static guint
unit_size (const CheckbitPgnStyle *style)
{
  return style->encoding >= CHECKBIT_PGN_UTF16_LE ? 2 : 1;
}

/* --- Encoding ------------------------------------------------------------------------------- */

/* The bytes at the end of a chunk that may be the beginning of a character of the next. */
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

/* Whether all of a file is UTF-8. */
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
find_encoding (CheckbitPgnStyle *style,
               GFile *file,
               const char *text,
               GCancellable *cancellable,
               GError **error)
{
  g_autoptr (GBytes) start = checkbit_pgn_read_range (file, 0, 2, cancellable, error);
  g_autoptr (GFileInputStream) stream = NULL;
  gboolean utf8;

  if (start == NULL)
    return FALSE;
  if (g_bytes_get_size (start) == 2 && memcmp (g_bytes_get_data (start, NULL), "\xff\xfe", 2) == 0)
    style->encoding = CHECKBIT_PGN_UTF16_LE;
  if (g_bytes_get_size (start) == 2 && memcmp (g_bytes_get_data (start, NULL), "\xfe\xff", 2) == 0)
    style->encoding = CHECKBIT_PGN_UTF16_BE;
  if (style->encoding != CHECKBIT_PGN_UTF8 || g_str_is_ascii (text))
    return TRUE;

  stream = g_file_read (file, cancellable, error);
  if (stream == NULL || !check_utf8 (G_INPUT_STREAM (stream), cancellable, &utf8, error))
    return FALSE;
  style->encoding = utf8 ? CHECKBIT_PGN_UTF8 : CHECKBIT_PGN_CP1252;

  return TRUE;
}

/* --- Ends of lines -------------------------------------------------------------------------- */

/* The first end of a line in some bytes says how all of them end; FALSE where there is none. */
static gboolean
find_newline (CheckbitPgnStyle *style, GBytes *bytes)
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

/* Counts the ends of lines right before a place, at most two. */
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

/* A text in the place of another begins a line; one behind all others has an empty line before. */
static gboolean
find_place (CheckbitPgnStyle *style,
            GFile *file,
            guint64 offset,
            gboolean append,
            GCancellable *cancellable,
            GError **error)
{
  guint64 start = offset > 16 ? offset - 16 : 0;
  guint64 mark = style->encoding >= CHECKBIT_PGN_UTF16_LE ? 2 : 0;
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

gboolean
checkbit_pgn_style_find (CheckbitPgnStyle *style,
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

  *style = (CheckbitPgnStyle){ .encoding = CHECKBIT_PGN_UTF8 };
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

/* --- Texts ---------------------------------------------------------------------------------- */

void
checkbit_pgn_style_add_newline (const CheckbitPgnStyle *style, GString *bytes)
{
  const char *newline = style->crlf ? "\r\n" : "\n";

  for (; *newline != '\0'; newline++)
    {
      if (style->encoding == CHECKBIT_PGN_UTF16_BE)
        g_string_append_c (bytes, '\0');
      g_string_append_c (bytes, *newline);
      if (style->encoding == CHECKBIT_PGN_UTF16_LE)
        g_string_append_c (bytes, '\0');
    }
}

static char *
encode (const CheckbitPgnStyle *style, const char *text, gsize length, gsize *written)
{
  const char *charset = style->encoding == CHECKBIT_PGN_UTF16_LE ? "UTF-16LE" : "UTF-16BE";
  char *bytes = NULL;

  if (unit_size (style) == 2)
    bytes = g_convert (text, (gssize) length, charset, "UTF-8", NULL, written, NULL);
  else if (style->encoding == CHECKBIT_PGN_CP1252)
    bytes = checkbit_pgn_text_to_cp1252 (text, (gssize) length, written);
  if (bytes != NULL)
    return bytes;
  *written = length;

  return g_strndup (text, length);
}

GBytes *
checkbit_pgn_style_encode (const CheckbitPgnStyle *style, const char *text)
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
