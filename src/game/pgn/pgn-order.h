/* Searching and sorting a great many games: the order they are shown in, as an array of indices.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/pgn/pgn-store.h"

G_BEGIN_DECLS

/* What is asked for. */
typedef struct
{
  const char *search; /* words that a game must have all of; "" for all games */
  CheckbitPgnColumn column;
  gboolean descending;
} CheckbitPgnQuery;

/* Finds the first n_games games that a search finds, in order, in a thread. source: of the task,
 * handed to callback. finish: (element-type guint32) (transfer full), and the games that were
 * looked at; NULL where it was cancelled. */
void checkbit_pgn_order_async (gpointer source,
                               CheckbitPgnStore *store,
                               guint n_games,
                               const CheckbitPgnQuery *query,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);
GArray *checkbit_pgn_order_finish (gpointer source, GAsyncResult *result, guint *n_games);

G_END_DECLS
