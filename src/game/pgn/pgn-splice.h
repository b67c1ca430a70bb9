/* Putting one game into a PGN file, in the file's own encoding, and leaving the rest as it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/base/file-stamp.h"

G_BEGIN_DECLS

/* A change of a file. */
typedef struct
{
  GFile *file;
  CheckbitFileStamp stamp; /* what the file must be before; after success, what it is */
  gboolean append;         /* put the text behind all there is, with an empty line between */
  guint64 offset;          /* where the old text stands; after success, where the new one does */
  guint64 length;          /* of the old text; after success, of the new one */
  const char *text;        /* UTF-8, lines end in LF; none at its end */
} CheckbitPgnSplice;

/* Makes a change, whole or not at all; for a thread. FALSE with CHECKBIT_PGN_FILE_ERROR_CHANGED
 * where the file is not what it must be, or with a GIOError. */
gboolean checkbit_pgn_splice (CheckbitPgnSplice *splice, GCancellable *cancellable, GError **error);

/* Reads the bytes of a range. (transfer full), NULL with a GIOError. */
GBytes *checkbit_pgn_read_range (
    GFile *file, guint64 offset, guint64 length, GCancellable *cancellable, GError **error);

G_END_DECLS
