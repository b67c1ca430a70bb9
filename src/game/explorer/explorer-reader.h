/* Turns games into records of an index: the moves of their main lines, and data about each game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/explorer/explorer-file.h"

G_BEGIN_DECLS

/* The contents of a stretch of a file. */
typedef struct
{
  CheckbitExplorerRecord
      *records; /* sorted by key; their games are numbered from the first one of these: */
  guint n_records;
  GArray *games; /* of CheckbitExplorerGame: those that end in the stretch */
} CheckbitExplorerRun;

void checkbit_explorer_run_clear (CheckbitExplorerRun *run);

typedef struct _CheckbitExplorerReader CheckbitExplorerReader;

/* max_plies: of each game. Reading stops early when cancelled. */
CheckbitExplorerReader *checkbit_explorer_reader_new (guint max_plies, GCancellable *cancellable);
void checkbit_explorer_reader_free (CheckbitExplorerReader *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitExplorerReader, checkbit_explorer_reader_free)

/* Reads the next bytes of PGN; finally their end. */
void checkbit_explorer_reader_feed (CheckbitExplorerReader *self, const char *bytes, gsize length);
void checkbit_explorer_reader_finish (CheckbitExplorerReader *self);

/* See checkbit_pgn_reader_ends_here(). */
gboolean checkbit_explorer_reader_ends_here (CheckbitExplorerReader *self);

/* Returns what was read since the last call. */
void checkbit_explorer_reader_take (CheckbitExplorerReader *self, CheckbitExplorerRun *run);

G_END_DECLS
