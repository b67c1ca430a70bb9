/* Games as records of an index: the moves of their main lines, and what is kept of each game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/explorer/explorer-file.h"

G_BEGIN_DECLS

/* What a stretch of a file holds. */
typedef struct
{
  CheckbitExplorerRecord
      *records; /* by key; their games are counted from the first one of these: */
  guint n_records;
  GArray *games; /* of CheckbitExplorerGame: those that end in the stretch */
} CheckbitExplorerRun;

void checkbit_explorer_run_clear (CheckbitExplorerRun *run);

typedef struct _CheckbitExplorerReader CheckbitExplorerReader;

/* max_plies: of each game. Reading ends early where it is cancelled. */
CheckbitExplorerReader *checkbit_explorer_reader_new (guint max_plies, GCancellable *cancellable);
void checkbit_explorer_reader_free (CheckbitExplorerReader *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitExplorerReader, checkbit_explorer_reader_free)

/* Takes the next bytes of PGN, and at last their end. */
void checkbit_explorer_reader_feed (CheckbitExplorerReader *self, const char *bytes, gsize length);
void checkbit_explorer_reader_finish (CheckbitExplorerReader *self);

/* See checkbit_pgn_reader_ends_here(). */
gboolean checkbit_explorer_reader_ends_here (CheckbitExplorerReader *self);

/* What has been read since the last time. */
void checkbit_explorer_reader_take (CheckbitExplorerReader *self, CheckbitExplorerRun *run);

G_END_DECLS
