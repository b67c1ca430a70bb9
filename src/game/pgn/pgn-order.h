/* Searching and sorting a great many games: the resulting order is an array of indices.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/pgn/pgn-store.h"

G_BEGIN_DECLS

/* A request. */
typedef struct
{
  const char *search; /* words that a game must contain; "" for all games */
  CheckbitPgnColumn column;
  gboolean descending;
  /* (element-type guint32): indices, to which a reference is kept and which must not change. */
  GArray *only;  /* the games that are wanted at all; NULL for all */
  GArray *first; /* the games to be put before all others; NULL for none … */
  gboolean last; /* … or after them */
} CheckbitPgnQuery;

/* Searches the first n_games games and sorts the matches, in a thread. source: of the task, passed
 * to callback. finish: (element-type guint32) (transfer full), and the number of games searched;
 * NULL if cancelled. */
void checkbit_pgn_order_async (gpointer source,
                               CheckbitPgnStore *store,
                               guint n_games,
                               const CheckbitPgnQuery *query,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);
GArray *checkbit_pgn_order_finish (gpointer source, GAsyncResult *result, guint *n_games);

G_END_DECLS
