/* The list of the games of a PGN file: made in the background, game by game, while the first are
 * shown already.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/pgn/pgn-store.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_PGN_INDEX (checkbit_pgn_index_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPgnIndex, checkbit_pgn_index, CHECKBIT, PGN_INDEX, GObject)

/* An empty list.
 *
 * Properties that notify: "n-games" (uint), as games are found; "progress" (double, 0 to 1) and
 * "loading" (boolean).
 * Signal "changed" (guint index): a game that was there is another one now. */
CheckbitPgnIndex *checkbit_pgn_index_new (void);

/* Reads a file in a thread, once. Games appear in the list while that goes on: the first of them
 * soon, whatever the size of the file. finish: FALSE with a translated sentence that names the
 * file, or cancelled; the games found until then stay. */
void checkbit_pgn_index_load_async (CheckbitPgnIndex *self,
                                    GFile *file,
                                    GCancellable *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data);
gboolean
checkbit_pgn_index_load_finish (CheckbitPgnIndex *self, GAsyncResult *result, GError **error);

guint checkbit_pgn_index_get_n_games (CheckbitPgnIndex *self);
double checkbit_pgn_index_get_progress (CheckbitPgnIndex *self);
gboolean checkbit_pgn_index_get_loading (CheckbitPgnIndex *self);

/* What is shown of a game (index 0 up): the tag of a column of texts, "" where there is none.
 * Borrowed from the index. */
const char *
checkbit_pgn_index_get_text (CheckbitPgnIndex *self, guint index, CheckbitPgnColumn column);
/* Half-moves of its main line, counted but not played. */
guint checkbit_pgn_index_get_plies (CheckbitPgnIndex *self, guint index);
/* Where it stands in the file, in bytes. */
void checkbit_pgn_index_get_range (CheckbitPgnIndex *self,
                                   guint index,
                                   guint64 *offset,
                                   guint64 *length);

/* The games themselves, for those who look at them in threads. (transfer none) */
CheckbitPgnStore *checkbit_pgn_index_get_store (CheckbitPgnIndex *self);

/* A game has been written to the file, length bytes of text at an offset, in the place of game
 * index (or behind the last: index is the number of games). Those behind it have moved. */
void checkbit_pgn_index_update (CheckbitPgnIndex *self,
                                guint index,
                                guint64 offset,
                                const char *text,
                                gsize length,
                                guint64 length_in_file);

G_END_DECLS
