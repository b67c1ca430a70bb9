/* Reading a whole file of games for its index, on all processors.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/explorer/explorer-index.h"
#include "game/explorer/explorer-sort.h"

G_BEGIN_DECLS

/* The bytes that one thread reads at once, for a usual file: much longer than a game. */
#define CHECKBIT_EXPLORER_PART_LENGTH ((gsize) 8 << 20)

typedef struct
{
  gsize part_length;
  guint max_plies; /* of each game */
  CheckbitExplorerProgressFunc progress;
  gpointer user_data;
} CheckbitExplorerGathering;

/* Gives what the games of a file hold to a sort, run by run, and appends the games, in their
 * order (element-type CheckbitExplorerGame). folder: for the sort. NULL with a GIOError.
 * (transfer full) */
CheckbitExplorerSort *checkbit_explorer_gather (GFile *file,
                                                const char *folder,
                                                const CheckbitExplorerGathering *gathering,
                                                GArray *games,
                                                GCancellable *cancellable,
                                                GError **error);

G_END_DECLS
