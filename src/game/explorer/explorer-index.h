/* The moves played from every position in the games of a file, found by key, so that transpositions
 * count as one position.
 *
 * Only main lines count. An index is immutable, and several threads may use it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/movegen.h"
#include "game/base/file-stamp.h"

G_BEGIN_DECLS

/* How many half-moves of each game are indexed by default. */
#define CHECKBIT_EXPLORER_USUAL_PLIES 60
#define CHECKBIT_EXPLORER_ALL_PLIES G_MAXUINT32

/* A move, and the games in which it was played. */
typedef struct
{
  ChessMove move;
  guint n_games;
  guint white_wins, draws, black_wins; /* the other games have no result */
  guint rating; /* the average of its players; 0 if unknown */
  guint year;   /* the last year in which it was played; 0 if unknown */
} CheckbitExplorerMove;

/* The data of a position. */
typedef struct
{
  guint n_games; /* the number of games with it */
  guint n_moves;
  CheckbitExplorerMove moves[CHESS_MAX_MOVES]; /* the most frequent first */
} CheckbitExplorerAnswer;

typedef struct _CheckbitExplorerIndex CheckbitExplorerIndex;

CheckbitExplorerIndex *checkbit_explorer_index_ref (CheckbitExplorerIndex *self);
void checkbit_explorer_index_unref (CheckbitExplorerIndex *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitExplorerIndex, checkbit_explorer_index_unref)

/* Reports how much of a file has been read; called in the reading thread. */
typedef void (*CheckbitExplorerProgressFunc) (guint64 done, guint64 size, gpointer user_data);

/* Opens the index of a file at a path, or creates it there. Blocks: only for threads. NULL with a
 * GIOError. A game with an unreadable move counts up to that. */
CheckbitExplorerIndex *checkbit_explorer_index_open (GFile *file,
                                                     const char *path,
                                                     guint max_plies,
                                                     CheckbitExplorerProgressFunc progress,
                                                     gpointer user_data,
                                                     GCancellable *cancellable,
                                                     GError **error);

guint checkbit_explorer_index_get_n_games (CheckbitExplorerIndex *self);
/* The stamp that the file had when its games were numbered, as a text: see
 * checkbit_file_stamp_to_text(). (transfer full) */
char *checkbit_explorer_index_dup_stamp (CheckbitExplorerIndex *self);

/* Looks up a position. Reads from the disk: only for threads. */
void checkbit_explorer_index_look_up (CheckbitExplorerIndex *self,
                                      const ChessPosition *position,
                                      CheckbitExplorerAnswer *answer);

/* The games with a position or, unless it is CHESS_MOVE_NONE, with a move played from it: their
 * numbers from 0, in order. Only for threads. (element-type guint32) (transfer full) */
GArray *checkbit_explorer_index_find_games (CheckbitExplorerIndex *self,
                                            const ChessPosition *position,
                                            ChessMove move);

G_END_DECLS
