/* Files of positions: .fen and .epd, one position per line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "chess/fen.h"
#include "game/base/file-save.h"
#include "game/base/file-stamp.h"

G_BEGIN_DECLS

/* One line with a position, valid or not. */
typedef struct
{
  guint line;             /* from 1 */
  ChessPosition position; /* if error.kind is CHESS_FEN_OK */
  ChessFenError error;
  char *text;             /* the text of the line, valid UTF-8; cut if it is very long */
  char *label;            /* the id operation of an EPD line, else NULL */
  gboolean alone;         /* there are neither other lines nor comments beside it */
} CheckbitPositionLine;

#define CHECKBIT_POSITION_FILE_ERROR (checkbit_position_file_error_quark ())
GQuark checkbit_position_file_error_quark (void);

typedef enum
{
  CHECKBIT_POSITION_FILE_ERROR_TOO_LARGE,   /* larger than 64 MiB or a million lines */
  CHECKBIT_POSITION_FILE_ERROR_NO_POSITION, /* none is valid; reports the first mistake */
} CheckbitPositionFileError;

/* A list of CheckbitPositionLine, read from text of any bytes: BOM, CR LF, blank lines and #
 * comments are skipped; an invalid line stays in the list with its error. The array frees its
 * lines. (element-type CheckbitPositionLine) (transfer full) */
GPtrArray *checkbit_position_lines_parse (const char *text, gsize length);

/* Reads a file in a thread. finish: (element-type CheckbitPositionLine) (transfer full), NULL with
 * an error that says what, where, why. At least one line is playable. stamp: of the file before it
 * was read, set with success; as of a missing one if the file is remote or has none. */
void checkbit_position_file_load_async (GFile *file,
                                        GCancellable *cancellable,
                                        GAsyncReadyCallback callback,
                                        gpointer user_data);
GPtrArray *
checkbit_position_file_load_finish (GAsyncResult *result, CheckbitFileStamp *stamp, GError **error);

G_END_DECLS
