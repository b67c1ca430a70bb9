/* How a PGN file writes its characters and ends its lines, so that what is added looks the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_PGN_UTF8,
  CHECKBIT_PGN_CP1252,
  CHECKBIT_PGN_UTF16_LE,
  CHECKBIT_PGN_UTF16_BE,
} CheckbitPgnEncoding;

typedef struct
{
  CheckbitPgnEncoding encoding;
  gboolean crlf;
  guint n_newlines_before; /* that a text at the place looked at needs before it */
} CheckbitPgnStyle;

/* Finds the style of a file around a range, for a text that is to stand there. All of the file is
 * read only where the text is not ASCII, for then its encoding matters. */
gboolean checkbit_pgn_style_find (CheckbitPgnStyle *style,
                                  GFile *file,
                                  gboolean exists,
                                  guint64 offset,
                                  guint64 length,
                                  const char *text,
                                  GCancellable *cancellable,
                                  GError **error);

/* A text in a style. What CP1252 has no place for stays UTF-8, which is told apart text by text
 * when it is read. (transfer full) */
GBytes *checkbit_pgn_style_encode (const CheckbitPgnStyle *style, const char *text);

/* Ends a line as the style does. */
void checkbit_pgn_style_add_newline (const CheckbitPgnStyle *style, GString *bytes);

G_END_DECLS
