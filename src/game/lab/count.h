/* Counting a position move by move, with several threads, a table, categories, in the background.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "chess/perft.h"
#include "chess/uci-move.h"

G_BEGIN_DECLS

/* Categories of the moves of the last ply, as defined for the tables in the Chess Programming Wiki.
 * A move may be in several. */
typedef enum
{
  CHECKBIT_PERFT_CAPTURES, /* including en passant */
  CHECKBIT_PERFT_EN_PASSANT,
  CHECKBIT_PERFT_CASTLES,
  CHECKBIT_PERFT_PROMOTIONS, /* each piece counts separately */
  CHECKBIT_PERFT_CHECKS,     /* of any kind, including checkmates */
  CHECKBIT_PERFT_DISCOVERED, /* by a piece other than the one that moved; castling does not count */
  CHECKBIT_PERFT_DOUBLE,     /* by two pieces */
  CHECKBIT_PERFT_MATES,
} CheckbitPerftCategory;

#define CHECKBIT_N_PERFT_CATEGORIES 8

/* A move of the position, and the counts after it. */
typedef struct
{
  char uci[CHESS_UCI_SIZE];
  ChessMove move;
  guint64 count;
  guint64 categories[CHECKBIT_N_PERFT_CATEGORIES]; /* 0 if not requested */
} CheckbitPerftRow;

/* The progress of a count, which other threads may read. */
typedef struct _CheckbitPerftMeter CheckbitPerftMeter;

CheckbitPerftMeter *checkbit_perft_meter_new (void);
CheckbitPerftMeter *checkbit_perft_meter_ref (CheckbitPerftMeter *self);
void checkbit_perft_meter_unref (CheckbitPerftMeter *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitPerftMeter, checkbit_perft_meter_unref)

/* The count so far, and the finished part of the tree, 0 to 1, assuming that sibling moves have
 * equally large subtrees. */
guint64 checkbit_perft_meter_get_nodes (CheckbitPerftMeter *self);
double checkbit_perft_meter_get_done (CheckbitPerftMeter *self);

/* What to count, and how. */
typedef struct
{
  ChessPosition position;
  guint depth;
  ChessPerftMode mode;
  guint threads;             /* at least 1 */
  gsize hash_size;           /* bytes of the table, which needs CHESS_PERFT_COUNT; 0: none */
  gboolean categories;       /* counting categories generates every move; no table is used */
  CheckbitPerftMeter *meter; /* or NULL */
} CheckbitPerftRequest;

typedef struct
{
  guint64 total;
  guint64 categories[CHECKBIT_N_PERFT_CATEGORIES];
  gint64 time_us; /* from the first to the last move */
  gsize n_rows;
  CheckbitPerftRow rows[CHESS_MAX_MOVES]; /* sorted by their text */
} CheckbitPerftCount;

void checkbit_perft_count_free (CheckbitPerftCount *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitPerftCount, checkbit_perft_count_free)

/* Reports a root move as soon as its subtree is counted, and the finished part of the work, 0 to
 * 1. */
typedef void (*CheckbitPerftProgress) (const CheckbitPerftRow *row, double done, gpointer data);

/* Counts synchronously. progress (may be NULL) is called in any of the threads, but not
 * concurrently. NULL with G_IO_ERROR_CANCELLED, within milliseconds; or G_IO_ERROR_NO_SPACE if
 * there is not enough memory for the table. (transfer full) */
CheckbitPerftCount *checkbit_perft_count (const CheckbitPerftRequest *request,
                                          CheckbitPerftProgress progress,
                                          gpointer data,
                                          GCancellable *cancellable,
                                          GError **error);

/* The same in the background; progress is called in the caller's main context, and not after
 * cancellation. */
void checkbit_perft_count_async (const CheckbitPerftRequest *request,
                                 CheckbitPerftProgress progress,
                                 gpointer progress_data,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer data);

/* With the errors of checkbit_perft_count(). (transfer full) */
CheckbitPerftCount *checkbit_perft_count_finish (GAsyncResult *result, GError **error);

/* The stable identifier of a category: "en-passant". */
const char *checkbit_perft_category_id (CheckbitPerftCategory category);

/* What a category counts, in a sentence. Static, translated. */
const char *checkbit_perft_category_definition (CheckbitPerftCategory category);

G_END_DECLS
