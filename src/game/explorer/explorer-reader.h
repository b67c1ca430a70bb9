/* Turns games into records of an index: the moves of their main lines, and data about each game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/explorer/explorer-file.h"
#include "game/pgn/pgn-reader.h"

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

/* What gathers records while games are read. */
typedef struct _CheckbitExplorerReader CheckbitExplorerReader;

/* What a reader of PGN calls, with one of these as user_data. */
extern const CheckbitPgnVisitor checkbit_explorer_visitor;

CheckbitExplorerReader *checkbit_explorer_reader_new (void);
void checkbit_explorer_reader_free (CheckbitExplorerReader *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitExplorerReader, checkbit_explorer_reader_free)

/* Sorts what was read since the last call. Its games have ended, but for the last records'. */
void checkbit_explorer_reader_prepare (CheckbitExplorerReader *self);

/* Returns what was prepared. (transfer full) */
void checkbit_explorer_reader_take (CheckbitExplorerReader *self, CheckbitExplorerRun *run);

G_END_DECLS
