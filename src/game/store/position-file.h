/* Files of positions: .fen and .epd, one position a line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "chess/fen.h"
#include "game/base/file-save.h"

G_BEGIN_DECLS

/* One line that holds a position, or that should. */
typedef struct
{
  guint line;             /* 1 up */
  ChessPosition position; /* where error.kind is CHESS_FEN_OK */
  ChessFenError error;
  char *text;             /* the line as it stands, valid UTF-8; a monstrous one is cut short */
  char *label;            /* of an EPD line its id operation, else NULL */
} CheckbitPositionLine;

#define CHECKBIT_POSITION_FILE_ERROR (checkbit_position_file_error_quark ())
GQuark checkbit_position_file_error_quark (void);

typedef enum
{
  CHECKBIT_POSITION_FILE_ERROR_TOO_LARGE,   /* above 64 MiB or a million lines */
  CHECKBIT_POSITION_FILE_ERROR_NO_POSITION, /* none can be read; says what was wrong first */
} CheckbitPositionFileError;

/* A list of CheckbitPositionLine, read from text of any bytes: BOM, CR LF, blank lines and #
 * comments are passed over; a line that is refused stays in the list with its error. The array
 * frees its lines. (element-type CheckbitPositionLine) (transfer full) */
GPtrArray *checkbit_position_lines_parse (const char *text, gsize length);

/* Reads a file in a thread. finish: (element-type CheckbitPositionLine) (transfer full), NULL with
 * an error that says what, where, why. There is at least one line that can be played. */
void checkbit_position_file_load_async (GFile *file,
                                        GCancellable *cancellable,
                                        GAsyncReadyCallback callback,
                                        gpointer user_data);
GPtrArray *checkbit_position_file_load_finish (GAsyncResult *result, GError **error);

G_END_DECLS
