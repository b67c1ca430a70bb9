/* Whether a file is one of games or of positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_FILE_UNKNOWN,
  CHECKBIT_FILE_GAMES,     /* .pgn */
  CHECKBIT_FILE_POSITIONS, /* .fen, .epd */
} CheckbitFileKind;

/* Judges by the ending of a file name or URI. */
CheckbitFileKind checkbit_file_kind_of_name (const char *name);
CheckbitFileKind checkbit_file_kind_of (GFile *file);

/* Whether a text is the beginning of a file of positions: seven slashes in its first word. */
gboolean checkbit_file_kind_is_position_text (const char *text);

G_END_DECLS
