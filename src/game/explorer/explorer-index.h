/* What was played from every position in the games of a file, found by key: transpositions are
 * one position.
 *
 * Main lines only. An index does not change once it is made, and may be asked by several
 * threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/position.h"
#include "game/base/file-stamp.h"

G_BEGIN_DECLS

/* The half-moves of each game that are indexed unless all are asked for. */
#define CHECKBIT_EXPLORER_USUAL_PLIES 60
#define CHECKBIT_EXPLORER_ALL_PLIES G_MAXUINT32

/* One move, in the games in which it was played. */
typedef struct
{
  ChessMove move;
  guint n_games;
  guint white_wins, draws, black_wins; /* the other games have no result */
  guint rating; /* of those who played it, on average; 0 where none is known */
  guint year;   /* in which it was played last; 0 where none is known */
} CheckbitExplorerMove;

/* What is known of a position. */
typedef struct
{
  guint n_games; /* in which it stood */
  guint n_moves;
  CheckbitExplorerMove moves[256]; /* most games first */
} CheckbitExplorerAnswer;

typedef struct _CheckbitExplorerIndex CheckbitExplorerIndex;

CheckbitExplorerIndex *checkbit_explorer_index_ref (CheckbitExplorerIndex *self);
void checkbit_explorer_index_unref (CheckbitExplorerIndex *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitExplorerIndex, checkbit_explorer_index_unref)

/* Told how far a file has been read; called by the thread that reads. */
typedef void (*CheckbitExplorerProgressFunc) (guint64 done, guint64 size, gpointer user_data);

/* Opens the index of a file that is kept at a path, or makes it and keeps it there. Waits: for a
 * thread. NULL with a GIOError. A game with a move that cannot be read counts up to there. */
CheckbitExplorerIndex *checkbit_explorer_index_open (GFile *file,
                                                     const char *path,
                                                     guint max_plies,
                                                     CheckbitExplorerProgressFunc progress,
                                                     gpointer user_data,
                                                     GCancellable *cancellable,
                                                     GError **error);

guint checkbit_explorer_index_get_n_games (CheckbitExplorerIndex *self);

/* The half-moves of each game that are indexed: what was asked for, or more. */
guint checkbit_explorer_index_get_max_plies (CheckbitExplorerIndex *self);

/* Looks up a position. Reads from the disk: for a thread. */
void checkbit_explorer_index_look_up (CheckbitExplorerIndex *self,
                                      const ChessPosition *position,
                                      CheckbitExplorerAnswer *answer);

/* The games, 0 up and in their order, in which a position stood, or, unless it is
 * CHESS_MOVE_NONE, in which a move was played from it. For a thread, too. (element-type guint32)
 * (transfer full) */
GArray *checkbit_explorer_index_find_games (CheckbitExplorerIndex *self,
                                            const ChessPosition *position,
                                            ChessMove move);

G_END_DECLS
