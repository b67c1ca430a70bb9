/* The lines of a PGN file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-lines.h"

#include <string.h>

/* Whole units, whatever their size. */
#define CHUNK (256 * 1024)

static guint
count_bytes (const char *bytes, gsize length)
{
  const char *end = bytes + length;
  guint n = 0;

  for (const char *at = bytes; (at = memchr (at, '\n', (gsize) (end - at))) != NULL; at++)
    n++;

  return n;
}

static guint
count (CheckbitPgnUnits units, const char *bytes, gsize length)
{
  guint size = checkbit_pgn_units_get_size (units), n = 0;

  if (units == CHECKBIT_PGN_BYTES)
    return count_bytes (bytes, length);
  for (gsize i = 0; i + size <= length; i += size)
    n += checkbit_pgn_units_read (units, bytes + i) == '\n';

  return n;
}

static guint
count_in_stream (GInputStream *stream,
                 CheckbitPgnUnits units,
                 guint64 length,
                 GCancellable *cancellable)
{
  g_autofree char *chunk = g_malloc (CHUNK);
  guint64 done = 0;
  guint lines = 0;
  gsize n;

  while (g_input_stream_read_all (stream, chunk, MIN (length - done, CHUNK), &n, cancellable, NULL)
         && n > 0)
    {
      lines += count (units, chunk, n);
      done += n;
    }

  return lines;
}

guint
checkbit_pgn_count_lines (GFile *file,
                          CheckbitPgnUnits units,
                          guint64 length,
                          GCancellable *cancellable)
{
  g_autoptr (GFileInputStream) stream = NULL;

  g_return_val_if_fail (G_IS_FILE (file), 0);

  stream = g_file_read (file, cancellable, NULL);

  return stream != NULL ? count_in_stream (G_INPUT_STREAM (stream), units, length, cancellable) : 0;
}
