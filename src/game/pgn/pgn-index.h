/* The list of games in a PGN file, made in the background; games can be used while loading goes on.
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
 * Properties that notify: "n-games" (uint), while loading and when a game is added later; "progress"
 * (double, 0 to 1) and "loading" (boolean). Signals: "changed" (guint index): a game was replaced;
 * "unlisted": the file got a game that is not in the list, as its reading was stopped. */
CheckbitPgnIndex *checkbit_pgn_index_new (void);

/* Reads a file in a thread, only once. Games are added to the list meanwhile, the first ones soon,
 * whatever the size of the file. finish: FALSE with a translated sentence that names the file, or
 * cancelled; games found before that stay. */
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
/* Whether the list has all games of the file: it was read, to the end and without a failure. A file
 * that was found missing has none. */
gboolean checkbit_pgn_index_get_complete (CheckbitPgnIndex *self);

/* The text shown for a game (index from 0): the tag of a text column, "" if it is missing. Borrowed
 * from the index. */
const char *
checkbit_pgn_index_get_text (CheckbitPgnIndex *self, guint index, CheckbitPgnColumn column);
/* Half-moves of its main line, counted without playing them. */
guint checkbit_pgn_index_get_plies (CheckbitPgnIndex *self, guint index);
/* Its position in the file, in bytes. */
void checkbit_pgn_index_get_range (CheckbitPgnIndex *self,
                                   guint index,
                                   guint64 *offset,
                                   guint64 *length);

/* The store of the games, for use in threads. (transfer none) */
CheckbitPgnStore *checkbit_pgn_index_get_store (CheckbitPgnIndex *self);

/* Updates the list after a game was written to the file, length bytes of text at an offset,
 * replacing game index (or appended to a complete list: index is the number of games). Later games
 * have moved by shift. */
void checkbit_pgn_index_update (CheckbitPgnIndex *self,
                                guint index,
                                guint64 offset,
                                const char *text,
                                gsize length,
                                guint64 length_in_file,
                                gint64 shift);

/* Makes a game longer, by bytes that were added to the file right behind it. */
void checkbit_pgn_index_extend (CheckbitPgnIndex *self, guint index, gsize by);

/* Tells that a game was written to the file which a list that was stopped does not have. */
void checkbit_pgn_index_tell_unlisted (CheckbitPgnIndex *self);

G_END_DECLS
