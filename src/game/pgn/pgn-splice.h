/* Inserts one game into a PGN file in the file's own encoding, leaving the rest as it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/base/file-stamp.h"

G_BEGIN_DECLS

/* A change to a file. */
typedef struct
{
  GFile *file;
  CheckbitFileStamp stamp; /* the expected stamp; after success, the new one */
  gboolean append;         /* append the text, after an empty line */
  guint64 last_game;       /* to append: where the file's last game begins, or 0 if not known */
  guint64 offset;          /* the position of the old text; after success, of the new one */
  guint64 length;          /* of the old text; after success, of the new one */
  const char *text;        /* UTF-8 with LF line ends, none at the end */

  /* After success: */
  gint64 shift;    /* how far what follows the old text has moved */
  guint64 old_end; /* where what the text is appended to ended … */
  gsize n_added;   /* … and how many bytes were added there, to complete it */
} CheckbitPgnSplice;

/* Changes the file completely or not at all; for threads. What is around the text cannot swallow
 * it: a comment that is open where the text is appended is closed, comments alone there get a
 * result, bytes that make no character are dropped, and words before and behind stay apart. FALSE
 * with CHECKBIT_PGN_FILE_ERROR_CHANGED if the stamp does not match, or with a GIOError. */
gboolean checkbit_pgn_splice (CheckbitPgnSplice *splice, GCancellable *cancellable, GError **error);

/* Reads the bytes of a range. (transfer full), NULL with a GIOError. */
GBytes *checkbit_pgn_read_range (
    GFile *file, guint64 offset, guint64 length, GCancellable *cancellable, GError **error);

G_END_DECLS
