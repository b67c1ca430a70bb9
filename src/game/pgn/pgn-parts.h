/* Reads a whole file of games on all processors: in parts, each by a thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/pgn/pgn-reader.h"

G_BEGIN_DECLS

/* What makes something of the games. A taker is given to the visitor as its user_data, and gathers
 * what is read until it is collected. A game may go on after that. */
typedef struct
{
  const CheckbitPgnVisitor *visitor; /* end_game returns TRUE */
  CheckbitPgnReadFlags flags;
  guint max_plies;    /* of each main line; G_MAXUINT: all */
  gsize first_length; /* bytes of the first part, so that something is there soon; the parts grow */
  gsize part_length;  /* until they have this length: much more than a game has */

  /* A taker for a part, in any thread. */
  gpointer (*taker_new) (void);
  void (*taker_free) (gpointer taker);
  /* After a part, before it is collected, in any thread: for what takes long. NULL for nothing. */
  void (*prepare) (gpointer taker);
  /* In the thread that reads the file, in the file's order: takes what a taker has gathered, and
   * leaves it empty. offset: the position in the file from which its reader counts; done: bytes
   * read up to here, of size, which is 0 if unknown. FALSE with an error to stop. */
  gboolean (*collect) (gpointer taker,
                       guint64 offset,
                       guint64 done,
                       guint64 size,
                       gpointer user_data,
                       GError **error);
} CheckbitPgnParts;

/* Reads a file, synchronously: for threads. What is collected is the same as if one reader had read
 * all of it. FALSE with a GIOError, or with that of collect; what was collected before stays. */
gboolean checkbit_pgn_read_parts (GFile *file,
                                  const CheckbitPgnParts *parts,
                                  gpointer user_data,
                                  GCancellable *cancellable,
                                  GError **error);

G_END_DECLS
