/* The index of the positions in a file of games, opened or made in the background.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/explorer/explorer-index.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_EXPLORER (checkbit_explorer_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitExplorer, checkbit_explorer, CHECKBIT, EXPLORER, GObject)

/* An explorer of no file.
 *
 * Properties that notify: "file" (GFile or NULL); "building" (boolean); "progress" (double, 0 to
 * 1); "problem" (a translated sentence, or NULL), which says why there is no index; "ready"
 * (boolean): there is an index to look things up in. */
CheckbitExplorer *checkbit_explorer_new (void);

/* Opens the index of a file, or creates it if there is none for the file's current state; NULL
 * closes the previous one. max_plies: of each game. Setting the same file again checks whether it
 * has changed. */
void checkbit_explorer_set_file (CheckbitExplorer *self, GFile *file, guint max_plies);

/* Cancels creating the index; there is none afterwards, and "problem" says so. */
void checkbit_explorer_cancel (CheckbitExplorer *self);

gboolean checkbit_explorer_get_building (CheckbitExplorer *self);
double checkbit_explorer_get_progress (CheckbitExplorer *self);
const char *checkbit_explorer_get_problem (CheckbitExplorer *self);
gboolean checkbit_explorer_get_ready (CheckbitExplorer *self);

/* The stamp that the file had when it was searched; see checkbit_explorer_index_dup_stamp(). NULL
 * if there is no index. (transfer full) */
char *checkbit_explorer_dup_stamp (CheckbitExplorer *self);

/* Looks a position up in a thread. finish: (transfer full), to be freed with g_free(); NULL with a
 * GIOError if it was cancelled or there is no index. */
void checkbit_explorer_look_up_async (CheckbitExplorer *self,
                                      const ChessPosition *position,
                                      GCancellable *cancellable,
                                      GAsyncReadyCallback callback,
                                      gpointer user_data);
CheckbitExplorerAnswer *
checkbit_explorer_look_up_finish (CheckbitExplorer *self, GAsyncResult *result, GError **error);

/* Finds games in a thread; see checkbit_explorer_index_find_games(). finish: NULL with a
 * GIOError. */
void checkbit_explorer_find_games_async (CheckbitExplorer *self,
                                         const ChessPosition *position,
                                         ChessMove move,
                                         GCancellable *cancellable,
                                         GAsyncReadyCallback callback,
                                         gpointer user_data);
GArray *
checkbit_explorer_find_games_finish (CheckbitExplorer *self, GAsyncResult *result, GError **error);

G_END_DECLS
