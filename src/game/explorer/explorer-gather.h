/* Reads a whole file of games for its index, on all processors.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/explorer/explorer-index.h"
#include "game/explorer/explorer-sort.h"

G_BEGIN_DECLS

/* How many bytes a thread reads at once by default: much more than a game has. */
#define CHECKBIT_EXPLORER_PART_LENGTH ((gsize) 8 << 20)

typedef struct
{
  gsize part_length;
  guint max_plies; /* the limit for each game */
  CheckbitExplorerProgressFunc progress;
  gpointer user_data;
} CheckbitExplorerGathering;

/* Passes the records of a file's games to a sort, run by run, and appends the games in order
 * (element-type CheckbitExplorerGame). folder: for the sort. NULL with a GIOError. (transfer
 * full) */
CheckbitExplorerSort *checkbit_explorer_gather (GFile *file,
                                                const char *folder,
                                                const CheckbitExplorerGathering *gathering,
                                                GArray *games,
                                                GCancellable *cancellable,
                                                GError **error);

G_END_DECLS
