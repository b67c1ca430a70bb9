/* Draws an SVG document from standard input as a PNG file on standard output.
 *
 *   checkbit-draw-picture SCALE
 *
 * SCALE is the number of pixels per unit of the document, 1 to 16. On failure it prints the reason
 * on standard error and exits with 1; with 2 on wrong usage.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>

#include "picture/svg-png.h"

static GByteArray *
read_all (FILE *file)
{
  GByteArray *bytes = g_byte_array_new ();
  guint8 piece[4096];
  size_t n;

  while ((n = fread (piece, 1, sizeof piece, file)) > 0)
    g_byte_array_append (bytes, piece, (guint) n);
  return bytes;
}

int
main (int argc, char **argv)
{
  guint64 scale = argc == 2 ? g_ascii_strtoull (argv[1], NULL, 10) : 0;
  g_autoptr (GByteArray) svg = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) png = NULL;
  gsize length;
  const void *data;

  if (scale < 1 || scale > 16)
    {
      fprintf (stderr, "usage: %s SCALE\n", argv[0]);
      return 2;
    }
  svg = read_all (stdin);
  png = svg->len > 0
            ? checkbit_svg_to_png ((const char *) svg->data, svg->len, (guint) scale, &error)
            : NULL;
  if (png == NULL)
    {
      fprintf (stderr, "%s\n", error != NULL ? error->message : "there is no document");
      return 1;
    }
  data = g_bytes_get_data (png, &length);
  if (fwrite (data, 1, length, stdout) == length && fflush (stdout) == 0)
    return 0;
  perror ("checkbit-draw-picture");
  return 1;
}
