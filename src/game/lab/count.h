/* Counting a position move by move, with several threads, a table, categories, in the background.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "chess/perft.h"
#include "chess/uci-move.h"

G_BEGIN_DECLS

/* What the moves of the last ply are, by the definitions of the Chess Programming Wiki's tables. A
 * move may be of several. */
typedef enum
{
  CHECKBIT_PERFT_CAPTURES, /* en passant too */
  CHECKBIT_PERFT_EN_PASSANT,
  CHECKBIT_PERFT_CASTLES,
  CHECKBIT_PERFT_PROMOTIONS, /* each piece is one */
  CHECKBIT_PERFT_CHECKS,     /* of any kind, mates too */
  CHECKBIT_PERFT_DISCOVERED, /* given by another piece alone than the one that moved; castling is no
                                discovery */
  CHECKBIT_PERFT_DOUBLE,     /* given by two pieces */
  CHECKBIT_PERFT_MATES,
} CheckbitPerftCategory;

#define CHECKBIT_N_PERFT_CATEGORIES 8

/* A move of the position, and what is behind it. */
typedef struct
{
  char uci[CHESS_UCI_SIZE];
  ChessMove move;
  guint64 count;
  guint64 categories[CHECKBIT_N_PERFT_CATEGORIES]; /* 0 where they were not asked for */
} CheckbitPerftRow;

/* Where a count stands, for whoever looks from another thread while it runs. */
typedef struct _CheckbitPerftMeter CheckbitPerftMeter;

CheckbitPerftMeter *checkbit_perft_meter_new (void);
CheckbitPerftMeter *checkbit_perft_meter_ref (CheckbitPerftMeter *self);
void checkbit_perft_meter_unref (CheckbitPerftMeter *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitPerftMeter, checkbit_perft_meter_unref)

/* What has been counted so far, and the part of the tree that it is, 0 to 1, as if every move
 * had as many moves behind it as its neighbors. */
guint64 checkbit_perft_meter_get_nodes (CheckbitPerftMeter *self);
double checkbit_perft_meter_get_done (CheckbitPerftMeter *self);

/* What is to be counted, and how. */
typedef struct
{
  ChessPosition position;
  guint depth;
  ChessPerftMode mode;
  guint threads;             /* 1 up */
  gsize hash_size;           /* bytes of the table, which needs CHESS_PERFT_COUNT; 0: none */
  gboolean categories;       /* counted too, which goes through every move; no table is used then */
  CheckbitPerftMeter *meter; /* or NULL */
} CheckbitPerftRequest;

typedef struct
{
  guint64 total;
  guint64 categories[CHECKBIT_N_PERFT_CATEGORIES];
  gint64 time_us; /* that it took, from the first move to the last */
  gsize n_rows;
  CheckbitPerftRow rows[CHESS_MAX_MOVES]; /* sorted by their text */
} CheckbitPerftCount;

void checkbit_perft_count_free (CheckbitPerftCount *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitPerftCount, checkbit_perft_count_free)

/* Told of a root move as soon as all behind it is counted, and of how much of the work is done,
 * 0 to 1. */
typedef void (*CheckbitPerftProgress) (const CheckbitPerftRow *row, double done, gpointer data);

/* Counts, and waits for it. progress (may be NULL) is called in any of the threads, one call at a
 * time. NULL with G_IO_ERROR_CANCELLED, some milliseconds after; or G_IO_ERROR_NO_SPACE where there
 * is no memory for the table. (transfer full) */
CheckbitPerftCount *checkbit_perft_count (const CheckbitPerftRequest *request,
                                          CheckbitPerftProgress progress,
                                          gpointer data,
                                          GCancellable *cancellable,
                                          GError **error);

/* The same in the background; progress is called in the caller's main context, and not after it was
 * cancelled. */
void checkbit_perft_count_async (const CheckbitPerftRequest *request,
                                 CheckbitPerftProgress progress,
                                 gpointer progress_data,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer data);

CheckbitPerftCount *checkbit_perft_count_finish (GAsyncResult *result, GError **error);

/* The stable identifier of a category: "en-passant". */
const char *checkbit_perft_category_id (CheckbitPerftCategory category);

/* What is counted in a category, in a sentence. Static, translated. */
const char *checkbit_perft_category_definition (CheckbitPerftCategory category);

G_END_DECLS
